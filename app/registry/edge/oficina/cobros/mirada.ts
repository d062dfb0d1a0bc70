import { cuentaEnHistoria } from '../../../domain/sobre';
import { findTitularDe } from '../../administracion/store';
import { miradaDe } from '../dominios/mirada';
import { type QuienMira, ultimaMirada } from '../mirada';
import type { Cobro } from './store';

/** What the history of the desk calls it: a look is found by these words. */
export const MIRO_COBROS = 'Miró los cobros de una persona';

/** Why somebody of the registry looks at what a person was charged, and until when they may. */
export const miradaDePersona = (quien: QuienMira, usuarioId: number) =>
  ultimaMirada(quien, { acto: MIRO_COBROS, clase: 'persona', sobre: cuentaEnHistoria(usuarioId) });

/** The same of one charge: its name's own look shows it too, where it is of the name as it is registered now. */
export async function miradaDeCobro(quien: QuienMira, cobro: Cobro) {
  const titular = await findTitularDe(quien.connection, cobro.nombre);
  const isSuyo = titular !== undefined && titular.creado_en <= cobro.creado_en;
  return (
    (isSuyo ? await miradaDe(quien, cobro.nombre, titular) : null) ??
    (await miradaDePersona(quien, cobro.usuario_id))
  );
}
