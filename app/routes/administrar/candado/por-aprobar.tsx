import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Empty } from '~/components/empty';
import { ActionButton } from '~/components/form/action-button';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import type { CambioPorAprobar } from '~/registry/contract/candado';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { mantener } from './mantener.server';
import { decidir } from './waiting.server';
import { WaitingChange } from './waiting-change';

const HEADING = 'Cambios que esperan su aprobación';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** What somebody decides over as a custodian, and the names of others that they watch over. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { porAprobar, custodiados } = await registry.candado.ver();
  return { porAprobar, custodiados, operacion: randomId() };
}

export const action = intents({
  aprobar: decidir('aprobar', address.porAprobar),
  rechazar: decidir('rechazar', address.porAprobar),
  mantener,
});

export default function ToApprove() {
  const { porAprobar } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        <a href={address.resumen()}>Volver al resumen</a>
      </p>
      <h1>{HEADING}</h1>
      {porAprobar.length === 0 ? (
        <Empty action={<ButtonLink href={address.resumen()}>Ir al resumen</ButtonLink>}>
          Ahora no hay ningún cambio que espere su respuesta. Cuando lo haya le avisamos por correo.
        </Empty>
      ) : (
        <>
          <p className="prose">
            Usted es custodio de estos dominios: lo que sigue se hace solo si lo aprueban. Si no sabe de qué
            se trata, llame antes a su titular. Ante la duda, rechace: el dominio queda como está.
          </p>
          {porAprobar.map((cambio) => (
            <Asked key={cambio.id} cambio={cambio} />
          ))}
        </>
      )}
      <WatchedOver />
    </>
  );
}

function Asked({ cambio }: { cambio: CambioPorAprobar }) {
  const { operacion } = useLoaderData<typeof loader>();
  const { id, nombreDominio, suVoto, puedeVotar } = cambio;
  return (
    <section className="card" aria-labelledby={`cambio-${id}`}>
      <h2 id={`cambio-${id}`}>
        <DomainName nombre={nombreDominio} />
      </h2>
      <WaitingChange cambio={cambio}>
        {suVoto === 'APRUEBA' && <p>Usted ya lo aprobó. Falta la respuesta de otro custodio.</p>}
        {puedeVotar && (
          <Form>
            <input type="hidden" name="operacion" value={`${operacion}-${id}`} />
            <Actions>
              <SubmitButton intencion={`aprobar:${id}`} pending="Aprobando...">
                Aprobar<span className="sr"> el cambio de {nombreDominio}</span>
              </SubmitButton>
              <SubmitButton intencion={`rechazar:${id}`} kind="second" pending="Rechazando...">
                Rechazar<span className="sr"> el cambio de {nombreDominio}</span>
              </SubmitButton>
            </Actions>
          </Form>
        )}
      </WaitingChange>
    </section>
  );
}

/** The names that the person is a custodian of; whoever watches over one may keep its lock closed. */
function WatchedOver() {
  const { custodiados, operacion } = useLoaderData<typeof loader>();
  if (custodiados.length === 0) return null;
  return (
    <section aria-labelledby="custodiados">
      <h2 id="custodiados">Dominios que usted cuida</h2>
      <ul className="lines">
        {custodiados.map(({ nombreDominio, abreEn }) => (
          <li key={nombreDominio}>
            <span className="name">
              <DomainName nombre={nombreDominio} />
            </span>{' '}
            {abreEn === null ? (
              'Con candado'
            ) : (
              <>
                <span>
                  Su candado se abre el <DateText value={abreEn} withTime />.
                </span>{' '}
                <ActionButton
                  intencion={`mantener:${nombreDominio}`}
                  kind="second"
                  pending="Deteniendo..."
                  fields={{ operacion: `${operacion}-${nombreDominio}` }}
                >
                  Dejarlo cerrado<span className="sr">: el candado de {nombreDominio}</span>
                </ActionButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');
