import type { ReactNode } from 'react';
import type { NoticeKind } from './frame/data';

/** The word that says what kind of message it is, so that colour is never alone. */
const WORDS: Record<NoticeKind, string> = { ok: 'Listo', error: 'Error', aviso: 'Aviso' };

interface NoticeProps {
  tipo: NoticeKind;
  /** Instead of 'Listo', 'Error', 'Aviso'. */
  title?: string;
  children: ReactNode;
}

/** A message box: an outcome, a failure or a warning. */
export function Notice({ tipo, title = WORDS[tipo], children }: NoticeProps) {
  return (
    <div className={`notice ${tipo}`} role={tipo === 'error' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      <div>{children}</div>
    </div>
  );
}
