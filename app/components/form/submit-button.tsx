import { type ReactNode, useContext } from 'react';
import { SendingContext } from './sending';

interface SubmitButtonProps {
  /** Where a dialog that it opens leads back to. */
  id?: string;
  /** Which change of the route is asked for. */
  intencion?: string;
  /** What it says while it is being sent: 'Agregando...'. */
  pending?: string;
  kind?: 'main' | 'second' | 'danger' | 'plain';
  /** Only brings its form up to date: what is pressed meanwhile is sent in its place. */
  yields?: boolean;
  /** Sends the form elsewhere: bulk actions that open a dialog with the selection in the address. */
  formAction?: string;
  formMethod?: 'get' | 'post';
  /** Another name and value than `intencion`. */
  name?: string;
  value?: string;
  children: ReactNode;
}

/** Says what it does; never disabled for a form that is incomplete. */
export function SubmitButton(props: SubmitButtonProps) {
  const {
    intencion,
    pending = 'Enviando...',
    kind = 'main',
    formAction,
    formMethod,
    yields,
    children,
  } = props;
  const name = props.name ?? (intencion === undefined ? undefined : 'intencion');
  const value = props.value ?? intencion;
  const sending = useContext(SendingContext);
  const mine = sending !== null && sending.name === (name ?? '') && sending.value === (value ?? '');
  return (
    <button
      type="submit"
      id={props.id}
      className={KINDS[kind]}
      name={name}
      value={value}
      formAction={formAction}
      formMethod={formMethod}
      data-pending={pending}
      data-yields={yields || undefined}
    >
      {mine ? pending : children}
    </button>
  );
}

const KINDS = { main: 'button', second: 'button second', danger: 'button danger', plain: 'plain' };
