import { log } from '~/base/log.server';
import { inSavepoint } from '~/database/savepoint';
import type { Dominio } from '~/database/tables/registro';
import type { NoAplica } from '../../../contract/administracion/ediciones';
import type { Codigo } from '../../../contract/codigos';
import type { Accion } from '../../../domain/acciones';
import { toULabels } from '../../../domain/labels';
import { permiso } from '../../../domain/permissions';
import type { Situacion } from '../../../domain/situacion';
import { DE_A_UNO } from '../../../domain/words/candado';
import { SIN_PERMISOS_SUFICIENTES } from '../../../domain/words/portal';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { noPuede, situacionEn } from '../../dominios/acceso';
import { lockDominios } from '../../dominios/cambios';

type Editado = Pick<Dominio, 'nombre' | 'cuenta_pago_id'>;

/** To which names a change applies: each is decided on its own, before it is made and when it is. */
export interface Alcance {
  accion: Accion;
  /** Why it does not apply to a name that its person may change, if so. */
  falta: (dominio: Editado) => string | undefined;
  /** What is told where the table of permissions says no, in place of its reason. */
  motivo?: (nombre: string) => string;
  /** What is told where it applies to none of several (spec 6, bulk actions). */
  ninguno: string;
}

/** A change that many names can be given. `hacer` takes a name that is locked and answers it as it is now. */
export interface Edicion extends Alcance {
  /** What somebody else did meanwhile to what it changes, if so: the name is left as they made it. */
  pisa?: (op: Op, dominio: Dominio) => Promise<string | undefined>;
  edit: (op: Op, dominio: Dominio) => Promise<Dominio>;
}

/** Why a name was left as it was. */
type Motivo = { codigo: Codigo; mensaje: string };

/** What became of one name, by its shown name. */
export type Hecho = NoAplica &
  ({ resultado: 'HECHO' | 'SIN_CAMBIOS' } | ({ resultado: 'NO_APLICA' } & Pick<Motivo, 'codigo'>));

const NO_ES_SUYO: Motivo = { codigo: 'NO_EXISTE', mensaje: 'No está entre sus dominios.' };

/** Why a change does not apply to a name, if so. */
export function motivoDe(
  { accion, falta, motivo }: Alcance,
  dominio: Editado,
  situacion: Situacion | undefined,
): Motivo | undefined {
  if (!situacion) return NO_ES_SUYO;
  const puede = permiso(accion, situacion);
  if (puede.permitido) {
    const mensaje = falta(dominio);
    return mensaje === undefined ? undefined : { codigo: 'ESTADO', mensaje };
  }
  if (puede.seAprueba) return { codigo: puede.codigo, mensaje: DE_A_UNO };
  const why = puede.codigo === 'SIN_PERMISO' ? `${SIN_PERMISOS_SUFICIENTES}. ${puede.motivo}` : puede.motivo;
  return { codigo: puede.codigo, mensaje: motivo?.(toULabels(dominio.nombre)) ?? why };
}

const noAplica = (ascii: string, { codigo, mensaje }: Motivo): Hecho => ({
  nombre: toULabels(ascii),
  motivo: mensaje,
  resultado: 'NO_APLICA',
  codigo,
});

/** How names are edited: what happens where the change of one throws, and whether there is one alone. */
interface Como {
  alFallar: AlFallar;
  isOne: boolean;
}

/** One name alone waits for the custodians of its lock, where that is all that holds it. */
function pideAprobacion(
  op: Op,
  dominio: Dominio,
  edicion: Edicion,
  situacion: Situacion | undefined,
): boolean {
  const puede = situacion && permiso(edicion.accion, situacion);
  if (!puede || puede.permitido || !puede.seAprueba || edicion.falta(dominio)) return false;
  noPuede(op, dominio, edicion.accion, puede);
  return true;
}

async function editar(op: Op, dominio: Dominio, edicion: Edicion, isOne: boolean): Promise<Hecho> {
  const situacion = await situacionEn(op, dominio);
  const isAllowed = isOne && pideAprobacion(op, dominio, edicion, situacion);
  const motivo = isAllowed ? undefined : motivoDe(edicion, dominio, situacion);
  if (motivo) return noAplica(dominio.nombre, motivo);
  const pisado = await edicion.pisa?.(op, dominio);
  if (pisado) return noAplica(dominio.nombre, { codigo: 'VERSION', mensaje: pisado });
  const { version } = await edicion.edit(op, dominio);
  const nombre = toULabels(dominio.nombre);
  return version === dominio.version
    ? { nombre, motivo: 'Ya estaba así.', resultado: 'SIN_CAMBIOS' }
    : { nombre, motivo: '', resultado: 'HECHO' };
}

const NO_SE_PUDO =
  'Por un error nuestro no lo pudimos cambiar, y quedó como estaba. Vuelva a pedir este cambio; si se repite, escríbanos.';

/** What becomes of a name whose change failed, for no reason of the name's that we know of. */
export const sinHacer = (ascii: string): Hecho => noAplica(ascii, { codigo: 'ESTADO', mensaje: NO_SE_PUDO });

/** What becomes of a name whose change threw an error. */
export type AlFallar = (error: unknown, nombre: string) => Hecho;

/** Who waits for the answer is told of the name, and the others are changed. One name alone is refused as a whole. */
export const leaveOut: AlFallar = (error, nombre) => {
  if (error instanceof Rechazo) throw error;
  log.error({ error, nombre }, 'the change of a name failed');
  return sinHacer(nombre);
};

/** The engine of due work tries the others without it, and it again. */
export const entregarla: AlFallar = (error) => {
  throw error;
};

/** Gives a change to each of some names, by their A-labels; those it does not apply to stay as they are, with the reason. */
export async function editarDominios(
  op: Op,
  nombres: readonly string[],
  edicion: Edicion,
  { alFallar, isOne }: Como,
): Promise<Map<string, Hecho>> {
  const done = new Map(nombres.map((nombre) => [nombre, noAplica(nombre, NO_ES_SUYO)]));
  for (const dominio of await lockDominios(op.trx, nombres)) {
    const { nombre } = dominio;
    const hecho = await inSavepoint(
      op.trx,
      () => editar(op, dominio, edicion, isOne),
      (error) => alFallar(error, nombre),
    );
    done.set(nombre, hecho);
  }
  return done;
}
