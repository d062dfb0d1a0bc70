import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/settings';

const SHIPPED = fileURLToPath(new URL('../../app/operating/nginx', import.meta.url));
const PATIENCE_MS = 10_000;

/** nginx with the site of `app/operating`, before instances of the portal. */
export interface Nginx {
  url: string;
  stop: () => Promise<void>;
}

/** The site as it is shipped, but for what an operator changes: address, certificate, folders. */
function siteAt(port: number, folder: string): string {
  const site = readFileSync(join(SHIPPED, 'portal.conf'), 'utf8');
  const [, tls] = /^server \{\n {2}listen 443[\s\S]*/m.exec(site)?.[0].match(/^server \{\n([\s\S]*)/) ?? [];
  const before = site.slice(0, site.indexOf('server {'));
  const kept = (tls ?? '')
    .split('\n')
    .filter((line) => !/^ {2}(listen|ssl_)/.test(line))
    .join('\n');
  return `${before}server {\n  listen 127.0.0.1:${port};\n${kept}`
    .replaceAll('/etc/nginx/portal-servers', join(folder, 'portal-servers'))
    .replaceAll('/etc/nginx/portal-pages', join(SHIPPED, 'portal-pages'))
    .replace('proxy_set_header Host $host;', 'proxy_set_header Host $http_host;'); // a port that is not the usual one
}

/** Where root starts it: its workers keep large bodies in a folder that nobody else may enter. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root;' : '';

const configuration = (folder: string) => `
${AS_ROOT}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;

async function untilAnswering(url: string, child: ChildProcess, folder: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return;
    await wait(50);
  }
  throw new Error(`nginx does not answer: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
}

/** Starts nginx at a port, before instances at theirs; each server line is the shipped one. */
export async function nginxBefore(port: number, instances: readonly number[]): Promise<Nginx> {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const [line = ''] = readFileSync(join(SHIPPED, 'portal-servers'), 'utf8').split('\n');
  const servers = instances.map((instance) => line.replace(/:\d+/, `:${instance}`));
  writeFileSync(join(folder, 'portal-servers'), `${servers.join('\n')}\n`);
  writeFileSync(join(folder, 'site.conf'), siteAt(port, folder));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = spawn('nginx', args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/estado`, child, folder);
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
