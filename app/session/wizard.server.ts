import { done } from './forms/answers.server';
import type { RouteArgs } from './request/request-context.server';

/** Something that the steps of a wizard need from one of them on. */
interface Need<Paso extends string, Given> {
  /** The first step that cannot be shown without it. */
  desde: Paso;
  met: (given: Given) => boolean;
  /** The step that gives it. */
  vuelve: Paso;
  mensaje: string;
}

/** A wizard: its steps in their order, where each is, and what they need, in the order in which it is asked for. */
export interface Wizard<Paso extends string, Given> {
  pasos: readonly Paso[];
  address: (paso: Paso) => string;
  needs: readonly Need<Paso, Given>[];
}

/** The first thing a step lacks, with the step that gives it; nothing when it can be shown. */
export function missing<Paso extends string, Given>(
  { pasos, needs }: Wizard<Paso, Given>,
  paso: Paso,
  given: Given,
): Need<Paso, Given> | undefined {
  const order = (one: Paso): number => pasos.indexOf(one);
  return needs.find(({ desde, met }) => order(paso) >= order(desde) && !met(given));
}

/** A step opened too early leads to the first one that lacks something, which says what (screens.md, Wizards). */
export async function guardStep<Paso extends string, Given>(
  args: RouteArgs,
  wizard: Wizard<Paso, Given>,
  paso: Paso,
  given: Given,
): Promise<void> {
  const lack = missing(wizard, paso, given);
  if (lack) throw await done(args, wizard.address(lack.vuelve), { tipo: 'error', texto: lack.mensaje });
}
