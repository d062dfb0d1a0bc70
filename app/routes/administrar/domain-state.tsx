import { Tag, type Tone } from '~/components/tag';
import type { DominioWrapper } from '~/registry/contract/administracion/formas';

type State = { word: string; tono: Tone };

/** The states of a domain in words (spec 2, My domains; spec 4, Domain status display). */
export const STATES = {
  pendiente: { word: 'Pendiente', tono: 'info' },
  error: { word: 'Error', tono: 'error' },
  eliminado: { word: 'Eliminado', tono: 'error' },
  vencido: { word: 'Vencido', tono: 'error' },
  sinFormaDePago: { word: 'Sin forma de pago', tono: 'aviso' },
  registrado: { word: 'Registrado', tono: 'ok' },
} as const satisfies Record<string, State>;

type Facts = Pick<DominioWrapper, 'preregistro' | 'error' | 'eliminado' | 'vencido' | 'tieneCuentaActual'>;

function stateOf({ preregistro, error, eliminado, vencido, tieneCuentaActual }: Facts): State {
  if (preregistro) return STATES.pendiente;
  if (error) return STATES.error;
  if (eliminado) return STATES.eliminado;
  if (vencido) return STATES.vencido;
  return tieneCuentaActual ? STATES.registrado : STATES.sinFormaDePago;
}

/** A name in force that was given no servers, as the list and the detail call it. */
export const SIN_SERVIDORES = 'Sin servidores';

/** A domain's state in a word. */
export const wordOf = (dominio: Facts): string => stateOf(dominio).word;

/** In force, with something that pays for it. */
export const isNormal = (dominio: Facts): boolean => stateOf(dominio) === STATES.registrado;

/** How urgent its state is. */
export const toneOf = (dominio: Facts): Tone => stateOf(dominio).tono;

/** A domain's state: a word, with a sign and a colour. */
export function DomainState({ dominio }: { dominio: Facts }) {
  const { word, tono } = stateOf(dominio);
  return <Tag tono={tono}>{word}</Tag>;
}
