import type { Tone } from '~/components/tag';
import { count } from '~/format';
import type { VersionDeTerminos } from '~/registry/contract/oficina/terminos';

export const ESTADO_EN_PALABRAS: Record<
  VersionDeTerminos['estado'],
  { words: string; tone: Tone; means: string }
> = {
  BORRADOR: { words: 'Borrador', tone: 'neutro', means: 'Todavía no la ve nadie.' },
  PROGRAMADO: { words: 'Espera su día', tone: 'info', means: 'Rige sola cuando llegue su momento.' },
  VIGENTE: {
    words: 'Vigente',
    tone: 'ok',
    means: 'Todas las personas la tienen que aceptar para seguir en el portal.',
  },
  ANTERIOR: { words: 'Anterior', tone: 'neutro', means: 'Rigió hasta que la siguió otra.' },
  RETIRADO: { words: 'Descartada', tone: 'aviso', means: 'Nunca rigió.' },
};

/** How many accepted it. */
export const accepted = ({ cuantos, masDe }: VersionDeTerminos['aceptaron']): string =>
  `${masDe ? 'Más de ' : ''}${count(cuantos, 'persona', 'personas')}`;

export const called = (numero: number): string => `Versión ${numero}`;
