import type { Dominio } from '~/database/tables/registro';
import type { Suceso } from '../../domain/history';
import type { Rol } from '../../domain/roles';
import type { Autoria } from './autoria';
import { type Cambios, cambiarDominio } from './cambios';
import { removeCandado } from './por-aprobar-store';

interface Nuevo extends Pick<Cambios, 'otros'> {
  suceso: Extract<Suceso, 'TRANSFERENCIA_TITULAR' | 'TITULAR_CORREGIDO'>;
  /** The contact of who has the name from now on, and which other roles are theirs too. */
  contactoId: number;
  roles: readonly Rol[];
  /** Nothing pays for it any more, whoever's that was. */
  sinCuenta?: boolean;
}

/**
 * Gives a name that is locked to another holder: its lock ends with whose it was, and what paid for it where nobody of its contacts owns that. Whoever
 * does calls this (a purchase, the registry's people); who may is decided before. Answers the name as it is now.
 */
export async function cambiarTitular(
  op: Autoria,
  dominio: Dominio,
  { suceso, contactoId, roles, sinCuenta = false, otros }: Nuevo,
): Promise<Dominio> {
  const after = await cambiarDominio(op, dominio, suceso, {
    columnas: {
      titular_id: contactoId,
      candado: null,
      ...(roles.includes('administrador') && { administrador_id: contactoId }),
      ...(roles.includes('tecnico') && { tecnico_id: contactoId }),
      ...(roles.includes('financiero') && { financiero_id: contactoId }),
      ...(sinCuenta && { cuenta_pago_id: null, cuenta_asociada_en: null }),
    },
    otros,
  });
  await removeCandado(op.trx, dominio.id);
  return after;
}
