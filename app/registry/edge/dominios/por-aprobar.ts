import * as address from '~/addresses';
import { stamp } from '~/base/clock.server';
import type { CambioPorAprobar } from '~/database/tables/candado';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import type { Diferencia } from '../../contract/diferencia';
import { DIAS_PARA_APROBAR, hacenFalta } from '../../domain/candado';
import { cambioEnPalabras, type Suceso } from '../../domain/history';
import { toULabels } from '../../domain/labels';
import { DE_A_UNO, ESPERA_OTRO, pideAprobacion } from '../../domain/words/candado';
import { avisar } from '../avisos/avisar';
import type { Op } from '../cambio/cambio';
import { ConCandado, type Guardado, type Paso, PideAprobacion } from '../cambio/paso';
import { Rechazo } from '../cambio/rechazo';
import type { Autoria } from './autoria';
import { cambiarDominio, lockDominio } from './cambios';
import { findAutor } from './cambios-store';
import { type Candado, findCandado, insertPorAprobar } from './por-aprobar-store';

/** Writes in the history of a name that is locked what became of a change of it: nothing of the name changes. */
export const writeHistory = (op: Autoria, dominio: Dominio, suceso: Suceso, que: string, motivo?: string) =>
  cambiarDominio(op, dominio, suceso, {
    otros: { antes: {}, despues: { cambio: que, ...(motivo && { motivo }) } },
  });

/** Somebody tried what the lock does not let happen: it is written after their attempt was undone. */
export const impedido = ({ nombre }: Dominio, que: string, mensaje: string): ConCandado =>
  new ConCandado(mensaje, async (op) => {
    const dominio = await lockDominio(op.trx, nombre);
    if (dominio) await writeHistory(op, dominio, 'INTENTO_CON_CANDADO', que);
  });

/** A change as its custodians read it: what, and what becomes of each thing. */
export const datosDelCambio = (que: string, diferencias: readonly Diferencia[]): [string, string][] => [
  ['Qué se pide', que],
  ...diferencias.map((una): [string, string] => [una.campo, cambioEnPalabras(una)]),
];

/** Custodians are told of what waits for them, each by message and mail. */
async function tellCustodios(op: Op, candado: Candado, cambio: CambioPorAprobar): Promise<void> {
  const nombre = toULabels(cambio.nombre);
  const quien = (await findAutor(op.trx, cambio.pidio_id)) ?? op.usuario.login;
  const diferencias: Diferencia[] = JSON.parse(cambio.diferencias);
  for (const usuarioId of candado.custodios)
    await avisar(op, usuarioId, {
      clave: `por-aprobar:${cambio.id}:pedido`,
      titulo: `${nombre}: un cambio espera su aprobación`,
      parrafos: [
        `Usted es custodio de ${nombre}, que tiene candado. ${quien} pidió un cambio, y no se hace si no lo aprueban.`,
        'Si usted no sabe de qué se trata, pregúntele antes a su titular por teléfono; ante la duda, rechácelo: el dominio queda como está.',
      ],
      datos: [
        ['Dominio', nombre],
        ...datosDelCambio(cambio.que, diferencias),
        ['Quién lo pide', quien],
        ['Hasta cuándo', dateTime(cambio.vence_en)],
      ],
      enlace: { texto: 'Ver el cambio y responder', direccion: address.porAprobar() },
      prioridad: 'ALTA',
    });
}

/** The row that keeps it; undefined where another change of the same name waits. */
const keep = (
  { trx, now, usuario, origen }: Op,
  { dominio, que, todos, diferencias, candado }: Held,
  { operacion, entrada }: Guardado,
): Promise<CambioPorAprobar | undefined> =>
  insertPorAprobar(trx, {
    dominio_id: dominio.id,
    candado_id: candado.id,
    nombre: dominio.nombre,
    version: dominio.version,
    operacion,
    entrada: JSON.stringify(entrada),
    que,
    diferencias: JSON.stringify(diferencias),
    todos: todos ? 1 : 0,
    pidio_id: usuario.id,
    origen,
    pedido_en: stamp(now),
    vence_en: stamp(now.add({ hours: 24 * DIAS_PARA_APROBAR })),
    estado: 'ESPERA',
  });

type Held = Paso & { dominio: Dominio; que: string; candado: Candado };

/** Keeps a change of a locked name until its custodians approve it, and tells them; one at a time. */
async function request(op: Op, paso: Paso, guardado: Guardado): Promise<Rechazo | undefined> {
  const { dominio, que = 'cambiar el dominio', todos = false } = paso;
  if (!dominio) return undefined;
  const candado = await findCandado(op.trx, dominio.id);
  if (!candado) throw new Error(`${dominio.nombre} has a lock and no custodians`);
  const cambio = await keep(op, { ...paso, dominio, que, candado }, guardado);
  if (!cambio) throw impedido(dominio, que, ESPERA_OTRO);
  await writeHistory(op, dominio, 'CAMBIO_PEDIDO', que);
  await tellCustodios(op, candado, cambio);
  const cuantos = hacenFalta({ ...candado, todos });
  const aprueben = cuantos === 1 ? 'lo apruebe un custodio' : `lo aprueben ${cuantos} custodios`;
  return new Rechazo(
    'POR_APROBAR',
    `El dominio ${toULabels(dominio.nombre)} tiene candado: el cambio quedó pedido y todavía no se hizo. Se hace cuando ${aprueben}, antes del ${dateTime(cambio.vence_en)}.`,
  );
}

/** The lock lets it pass only with the approval of its custodians: asks for it, or goes on where it is there. */
export function requireApproval(
  { paso }: Pick<Op, 'paso'>,
  dominio: Dominio,
  que: string,
  todos = false,
): void {
  if (!paso) throw new PideAprobacion(pideAprobacion(que), request);
  if (paso.dominio && paso.dominio.id !== dominio.id) throw impedido(dominio, que, DE_A_UNO);
  Object.assign(paso, { dominio, que, todos });
}

/** A change that the lock of a name lets pass, for it was approved or is not its lock any more: the lock of who had it ends with that. */
export const conCustodios = (op: Op, dominio: Dominio): Op => ({
  ...op,
  paso: { tipo: 'APROBADO', dominio, diferencias: [] },
});
