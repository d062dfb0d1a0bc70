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

export const listar = oficina.contenidos.listar.handler(async ({ context, input: { clase, antesDe } }) => {
  const { connection, now } = context;
  const before = antesDe === undefined ? DESDE_EL_ULTIMO : fila(antesDe);
  // one more than is shown says whether there are more
  const found = await listContenidos(connection, clase, { antesDe: before, cantidad: POR_PARTE + 1 });
  const shown = found.slice(0, POR_PARTE);
  return {
    contenidos: shown.map((row) => contenidoEnLista(row, now)),
    sigue: found.length > POR_PARTE ? (shown.at(-1)?.id ?? null) : null,
  };
});

export const ver = oficina.contenidos.ver.handler(async ({ context: { connection, now }, input }) => {
  const row = await findContenido(connection, input.clase, fila(input.id));
  if (!row) throw notFound();
  const cuentas = await countCuentas(connection, row.publico, HASTA + 1);
  return {
    contenido: {
      ...contenidoEnLista(row, now),
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
