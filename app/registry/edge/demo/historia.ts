import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { parseNombre } from '../../domain/name';
import type { Rol } from '../../domain/roles';
import { edicionDeContacto } from '../administracion/ediciones/contacto';
import { edicionDeCuenta, edicionDeQuitarCuenta } from '../administracion/ediciones/cuenta';
import { type Edicion, editarDominios, entregarla } from '../administracion/ediciones/edicion';
import type { Op } from '../cambio/cambio';
import { lockDominio } from '../dominios/cambios';
import { invitar } from '../invitaciones/enviar';
import { TERMINACIONES } from './names';
import { findPersona } from './store';

/** What demo people did with a name since it was registered, told in hours before the day of loading. */
const CON_HISTORIA = 'ñandú.uy';

async function como(trx: Connection, login: string, now: Temporal.Instant): Promise<Op> {
  return { trx, now, usuario: await findPersona(trx, login), origen: 'WEB' };
}

const ascii = (texto: string): string => {
  const leido = parseNombre(texto, TERMINACIONES);
  if (!leido.ok) throw new Error(`${texto} is no name`);
  return leido.nombre.ascii;
};

/** Each change of the story by somebody who may make it, so that its history, its payments and its versions can be seen. */
async function tellHistoria(trx: Connection, now: Temporal.Instant): Promise<void> {
  const carryOut = async (login: string, edicion: Edicion) => {
    await editarDominios(await como(trx, login, now), [ascii(CON_HISTORIA)], edicion, {
      alFallar: entregarla,
      isOne: false,
    });
  };
  const dominio = await lockDominio(trx, ascii(CON_HISTORIA));
  await carryOut(
    'tecnico',
    edicionDeContacto('TECNICO', {
      nombre: 'Carla',
      apellido: 'Técnica',
      direccion: 'Rambla Sur 100, Montevideo',
      telefono: '29009876',
      email_publico: 'carla@ejemplo.uy',
    }),
  );
  await carryOut('financiero', edicionDeQuitarCuenta);
  const titular = await como(trx, 'titular', now);
  if (dominio?.cuenta_pago_id)
    await carryOut('titular', await edicionDeCuenta(titular, dominio.cuenta_pago_id));
}

interface Invitado {
  nombre: string;
  rol: Rol;
  correo: string;
  /** Days since it was mailed: after two weeks it is no good any more. */
  dias: number;
}

const INVITADOS: readonly Invitado[] = [
  { nombre: 'ombu.com.uy', rol: 'tecnico', correo: 'otro@ejemplo.uy', dias: 0 },
  { nombre: 'farodelcabo.com.uy', rol: 'financiero', correo: 'estudio@ejemplo.uy', dias: 3 },
  { nombre: 'cerrochato.uy', rol: 'administrador', correo: 'antes@ejemplo.uy', dias: 25 },
];

/** Changes and invitations of the demo: the ones that wait, and one that nobody answered in time, as its message says. */
export async function loadHistoria(trx: Connection, now: Temporal.Instant): Promise<void> {
  await tellHistoria(trx, now);
  for (const { nombre, rol, correo, dias } of INVITADOS) {
    const op = await como(trx, 'titular', now.subtract({ hours: 24 * dias }));
    const dominio = await lockDominio(trx, ascii(nombre));
    if (dominio) await invitar(op, dominio, { rol, correo });
  }
}
