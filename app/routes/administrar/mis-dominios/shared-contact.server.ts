import type { Outputs } from '~/registry/contract';
import { ROL_DE, type TipoContacto } from '~/registry/domain/roles';
import type { Registry } from '~/session/request/request-context.server';

/** Each name is asked by itself: of more, the form begins empty. */
const ASKED = 10;

const DATOS = ['nombre', 'apellido', 'direccion', 'telefono', 'emailPublico'] as const;

type Informacion = Outputs['administracion']['informacion'];
type Shared = Partial<Record<(typeof DATOS)[number], string>>;

/** A name of which it cannot be read shares nothing. */
const contactOf = (registry: Registry, nombreDominio: string, rol: TipoContacto) =>
  registry.administracion.informacion({ nombreDominio, conRegistros: false }).then(
    (found: Informacion) => found[ROL_DE[rol]],
    () => null,
  );

/** What a contact has in common on some names: whoever corrects one telephone does not type the rest again. */
export async function sharedContact(
  registry: Registry,
  nombres: readonly string[],
  rol: TipoContacto,
): Promise<Shared> {
  if (nombres.length > ASKED) return {};
  const contactos = await Promise.all(nombres.map((nombre) => contactOf(registry, nombre, rol)));
  const [first, ...others] = contactos;
  const same = DATOS.filter(
    (dato) => first?.[dato] && others.every((other) => other?.[dato] === first[dato]),
  );
  return Object.fromEntries(same.map((dato) => [dato, first?.[dato] ?? '']));
}
