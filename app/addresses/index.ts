/**
 * Every address of the portal, by name (spec 2). Screens, redirects, messages and mails take theirs from here and nobody
 * writes one by hand; a test asks each of them of the table of routes. Depends on nothing, so anybody may use it.
 */
export * from './administration';
export * from './buying';
export * from './desk';
export * from './failures';
export * from './import';
export * from './leaving';
export * from './looking';
export * from './person';
export * from './session';
export * from './tickets';
export { placeOn } from './written';
