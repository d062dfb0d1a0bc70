import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { NO_FIELDS } from '~/components/form/screen-form';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { stateOf } from './dns.server';
import { serve } from './served.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden, info } = await toAct(args, 'alojar');
  const { tieneZona, propia } = (await stateOf(args)) ?? { tieneZona: false, propia: false };
  return { nombre, volver, hidden, tieneZona, propia, servidores: info.nameservers.length };
}

export const action = intents({
  alojar: (args, submission) =>
    serve(args, submission, NO_FIELDS, (cual) => submission.registry.dns.alojar(cual)),
});

/** From now on the registry's own servers answer for the name (spec 2). */
export default function Host() {
  const { nombre, volver, hidden, tieneZona, propia, servidores } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Alojar ${nombre} en el Registro .uy?`}
      closeTo={volver}
      hidden={hidden}
      intencion="alojar"
      press="Alojar dominio"
      pending="Alojando..."
      danger={propia && !tieneZona && servidores > 0}
    >
      <p>
        Los servidores del Registro .uy responden por el dominio, y usted edita aquí sus registros DNS.
        {servidores > 0 && ' Los servidores actuales dejan de usarse.'}
      </p>
      {propia && (
        <p>
          {tieneZona
            ? 'Vuelven los registros que tenía cuando estuvo alojado.'
            : 'Empieza sin registros: hasta que los agregue, la web y el correo del dominio no funcionan.'}
        </p>
      )}
      <p>
        El cambio puede tardar hasta una hora en verse en todos lados. Puede delegarlo otra vez cuando quiera.
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Alojar el dominio');
