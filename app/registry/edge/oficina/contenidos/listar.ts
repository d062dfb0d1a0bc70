import { minuteOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { ClaseDeContenido } from '../../../domain/contenidos';
import { listPreguntas } from '../../ayuda/store';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { oficina } from '../implement';
import { llamadoDe } from './cual';
import { comoSeVe, contenidoEnLista, escritoDe } from './present';
import { countCuentas, findContenido, listContenidos } from './store';

const POR_PARTE = 25;
/** More accounts than these are 'more than so many'. */
const HASTA = 10_000;
/** Later than any row. */
const DESDE_EL_ULTIMO = 2 ** 31 - 1;

/** Of the help, the texts that their questions have at a minute: what is shown of the other classes does not stand in each other's way. */
async function queValen(connection: Connection, clase: ClaseDeContenido, minuto: string) {
  const shown = clase === 'PREGUNTA' ? await listPreguntas(connection, minuto) : [];
  return new Set(shown.map(({ id }) => id));
}

export const listar = oficina.contenidos.listar.handler(async ({ context, input: { clase, antesDe } }) => {
  const { connection, now } = context;
  const before = antesDe === undefined ? DESDE_EL_ULTIMO : fila(antesDe);
  // one more than is shown says whether there are more
  const found = await listContenidos(connection, clase, { antesDe: before, cantidad: POR_PARTE + 1 });
  const shown = found.slice(0, POR_PARTE);
  const valen = await queValen(connection, clase, minuteOf(now));
  return {
    contenidos: shown.map((row) => contenidoEnLista(row, now, valen)),
    sigue: found.length > POR_PARTE ? (shown.at(-1)?.id ?? null) : null,
  };
});

export const ver = oficina.contenidos.ver.handler(async ({ context: { connection, now }, input }) => {
  const row = await findContenido(connection, input.clase, fila(input.id));
  if (!row) throw notFound();
  const valen = await queValen(connection, row.clase, minuteOf(now));
  const cuentas = await countCuentas(connection, row.publico, HASTA + 1);
  return {
    contenido: {
      ...contenidoEnLista(row, now, valen),
      version: row.revision,
      escrito: escritoDe(row),
      comoSeVe: comoSeVe(row, now),
      escribio: llamadoDe(row),
      cambiado: row.cambiado_en,
      motivo: row.motivo_retiro ?? '',
      alcance: { cuentas: Math.min(cuentas, HASTA), masDe: cuentas > HASTA },
    },
  };
});
