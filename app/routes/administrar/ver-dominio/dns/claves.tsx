import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { Notice } from '~/components/notice';
import { dialogTitle } from '~/components/page-title';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { intents, type SignedSubmission } from '~/session/forms/intents.server';
import { again, filled, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { cualDe, toAct } from '../domain.server';
import { CLAVES } from './asked';
import { ComingBack } from './coming-back';
import { stateOf } from './dns.server';
import { filledIn, serve } from './served.server';

const PISTA =
  'Uno por línea, como se los dio quien firma la zona. Un DS termina en el digest, que es el resumen de la clave.';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'delegar');
  const ds = (await stateOf(args))?.dnssec.ds ?? [];
  const { those, ...said } = await filledIn(args, nombre, {
    now: ds.map(({ linea }) => linea),
    before: (was) => was.ds,
    lines: (keys) => [...keys],
    of: `claves de ${nombre} (DS)`,
    words: { titulo: `Claves de ${nombre} (DS)`, press: 'Guardar las claves' },
  });
  const vacio = ds.length > 0 ? 'Vacío: el dominio queda sin firma. ' : '';
  return { ...said, volver, hidden, texto: those.join('\n'), pista: PISTA, vacio };
}

/** What the domain's servers publish, into the box: the person looks at it and saves it. */
async function read(args: ActionFunctionArgs, submission: SignedSubmission) {
  const typed = parseWithZod(submission.form, { schema: schemaOf(CLAVES) });
  const { nombreDominio } = cualDe(args, submission);
  const leidas = await orNotAvailable(submission.registry.dns.leerCds({ nombreDominio }));
  const isRead = leidas.texto !== '' || leidas.quitar;
  return { ...again(isRead ? filled(typed, 'texto', leidas.texto) : typed), leidas };
}

const NINGUNA = 'Pegue una clave (un registro DS o DNSKEY).';

/** Nothing is written where there is nothing to take away: it is told before anybody is asked who they are. */
async function save(args: ActionFunctionArgs, submission: SignedSubmission) {
  const typed = parseWithZod(submission.form, { schema: schemaOf(CLAVES) });
  if (typed.status === 'success' && typed.value.texto.trim() === '') {
    const state = await stateOf(args);
    if (state?.dnssec.ds.length === 0)
      return refuse(CLAVES, typed, { mensaje: '', mapErrores: { texto: NINGUNA } });
  }
  return serve(args, submission, CLAVES, (cual, { texto }) =>
    submission.registry.dns.guardarFirmantes({ ...cual, texto }),
  );
}

export const action = intents({
  guardar: save,
  leer: read,
});

/** The keys that the zone above vouches for, of a domain that other servers sign (RFC 4034). */
export default function Keys() {
  const { titulo, press, back, volver, hidden, texto: before, pista, vacio } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={titulo}
      closeTo={volver}
      hidden={hidden}
      asks={CLAVES}
      defaultValue={{ texto: before }}
      intencion="guardar"
      press={press}
      pending="Guardando..."
    >
      {({ texto }) => (
        <>
          <DefaultButton intencion="guardar" />
          <Read />
          {back && <ComingBack {...back} />}
          <TextAreaField
            field={texto}
            label="Registros DS o DNSKEY"
            hint={pista}
            optional={vacio !== ''}
            rows={5}
            spellCheck={false}
            autoComplete="off"
          />
          <p>
            <SubmitButton intencion="leer" kind="second" pending="Preguntando a los servidores...">
              Leer las claves que publican los servidores
            </SubmitButton>
          </p>
          <p>{vacio}Una clave equivocada deja al dominio sin responder para quien valida.</p>
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

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Claves del dominio');
