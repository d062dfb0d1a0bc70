import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { now, stamp } from '~/base/clock.server';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { dateTime } from '~/format';
import { congeladoDesde } from '~/registry/domain/situacion';
import { CONGELADO_IMPIDE } from '~/registry/domain/words/dominios';
import { intents } from '~/session/forms/intents.server';
import { confirmed, toAct } from '../domain.server';

export async function loader(args: LoaderFunctionArgs) {
  const { info, nombre, volver, hidden } = await toAct(args, 'congelar');
  const hasta = dateTime(stamp(congeladoDesde({ congelado_hasta: info.congeladoHasta ?? null }, now())));
  return {
    nombre,
    volver,
    hidden,
    esTitular: info.esTitular,
    congeladoHasta: info.congeladoHasta,
    antes: info.congeladoHasta
      ? `Está congelado hasta el ${dateTime(info.congeladoHasta)}. Si lo prolonga, hasta el ${hasta}: 24 horas desde ahora.`
      : '',
    dice: `Mientras tanto ${CONGELADO_IMPIDE}: tampoco usted. Lo demás queda como está, y se puede renovar o recuperar. Se descongela solo${info.congeladoHasta ? '' : ` el ${hasta}`}: antes no se puede descongelar.`,
  };
}

export const action = intents({
  congelar: (args, submission) =>
    confirmed(args, submission, (cual) => submission.registry.historia.congelar(cual)),
});

/** Keeps a domain as it is for a day, when somebody else may be taking it away (decision w). */
export default function Freeze() {
  const { nombre, volver, hidden, esTitular, congeladoHasta, antes, dice } = useLoaderData<typeof loader>();
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
      {antes && <p>{antes}</p>}
      <p>{dice}</p>
      {!esTitular && <p>Las 24 horas siguientes, solo su titular lo puede congelar otra vez: usted no.</p>}
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Congelar el dominio');
