import { date } from '~/format';

/** What a state of a name is called where anybody sees it, and what it means for who asks; nothing in the normal case. */
interface Palabra {
  palabra: string;
  significa?: string;
}

/** REGISTRADO is shown as ACTIVO (spec 2). */
const ESTADOS: Readonly<Record<string, Palabra>> = {
  REGISTRADO: { palabra: 'ACTIVO' },
  PREREGISTRO: { palabra: 'PENDIENTE', significa: 'Su registro se está completando.' },
  VENCIDO: { palabra: 'VENCIDO', significa: 'Sigue siendo de su titular, que todavía puede renovarlo.' },
  ELIMINADO: {
    palabra: 'ELIMINADO',
    significa: 'Su titular todavía puede recuperarlo; si no lo hace, queda libre.',
  },
  ERROR: {
    palabra: 'ERROR',
    significa: 'Su registro no se pudo completar: no funciona, y por ahora nadie lo puede registrar.',
  },
};

/** What a state is called; another edge's own word is shown as it is. */
export const palabraDeEstado = (estado: string | null): Palabra =>
  ESTADOS[estado ?? ''] ?? { palabra: estado ?? 'Sin datos' };

interface Perdiendose {
  estado: string | null;
  fechaVencimiento: string | null;
  /** The last day on which its holder can do something about it, where it is told. */
  hasta?: string | null;
}

/** What the state of a name means, with until when where that is known. */
export function significadoDe({ estado, fechaVencimiento, hasta }: Perdiendose): string | undefined {
  const { significa } = palabraDeEstado(estado);
  if (!hasta) return significa;
  if (estado === 'VENCIDO') return `Sigue siendo de su titular, que puede renovarlo hasta el ${date(hasta)}.`;
  // It waits for less than a month: one whose expiry date is later did not get to it.
  const early = fechaVencimiento && fechaVencimiento > hasta ? 'Se eliminó antes de que venciera. ' : '';
  return `${early}Su titular puede recuperarlo hasta el ${date(hasta)}; si no lo hace, queda libre al día siguiente.`;
}
