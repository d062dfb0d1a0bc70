import { z } from 'zod';
import { GRADOS } from '~/registry/domain/candado';
import { idOf } from '~/session/failures/not-available.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { CIERRE } from './asked';

/** Of a form that no page of ours sent, the registry would say the same. */
const grado = z.enum(GRADOS);

/** How a lock is to be closed, as it was typed; or what the form is shown again with. */
export function readCierre(form: FormData) {
  const typed = parseWithZod(form, { schema: schemaOf(CIERRE) });
  if (typed.status !== 'success') return { typed, wrong: refuse(CIERRE, typed) };
  const { data: elegido } = grado.safeParse(typed.value.grado);
  if (!elegido) {
    const mapErrores = { grado: 'Elija para qué es el candado.' };
    return { typed, wrong: refuse(CIERRE, typed, { mensaje: '', mapErrores }) };
  }
  const { custodios, quorum } = typed.value;
  const cierre = {
    grado: elegido,
    custodios: custodios.map(idOf),
    quorum: /^\d$/.test(quorum) ? Number(quorum) : 0,
  };
  return { typed, cierre };
}
