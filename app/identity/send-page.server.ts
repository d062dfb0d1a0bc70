import type { Response } from 'express';
import { contentSecurityPolicy } from '~/serving/content-security-policy.server';
import type { PageScript } from './document.server';

/** A page of the provider, kept by nobody; without scripts but for one that it names. */
export function sendPage(response: Response, status: number, page: string, script?: PageScript): void {
  const policy = contentSecurityPolicy(script ?? null);
  response.status(status).type('html');
  response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy }).send(page);
}
