import * as address from '~/addresses';
import { ActionButton } from '~/components/form/action-button';
import type { ConsultaEnLista } from '~/registry/contract/oficina/consultas';

interface WaysProps {
  consulta: ConsultaEnLista;
  /** Whether what it says is open to who looks. */
  isOpen: boolean;
  operacion: string;
}

/** What else may be done with a question than answering it. */
export function Ways({ consulta: { id, estado, atiende }, isOpen, operacion }: WaysProps) {
  const isClosed = estado === 'CERRADO';
  return (
    <section aria-labelledby="mas">
      <h2 id="mas">Más</h2>
      <ul className="row-actions">
        {isOpen && (
          <li>
            <a href={address.notaDeConsulta(id)}>Escribir una nota interna</a>
          </li>
        )}
        {!isClosed && (
          <li>
            <a href={address.cambiarConsulta(id)}>Cambiar quién la atiende, de qué trata o su prioridad</a>
          </li>
        )}
        {isOpen && !isClosed && (
          <li>
            <a href={address.unirConsulta(id)}>Unir a otra consulta</a>
          </li>
        )}
      </ul>
      {isOpen && !atiende && !isClosed && (
        <ActionButton intencion="tomar" fields={{ operacion }} kind="second" pending="Tomando...">
          Tomar
        </ActionButton>
      )}
      {estado !== 'ABIERTO' && (
        <ActionButton intencion="reabrir" fields={{ operacion }} kind="second" pending="Abriendo...">
          Abrir de nuevo
        </ActionButton>
      )}
    </section>
  );
}
