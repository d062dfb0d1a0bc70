import * as address from '~/addresses';
import { RegistryFailure, termsInForce } from '~/registry/client.server';
import type { Registry } from '../request/request-context.server';
import type { Session } from '../session.server';

/**
 * The page that comes before `path` after a sign-in: default contact data first, then the terms (spec 4). Null once both
 * are in order, which is remembered as long as the sign-in lasts and these terms are in force. Who works at the registry needs neither at its desk.
 */
export async function pageBefore(path: string, session: Session, registry: Registry): Promise<string | null> {
  if (address.isOfDesk(path)) return null;
  const terms = await termsInForce(); // asked first: those that follow meanwhile are asked about again
  const { usuarioDTO } = await registry.usuario.actual();
  if (!usuarioDTO.contactoPredeterminado) return address.primerIngreso(path);
  const { acepto } = await registry.terminos.aceptados();
  if (!acepto) return address.aceptarTerminos(path);
  await session.write('revisado', terms);
  return null;
}

/** Where a sign-in leads, also one that began on a public page. A registry that fails now is asked again by what needs it. */
export async function firstStop(volver: string, session: Session, registry: Registry): Promise<string> {
  try {
    return (await pageBefore(volver, session, registry)) ?? volver;
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error;
    return volver;
  }
}
