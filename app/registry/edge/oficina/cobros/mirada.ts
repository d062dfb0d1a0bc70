import { Temporal } from 'temporal-polyfill';
import { secondsBefore, stamp } from '~/base/clock.server';
import { MINUTOS_DE_MIRADA } from '../../../domain/oficina';
import { findTitularDe } from '../../administracion/store';
import type { ContextoPersona } from '../../context';
import { miradaDe } from '../dominios/mirada';
import { findActo } from '../historia-store';
import type { Cobro } from './store';

/** What the history of the desk calls it: a look is found by these words. */
export const MIRO_COBROS = 'Miró los cobros de una persona';

/** An account, as the history of the desk names it. */
export const cuentaEnHistoria = (usuarioId: number): string => `Cuenta ${usuarioId}`;

type QuienMira = Pick<ContextoPersona, 'connection' | 'now' | 'usuario'>;

/** Why somebody of the registry looks at what a person was charged, and until when they may: of the last half hour. */
export async function miradaDePersona({ connection, now, usuario }: QuienMira, usuarioId: number) {
  const mirada = await findActo(connection, {
    usuarioId: usuario.id,
    clase: 'persona',
    sobre: cuentaEnHistoria(usuarioId),
    actos: [MIRO_COBROS],
    desde: secondsBefore(now, MINUTOS_DE_MIRADA * 60),
  });
  if (!mirada) return null;
  const hasta = stamp(Temporal.Instant.from(mirada.momento).add({ minutes: MINUTOS_DE_MIRADA }));
  return { motivo: mirada.motivo, hasta };
}

/** The same of one charge: its name's own look shows it too, where it is of the name as it is registered now. */
export async function miradaDeCobro(context: QuienMira, cobro: Cobro) {
  const titular = await findTitularDe(context.connection, cobro.nombre);
  const isSuyo = titular !== undefined && titular.creado_en <= cobro.creado_en;
  return (
    (isSuyo ? await miradaDe(context, cobro.nombre, titular) : null) ??
    (await miradaDePersona(context, cobro.usuario_id))
  );
}
