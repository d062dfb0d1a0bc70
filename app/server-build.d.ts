/** What Remix's plugin makes of `app/routes.ts`: every route with its module, and the manifest of the assets. */
declare module 'virtual:remix/server-build' {
  export * from '@remix-run/dev/server-build';
}
