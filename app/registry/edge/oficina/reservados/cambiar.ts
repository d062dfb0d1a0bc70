import { dayOf, stamp } from '~/base/clock.server';
import { conLogin } from '../../../domain/con-login';
import { toULabels } from '../../../domain/labels';
import { disponibilidad } from '../../../domain/lifecycle';
import { parseNombre } from '../../../domain/name';
import { inWords } from '../../../domain/roles';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { listTerminaciones, listVidas } from '../../dominios/store';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { guardarUno } from './guardar-uno';
import { cuentaDe, escritoLeido, guardadoDe } from './leer';
import { escrito } from './present';
import { lockReservados, removeGuardado } from './store';

/** Which of the names that it keeps somebody has already: they stay theirs. */
async function yaSonDeAlguien({ trx, now }: Op, guardado: string): Promise<string> {
  const terminaciones = await listTerminaciones(trx);
  const todos = guardado.includes('.') ? [guardado] : terminaciones.map((each) => `${guardado}.${each}`);
  const nombres = todos.flatMap((each) => {
    const read = parseNombre(each, terminaciones);
    return read.ok ? [read.nombre] : [];
  });
  const vidas = await listVidas(
    trx,
    nombres.map(({ ascii }) => ascii),
  );
  const hoy = dayOf(now);
  const suyos = nombres.filter(({ ascii }) => disponibilidad(vidas.get(ascii), false, hoy) === 'REGISTRADO');
  if (suyos.length === 0) return '';
  const cuales = inWords(
    suyos.map(({ unicode }) => unicode),
    'y',
  );
  return suyos.length === 1
    ? ` ${cuales} ya está registrado y sigue siendo de quien lo tiene.`
    : ` ${cuales} ya están registrados y siguen siendo de quien los tiene.`;
}

export const guardar = cambio(oficina.reservados.guardar, async (op, typed) => {
  const { clase, para, motivo, nombre: escrito } = escritoLeido(typed);
  await lockReservados(op.trx);
  const { nombre, before } = await guardadoDe(op.trx, escrito);
  const cuenta = await cuentaDe(op.trx, { clase, para }, before);
  await guardarUno(op, { nombre, clase, motivo, cuenta, before }, motivo);
  const como = `${clase === 'PROHIBIDO' ? 'prohibido' : 'reservado'}${cuenta ? ` para ${conLogin(cuenta)}` : ''}`;
  return { mensaje: `${toULabels(nombre)} quedó ${como}.${await yaSonDeAlguien(op, nombre)}` };
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
