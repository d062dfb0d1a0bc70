import type { MetaArgs } from '@remix-run/node';
import { pageTitle } from '~/components/page-title';

/** The `<title>` of a dialog over a domain: what is done, and with which name. */
export function dialogTitle({ matches, location }: Pick<MetaArgs, 'matches' | 'location'>, what: string) {
  const dominio = new URLSearchParams(location.search).get('dominio') ?? '';
  return pageTitle(matches, what, dominio ? `${dominio} – Mis dominios` : 'Mis dominios');
}
