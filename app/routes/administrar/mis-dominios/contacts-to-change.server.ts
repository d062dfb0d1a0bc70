import { tipoContacto } from '~/registry/contract/administracion/formas';
import { orWithout } from '~/session/failures/optional-part.server';
import type { SignedContext } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { rolesOffered } from './mis-dominios.server';
import { selectionIn } from './selection.server';

/** Of more names nobody waits until it is found out: the next page says of which it is true. */
const FEW = 100;

/** The contacts that the person may change of any of the chosen names; all of them where that is none, for the next page says why. */
export async function contactsToChange(args: RouteArgs, visitor: SignedContext, total: number) {
  const roles = await rolesOffered(args, visitor);
  if (total > FEW) return roles;
  const selection = await selectionIn(args);
  const asked = roles.map(async (role) => {
    const { data: rolSeleccionado } = tipoContacto.safeParse(role.value);
    const split = await orWithout(args, visitor, 'administracion.accederOperacion', ({ administracion }) =>
      administracion.accederOperacion({ ...selection, operacion: 'EDITAR_CONTACTO', rolSeleccionado }),
    );
    return split?.totalAplica === 0 ? [] : [role];
  });
  const found = (await Promise.all(asked)).flat();
  return found.length > 0 ? found : roles;
}
