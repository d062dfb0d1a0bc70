import * as address from '~/addresses';
import { ActionButton } from '~/components/form/action-button';
import { Actions } from '~/components/layout';
import { Notice } from '~/components/notice';
import type { Oficina } from '~/registry/contract/oficina';

type Consulta = Awaited<ReturnType<Oficina['consultas']['ver']>>['consulta'];

interface FirstProps {
  consulta: Consulta;
  /** Whether what it says is open to who looks. */
  isOpen: boolean;
  operacion: string;
}

/** What is done first with a question, before anything else of it is read: one that goes on in another leads there. */
export function First({ consulta, isOpen, operacion }: FirstProps) {
  const { atiende, estado, sigueEn } = consulta;
  const isClosed = estado === 'CERRADO';
  // nobody begins to attend what is closed
  const takes = !atiende && !isClosed;
  const reopens = isClosed && !sigueEn;
  return (
    <>
      {sigueEn && <GoesOn sigueEn={sigueEn} />}
      {reopens && <p>Está cerrada. Para responderla, ábrala de nuevo.</p>}
      {!isOpen && <WhatLookingDoes takes={takes} />}
      {(takes || reopens || !isOpen) && (
        <Actions>
          {takes && <Take operacion={operacion} kind={isOpen ? 'second' : undefined} />}
          {reopens && <Reopen operacion={operacion} kind="main" />}
          {!isOpen && <Look operacion={operacion} />}
        </Actions>
      )}
    </>
  );
}

const GoesOn = ({ sigueEn: { id, numero } }: { sigueEn: NonNullable<Consulta['sigueEn']> }) => (
  <Notice tipo="aviso" title="Sigue en otra">
    <p>
      Esta consulta está cerrada y sigue en la <a href={address.consulta(id)}>{numero}</a>: se responde en
      esa.
    </p>
  </Notice>
);

const WhatLookingDoes = ({ takes }: { takes: boolean }) => (
  <p className="prose">
    Lo que escribió la persona se muestra {takes ? 'al tomarla o mirarla' : 'al mirarla'}. Queda escrito, con
    su nombre, que usted la abrió.
  </p>
);

interface PressProps {
  operacion: string;
  kind?: 'main' | 'second';
}

const Look = ({ operacion }: PressProps) => (
  <ActionButton intencion="mirar" fields={{ operacion }} kind="second" pending="Abriendo...">
    Mirar
  </ActionButton>
);

/** To attend a question from now on. */
const Take = ({ operacion, kind }: PressProps) => (
  <ActionButton intencion="tomar" fields={{ operacion }} kind={kind} pending="Tomando...">
    Tomar
  </ActionButton>
);

/** It waits for the registry again. */
export const Reopen = ({ operacion, kind }: PressProps) => (
  <ActionButton intencion="reabrir" fields={{ operacion }} kind={kind} pending="Abriendo...">
    Abrir de nuevo
  </ActionButton>
);
