import { database } from '~/database/connection.server';
import { syncRelaciones } from '~/registry/edge/dominios/relaciones-store';
import { contactoGuardado } from '../support/rows';
import { nombreDe, personaDe } from './shop';

type Rol = 'titular' | 'administrador' | 'tecnico' | 'financiero';

/** Gives somebody the contact of a role on a name that another person has. */
async function conRol(login: string, dominioId: number, rol: Rol): Promise<void> {
  const id = await contactoGuardado(await personaDe(login), {
    nic_handle: `UY-${login}`,
    nombre: login,
    email_publico: `${login}@correo.uy`,
  });
  await database().updateTable('dominios').set(`${rol}_id`, id).where('id', '=', dominioId).execute();
  await syncRelaciones(database(), dominioId);
}

/** A name of ana's with somebody else in each of the other roles. */
export async function enEquipo(nombre: string, given: Parameters<typeof nombreDe>[2] = {}): Promise<number> {
  const id = await nombreDe('ana', nombre, given);
  await conRol('bruno', id, 'administrador');
  await conRol('carla', id, 'tecnico');
  await conRol('diego', id, 'financiero');
  return id;
}
