import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { intents, type SignedSubmission } from '~/session/intents.server';
import { orNotAvailable } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import { act, cualDe, toAct } from '../domain.server';
import { stateOf } from './dns.server';
import { CLAVES } from './shapes';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'delegar');
  const ds = (await stateOf(args))?.dnssec.ds ?? [];
  return { nombre, volver, hidden, texto: ds.map(({ linea }) => linea).join('\n') };
}

/** What the domain's servers publish, into the box: the person looks at it and saves it. */
async function leer(args: ActionFunctionArgs, submission: SignedSubmission) {
  const { again } = typedIn(CLAVES, submission.form);
  const { nombreDominio } = cualDe(args, submission);
  const leidas = await orNotAvailable(submission.registry.dns.leerCds({ nombreDominio }));
  if (leidas.texto === '' && !leidas.quitar) return { ...again(), leidas };
  const filled = new FormData();
  for (const [name, value] of submission.form) filled.append(name, name === 'texto' ? leidas.texto : value);
  return { ...typedIn(CLAVES, filled).again(), leidas };
}

export const action = intents({
  guardar: (args, submission) =>
    act(args, submission, CLAVES, (cual, { texto }) =>
      submission.registry.dns.guardarFirmantes({ ...cual, texto }),
    ),
  leer,
});

/** The keys that the zone above vouches for, of a domain that other servers sign (RFC 4034). */
export default function Keys() {
  const { nombre, volver, hidden, texto: before } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={`Claves de ${nombre} (DS)`}
      closeTo={volver}
      hidden={hidden}
      shape={CLAVES}
      defaultValue={{ texto: before }}
      intencion="guardar"
      press="Guardar las claves"
      pending="Guardando..."
    >
      {({ texto }) => (
        <>
          <DefaultButton intencion="guardar" />
          <Read />
          <TextAreaField
            field={texto}
            label="Registros DS o DNSKEY"
            hint="Uno por línea, como se los dio quien firma la zona. Vacío: el dominio queda sin firma. Una clave equivocada deja al dominio sin responder para quien valida."
            optional
            rows={5}
            spellCheck={false}
            autoComplete="off"
          />
          <p>
            <SubmitButton intencion="leer" kind="second" pending="Preguntando a los servidores...">
              Leer las claves que publican los servidores
            </SubmitButton>
          </p>
        </>
      )}
    </FormDialog>
  );
}

function Read() {
  const answer = useActionData<typeof action>();
  if (!answer || !('leidas' in answer)) return null;
  return <Notice tipo={answer.leidas.esRespOK ? 'ok' : 'aviso'}>{answer.leidas.mensaje}</Notice>;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Claves del dominio', 'Mis dominios');
