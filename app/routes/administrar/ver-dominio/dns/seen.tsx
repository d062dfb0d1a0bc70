import { useActionData } from '@remix-run/react';
import { useRef } from 'react';
import { useFocusOnAnswer } from '~/components/form/error-summary';
import { SubmitButton } from '~/components/form/submit-button';
import { Notice } from '~/components/notice';
import type { Visto } from './delegate.server';

/** What the servers of a form answered when they were asked, and the way on all the same. It is far above the button that asked: it gets the focus. */
export function Seen({ intencion }: { intencion: string }) {
  const visto = useActionData<{ visto?: Visto }>()?.visto;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnAnswer(box, visto ?? false, false);
  if (!visto) return null;
  const { servidores, avisos } = visto;
  const title =
    servidores.length === 1 ? 'El servidor todavía no está listo' : 'Los servidores todavía no están listos';
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tipo="aviso" title={title}>
        <ul>
          {servidores.map(({ nombre, visto: dicho }) => (
            <li key={nombre}>
              <strong>{nombre}</strong> {dicho}.
            </li>
          ))}
          {avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
        <p>
          Si lo está preparando, puede guardar igual: el dominio responde cuando sus servidores respondan.
        </p>
        <SubmitButton intencion={intencion} kind="second" pending="Guardando...">
          Guardar igual
        </SubmitButton>
      </Notice>
    </div>
  );
}
