import type { Tone } from './tag';

const PRIORITIES: Record<string, [Tone, string]> = {
  ALTA: ['error', 'alta'],
  MEDIA: ['aviso', 'media'],
};

/** Priority of a message in words: ALTA red, MEDIA yellow. The normal case has none, and no sign that only eyes see. */
export function PriorityTag({ prioridad }: { prioridad: string }) {
  const known = PRIORITIES[prioridad];
  if (!known) return null;
  const [tono, text] = known;
  // In a column of that name the word that is its head is not seen again, nor heard.
  return (
    <span className={`tag bare ${tono}`}>
      <span className="headed">Prioridad </span>
      {text}
    </span>
  );
}
