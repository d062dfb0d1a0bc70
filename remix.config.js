import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { ONLY_DOCUMENTS } from './app/only-documents';
import { tokenFallbacks } from './app/styles/token-fallbacks.js';

/**
 * Two entries of one server build share their chunks, so what is stateful exists once:
 * `build/server/server.js` is the portal, `build/server/index.js` what stock `remix-serve` serves.
 * It comes after Remix's own plugin, which overwrites `input`.
 */
const serverEntries = {
  name: 'server-entries',
  enforce: 'post',
  apply: 'build',
  config(config, { isSsrBuild }) {
    if (!isSsrBuild) return;
    config.build.rollupOptions = {
      ...config.build.rollupOptions,
      input: { index: 'virtual:remix/server-build', server: './server.ts' },
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    };
  },
};

/** Brotli for browsers over TLS, gzip for all others: each as small as it gets. */
const COMPRESSIONS = {
  br: (content) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** What never changes is compressed once, as well as can be: a seventh less on the way than what a request has time for. */
const compressedOnce = {
  name: 'compressed-once',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  // When the server is built the browser's files are there, and so is the manifest, which Remix writes last.
  closeBundle() {
    const assets = fileURLToPath(new URL('build/client/assets', import.meta.url));
    for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))) {
      const path = join(assets, name);
      const content = readFileSync(path);
      for (const [ending, compress] of Object.entries(COMPRESSIONS))
        writeFileSync(`${path}.${ending}`, compress(content));
    }
  },
};

/** Pages of the desk ship no scripts: built for browsers all the same, they would have what they share with others cut into more files. */
const nothingOfTheDesk = {
  name: 'nothing-of-the-desk',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'post',
  transform: (_, id) =>
    /\/app\/routes\/registro\/.*\?__remix-build-client-route$/.test(id) ? 'export {}' : undefined,
};

/** The list of routes that browsers get, without those that only documents lead to. */
const shorterManifest = {
  name: 'shorter-manifest',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  enforce: 'pre',
  closeBundle() {
    const assets = fileURLToPath(new URL('build/client/assets', import.meta.url));
    for (const name of readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file))) {
      const path = join(assets, name);
      const [, before, json, after] = /^([^{]*)(.*\})(;?)$/s.exec(readFileSync(path, 'utf8')) ?? [];
      if (json === undefined) throw new Error(`${name} is no manifest as Remix writes them`);
      const manifest = JSON.parse(json);
      const routes = Object.entries(manifest.routes).filter(([id]) => !ONLY_DOCUMENTS.test(id));
      const told = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
      writeFileSync(path, `${before}${told}${after}`);
    }
  },
};

/** The licences of what is bundled for browsers ask for their whole text: it lies in one file, and not as comments in every visit. */
const licences = {
  name: 'licences',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => Object.entries(file.modules ?? {}));
    const shipped = modules.filter(([, { renderedLength }]) => renderedLength > 0);
    const folders = shipped.flatMap(
      ([id]) => /\/.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? [],
    );
    const texts = [...new Set(folders)].sort().map((folder) => {
      const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      if (!name) throw new Error(`${folder} has no licence`);
      return `${folder.replace(/^.*\/node_modules\//, '')}\n\n${readFileSync(join(folder, name), 'utf8')}`;
    });
    this.emitFile({ type: 'asset', fileName: 'licencias.txt', source: texts.join('\n\n') });
  },
};

/**
 * What renders is bundled into the server build in its production form: taken from node_modules at run time, React
 * would choose its slow development form whenever NODE_ENV is not `production`, as in a demo.
 */
const rendering = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  /^react-router/,
  /^@remix-run\/(react|router)$/,
  /^@conform-to\/(react|dom)$/,
];

/** Components that only a few screens show: the others need not carry them. */
const OF_FEW_SCREENS =
  /components\/(contacto|cuenta-pago|mensajes)\/|(captcha(-held)?|stepper|page-size|file-field|rows|use-arrival|live-outcome|priority-tag|paragraphs|empty|option|option-fields|price|view-links)\.tsx?$/;

/** What one view needs comes in few files: small ones compress badly. Solving a captcha stays apart. The first that fits. */
const CHUNKS = [
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//,
  ],
  ['candado', /\/administrar\/candado\/(words|asked|asked-changes|waiting-change)\./],
  ['cuenta-pago', /\/components\/cuenta-pago\/(account-fields|account-shape|payment-choice)\./],
  [
    'administrar',
    /\/(styles\/desk\.(ts|css)|administrar\/domain-\w+\.|account-summary\.|if-nobody-answers\.|dns-limites\.|dns\/preview\.|ver-dominio\/(name-of|why-not|dns\/asked)\.)/,
  ],
];

/** A hash does not compress, and the manifest names every file: what it weighs is mostly names. Of 64⁷ versions two are called the same. */
const NAMES = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[hash:7].js' };

function chunkOf(id) {
  const [name] = CHUNKS.find(([, modules]) => modules.test(id)) ?? [];
  if (name) return name;
  const isOfMany = /\/app\/(addresses\/\w+|format|root)\.tsx?$/.test(id) || id.includes('/app/components/');
  return isOfMany && !OF_FEW_SCREENS.test(id) ? 'components' : undefined;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    serverEntries,
    nothingOfTheDesk,
    licences,
    shorterManifest,
    compressedOnce,
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  css: { postcss: { plugins: [tokenFallbacks()] } },
  ...(command === 'build' && {
    ssr: { noExternal: rendering },
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      // What React asks for and browsers of the target do not have, or only with an extension of who develops.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
      MSApp: 'undefined',
    },
  }),
  // Styles have the same target on both sides: else the hashes of the style sheets differ.
  build: {
    target: isSsrBuild ? 'node20' : 'es2020', // the oldest Node and the oldest browsers that it is for
    cssTarget: 'chrome61',
    cssMinify: 'esbuild',
    commonjsOptions: { strictRequires: false },
    assetsInlineLimit: 0,
    sourcemap: Boolean(isSsrBuild),
    // terser, slower than what Vite takes by itself, saves another 4 kB of the 106 that a page may ship.
    ...(!isSsrBuild && {
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        safari10: false, // does not know what is new in the target either
        // Warnings are for who develops, and no getter of ours or of React does anything.
        compress: {
          passes: 2,
          pure_getters: true,
          pure_funcs: ['warning', 'warningOnce', 'console.warn'],
        },
        format: { comments: false },
      },
      rollupOptions: { output: { manualChunks: chunkOf, freeze: false, ...NAMES } },
    }),
  },
}));
