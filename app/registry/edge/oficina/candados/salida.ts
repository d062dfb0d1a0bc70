import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { sinCustodio } from '../../../domain/candado';
import { conLogin } from '../../../domain/con-login';
import { permiso } from '../../../domain/permissions';
import { situacionDe } from '../../../domain/situacion';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { listNombres } from '../../candado/store';
import { duenioDe } from '../../dominios/cambios-store';
import { type Candado, findCandado } from '../../dominios/por-aprobar-store';
import { requireAjenos } from '../ajenos';
import { lockMirado } from '../retenciones/abierto';

const YA_NO_ES =
  'Esa persona ya no es custodio de ese dominio: otra la sacó, o el candado es otro. Mire cómo quedó.';
const ES_PARTE =
  'Quien lo pide o lo aprueba es custodio o contacto de ese dominio: lo tiene que hacer otra persona del registro.';

/** The custodians of a lock; `enOficina` is what the desk calls them, because two may be called alike. */
export async function custodiosDe(connection: Connection, candadoId: number) {
  const found = (await listNombres(connection, [candadoId])).get(candadoId) ?? [];
  return found.map(({ id, nombre, login }) => ({
    id,
    nombre,
    enOficina: conLogin({ nombre, login }),
  }));
}

/** Names the removal of somebody from a lock, while it waits for its second person. */
export const claveDeSalida = (candadoId: number, fuera: number): string => `custodio:${candadoId}:${fuera}`;

/** A lock with who is taken off it, what they are called, and who decides then. */
export interface Salida {
  dominio: Dominio;
  candado: Candado;
  fuera: number;
  quien: { nombre: string; enOficina: string };
  queda: ReturnType<typeof sinCustodio>;
}

/** Who asks for what is done with a name: its holder, or its administrative contact where that one has no account. */
export async function quienPide(
  connection: Connection,
  { titular_id, administrador_id }: Pick<Dominio, 'titular_id' | 'administrador_id'>,
): Promise<number | null> {
  const titular = titular_id === null ? null : await duenioDe(connection, titular_id);
  if (titular !== null || administrador_id === null) return titular;
  return duenioDe(connection, administrador_id);
}

/** What keeps its holder from opening it keeps the registry from that too: a freeze, a hold. */
function requireAbrible({ now }: Op, dominio: Dominio): void {
  const comoTitular = { ...dominio, titular: 1, administrador: 0, tecnico: 0, financiero: 0 } as const;
  const puede = permiso('abrirCandado', situacionDe(comoTitular, now, dayOf(now)));
  if (!puede.permitido && !puede.seAprueba) throw new Rechazo('ESTADO', puede.motivo);
}

/** What taking somebody off the lock of a name comes to; refused where it cannot be. The name is locked. */
export async function readSalida(
  op: Op,
  { nombreDominio, fuera, cerradoEn }: { nombreDominio: string; fuera: number; cerradoEn: string },
): Promise<Salida> {
  const dominio = await lockMirado(op, nombreDominio);
  const candado = await findCandado(op.trx, dominio.id);
  const found = candado?.cerrado_en === cerradoEn ? await custodiosDe(op.trx, candado.id) : [];
  const quien = found.find(({ id }) => id === fuera);
  if (!candado || quien === undefined) throw new Rechazo('ESTADO', YA_NO_ES);
  if (candado.abre_en)
    throw new Rechazo('ESTADO', `El candado ya se abre el ${dateTime(candado.abre_en)}: no hace falta.`);
  await requireAjenos(op, dominio, { otros: candado.custodios, esParte: ES_PARTE });
  const queda = sinCustodio(candado, { fuera, pide: await quienPide(op.trx, dominio) });
  if (!queda) requireAbrible(op, dominio);
  return { dominio, candado, fuera, quien, queda };
}
