import { ROLES, type Rol } from '~/registry/domain/roles';
import type { ContactoPublico, NombrePublico } from '~/registry/public-registry';
import { jcardOf } from './jcard';
import type { Entity } from './json';
import { placeOf, selfLink } from './place';

/** A contact and the roles that it has on a name, the first of which tells it apart. */
export interface Held {
  contacto: ContactoPublico;
  roles: [Rol, ...Rol[]];
}

/** How RDAP calls the roles (RFC 9083, 10.2.4). */
export const RDAP_ROLES: Readonly<Record<Rol, string>> = {
  titular: 'registrant',
  administrador: 'administrative',
  tecnico: 'technical',
  financiero: 'billing',
};

/** The contacts of a name, one that is the same in several roles once. */
export function contactsOf(name: NombrePublico): Held[] {
  const found = new Map<string, Held>();
  for (const rol of ROLES) {
    const contacto = name[rol];
    if (!contacto) continue;
    const key = JSON.stringify(contacto);
    const known = found.get(key);
    if (known) known.roles.push(rol);
    else found.set(key, { contacto, roles: [rol] });
  }
  return [...found.values()];
}

/** A contact as RDAP says it (RFC 9083, 5.1); `isKnown`: whether it can be asked for by its handle. */
export const entityOf = (
  contacto: ContactoPublico,
  roles: readonly Rol[],
  { origin, isKnown }: { origin: string; isKnown: boolean },
): Entity => ({
  objectClassName: 'entity',
  ...(contacto.nicHandler && { handle: contacto.nicHandler }),
  ...(roles.length > 0 && { roles: roles.map((rol) => RDAP_ROLES[rol]) }),
  vcardArray: jcardOf(contacto),
  ...(isKnown && { links: [selfLink(placeOf(origin, `entity/${encodeURIComponent(contacto.nicHandler)}`))] }),
});
