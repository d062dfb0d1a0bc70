import * as address from '~/addresses';
import { Summary } from '~/components/summary';
import { ConfirmForm } from '~/routes/registro/confirm-form';

interface ConfirmRemovalProps {
  nombre: string;
  esUsted: boolean;
  /** How many acts they asked for that wait for a second person. */
  esperan: number;
  motivo: string;
  operacion: string;
}

/** What becomes of them that wait. */
const waitingOf = (esperan: number): string =>
  esperan === 1
    ? 'Un pedido suyo espera a una segunda persona: aunque lo aprueben no se va a poder hacer.'
    : `${esperan} pedidos suyos esperan a una segunda persona: aunque los aprueben no se van a poder hacer.`;

/** That somebody does not work at the desk any more, before it is done: nobody takes it back there. */
export const ConfirmRemoval = ({ nombre, esUsted, esperan, motivo, operacion }: ConfirmRemovalProps) => (
  <>
    <p className="act back">
      <a href={address.personal()}>Volver al personal</a>
    </p>
    <h1>¿Quitar de la oficina a {nombre}?</h1>
    <Summary rows={[{ label: 'Motivo', value: motivo }]} />
    <h2>Qué cambia</h2>
    <ul>
      <li>
        {nombre}
        {esUsted && ' (usted)'} deja de entrar a la oficina en el momento.
      </li>
      <li>
        Desde aquí no se deshace: para que vuelva, tiene que darle de alta quien administra el servidor del
        registro.
      </li>
      {esperan > 0 && <li>{waitingOf(esperan)}</li>}
    </ul>
    <ConfirmForm
      operacion={operacion}
      sent={{ motivo }}
      intencion="quitar"
      press="Quitar de la oficina"
      danger
    />
  </>
);
