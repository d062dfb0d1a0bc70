import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DateText } from '~/components/date-text';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { CONGELADO_IMPIDE } from '~/registry/domain/words/dominios';
import { intents } from '~/session/forms/intents.server';
import { confirmed, toAct } from '../domain.server';

export async function loader(args: LoaderFunctionArgs) {
  const { info, nombre, volver, hidden } = await toAct(args, 'congelar');
  return {
    nombre,
    volver,
    hidden,
    esTitular: info.esTitular,
    congeladoHasta: info.congeladoHasta,
    impide: CONGELADO_IMPIDE,
  };
}

export const action = intents({
  congelar: (args, submission) =>
    confirmed(args, submission, (cual) => submission.registry.historia.congelar(cual)),
});

/** Keeps a domain as it is for a day, when somebody else may be taking it away (decision w). */
export default function Freeze() {
  const { nombre, volver, hidden, esTitular, congeladoHasta, impide } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={
        congeladoHasta ? `¿Prolongar el congelamiento de ${nombre}?` : `¿Congelar ${nombre} por 24 horas?`
      }
      closeTo={volver}
      hidden={hidden}
      intencion="congelar"
      press={congeladoHasta ? 'Prolongar congelamiento' : 'Congelar dominio'}
      pending={congeladoHasta ? 'Prolongando...' : 'Congelando...'}
    >
      {congeladoHasta && (
        <p>
          Está congelado hasta el <DateText value={congeladoHasta} withTime />: al prolongarlo, hasta 24 horas
          después de este momento.
        </p>
      )}
      <p>
        Mientras tanto {impide}: tampoco usted. Lo demás queda como está, y se puede renovar o recuperar. Se
        descongela solo cuando termina.
      </p>
      {!esTitular && <p>Las 24 horas siguientes, solo su titular lo puede congelar otra vez: usted no.</p>}
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Congelar el dominio');
