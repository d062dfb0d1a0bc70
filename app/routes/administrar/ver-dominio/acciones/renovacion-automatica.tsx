import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DateText } from '~/components/date-text';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { orNull } from '~/session/failures/not-available.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { confirmed, toAct } from '../domain.server';
import { priceOn } from './renewal.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'renovacionAutomatica');
  const { registry } = await signedIn(args);
  const [{ renovacionAutomatica, cuentaPago, dominio }, hoy] = await Promise.all([
    registry.administracion.informacion({ nombreDominio: nombre, conRegistros: false }),
    orNull(registry.registro.precio({ product: nombre })),
  ]);
  const { fechaVencimiento } = dominio.dominioCore;
  const cuenta = cuentaPago?.nombre ?? null;
  return {
    nombre,
    volver,
    hidden,
    activa: renovacionAutomatica,
    precio: hoy && priceOn(hoy, fechaVencimiento),
    fechaVencimiento,
    cuenta,
  };
}

export const action = intents({
  activar: (args, submission) =>
    confirmed(args, submission, (cual) =>
      submission.registry.administracion.renovacionAutomatica({ ...cual, activa: true }),
    ),
  desactivar: (args, submission) =>
    confirmed(args, submission, (cual) =>
      submission.registry.administracion.renovacionAutomatica({ ...cual, activa: false }),
    ),
});

/** Says what is charged, when and to which account, or what happens when nothing is. */
export default function AutomaticRenewal() {
  const { nombre, volver, hidden, activa, precio, fechaVencimiento, cuenta } = useLoaderData<typeof loader>();
  const vence = <DateText value={fechaVencimiento} />;
  const importe = precio === null ? 'se debita el precio de un año' : `se debitan ${precio}`;
  const cobro = `de ${cuenta ? `la cuenta «${cuenta}»` : 'su forma de pago'} ${importe}`;
  return activa ? (
    <ConfirmDialog
      title={`¿Desactivar la renovación automática de ${nombre}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="desactivar"
      press="Desactivar"
      pending="Guardando datos..."
      danger
    >
      <p>
        Con ella, el {vence} se renueva por un año y {cobro}.
      </p>
      <p>
        Sin ella, el {vence} vence si antes no lo renueva usted. Por un tiempo todavía puede renovarlo;
        después se elimina y deja de funcionar. Puede volver a activarla cuando quiera.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={`¿Activar la renovación automática de ${nombre}?`}
      closeTo={volver}
      hidden={hidden}
      intencion="activar"
      press="Activar"
      pending="Guardando datos..."
    >
      <p>
        El {vence} se renueva por un año y {cobro}.
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Renovación automática');
