import { ActionButton } from '~/components/form/action-button';
import { Actions } from '~/components/layout';
import type { ConsultaEnLista } from '~/registry/contract/oficina/consultas';

interface ClosedProps {
  consulta: ConsultaEnLista;
  operacion: string;
}

/** In front of what somebody wrote, before it is opened: the ways to open it. */
export function Closed({ consulta: { atiende, estado }, operacion }: ClosedProps) {
  return (
    <>
      <p className="prose">
        Lo que escribió la persona se muestra {atiende ? 'al mirarla' : 'al tomarla o mirarla'}. Queda
        escrito, con su nombre, que usted la abrió.
      </p>
      <Actions>
        {!atiende && <Take operacion={operacion} kind={estado === 'CERRADO' ? 'second' : undefined} />}
        <ActionButton intencion="mirar" fields={{ operacion }} kind="second" pending="Abriendo...">
          Mirar
        </ActionButton>
      </Actions>
    </>
  );
}

/** To attend a question from now on. */
export const Take = ({ operacion, kind }: Pick<ClosedProps, 'operacion'> & { kind?: 'second' }) => (
  <ActionButton intencion="tomar" fields={{ operacion }} kind={kind} pending="Tomando...">
    Tomar
  </ActionButton>
);
