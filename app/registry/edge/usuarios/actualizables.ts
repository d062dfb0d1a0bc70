import { toULabels } from '../../domain/labels';
import { countActualizables, listTenidos } from '../contactos/aplicar-store';
import { diferenciasDeDatos } from '../contactos/rules';
import type { Contacto } from '../contactos/store';
import type { ContextoPersona } from '../context';

/** The names on which somebody's data is not that of their default contact, and how it differs. */
export async function actualizablesCon(
  { connection, now, usuario }: ContextoPersona,
  contacto: Contacto | undefined,
) {
  if (!contacto) return { cantidadContactosActualizables: 0, diferencias: [] };
  const cantidad = await countActualizables(connection, usuario.id, contacto.id, now);
  const tenidos = cantidad === 0 ? [] : await listTenidos(connection, usuario.id, contacto.id, now);
  return {
    cantidadContactosActualizables: cantidad,
    diferencias: tenidos.map(({ dominio, ...datos }) => ({
      nombre: toULabels(dominio),
      campos: diferenciasDeDatos(datos, contacto),
    })),
  };
}
