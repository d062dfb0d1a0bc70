import { ActionButton } from '~/components/form/action-button';
import { Actions } from '~/components/layout';
import type { ConsultaEnLista } from '~/registry/contract/oficina/consultas';

/** In the place of what somebody wrote, before it is opened. */
export function Closed({ consulta, operacion }: { consulta: ConsultaEnLista; operacion: string }) {
  return (
    <section aria-labelledby="sin-abrir">
      <h2 id="sin-abrir">Lo que escribió la persona</h2>
      <p className="prose">
        Se muestra a quien atiende la consulta. Al presionar un botón queda escrito, con su nombre, que usted
        la abrió.
      </p>
      <Actions>
        {!consulta.atiende && (
          <ActionButton intencion="tomar" fields={{ operacion }} pending="Tomando...">
            Tomar
          </ActionButton>
        )}
        <ActionButton intencion="mirar" fields={{ operacion }} kind="second" pending="Abriendo...">
          Mirar
        </ActionButton>
      </Actions>
    </section>
  );
}
