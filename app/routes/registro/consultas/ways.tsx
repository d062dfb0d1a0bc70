import * as address from '~/addresses';
import { ActionButton } from '~/components/form/action-button';
import { Actions, ButtonLink } from '~/components/layout';
import type { ConsultaEnLista } from '~/registry/contract/oficina/consultas';

export interface WaysProps {
  consulta: ConsultaEnLista;
  /** Whether what it says is open to who looks. */
  isOpen: boolean;
  operacion: string;
}

/** What else may be done with a question than answering it. */
export function Ways({ consulta: { id, estado }, isOpen, operacion }: WaysProps) {
  const isClosed = estado === 'CERRADO';
  if (isClosed && !isOpen)
    return (
      <Actions>
        <Reopen operacion={operacion} kind="main" />
      </Actions>
    );
  return (
    <section aria-labelledby="mas">
      <h2 id="mas">Qué más puede hacer</h2>
      <Actions>
        {isOpen && (
          <ButtonLink href={address.notaDeConsulta(id)} kind="second">
            Escribir una nota interna
          </ButtonLink>
        )}
        {!isClosed && (
          <ButtonLink href={address.cambiarConsulta(id)} kind="second">
            Cambiar quién la atiende, de qué trata o su prioridad
          </ButtonLink>
        )}
        {isOpen && !isClosed && (
          <ButtonLink href={address.unirConsulta(id)} kind="second">
            Unir a otra consulta
          </ButtonLink>
        )}
        {estado !== 'ABIERTO' && <Reopen operacion={operacion} />}
      </Actions>
    </section>
  );
}

const Reopen = ({
  operacion,
  kind = 'second',
}: Pick<WaysProps, 'operacion'> & { kind?: 'main' | 'second' }) => (
  <ActionButton intencion="reabrir" fields={{ operacion }} kind={kind} pending="Abriendo...">
    Abrir de nuevo
  </ActionButton>
);
