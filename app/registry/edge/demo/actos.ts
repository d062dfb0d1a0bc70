import { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { ActoPorAprobar } from '~/database/tables/oficina';
import { money } from '~/format';
import type { Diferencia } from '../../contract/diferencia';
import { causaDe, leerEfectos } from '../../domain/retenciones';
import { devolvio } from '../oficina/cobros/devolvio';
import { findCobro } from '../oficina/cobros/store';
import { type Anotado, anotarActo } from '../oficina/historia';
import { findCargo, listActosPorAprobar, listRetenciones } from './store';

/** One entry of the history of the desk: whose, or the machine's, and when. */
interface Entrada {
  de: number | null;
  momento: string;
  anotado: Anotado;
}

type Retencion = Awaited<ReturnType<typeof listRetenciones>>[number];

const puesta = (retencion: Retencion): Entrada => ({
  de: retencion.puso_id,
  momento: retencion.desde,
  anotado: {
    acto: 'Retuvo un dominio',
    clase: 'dominio',
    sobre: retencion.nombre,
    motivo: retencion.motivo,
    despues: {
      causa: causaDe(retencion),
      efectos: leerEfectos(retencion.efectos).join(', '),
      hasta: retencion.hasta ?? 'sin fecha',
      revisarEl: retencion.revisar_el,
    },
  },
});

/** What is written of each act that takes two people when it is done, besides who had it done. */
const HECHO: Partial<Record<ActoPorAprobar['acto'], string>> = {
  levantarRetencion: 'Levantó una retención',
};

/** What an act changed, by field: as it was, or as it is. */
const foto = ({ diferencias }: ActoPorAprobar, parte: 'antes' | 'despues') => {
  const leidas: Diferencia[] = JSON.parse(diferencias);
  return Object.fromEntries(leidas.map((each) => [each.campo.toLowerCase(), each[parte]]));
};

/** What is written of what was given back: how much, to which account, and how much of the charge that makes. */
async function devolucion(
  trx: Connection,
  acto: ActoPorAprobar,
): Promise<Pick<Anotado, 'acto' | 'antes' | 'despues'>> {
  const { linea, importe }: { linea: number; importe: string } = JSON.parse(acto.entrada);
  const cobro = await findCobro(trx, (await findCargo(trx, `item:${linea}`)).id);
  if (!cobro) throw new Error(`Nothing was charged for line ${linea}`);
  const [devuelto]: Diferencia[] = JSON.parse(acto.diferencias);
  return {
    acto: devolvio(Number(importe) * 100, cobro.numero),
    antes: { cobrado: money(cobro.importe), devuelto: devuelto?.antes },
    despues: { devuelto: devuelto?.despues },
  };
}

/** What ended an act, as who did it wrote it: of what was done also that it was, as who asked for it. */
async function fin(trx: Connection, acto: ActoPorAprobar): Promise<Entrada[]> {
  const { que, clase, sobre, motivo, estado, a_solas, termino_id, terminado_en: momento } = acto;
  if (momento === null) return [];
  const of = (said: string, why: string): Entrada => ({
    de: termino_id,
    momento,
    anotado: { acto: said, clase, sobre, motivo: why },
  });
  if (estado === 'CADUCO') return [of(`Venció sin que nadie lo aprobara: ${que}`, '')];
  if (estado === 'RECHAZADO') return [of(`Rechazó ${que}`, acto.motivo_fin ?? '')];
  const hecho: Anotado = {
    ...{ acto: HECHO[acto.acto] ?? que, clase, sobre, motivo },
    antes: foto(acto, 'antes'),
    despues: foto(acto, 'despues'),
    ...(acto.acto === 'devolver' && (await devolucion(trx, acto))),
  };
  return [
    { de: acto.pidio_id, momento, anotado: hecho },
    a_solas === null
      ? of(`Aprobó ${que}`, '')
      : of(`Hizo a solas, sin que otra persona lo aprobara: ${que}`, a_solas),
  ];
}

const pedido = (acto: ActoPorAprobar): Entrada => ({
  de: acto.pidio_id,
  momento: acto.pedido_en,
  anotado: { acto: `Pidió ${acto.que}`, clase: acto.clase, sobre: acto.sobre, motivo: acto.motivo },
});

/** Writes in the history of the desk what its people did in the demo, as each operation would have on its day: holds, and acts that take two people. */
export async function loadActos(trx: Connection): Promise<void> {
  const retenciones = await listRetenciones(trx);
  const actos = await listActosPorAprobar(trx);
  const terminaron: Entrada[] = [];
  for (const acto of actos) terminaron.push(...(await fin(trx, acto)));
  const entradas = [...retenciones.map(puesta), ...actos.map(pedido), ...terminaron].sort((one, other) =>
    one.momento.localeCompare(other.momento),
  );
  for (const { de, momento, anotado } of entradas)
    await anotarActo(
      { trx, now: Temporal.Instant.from(momento), usuario: de === null ? null : { id: de } },
      anotado,
    );
}
