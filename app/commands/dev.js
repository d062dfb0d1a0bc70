// @ts-check
import { createServer } from 'node:http';
import { ensureInstalled } from './install.js';
import { command, Sentence, whenOrphaned } from './run.js';

/** The portal with hot reload: Vite serves the modules, and `server.ts` through Vite answers everything else. */
await command(async () => {
  await ensureInstalled();
  const { createServer: createVite } = await import('vite');
  const server = createServer();
  const vite = await createVite({
    configFile: 'remix.config.js',
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });

  /** @type {{ module?: object, portal?: import('express').Express }} */
  const current = {};
  server.on('request', async (request, response) => {
    try {
      // The same module as long as nothing it imports has changed.
      const module = await vite.ssrLoadModule('/server.ts');
      if (module !== current.module)
        Object.assign(current, { module, portal: module.createPortal(vite.middlewares) });
      current.portal?.(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  });

  const { HOST = 'localhost', PORT = '3000' } = process.env;
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(Number(PORT), HOST, () => resolve(null)),
  ).catch((error) => {
    throw new Sentence(`HOST or PORT: ${error.message}`);
  });
  process.stdout.write(`\nhttp://${HOST}:${PORT} (development, with hot reload)\n`);
  await new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
    whenOrphaned(() => resolve(null));
  });
  server.close();
  server.closeAllConnections();
  await vite.close();
  return 0;
});
