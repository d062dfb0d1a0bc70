import { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import type { CodigoAutorizacion } from '../../contract/transferencias-formas';
import { PORTAL } from '../../domain/lifecycle';
import { permiso } from '../../domain/permissions';
import { type ConRoles, situacionDe as situacionEnLaTabla } from '../../domain/situacion';
import { type EstadoCodigo, enmascarado, finDe, nuevoCodigo } from '../../domain/transfer/authorization-code';
import { incumplidas, reglasDe } from '../../domain/transfer/eligibility';
import { PLAZOS } from '../../domain/transfer/terms';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import type { ContextoPersona } from '../context';
import { dominioDe, dominioPara } from '../dominios/acceso';
import { cambiarDominio } from '../dominios/cambios';
import { alVencer, habilitada } from './ajustes';
import { avisarCodigo } from './avisos';
import {
  type Codigo,
  clearIntentos,
  findEnUso,
  insertCodigo,
  listCodigos,
  wipeCodigo,
} from './codigos-store';
import { deLaPersona } from './implement';
import { nombresDeRegistradores } from './registradores-store';
import { huellaDe, sealCodigo, unsealCodigo } from './secreto';
import { type Situable, situacionDe } from './situacion';
import { findPendiente } from './store';
import { handleDe } from './titular-store';

/** What a code is worth now, whatever the task has written down so far. */
function estadoDe(codigo: Codigo, handle: string | null, now: Temporal.Instant): EstadoCodigo {
  if (codigo.estado !== 'ACTIVE') return codigo.estado;
  if (Temporal.Instant.compare(Temporal.Instant.from(codigo.vence_en), now) <= 0) return 'EXPIRED';
  return codigo.titular === handle ? 'ACTIVE' : 'CANCELLED';
}

const codigoDTO = (codigo: Codigo, state: EstadoCodigo): CodigoAutorizacion => ({
  authorizationCode: (state === 'ACTIVE' && unsealCodigo(codigo.sellado)) || enmascarado(codigo.fin),
  state,
  requestDate: codigo.solicitado_en,
  expirationDate: codigo.vence_en,
});

const SOLO_UY =
  'El código de autorización es para dominios .uy: este dominio no se transfiere a otro registrador.';

/** Only names right under .uy leave (spec 2, Domain detail). */
const TLD_QUE_SALE = 'uy';

function checkTld({ tld }: Dominio): void {
  if (tld !== TLD_QUE_SALE) throw new Rechazo('ESTADO', SOLO_UY);
}

/** Whoever would get it, the rules of transfers have to be met: a code that nobody can use is not made. */
async function porQueNoSale(
  connection: Connection,
  dominio: Situable,
  now: Temporal.Instant,
): Promise<string> {
  const situacion = await situacionDe(connection, dominio, now);
  return incumplidas(reglasDe(situacion, '', dayOf(now)))
    .map(({ motivo }) => motivo)
    .join(' ');
}

async function checkReglas({ trx, now }: Op, dominio: Dominio): Promise<void> {
  const motivo = await porQueNoSale(trx, dominio, now);
  if (motivo) throw new Rechazo('ESTADO', motivo);
}

const EN_CURSO = 'Otro registrador ya pidió este dominio con un código: apruebe o rechace esa transferencia.';

/** The code there was stops being good. */
export async function retirarCodigo({ trx }: Op, dominio: Dominio): Promise<void> {
  const before = await findEnUso(trx, dominio.id);
  if (before?.estado === 'USED_FOR_REQUEST') throw new Rechazo('EN_CURSO', EN_CURSO);
  if (before) await wipeCodigo(trx, before.id, 'CANCELLED');
}

/** The same, where a request that was made with it goes on: that one loses its ground by itself with its holder, or is theirs to answer. */
export async function anularCodigo({ trx }: Op, dominio: Dominio): Promise<void> {
  const before = await findEnUso(trx, dominio.id);
  if (before?.estado === 'ACTIVE') await wipeCodigo(trx, before.id, 'CANCELLED');
}

async function emitir({ trx, now, usuario }: Op, dominio: Dominio): Promise<Codigo> {
  const texto = nuevoCodigo();
  await clearIntentos(trx, dominio.nombre);
  return insertCodigo(trx, {
    dominio_id: dominio.id,
    registrador: PORTAL,
    referencia: randomId(),
    sellado: sealCodigo(texto),
    huella: huellaDe(dominio.nombre, texto),
    fin: finDe(texto),
    titular: await handleDe(trx, dominio),
    estado: 'ACTIVE',
    usuario_id: usuario.id,
    solicitado_en: stamp(now),
    vence_en: stamp(now.add({ hours: 24 * PLAZOS.codigo })),
  });
}

/** To the letter (spec 8, Successes). */
const PEDIDO = 'La solicitud del Código de Autorización se procesó exitosamente.';

export const solicitar = cambio(deLaPersona.codigo.solicitar, async (op, input) => {
  const dominio = await dominioPara(op, input.dominio, 'codigoTransferencia');
  checkTld(dominio);
  await retirarCodigo(op, dominio);
  await checkReglas(op, dominio);
  const codigo = await emitir(op, dominio);
  await cambiarDominio(op, dominio, 'CODIGO_PEDIDO', {
    otros: { antes: {}, despues: { hasta: codigo.vence_en } },
  });
  await avisarCodigo(op, dominio, codigo);
  // Repeats get what is kept of the first answer: the code itself is not, it is asked for again.
  return { mensaje: PEDIDO, referencia: codigo.referencia };
});

type Propio = ConRoles & Situable & Pick<Dominio, 'titular_id'>;

/** The codes of a name, for who may see them; a reason for the others. */
async function codigosDe({ connection, now }: ContextoPersona, dominio: Propio) {
  const situacion = situacionEnLaTabla(dominio, now, dayOf(now));
  const puede = permiso('rechazarTransferencia', situacion);
  if (!puede.permitido && puede.codigo === 'SIN_PERMISO') return { motivo: puede.motivo, codigos: [] };
  const rows = await listCodigos(connection, dominio.id);
  if (rows.length === 0) return { motivo: '', codigos: [] };
  const handle = await handleDe(connection, dominio);
  return { motivo: '', codigos: rows.map((row) => ({ row, estado: estadoDe(row, handle, now) })) };
}

const isInUse = ({ estado }: { estado: EstadoCodigo }): boolean =>
  estado === 'ACTIVE' || estado === 'USED_FOR_REQUEST';

type Codigos = Awaited<ReturnType<typeof codigosDe>>;

/** Who asks for a name with its code, and until when that can be answered. */
async function elPedido(connection: Connection, { nombre }: Pick<Propio, 'nombre'>) {
  const pedida = await findPendiente(connection, nombre);
  if (!pedida) return {};
  const nombres = await nombresDeRegistradores(connection);
  return { nuevoRegistrador: nombres.get(pedida.gana), fechaVencSol: pedida.vence_en };
}

async function elVigente(
  { connection, now }: ContextoPersona,
  dominio: Propio,
  { motivo, codigos }: Codigos,
) {
  if (motivo) return { code: 'ERROR' as const, mensaje: motivo };
  const found = codigos.find(isInUse);
  if (!found)
    return {
      code: 'OK' as const,
      mensaje: '',
      motivo: (await porQueNoSale(connection, dominio, now)) || undefined,
    };
  const { row, estado } = found;
  return {
    code: 'OK' as const,
    mensaje: '',
    ...codigoDTO(row, estado),
    referencia: row.referencia,
    alVencer: alVencer(),
    ...(estado === 'USED_FOR_REQUEST' && (await elPedido(connection, dominio))),
  };
}

const losPasados = ({ codigos }: Codigos) => ({
  historial: codigos.filter((one) => !isInUse(one)).map(({ row, estado }) => codigoDTO(row, estado)),
});

/** The code in force of a name and those that are over; null of a name that has none, or with the feature off. */
export async function todosLosCodigos(context: ContextoPersona, dominio: Propio & Pick<Dominio, 'tld'>) {
  if (!habilitada() || dominio.tld !== TLD_QUE_SALE) return null;
  const found = await codigosDe(context, dominio);
  return found.motivo ? null : { ...(await elVigente(context, dominio, found)), ...losPasados(found) };
}

export const vigente = deLaPersona.codigo.vigente.handler(async ({ context, input }) => {
  const dominio = await dominioDe(context, input.dominio);
  return elVigente(context, dominio, await codigosDe(context, dominio));
});

export const historial = deLaPersona.codigo.historial.handler(async ({ context, input }) =>
  losPasados(await codigosDe(context, await dominioDe(context, input.dominio))),
);
