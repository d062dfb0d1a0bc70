import { formularioBusqueda } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { toULabels } from '~/registry/domain/labels';
import { readNombre } from '~/registry/domain/name';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { BUSQUEDA } from './asked';

/** Looks for what was typed: kept as a search, and so no address of its own. What was found comes with the box as it was. */
export async function buscar(_args: RouteArgs, { oficina, form }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioBusqueda });
  if (typed.status !== 'success') return refuse(BUSQUEDA, typed);
  const answer = await oficina.dominios.buscar(typed.value);
  const rechazo = rechazoDe(answer);
  if (rechazo) return refuse(BUSQUEDA, typed, rechazo);
  const { encontrados = [], hayMas = [] } = answer;
  const { buscado } = typed.value;
  const ascii = readNombre(buscado);
  const isTaken = encontrados.some(({ clase, exacto }) => clase === 'DOMINIO' && exacto);
  const nombre = ascii && !isTaken ? toULabels(ascii) : null;
  return { ...again(typed), hallado: { buscado, encontrados, hayMas, nombre } };
}
