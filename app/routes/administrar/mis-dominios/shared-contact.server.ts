import type { Outputs } from '~/registry/contract';
import { CONTACTO_DE, ROL_DE, type TipoContacto } from '~/registry/domain/roles';
import type { Registry } from '~/session/request/request-context.server';

/** Each name is asked by itself: of more, the form begins empty. */
const ASKED = 10;

const DATOS = ['nombre', 'apellido', 'direccion', 'telefono', 'emailPublico'] as const;
type Dato = (typeof DATOS)[number];

type Informacion = Outputs['administracion']['informacion'];

interface InCommon {
  contacto: Partial<Record<Dato, string>>;
  /** What the contacts are alike in, also where they are alike in having none; null where they were not looked at. */
  iguales: readonly Dato[] | null;
}

export const NOTHING_SHARED: InCommon = { contacto: {}, iguales: null };

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
): Promise<InCommon> {
  if (nombres.length > ASKED) return NOTHING_SHARED;
  const contactos = await Promise.all(nombres.map((nombre) => contactOf(registry, nombre, rol)));
  const [first, ...others] = contactos;
  if (!first) return { contacto: {}, iguales: [] };
  const iguales = DATOS.filter((dato) => others.every((other) => other && other[dato] === first[dato]));
  const filled = iguales.flatMap((dato) => (first[dato] ? [[dato, first[dato]] as const] : []));
  return { contacto: Object.fromEntries(filled), iguales };
}

/** Whose data the form begins with, or why it begins empty. */
export function filledIn({ contacto, iguales }: InCommon, rol: TipoContacto, n: number): string {
  if (iguales === null) return `Son más de ${ASKED} dominios: los campos empiezan vacíos.`;
  // Who a holder is cannot be changed here: the form asks neither name.
  const asked = rol === 'TITULAR' ? DATOS.slice(2) : DATOS;
  const begun = asked.filter((dato) => contacto[dato]).length;
  if (begun === 0) return 'Hoy no tienen datos en común: los campos empiezan vacíos.';
  const quien = [contacto.nombre, contacto.apellido].filter(Boolean).join(' ');
  if (quien && iguales.length === DATOS.length)
    return `El formulario trae los datos de ${quien}, hoy el ${CONTACTO_DE[ROL_DE[rol]]} ${n === 1 ? 'del dominio' : `de los ${n} dominios`}.`;
  const rest = begun < asked.length ? '; los otros campos empiezan vacíos' : '';
  return `El formulario trae los datos que hoy tienen en común${rest}.`;
}
