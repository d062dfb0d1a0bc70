import { stamp } from '~/base/clock.server';
import { toULabels } from '../../../domain/labels';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { guardarUno } from './guardar-uno';
import { cuentaDe, escritoLeido, guardadoDe } from './leer';
import { escrito } from './present';
import { lockReservados, removeGuardado } from './store';

export const guardar = cambio(oficina.reservados.guardar, async (op, typed) => {
  const { clase, para, motivo, nombre: escrito } = escritoLeido(typed);
  await lockReservados(op.trx);
  const { nombre, before } = await guardadoDe(op.trx, escrito);
  const cuenta = await cuentaDe(op.trx, { clase, para }, before);
  await guardarUno(op, { nombre, clase, motivo, cuenta, before }, motivo);
  const como = clase === 'PROHIBIDO' ? 'prohibido' : 'reservado';
  return {
    mensaje: `${toULabels(nombre)} quedó ${como}. Si ya está registrado, sigue siendo de quien lo tiene.`,
  };
});

export const quitar = cambio(oficina.reservados.quitar, async (op, { nombre: typed, motivo }) => {
  const razon = motivoDe(motivo);
  await lockReservados(op.trx);
  const { nombre, before } = await guardadoDe(op.trx, typed);
  if (!(await removeGuardado(op.trx, nombre, stamp(op.now))))
    throw new Rechazo('ESTADO', `${toULabels(nombre)} ya no estaba en la lista.`);
  await anotarActo(op, {
    acto: 'Sacó un nombre de los reservados',
    clase: 'reservado',
    sobre: toULabels(nombre),
    motivo: razon,
    antes: escrito(before),
  });
  return { mensaje: `${toULabels(nombre)} ya no está reservado: es de quien lo pida primero.` };
});
