import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { conLogin } from '../../../domain/con-login';
import type { Rol } from '../../../domain/roles';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { findPredeterminado } from '../../contactos/store';
import { ownersOf } from '../../dominios/relaciones-store';
import { columnaDe, contactoIds } from '../../dominios/role-columns';
import { lockUsuario } from '../../quien/lock-store';
import { cuentaEscrita } from '../cuenta-escrita';

const SIN_DATOS =
  'Esa persona todavía no completó sus datos de contacto: pídale que ingrese al portal y los complete.';
const YA_ES = 'Esa persona ya es el titular del dominio.';

/** Who has a name from now on: their account, what the desk calls them and where they are written to, and their contact data. */
export interface NuevoTitular {
  usuarioId: number;
  llamado: string;
  correo: string | null;
  contactoId: number;
}

/** Who was typed, with their account locked, so that their contact data are these: before the name is locked (the order of `cambio`). */
export async function lockNuevo({ trx }: Op, persona: string): Promise<NuevoTitular> {
  const { id, nombre, login, correo } = await cuentaEscrita(trx, persona, 'persona');
  await lockUsuario(trx, id);
  const contacto = await findPredeterminado(trx, id);
  if (!contacto) throw Rechazo.deCampos({ persona: SIN_DATOS });
  return { usuarioId: id, llamado: conLogin({ nombre, login }), correo, contactoId: contacto.id };
}

const OTROS: readonly Rol[] = ['administrador', 'tecnico', 'financiero'];

/** The other roles of the holder, which go with the name: who does not have it any more has no say in it. Refused of who has it already. */
export async function rolesQuePasan(
  trx: Connection,
  dominio: Dominio,
  { usuarioId }: NuevoTitular,
): Promise<Rol[]> {
  const owners = await ownersOf(trx, contactoIds(dominio));
  const ownerOf = (id: number | null) => (id === null ? undefined : owners.get(id));
  const titular = ownerOf(dominio.titular_id);
  if (titular === usuarioId) throw Rechazo.deCampos({ persona: YA_ES });
  return OTROS.filter((rol) => {
    const id = dominio[columnaDe(rol)];
    return id !== null && (id === dominio.titular_id || (titular !== undefined && ownerOf(id) === titular));
  });
}
