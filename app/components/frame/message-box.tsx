import type { ReactNode } from 'react';
import { ActionButton } from '../form/action-button';
import { ButtonLink } from '../layout';
import { Notice } from '../notice';
import type { Aviso } from './data';
import { useFrame } from './frame-context';

/** Where addresses that follow a change lead to: `done` adds it. */
export const NOTICE_ID = 'aviso';

/** The outcome of the last change, shown once (spec 2, message box). It gets the focus, or the address leads to it. */
export function MessageBox({ aviso, children }: { aviso: Aviso; children?: ReactNode }) {
  return (
    <div id={NOTICE_ID} tabIndex={-1}>
      <Notice tipo={aviso.tipo}>
        <p>{aviso.texto}</p>
        {children}
        {aviso.seguir && (
          <p>
            <ButtonLink href={aviso.seguir.href} kind={aviso.seguir.kind}>
              {aviso.seguir.texto}
            </ButtonLink>
          </p>
        )}
        {aviso.deshacer && (
          <ActionButton
            action={aviso.deshacer.accion}
            intencion={aviso.deshacer.intencion}
            fields={aviso.deshacer.campos}
            pending="Deshaciendo..."
            kind="plain"
          >
            Deshacer
          </ActionButton>
        )}
      </Notice>
    </div>
  );
}

/**
 * The outcome of a change that was asked for in a section, said there instead of first on the page. The route names its
 * sections in `handle.lugares`.
 */
export function NoticeAt({ lugar }: { lugar: string }) {
  const { aviso } = useFrame();
  return aviso?.lugar === lugar ? <MessageBox aviso={aviso} /> : null;
}
