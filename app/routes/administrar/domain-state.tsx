import { Tag, type Tone } from '~/components/tag';
import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import { quienesPueden } from '~/registry/domain/permissions';

type State = { word: string; tono: Tone; meaning: string };

/** The states of a domain in words (spec 2, My domains; spec 4, Domain status display). */
const STATES = {
  pendiente: { word: 'Pendiente', tono: 'info', meaning: 'el registro todavía no terminó.' },
  error: { word: 'Error', tono: 'error', meaning: 'el registro no se pudo completar.' },
  eliminado: {
    word: 'Eliminado',
    tono: 'error',
    meaning: `ya no funciona; por un tiempo lo puede recuperar ${quienesPueden('recuperar')}.`,
  },
  vencido: {
    word: 'Vencido',
    tono: 'error',
    meaning: 'pasó su fecha de vencimiento; todavía se puede renovar.',
  },
  sinFormaDePago: {
    word: 'Sin forma de pago',
    tono: 'aviso',
    meaning: 'está registrado, pero vence si no se le asocia una forma de pago o se renueva.',
  },
  registrado: { word: 'Registrado', tono: 'ok', meaning: 'está en vigor y tiene forma de pago.' },
} satisfies Record<string, State>;

/** What the legend explains (spec 2). */
export const LEGEND: readonly State[] = [
  STATES.sinFormaDePago,
  STATES.vencido,
  STATES.eliminado,
  STATES.registrado,
];

type Facts = Pick<DominioWrapper, 'preregistro' | 'error' | 'eliminado' | 'vencido' | 'tieneCuentaActual'>;

function stateOf({ preregistro, error, eliminado, vencido, tieneCuentaActual }: Facts): State {
  if (preregistro) return STATES.pendiente;
  if (error) return STATES.error;
  if (eliminado) return STATES.eliminado;
  if (vencido) return STATES.vencido;
  return tieneCuentaActual ? STATES.registrado : STATES.sinFormaDePago;
}

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
