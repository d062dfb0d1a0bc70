import type { Response } from 'express';
import { contentSecurityPolicy } from '~/serving/content-security-policy.server';

/** A page of the provider, kept by nobody. */
export function sendPage(response: Response, status: number, page: string): void {
  response.status(status).type('html');
  response
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': contentSecurityPolicy(null) })
    .send(page);
}
