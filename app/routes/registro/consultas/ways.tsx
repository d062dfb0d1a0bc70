import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import type { ConsultaEnLista } from '~/registry/contract/oficina/consultas';
import { Reopen } from './first';

interface WaysProps {
  consulta: ConsultaEnLista;
  /** Whether what it says is open to who looks. */
  isOpen: boolean;
  operacion: string;
}

/** What else may be done with a question than what comes first and answering it. */
export function Ways({ consulta: { id, estado }, isOpen, operacion }: WaysProps) {
  const isClosed = estado === 'CERRADO';
  if (isClosed && !isOpen) return null;
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
        {estado === 'RESPONDIDO' && <Reopen operacion={operacion} kind="second" />}
      </Actions>
    </section>
  );
}
