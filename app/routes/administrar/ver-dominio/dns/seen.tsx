import { useActionData } from '@remix-run/react';
import { useRef } from 'react';
import { useFocusOnAnswer } from '~/components/form/error-summary';
import { SubmitButton } from '~/components/form/submit-button';
import { Notice } from '~/components/notice';
import type { Visto } from './delegate.server';

const useSeen = () => useActionData<{ visto?: Visto }>()?.visto;

interface Press {
  intencion: string;
  press: string;
  pending: string;
}

/** The one filled button of the dialog: it asks the servers first, and once they answered it goes on all the same. */
export const useOrAllTheSame = (asking: Press): Press =>
  useSeen()
    ? { intencion: `${asking.intencion}-igual`, press: 'Guardar igual', pending: 'Guardando...' }
    : asking;

/** What the servers of a form answered when they were asked, and the way to ask them again: the way on all the same is the dialog's own button (`useOrAllTheSame`). It is far above the button that asked: it gets the focus. */
export function Seen({ intencion }: { intencion: string }) {
  const visto = useSeen();
  const box = useRef<HTMLDivElement>(null);
  useFocusOnAnswer(box, visto ?? false, false);
  if (!visto) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tipo="aviso" title={visto.title}>
        <ul>
          {visto.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{visto.igual}</p>
        <SubmitButton intencion={intencion} kind="second" pending="Comprobando...">
          Comprobar de nuevo
        </SubmitButton>
      </Notice>
    </div>
  );
}
