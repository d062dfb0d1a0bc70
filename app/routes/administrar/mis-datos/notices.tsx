import { ActionButton } from '~/components/form/action-button';
import { NoticeAt } from '~/components/frame/message-box';
import type { MyData } from './mis-datos.server';

/** How often the person is told of the expiry dates of their domains (spec: fewer of them, never those against loss). */
export function Notices({ menosAvisos }: NonNullable<MyData['avisos']>) {
  return (
    <section id="avisos" aria-labelledby="avisos-titulo">
      <h2 id="avisos-titulo">Avisos de vencimiento</h2>
      <NoticeAt lugar="avisos" />
      {menosAvisos ? (
        <p>
          Recibe menos avisos: uno, 7 días antes de cada vencimiento. Si el dominio no se renueva solo,
          también el día antes y 1 y 5 días después.
        </p>
      ) : (
        <p>
          Recibe todos los avisos de cada vencimiento: 60, 30, 7 y 1 días antes, y 1 y 5 días después si el
          dominio no se renovó. Puede recibir menos: los que evitan que pierda un dominio llegan siempre.
        </p>
      )}
      <ActionButton
        intencion="avisar"
        kind="second"
        pending="Guardando..."
        fields={{ menos: menosAvisos ? 'no' : 'si' }}
      >
        {menosAvisos ? 'Recibir todos los avisos' : 'Recibir menos avisos'}
      </ActionButton>
    </section>
  );
}
