import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { FileField } from '~/components/form/file-field';
import { Form } from '~/components/form/form';
import { LONG_TEXT } from '~/components/form/long-text';
import { textOf } from '~/components/form/screen-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { whole } from '~/format';
import { BYTES_DE_LISTA, FILAS_DE_LISTA } from '~/registry/domain/lista-de-reservados';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { LISTA } from './asked';
import { aplicar, mirar } from './cargar.server';
import { Outcome } from './mirada';

const HEADING = 'Cargar una lista';
const LIMIT = `Hasta ${whole(FILAS_DE_LISTA)} nombres y ${BYTES_DE_LISTA / 1000} kB.`;

export const handle: Handle = { scripts: false };

/** Asks for a list of kept names, shows what it changes, and keeps them. */
export async function loader(args: LoaderFunctionArgs) {
  await atDesk(args, 'cambiarReservados');
  return { operacion: randomId() };
}

export const action = intentsOfDesk('cambiarReservados', { mirar, aplicar });

export default function Load() {
  const { operacion } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm(LISTA, { lastResult: answer?.lastResult });
  const mirada = answer && 'mirada' in answer ? answer.mirada : undefined;
  const visto = mirada?.visto ?? null;
  return (
    <>
      <p className="act back">
        <a href={address.reservados()}>Volver a los nombres reservados</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      {mirada ? (
        <Outcome mirada={mirada} motivoAt={visto === null ? undefined : fields.motivo.id} />
      ) : (
        <p>
          <a href={address.listaDeReservados()}>Descargue la lista</a>, cámbiela en una planilla y cárguela.
          Los nombres que no estén en ella quedan como están. Primero verá qué cambia.
        </p>
      )}
      <Form form={form} encType="multipart/form-data">
        <input type="hidden" name="operacion" value={operacion} />
        {visto !== null && (
          <>
            <input type="hidden" name="visto" value={visto} />
            <TextAreaField
              field={fields.motivo}
              label="Motivo"
              hint="Queda guardado con cada nombre que cambia, y es el de los nuevos que no dicen otro."
              rows={3}
            />
            <Actions>
              <SubmitButton intencion="aplicar" pending="Guardando...">
                Aplicar
              </SubmitButton>
            </Actions>
          </>
        )}
        {mirada && <h2>La lista que se miró</h2>}
        <TextAreaField
          field={fields[LONG_TEXT]}
          label="Lista"
          hint={`Pegue la tabla con su primera línea: Nombre, Clase (Reservado o Prohibido), Para (el usuario o correo de quien lo puede registrar; vacío: nadie) y Motivo. ${LIMIT}`}
          rows={10}
          spellCheck={false}
          autoComplete="off"
        />
        <FileField
          key={textOf(fields.leido)}
          field={fields.archivo}
          label="O elija el archivo"
          hint="Alcanza con el texto o con el archivo. CSV en UTF-8, con el mismo límite. Después de mirarlo, su texto queda arriba."
        />
        <input type="hidden" name={fields.leido.name} value={textOf(fields.leido) ?? ''} />
        <Actions>
          <SubmitButton intencion="mirar" kind={visto === null ? 'main' : 'second'} pending="Mirando...">
            {mirada ? 'Ver de nuevo qué cambia' : 'Ver qué cambia'}
          </SubmitButton>
          <ButtonLink href={address.reservados()} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Nombres reservados');
