import type { Tone } from '~/components/tag';
import type { ContenidoEnLista } from '~/registry/contract/oficina/contenidos';
import { type ClaseDeContenido, generoDe } from '~/registry/domain/contenidos';
import { SE_VE, SE_VEIA, SE_VERA } from '~/routes/registro/as-seen-words';

interface Words {
  several: string;
  one: string;
  write: string;
  /** How a list of several is ordered. */
  newest: string;
  /** Where people meet them. */
  where: string;
  empty: string;
  /** What withdrawing one that is shown does. */
  withdrawn: string;
}

const NADIE = 'Desde que lo retire no lo ve nadie. Queda guardado, y puede escribir otro a partir de él.';

/** The heading of each list of contents: the word of the way that leads to it, and which one it is. */
export const headingOf = (which: string): string => `Contenidos: ${which.toLowerCase()}`;

/** How each class is called, and what it is. */
export const CLASE_EN_PALABRAS: Record<ClaseDeContenido, Words> = {
  MENSAJE: {
    several: 'Mensajes',
    one: 'Mensaje',
    write: 'Escribir un mensaje',
    newest: 'los últimos primero',
    where: 'Se leen en la portada y en «Mensajes del registro». De cada uno se elige quiénes lo ven.',
    empty: 'Todavía no hay mensajes. Escriba el primero.',
    withdrawn: NADIE,
  },
  DESTACADO: {
    several: 'Destacados',
    one: 'Destacado',
    write: 'Escribir un destacado',
    newest: 'los últimos primero',
    where: 'Son los recuadros con un enlace que la portada muestra arriba de los mensajes.',
    empty: 'Todavía no hay destacados. Escriba el primero.',
    withdrawn: NADIE,
  },
  PREGUNTA: {
    several: 'Preguntas de la ayuda',
    one: 'Pregunta de la ayuda',
    write: 'Escribir una pregunta',
    newest: 'las últimas primero',
    where:
      'Son las de «Ayuda». Cada una que cambie aquí queda en el lugar de la que vino con el portal; si la retira, vuelve la anterior.',
    empty: 'Todavía no se cambió ninguna: se leen las que vinieron con el portal.',
    withdrawn:
      'Desde que la retire vuelve el texto que la pregunta tenía antes, si tenía uno. El de ahora queda guardado, y puede escribir otra a partir de esta.',
  },
};

type Estado = ContenidoEnLista['estado'];

interface EstadoEnPalabras {
  words: string;
  tone: Tone;
  means: string;
  /** Over what a person sees of it: at some time. */
  asSeen: string;
}

/** How one stands, in words that agree with its class. */
export function estadoEnPalabras({
  clase,
  estado,
}: Pick<ContenidoEnLista, 'clase' | 'estado'>): EstadoEnPalabras {
  const { lo, o } = generoDe(clase);
  const words: Record<Estado, EstadoEnPalabras> = {
    BORRADOR: { words: 'Borrador', tone: 'neutro', means: 'Todavía no lo ve nadie.', asSeen: SE_VERA },
    PROGRAMADO: {
      words: `Programad${o}`,
      tone: 'info',
      means: `Se muestra sol${o} cuando llegue su momento.`,
      asSeen: SE_VERA,
    },
    VIGENTE: {
      words: 'Se muestra',
      tone: 'ok',
      means: `${lo === 'la' ? 'La' : 'Lo'} están viendo.`,
      asSeen: SE_VE,
    },
    REEMPLAZADO: {
      words: `Reemplazad${o}`,
      tone: 'neutro',
      means: 'Ahora se lee otro texto de la misma pregunta.',
      asSeen: SE_VEIA,
    },
    TERMINADO: {
      words: 'Terminó',
      tone: 'neutro',
      means: `Ya pasó su momento: no ${lo} ve nadie.`,
      asSeen: SE_VEIA,
    },
    RETIRADO: { words: `Retirad${o}`, tone: 'neutro', means: `No ${lo} ve nadie.`, asSeen: SE_VEIA },
  };
  return words[estado];
}
