import type { Tone } from '~/components/tag';
import { count } from '~/format';
import type { VersionDeTerminos } from '~/registry/contract/oficina/terminos';
import { SE_VE, SE_VEIA, SE_VERA } from '~/routes/registro/as-seen-words';

export const ESTADO_EN_PALABRAS: Record<
  VersionDeTerminos['estado'],
  { words: string; tone: Tone; means: string; asSeen: string }
> = {
  BORRADOR: { words: 'Borrador', tone: 'neutro', means: 'Todavía no la ve nadie.', asSeen: SE_VERA },
  PROGRAMADO: {
    words: 'Espera su día',
    tone: 'info',
    means: 'Rige sola cuando llegue su momento.',
    asSeen: SE_VERA,
  },
  VIGENTE: {
    words: 'Vigente',
    tone: 'ok',
    means: 'Todas las personas la tienen que aceptar para seguir en el portal.',
    asSeen: SE_VE,
  },
  ANTERIOR: { words: 'Anterior', tone: 'neutro', means: 'Rigió hasta que la siguió otra.', asSeen: SE_VEIA },
  RETIRADO: { words: 'Descartada', tone: 'neutro', means: 'Nunca rigió.', asSeen: 'Así se iba a ver' },
};

/** Whether it ever was in force: nobody accepts another. */
export const rigio = (estado: VersionDeTerminos['estado']): boolean =>
  estado === 'VIGENTE' || estado === 'ANTERIOR';

/** How many accepted it. */
export const accepted = ({ cuantos, masDe }: VersionDeTerminos['aceptaron']): string =>
  `${masDe ? 'Más de ' : ''}${count(cuantos, 'persona', 'personas')}`;

export const called = (numero: number): string => `Versión ${numero}`;
