import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { NO_FIELDS } from '~/components/form/screen-form';
import { dialogTitle } from '~/components/page-title';
import { NO_SE_FIRMA_AQUI } from '~/registry/domain/words/dns';
import { done } from '~/session/forms/answers.server';
import { intents, type SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { toAct } from '../domain.server';
import { stateOf } from './dns.server';
import { serve } from './served.server';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  const { firmada = false, puedeFirmar = true } = (await stateOf(args))?.dnssec ?? {};
  // Only a typed address leads here then: what would always be refused is not asked.
  if (!firmada && !puedeFirmar) throw await done(args, volver, { tipo: 'aviso', texto: NO_SE_FIRMA_AQUI });
  return { nombre, volver, hidden, firmada };
}

const change = (firmar: boolean) => (args: RouteArgs, submission: SignedSubmission) =>
  serve(args, submission, NO_FIELDS, (cual) => submission.registry.dns.firmar({ ...cual, firmar }));

export const action = intents({ firmar: change(true), 'quitar-firma': change(false) });

/** A hosted zone signed with one button, or no more (DNSSEC). */
export default function Sign() {
  const { nombre, volver, hidden, firmada } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={firmada ? `¿Quitar la firma de ${nombre}?` : `¿Firmar la zona de ${nombre}?`}
      closeTo={volver}
      hidden={hidden}
      intencion={firmada ? 'quitar-firma' : 'firmar'}
      press={firmada ? 'Quitar la firma' : 'Firmar la zona'}
      pending="Guardando..."
      danger={firmada}
    >
      <p>
        {firmada
          ? 'La clave se quita primero de la zona superior, y la firma termina cuando nadie la recuerda, en unas dos horas: el dominio no deja de responder. Puede firmarla otra vez cuando quiera.'
          : 'Las claves las hace el servidor y la zona superior las publica sin que usted haga nada. Los registros no cambian, y puede quitar la firma cuando quiera.'}
      </p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Firma de la zona');
