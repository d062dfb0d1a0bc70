import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import type { Outputs } from '../../contract';
import { faltaDeDominio } from '../../contract/transferencias-formulario';
import { toULabels } from '../../domain/labels';
import { estadoAl, PORTAL, registroFallido, renovadoHasta } from '../../domain/lifecycle';
import { MENSAJES, parseNombre } from '../../domain/name';
import {
  type CodigoRegla,
  incumplidas,
  paraQuienImporta,
  type Regla,
  reglasDe,
  type Situacion,
} from '../../domain/transfer/eligibility';
import { cleanNombre } from '../../domain/typed-name';
import { deOtroTitular, habilitado, PENDIENTE, sinCompletar } from '../../domain/words/transferencias';
import { CAPTCHA_INVALIDO, verifyCaptcha } from '../captcha/verify';
import type { EdgeContext } from '../context';
import { listSufijos } from '../dominios/store';
import { yearPrices } from '../ventas/precios';
import { deLaPersona, publico } from './implement';
import { listRegistrosOrigen, nombresDeRegistradores } from './registradores-store';
import { situacionDe } from './situacion';
import { findFila } from './titular-store';

type Respuesta = Outputs['transferencia']['esTransferible'];
type Veredicto = Pick<Respuesta, 'codigo' | 'mensaje'>;

/** What a name answers that cannot even be looked at. */
const refused = (dominio: string, codigo: Respuesta['codigo'], mensaje: string): Respuesta => ({
  ok: false,
  codigo,
  mensaje,
  errorCaptcha: codigo === 'CAPTCHA_INCORRECTO',
  dominio,
  registrador: null,
  registros: [],
  importe: 0,
  vencimientoNuevo: null,
  reglas: [],
});

/** The sentence of each verdict, to the letter where the catalogue has one (spec 8, Transferability). */
const VEREDICTOS: Partial<Record<CodigoRegla, (nombre: string) => Veredicto>> = {
  OTRO_REGISTRADOR: (nombre) => ({
    codigo: 'DOM_NOT_TRANSFERIBLE',
    mensaje: deOtroTitular(nombre),
  }),
  SIN_SOLICITUD: () => ({
    codigo: 'DOM_NOT_TRANSFERIBLE_PENDING',
    mensaje: PENDIENTE,
  }),
};

function verdict(reglas: readonly Regla[], { estado }: Situacion, nombre: string): Veredicto {
  if (registroFallido(estado)) return { codigo: 'DOM_NOT_TRANSFERIBLE_RULES', mensaje: sinCompletar(nombre) };
  const [first] = incumplidas(reglas);
  if (!first)
    return {
      codigo: 'DOM_TRANSFERIBLE',
      mensaje: habilitado(nombre),
    };
  return (
    VEREDICTOS[first.codigo]?.(nombre) ?? {
      codigo: 'DOM_NOT_TRANSFERIBLE_RULES',
      mensaje: `El dominio ${nombre} todavía no cumple todas las reglas para ser transferido`,
    }
  );
}

async function looked(connection: Connection, dominio: Dominio, now: Temporal.Instant): Promise<Respuesta> {
  const nombre = toULabels(dominio.nombre);
  const situacion = await situacionDe(connection, dominio, now);
  const reglas = paraQuienImporta(reglasDe(situacion, PORTAL, dayOf(now)), situacion, PORTAL);
  const found = verdict(reglas, situacion, nombre);
  const nombres = await nombresDeRegistradores(connection);
  const priceOf = await yearPrices(connection, now);
  return {
    ok: found.codigo === 'DOM_TRANSFERIBLE',
    ...found,
    errorCaptcha: false,
    dominio: nombre,
    registrador: nombres.get(situacion.registrador) ?? null,
    registros: await listRegistrosOrigen(connection, dominio.id),
    importe: priceOf(dominio.nombre) ?? 0,
    vencimientoNuevo: renovadoHasta(dominio.fecha_vencimiento, 1),
    reglas: reglas.map(({ epp: _, ...regla }) => regla),
  };
}

/** What the rules say of a name to whoever asks to import it. */
async function transferibilidad(
  connection: Connection,
  escrito: string,
  now: Temporal.Instant,
): Promise<Respuesta> {
  const limpio = cleanNombre(escrito);
  const falta = faltaDeDominio(limpio);
  if (falta) return refused(limpio, 'DOM_NOT_TRANSFERIBLE', falta);
  const sufijos = (await listSufijos(connection, now)).map(({ tld }) => tld);
  const leido = parseNombre(limpio, sufijos);
  if (!leido.ok) return refused(limpio, 'DOM_NOT_TRANSFERIBLE', MENSAJES[leido.motivo]);
  const { ascii, unicode } = leido.nombre;
  const dominio = await findFila(connection, ascii);
  if (!dominio || estadoAl(dominio, dayOf(now)) === 'LIBRE')
    return refused(
      unicode,
      'DOM_NOT_TRANSFERIBLE_NOT_FOUND',
      `El dominio ${unicode} todavía no está registrado`,
    );
  return looked(connection, dominio, now);
}

const withoutRecords = (respuesta: Respuesta): Respuesta => ({ ...respuesta, registros: [] });

/** Looked at last, so that a slip in the name does not cost a second challenge. */
async function passesCaptcha(context: EdgeContext, captcha: string | null | undefined): Promise<boolean> {
  return (await context.identify()) !== null || verifyCaptcha(context, captcha);
}

export const esTransferible = publico.transferencia.esTransferible.handler(async ({ context, input }) => {
  const respuesta = await transferibilidad(context.connection, input.dominio, context.now);
  const isName = respuesta.reglas.length > 0 || respuesta.codigo === 'DOM_NOT_TRANSFERIBLE_NOT_FOUND';
  if (isName && !(await passesCaptcha(context, input.captcha)))
    return refused(respuesta.dominio, 'CAPTCHA_INCORRECTO', CAPTCHA_INVALIDO.mensaje);
  return input.incluirConsultaRegistros ? respuesta : withoutRecords(respuesta);
});

export const iniciar = deLaPersona.transferencia.iniciar.handler(async ({ context, input }) =>
  withoutRecords(await transferibilidad(context.connection, input.dominio, context.now)),
);
