import { stamp } from '~/base/clock.server';
import { mapErroresDe } from '../../../contract/formularios';
import { formularioReservado } from '../../../contract/oficina/formularios';
import { toULabels } from '../../../domain/labels';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { findCuentas } from '../personal-store';
import { nombreLeido } from './leer';
import { escrito } from './present';
import { findGuardado, removeGuardado, saveGuardado } from './store';

const NADIE = 'Nadie con ese usuario o correo ingresó todavía al portal. Escríbalo como ingresa esa persona.';
const VARIOS = 'Hay varias personas con ese correo: escriba el usuario de la que es.';
const PROHIBIDO = 'Un nombre prohibido no es para nadie: déjelo vacío, o elija Reservado.';

/** The account of who may have a name; null for nobody. */
async function personaDe({ trx }: Op, { clase, para }: { clase: string; para: string }) {
  if (para === '') return null;
  if (clase === 'PROHIBIDO') throw Rechazo.deCampos({ para: PROHIBIDO });
  const [first, ...others] = await findCuentas(trx, para);
  if (!first) throw Rechazo.deCampos({ para: NADIE });
  if (others.length > 0) throw Rechazo.deCampos({ para: VARIOS });
  return first.id;
}

export const guardar = cambio(oficina.reservados.guardar, async (op, typed) => {
  const read = formularioReservado.safeParse(typed);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const { clase, motivo } = read.data;
  const nombre = await nombreLeido(op.trx, read.data.nombre);
  const para_usuario_id = await personaDe(op, read.data);
  const before = await findGuardado(op.trx, nombre);
  await saveGuardado(op.trx, { nombre, clase, motivo, para_usuario_id });
  await anotarActo(op, {
    acto: before ? 'Cambió un nombre reservado' : 'Reservó un nombre',
    clase: 'reservado',
    sobre: toULabels(nombre),
    motivo,
    antes: escrito(before),
    despues: escrito(await findGuardado(op.trx, nombre)),
  });
  const como = clase === 'PROHIBIDO' ? 'prohibido' : 'reservado';
  return {
    mensaje: `${toULabels(nombre)} quedó ${como}. Si ya está registrado, sigue siendo de quien lo tiene.`,
  };
});

export const quitar = cambio(oficina.reservados.quitar, async (op, { nombre: typed, motivo }) => {
  const razon = motivoDe(motivo);
  const nombre = await nombreLeido(op.trx, typed);
  const before = await findGuardado(op.trx, nombre);
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
