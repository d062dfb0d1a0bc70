import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { NoInvitation } from '~/routes/administrar/invitacion/no-invitation';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { codeIn, contestar } from './custodia.server';

const HEADING = 'Ser custodio';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** Where the mail that asks somebody to be a custodian leads: `?codigo=`. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const found = await registry.candado.custodia({ codigo: codeIn(args) });
  return { ...found, operacion: randomId() };
}

export const action = intents({ aceptar: contestar(true), rechazar: contestar(false) });

export default function BecomeCustodian() {
  const { motivo, titular, operacion } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      {motivo !== '' ? (
        <NoInvitation motivo={motivo} />
      ) : (
        <>
          <div className="prose">
            <p>
              <strong>{titular}</strong> le pide que sea custodio de sus dominios.
            </p>
            <p>
              Un custodio es como el vecino que tiene la otra llave: cuando alguien quiere cambiar un dominio
              con candado, le preguntamos a usted si está bien. No puede cambiar nada por su cuenta y no paga
              nada. De un dominio que ya tiene candado se deja de ser custodio cuando el candado se abre, o si
              el Registro .uy lo saca con un documento.
            </p>
            <p>
              Para aceptar hay que ingresar con un segundo paso además de la contraseña. Si todavía no lo
              tiene, <a href={address.acceso()}>actívelo en «Contraseña y sesiones»</a> y vuelva a este
              enlace.
            </p>
          </div>
          <Form>
            <input type="hidden" name="operacion" value={operacion} />
            <Actions>
              <SubmitButton intencion="aceptar" pending="Aceptando...">
                Aceptar ser custodio
              </SubmitButton>
              <SubmitButton intencion="rechazar" kind="second" pending="Rechazando...">
                No aceptar
              </SubmitButton>
            </Actions>
          </Form>
        </>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');
