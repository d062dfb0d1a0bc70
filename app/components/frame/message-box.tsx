import { Notice } from '../notice';
import type { Aviso } from './data';

/** The outcome of the last change, shown once (spec 2, message box). */
export function MessageBox({ aviso }: { aviso: Aviso }) {
  return (
    <Notice tipo={aviso.tipo}>
      <p>{aviso.texto}</p>
    </Notice>
  );
}
