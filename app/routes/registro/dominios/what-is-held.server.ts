import { ACCIONES, type Accion, queEs } from '~/registry/domain/acciones';
import { porRetencion } from '~/registry/domain/retenciones';
import { NADA_CAMBIO } from '~/registry/domain/words/vuelta-atras';
import type { Reason } from '~/routes/administrar/ver-dominio/reasons';
import { CONTACTOS } from '~/routes/administrar/ver-dominio/roles';
import {
  contactsTold,
  sharedReasons,
  toldOf,
  type Why,
} from '~/routes/administrar/ver-dominio/shared-reasons.server';

/** There is nothing to have back, nor a lock to open, of most names: that answers nobody's question. Contacts are told together. */
const APART: readonly string[] = [
  'recuperar',
  'abrirCandado',
  ...CONTACTOS.flatMap(({ editar, cambiar }) => [editar, cambiar]),
];

/** As the page of its holder has it: over the page of a name, which one is known. */
const wordsOf = (accion: Accion): string => queEs(accion).replace(/ el dominio$/, 'lo');

interface Held extends Why {
  congeladoHasta?: string | null;
  candado?: object | null;
}

/** What a name is already: that nobody can do it once more is told with its state. */
const isSo = (accion: Accion, { congeladoHasta, candado }: Held): boolean =>
  (accion === 'congelar' && Boolean(congeladoHasta)) || (accion === 'cerrarCandado' && Boolean(candado));

/**
 * What its holder cannot do with a name now, with the reasons that they read; without what the holds that are told apart keep from, and without
 * what it is already.
 */
export function whatIsHeld(
  why: Held = {},
  apart: readonly Parameters<typeof porRetencion>[0][] = [],
): Reason[] {
  const said = apart.map(porRetencion);
  const told = ACCIONES.filter((accion) => !APART.includes(accion) && !isSo(accion, why)).map((accion) =>
    toldOf(why, wordsOf(accion), accion),
  );
  const held = [...told, ...contactsTold(why)].filter(({ causa }) => causa && !said.includes(causa));
  // of most names nothing changed lately: where that is all there is, nothing is held
  return held.every(({ causa }) => causa === NADA_CAMBIO) ? [] : sharedReasons(held);
}
