import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import { permiso } from '../../domain/permissions';
import { situacionDe } from '../../domain/situacion';
import { notFound } from '../context';
import { dominioDe } from '../dominios/acceso';
import { persona } from '../implement';
import { cuentaDTO } from './present';
import { findCuenta } from './store';

const NINGUNA = { respCodigo: 'OK', respMensaje: '', templateCuentaPago: null } as const;

const seesPayments = (dominio: Parameters<typeof situacionDe>[0], now: Temporal.Instant): boolean =>
  permiso('verPagos', situacionDe(dominio, now, dayOf(now))).permitido;

export const cuentaPagoAsociada = persona.cuenta.cuentaPagoAsociada.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const dominio = await dominioDe(context, input.dominio);
  if (!seesPayments(dominio, context.now)) throw notFound();
  const cuenta = dominio.cuenta_pago_id && (await findCuenta(context.connection, dominio.cuenta_pago_id));
  if (!cuenta) return NINGUNA;
  const isHolder = dominio.titular === 1 || cuenta.usuario_id === id;
  const asociacion = { instante: dominio.cuenta_asociada_en, usuario: cuenta.usuario };
  return { ...NINGUNA, templateCuentaPago: cuentaDTO(cuenta, !isHolder, asociacion) };
});
