import type { Server } from 'node:http';
import express from 'express';
import { afterEach, beforeEach } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { answerTo } from '~/rdap/answer';
import { questionOf } from '~/rdap/question';
import { rdapRouter } from '~/rdap/router.server';
import { publicRegistryFor } from '~/registry/client.server';
import { START } from '../caller';

/** An answer of RDAP as any client reads it. */
// biome-ignore lint/suspicious/noExplicitAny: whatever JSON says
export type Json = any;

/** Asks RDAP in process: no network, no limit. */
export async function rdap(path: string): Promise<{ status: number; body: Json }> {
  const registry = publicRegistryFor({ direccion: '192.0.2.1', visitante: 'prueba' });
  return answerTo(questionOf(path), { origin: settings().PUBLIC_URL, registry });
}

let server: Server;
let origin = '';

/** RDAP behind a port of this machine, for each test. */
export function onNetwork(): void {
  beforeEach(async () => {
    useClock(() => START);
    const app = express().set('trust proxy', 'loopback').use('/rdap', rdapRouter());
    server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Asks there; `from`: the address that a proxy says it was asked from. */
export const fetchRdap = (path: string, init: RequestInit = {}, from = '198.51.100.9') =>
  fetch(`${origin}/rdap${path}`, {
    ...init,
    headers: { 'X-Forwarded-For': from, ...Object.fromEntries(new Headers(init.headers)) },
  });
