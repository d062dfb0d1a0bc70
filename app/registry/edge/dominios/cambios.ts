import type { Insertable, Updateable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio, DominiosTable } from '~/database/tables/registro';
import { guardado } from '../../domain/candado';
import type { Foto, Suceso } from '../../domain/history';
import { estadoAl } from '../../domain/lifecycle';
import { impideLaRetencion, retencionContra } from '../../domain/retenciones';
import { puedeSuceder } from '../../domain/transitions';
import { hastaCuandoVuelve } from '../../domain/vuelta-atras';
import { recienRecibido } from '../../domain/words/vuelta-atras';
import { addDiferencia } from '../cambio/paso';
import { Rechazo } from '../cambio/rechazo';
import { type Autoria, deTarea } from './autoria';
import { avisarCambio } from './avisos';
import {
  conocidosDe,
  deleteRow,
  findRoles,
  insertRow,
  lockRow,
  replaceServidores,
  type Servidor,
  updateRow,
} from './cambios-store';
import { diferenciasDe } from './historia-palabras';
import { insertEntrada, requestPublicacion } from './historia-store';
import { sealListas } from './listas-store';
import { conQuienPague } from './pagadora';
import { findRecibidoEn } from './recibido-store';
import { removeRelaciones, syncRelaciones } from './relaciones-store';
import { endTodas } from './retenciones-escritas-store';
import { COLUMNAS_DE_ROLES } from './role-columns';
import { COLUMNAS, type Columna, cambiadas, fotoDe } from './snapshot';
import { listNameservers } from './store';

const CON_CANDADO = 'El dominio tiene candado: el cambio lo tienen que aprobar sus custodios.';

/** What changes of a name. */
export interface Cambios {
  columnas?: Omit<Updateable<DominiosTable>, 'id' | 'nombre' | 'tld' | 'version'>;
  /** All the servers that it has from now on. */
  servidores?: readonly Servidor[];
  /** What is kept elsewhere and belongs to the name's history too (its records), before and after. */
  otros?: { antes: Foto; despues: Foto };
}

/** A name to be registered. */
export type DominioNuevo = Omit<Insertable<DominiosTable>, 'id' | 'version' | 'creado_en'>;

/** Names, locked in their order; those that nobody has are missing. After the locks on people, keys and sales. */
export async function lockDominios(trx: Connection, ascii: readonly string[]): Promise<Dominio[]> {
  const found: Dominio[] = [];
  for (const nombre of [...new Set(ascii)].sort()) {
    const dominio = await lockRow(trx, nombre);
    if (dominio) found.push(dominio);
  }
  return found;
}

/** A name, locked. */
export const lockDominio = (trx: Connection, ascii: string): Promise<Dominio | undefined> =>
  lockRow(trx, ascii);

/** Changes of these are seen outside: the name's zone is looked at again. */
const PUBLICADAS: readonly Columna[] = ['estado', 'alojado'];
/** Changes of these are seen in lists: who has which role, and until when. */
const LISTADAS: readonly Columna[] = [...COLUMNAS_DE_ROLES, 'fecha_vencimiento'];
const touches = (columnas: readonly Columna[], some: readonly Columna[]): boolean =>
  columnas.some((column) => some.includes(column));

/** As what somebody changes a name: their roles on it before the change. */
async function comoQue({ trx, usuario, como }: Autoria, dominioId: number): Promise<string> {
  if (como) return como;
  if (!usuario) return 'registro';
  const roles = await findRoles(trx, usuario.id, dominioId);
  return Object.entries(roles ?? {})
    .flatMap(([rol, tiene]) => (tiene === 1 ? [rol] : []))
    .join(',');
}

type Hecho = { dominio: Dominio; suceso: Suceso; antes: Foto | null; despues: Foto | null; como: string };

/** Sealed in history and seen nowhere else: the zone of the name is as it was. */
const SOLO_SE_ANOTAN: readonly Suceso[] = [
  'CANDADO_POR_ABRIR',
  'CANDADO_MANTENIDO',
  'CUSTODIO_SACADO',
  'APERTURA_DEL_REGISTRO',
  'CAMBIO_PEDIDO',
  'CAMBIO_APROBADO',
  'CAMBIO_RECHAZADO',
  'CAMBIO_CADUCO',
  'CAMBIO_NO_SE_PUDO',
  'INTENTO_CON_CANDADO',
  'MIRADA_DEL_REGISTRO',
  'CODIGO_PEDIDO',
  'TRANSFERENCIA_PEDIDA',
  'TRANSFERENCIA_RECHAZADA',
  'TRANSFERENCIA_SIN_EFECTO',
];

async function writeEntrada(op: Autoria, { dominio, suceso, antes, despues, como }: Hecho): Promise<void> {
  const { id: dominio_id, nombre, version } = dominio;
  const json = (foto: Foto | null) => (foto === null ? null : JSON.stringify(foto));
  await insertEntrada(op.trx, {
    dominio_id,
    nombre,
    version,
    suceso,
    usuario_id: op.usuario?.id ?? null,
    como,
    origen: op.origen,
    momento: stamp(op.now),
    antes: json(antes),
    despues: json(despues),
  });
}

const servidoresDe = async (trx: Connection, dominioId: number): Promise<Foto> => ({
  servidores: await listNameservers(trx, dominioId),
});

/** Everything that history keeps of a name. */
export async function fotoEntera(trx: Connection, dominio: Dominio): Promise<Foto> {
  const conocidos = await conocidosDe(trx, [dominio], COLUMNAS);
  return { ...fotoDe(dominio, COLUMNAS, conocidos), ...(await servidoresDe(trx, dominio.id)) };
}

/** A name that was there before its history begins it with what it is; answers its row with a version. */
async function startHistoria(trx: Connection, dominio: Dominio, now: Temporal.Instant): Promise<Dominio> {
  if (dominio.version > 0) return dominio;
  const begun = await mustBe(updateRow(trx, dominio, { version: 1 }), dominio);
  const despues = await fotoEntera(trx, begun);
  await writeEntrada(deTarea(trx, now), {
    dominio: begun,
    suceso: 'INICIO',
    antes: null,
    despues,
    como: 'registro',
  });
  return begun;
}

async function mustBe(written: Promise<Dominio | undefined>, { nombre }: Dominio): Promise<Dominio> {
  const dominio = await written;
  if (!dominio) throw new Error(`${nombre} was changed without being locked`);
  return dominio;
}

/** A lock lets pass what its custodians approved, and what is only tried: the last guard, whoever asks. */
const pasaElCandado = ({ paso }: Autoria, { id, candado }: Dominio, suceso: Suceso): boolean =>
  !guardado(candado, suceso) || paso?.dominio?.id === id;

/** What ends a name that was given away, which is not done while who gave it can take it back; what time does to it is not kept back. */
const LO_TERMINA: Partial<Record<Suceso, string>> = { LIBERACION: 'liberarlo', BAJA: 'eliminarlo' };

async function guardEntrega({ trx, now }: Autoria, { id }: Dominio, suceso: Suceso): Promise<void> {
  const que = LO_TERMINA[suceso];
  const hasta = que && hastaCuandoVuelve(await findRecibidoEn(trx, id), now);
  if (hasta) throw new Rechazo('CONGELADO', recienRecibido(que, hasta));
}

function guard(op: Autoria, dominio: Dominio, suceso: Suceso): void {
  if (!pasaElCandado(op, dominio, suceso)) throw new Rechazo('CANDADO', CON_CANDADO);
  const retencion = retencionContra(dominio, suceso, dayOf(op.now));
  if (retencion) throw new Rechazo('RETENIDO', impideLaRetencion('hacer este cambio', retencion));
  const estado = estadoAl(dominio, dayOf(op.now));
  if (!puedeSuceder(suceso, estado))
    throw new Error(`${dominio.nombre} is ${estado}: no ${suceso} can happen to it`);
}

/** A new name, with its relations and the first entry of its history; undefined where somebody has it. */
export async function registrarDominio(
  op: Autoria,
  suceso: 'REGISTRO',
  columnas: DominioNuevo,
  servidores: readonly Servidor[] = [],
): Promise<Dominio | undefined> {
  const { trx, now } = op;
  const dominio = await insertRow(trx, { ...columnas, version: 1, creado_en: stamp(now) });
  if (!dominio) return undefined;
  await replaceServidores(trx, dominio.id, servidores);
  await syncRelaciones(trx, dominio.id);
  const como = await comoQue(op, dominio.id);
  await writeEntrada(op, { dominio, suceso, antes: null, despues: await fotoEntera(trx, dominio), como });
  await requestPublicacion(trx, dominio, now);
  return dominio;
}

/**
 * Changes a name that is locked: its row, its relations and servers, its version, one entry of its history, and what
 * has to follow, all in the caller's transaction. Where nothing changes nothing is written. Answers the name as it is now.
 */
export async function cambiarDominio(
  op: Autoria,
  locked: Dominio,
  suceso: Suceso,
  { columnas: given = {}, servidores, otros }: Cambios,
): Promise<Dominio> {
  const columnas = await conQuienPague(op.trx, locked, given);
  const changed = cambiadas(locked, columnas);
  if (changed.length === 0 && !servidores && !otros) return locked;
  guard(op, locked, suceso);
  await guardEntrega(op, locked, suceso);
  const { trx, now } = op;
  const como = await comoQue(op, locked.id);
  const before = await startHistoria(trx, locked, now);
  const servidoresAntes = servidores && (await servidoresDe(trx, before.id));
  const dominio = await mustBe(updateRow(trx, before, { ...columnas, version: before.version + 1 }), before);
  if (servidores) await replaceServidores(trx, dominio.id, servidores);
  if (touches(changed, LISTADAS)) await syncRelaciones(trx, dominio.id);
  else await sealListas(trx, dominio.id);
  const conocidos = await conocidosDe(trx, [before, dominio], changed);
  const servidoresDespues = servidores && (await servidoresDe(trx, dominio.id));
  const antes = { ...fotoDe(before, changed, conocidos), ...servidoresAntes, ...otros?.antes };
  const despues = { ...fotoDe(dominio, changed, conocidos), ...servidoresDespues, ...otros?.despues };
  await writeEntrada(op, { dominio, suceso, antes, despues, como });
  await avisarCambio(op, before, { dominio, suceso, antes, despues });
  if (SOLO_SE_ANOTAN.includes(suceso)) return dominio;
  op.paso?.diferencias.push(...diferenciasDe(antes, despues));
  if (touches(changed, PUBLICADAS) || servidores || otros) await requestPublicacion(trx, dominio, now);
  return dominio;
}

/** What a name was held by ends with it. */
const dejoDeExistir = (now: Temporal.Instant) => ({
  levantada_en: stamp(now),
  levanto_id: null,
  motivo_levantar: 'El dominio dejó de existir.',
});

/** Ends a name that is locked: anyone can register it from now on. Its history stays. */
export async function removeDominio(op: Autoria, locked: Dominio, suceso: 'FIN' | 'BAJA'): Promise<void> {
  guard(op, locked, suceso);
  await guardEntrega(op, locked, suceso);
  const { trx, now } = op;
  const como = await comoQue(op, locked.id);
  const before = await startHistoria(trx, locked, now);
  const antes = await fotoEntera(trx, before);
  const dominio = { ...before, version: before.version + 1 };
  await removeRelaciones(trx, before.id);
  if (before.con_retenciones === 1) await endTodas(trx, before.id, dejoDeExistir(now));
  await deleteRow(trx, before.id);
  await writeEntrada(op, { dominio, suceso, antes, despues: null, como });
  addDiferencia(op, 'Dominio', 'queda libre para cualquiera', 'registrado');
  await avisarCambio(op, before, { dominio, suceso, antes, despues: null });
  await requestPublicacion(trx, dominio, now);
}
