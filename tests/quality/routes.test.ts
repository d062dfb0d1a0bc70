import { readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, test } from 'vitest';
import table from '~/routes';
import { places } from '../support/portal/addresses';

const SCREEN =
  /^export (default |(async )?function (loader|action)\b|const (loader|action)\b|\{[^}]*\b(loader|action)\b)/m;

const filesOfRoutes = readdirSync('app/routes', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => SCREEN.test(readFileSync(`app/routes/${file}`, 'utf8')));

const filesIn = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesIn(children)]);

/** Addresses of the specification's route table (spec 2) and of its error pages. */
const SPECIFIED = [
  '/',
  '/index',
  '/consulta-whois',
  '/consulta-disponibilidad',
  '/carrito-compra-paso-uno',
  '/carrito-compra-paso-dos',
  '/carrito-compra-paso-tres',
  '/carrito-compra-paso-cuatro',
  '/carrito-compra-paso-cinco',
  '/administrar/resumen',
  '/administrar/mis-dominios',
  '/administrar/ver-dominio',
  '/administrar/tar-ver-dominio',
  '/transferir-titular',
  '/administrar/mensajes',
  '/administrar/mis-datos',
  '/mis-datos-primer-login',
  '/aceptar-terminos-condiciones',
  '/terminos-condiciones',
  '/ayuda',
  '/contacto',
  '/generar-ticket',
  '/administrar/accederPaginaInvitacion',
  '/mensajes-globales',
  '/mensaje-detalle',
  '/transferir-dominio',
  '/transferir-dominio-confirmacion',
  '/confirmarTransferencia/pepe.com.uy',
  '/transferir-dominio/lista-solicitudes',
  '/detalle-transferencia',
  '/sesion-terminada',
  '/errorServidor',
  '/errorAuthorization',
  '/errorNotFound',
  '/errorBackend',
  '/errorAutorizacion',
  '/errorConexion',
];

describe('the one table of routes', () => {
  const known = new Set(places.map(({ path }) => path.replace(/\?index$/, '')));

  const registered = filesIn(table);

  test.each(SPECIFIED)('has %s', (path) => {
    expect(known).toContain(path);
  });

  test.each(filesOfRoutes)('registers %s', (file) => {
    expect(registered).toContain(`routes/${file}`);
  });

  test('gives each address to one screen', () => {
    const paths = places.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });
});
