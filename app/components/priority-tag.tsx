import type { Tone } from './tag';

const PRIORITIES: Record<string, [Tone, string]> = {
  ALTA: ['error', 'Prioridad alta'],
  MEDIA: ['aviso', 'Prioridad media'],
};

/** Priority of a message: ALTA red, MEDIA yellow, in words too; else a green point, the normal case has no word. */
export function PriorityTag({ prioridad }: { prioridad: string }) {
  const known = PRIORITIES[prioridad];
  if (!known) return <span className="point" aria-hidden="true" />;
  const [tono, text] = known;
  return <span className={`tag bare ${tono}`}>{text}</span>;
}
