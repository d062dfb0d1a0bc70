import type { Tone } from './tag';

const PRIORITIES: Record<string, [Tone, string]> = {
  ALTA: ['error', 'Prioridad alta'],
  MEDIA: ['aviso', 'Prioridad media'],
};

/** Priority of a message: ALTA red, MEDIA yellow, else green (spec 2, Messages), always in words too. */
export function PriorityTag({ prioridad }: { prioridad: string }) {
  const [tono, text] = PRIORITIES[prioridad] ?? ['ok', 'Prioridad normal'];
  return <span className={`tag bare ${tono}`}>{text}</span>;
}
