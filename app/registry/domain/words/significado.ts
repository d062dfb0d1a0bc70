import { date } from '~/format';
import { quienesPueden } from '../acciones';

/** What a state of a name means for who asks for it; nothing in the normal case. */
const SIGNIFICA: Readonly<Record<string, string>> = {
  PREREGISTRO: 'Su registro se está completando.',
  VENCIDO: `Sigue siendo de su titular. Todavía lo puede renovar ${quienesPueden('renovar')}.`,
  ELIMINADO: `Todavía lo puede recuperar ${quienesPueden('recuperar')}; si nadie lo hace, queda libre.`,
  ERROR:
    'No quedó registrado: su registro no se pudo completar. No funciona, y por ahora nadie lo puede registrar.',
};

interface Perdiendose {
  estado: string | null;
  fechaVencimiento: string | null;
  /** The last day on which something can be done about it, where it is told. */
  hasta?: string | null;
}

/** What the state of a name means, with until when where that is known; who can do something about it is who the table of acts says. */
export function significadoDe({ estado, fechaVencimiento, hasta }: Perdiendose): string | undefined {
  if (!hasta) return SIGNIFICA[estado ?? ''];
  if (estado === 'VENCIDO')
    return `Sigue siendo de su titular. Hasta el ${date(hasta)} lo puede renovar ${quienesPueden('renovar')}.`;
  // It waits for less than a month: one whose expiry date is later did not get to it.
  const early = fechaVencimiento && fechaVencimiento > hasta ? 'Se eliminó antes de que venciera. ' : '';
  return `${early}Hasta el ${date(hasta)} lo puede recuperar ${quienesPueden('recuperar')}; si nadie lo hace, queda libre al día siguiente.`;
}
