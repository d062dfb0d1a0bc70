import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { cambiosDesde, estaRegistrado, lineasDe, yaVencio } from '../../domain/constancia';
import { toULabels } from '../../domain/labels';
import { edge } from '../implement';
import { hechosDeHoy } from './hechos';
import { findClave, findConstancia, findPorId } from './store';

const hechos = z.object({
  nombre: z.string(),
  estado: z.enum(['PREREGISTRO', 'REGISTRADO', 'VENCIDO', 'ELIMINADO', 'ERROR', 'LIBRE']),
  titular: z.string(),
  fechaAlta: z.string(),
  fechaVencimiento: z.string(),
  servidores: z.array(z.string()),
});

/** Typed by hand from paper: small letters, spaces, and the letters that the alphabet leaves out for what they look like. */
const readNumero = (escrito: string): string =>
  escrito
    .trim()
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(UY-?)/, '')
    .replaceAll('-', '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replace(/(.{4})(?=.)/g, '$1-')
    .replace(/^/, 'UY-');

/** How its name stands now: null where nobody has it, or another one with the same name came after it. */
async function hoy(connection: Connection, dominioId: number, now: Temporal.Instant) {
  const dominio = await findPorId(connection, dominioId);
  const found = dominio && (await hechosDeHoy(connection, dominio, now));
  return !found || found.estado === 'LIBRE' ? null : found;
}

export const consultar = edge.constancia.consultar.handler(
  async ({ context: { connection, now }, input }) => {
    const found = await findConstancia(connection, readNumero(input.numero));
    if (!found) return { constancia: null };
    const entonces = hechos.parse(JSON.parse(found.hechos));
    const ahora = await hoy(connection, found.dominio_id, now);
    return {
      constancia: {
        numero: found.numero,
        dominio: toULabels(found.nombre),
        emitidaEn: found.emitida_en,
        momento: found.momento,
        lineas: lineasDe(entonces).map(([campo, valor]) => ({ campo, valor })),
        texto: found.texto,
        firma: found.firma,
        clave: found.clave,
        cambios: cambiosDesde(entonces, ahora),
        vence: ahora && estaRegistrado(ahora) ? ahora.fechaVencimiento : null,
        vencio: ahora !== null && yaVencio(ahora, dayOf(now)),
      },
    };
  },
);

export const clavePublica = edge.constancia.clavePublica.handler(
  async ({ context: { connection }, input }) => ({
    pem: (await findClave(connection, input.clave))?.pem ?? null,
  }),
);
