import * as address from '~/addresses';
import type { Outputs } from '~/registry/contract';
import { ERROR_CONTACTO } from '~/registry/domain/words/contactos';
import { told } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Applies the default contact to the domains that still carry other data; a repeat finds none left. */
export async function aplicar(args: RouteArgs, { registry }: Submission) {
  const answer = await registry.usuario.actualizarContactosBe({});
  return told(args, address.misDatos(), answer, { fallo: (mensaje) => mensaje || ERROR_CONTACTO });
}

type Diferencia = Outputs['usuario']['contactosActualizables']['diferencias'][number];

/** What differs, said once for all the names that differ alike. */
export function groupsOf(diferencias: readonly Diferencia[]) {
  const groups = new Map<string, { nombres: string[]; campos: Diferencia['campos'] }>();
  for (const { nombre, campos } of diferencias) {
    const key = JSON.stringify(campos);
    const group = groups.get(key) ?? { nombres: [], campos };
    groups.set(key, { campos, nombres: [...group.nombres, nombre] });
  }
  return [...groups.values()];
}
