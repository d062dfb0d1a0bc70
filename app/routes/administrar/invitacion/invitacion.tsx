import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions, ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { capital } from '~/format';
import type { Outputs } from '~/registry/contract';
import { alcanceDe } from '~/registry/domain/acciones';
import { alcancePorTema } from '~/registry/domain/alcance-por-tema';
import type { Rol, TipoContacto } from '~/registry/domain/roles';
import { CORREO_NOTIFICACIONES } from '~/registry/domain/words/contactos';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { transfersEnabled } from '~/session/transfers-enabled.server';
import { aceptar, loadInvitation } from './invitacion.server';
import { NoInvitation } from './no-invitation';

const HEADING = 'Invitación';

/** Where the mail of an invitation leads: `?codigo=` (spec 2, Invitation page). */
export async function loader(args: LoaderFunctionArgs) {
  const found = await loadInvitation(args, await signedIn(args));
  return { ...found, conTraslados: await transfersEnabled(args).catch(() => false) };
}

export const action = intents({ aceptar });

type Invitacion = Outputs['administracion']['obtenerInvitacionPendiente'];

/** Each role, and what it is in the table of permissions. */
const ROLES: Record<TipoContacto, { nombre: string; rol: Rol }> = {
  TITULAR: { nombre: 'Titular', rol: 'titular' },
  ADMINISTRADOR: { nombre: 'Contacto administrativo', rol: 'administrador' },
  TECNICO: { nombre: 'Contacto técnico', rol: 'tecnico' },
  FINANCIERO: { nombre: 'Contacto financiero', rol: 'financiero' },
};

/** What becomes of the name, or of the person's data, in a sentence: which name it is, and as what, stands under it. */
const leadOf = (tipo: TipoContacto): string =>
  tipo === 'TITULAR'
    ? 'Si acepta, el dominio pasa a su cuenta.'
    : 'Si acepta, la consulta whois muestra sus datos de contacto.';

export default function Invitation() {
  const { invitacion, aceptada, failure, codigo, operacion, conTraslados } = useLoaderData<typeof loader>();
  if (aceptada) return <Accepted {...aceptada} />;
  return (
    <>
      <h1>{HEADING}</h1>
      <Outlet />
      {invitacion ? (
        <Question invitacion={invitacion} codigo={codigo} operacion={operacion} conTraslados={conTraslados} />
      ) : (
        <NoInvitation motivo={failure} />
      )}
    </>
  );
}

/** Who opens the link again reads what they are, not that it is good for nothing. */
const Accepted = ({ nombreDominio, tipoContacto }: Pick<Invitacion, 'nombreDominio' | 'tipoContacto'>) => (
  <>
    <h1>{HEADING}</h1>
    <p className="lead">
      Usted ya la aceptó
      {tipoContacto && `: es el ${ROLES[tipoContacto].nombre.toLowerCase()} de ${nombreDominio}`}.
    </p>
    <p>
      <ButtonLink href={address.verDominio(nombreDominio)}>Ver {nombreDominio}</ButtonLink>
    </p>
  </>
);

function Question({
  invitacion,
  codigo,
  operacion,
  conTraslados,
}: {
  invitacion: Invitacion;
  codigo: string;
  operacion: string;
  conTraslados: boolean;
}) {
  const {
    nombreDominio,
    tipoContacto,
    invito,
    venceEn,
    debeCompletarDatos,
    mensajeRespuesta,
    vueltaAtras,
    contactoDTO,
  } = invitacion;
  if (tipoContacto === null) return null;
  return (
    <>
      {mensajeRespuesta !== '' && <Notice tipo="aviso">{mensajeRespuesta}</Notice>}
      <p className="lead">{leadOf(tipoContacto)}</p>
      <Summary
        kind="beside"
        rows={[
          { label: 'Dominio', value: <DomainName nombre={nombreDominio} /> },
          { label: 'Lo invitan a ser', value: ROLES[tipoContacto].nombre },
          { label: 'Lo invita', value: invito },
          ...(vueltaAtras ? [{ label: 'Volver atrás', value: <p>{vueltaAtras}</p> }] : []),
          { label: 'Vence', value: venceEn === null ? '' : <DateText value={venceEn} /> },
        ]}
      />
      {debeCompletarDatos && tipoContacto !== 'TITULAR' && <DataFirst />}
      <Form>
        <input type="hidden" name="operacion" value={operacion} />
        <input type="hidden" name="dominio" value={nombreDominio} />
        <Actions>
          {!debeCompletarDatos && (
            <SubmitButton intencion="aceptar" pending="Aceptando...">
              Aceptar Invitación
            </SubmitButton>
          )}
          <a className="button second" href={address.rechazarInvitacion(codigo)}>
            Rechazar Invitación
          </a>
        </Actions>
      </Form>
      <Scope rol={ROLES[tipoContacto].rol} conTraslados={conTraslados} />
      {tipoContacto !== 'TITULAR' && contactoDTO && <OwnData contacto={contactoDTO} />}
    </>
  );
}

/** What accepting lets somebody do: by what it is about, or in a sentence where that is all but a little. */
function Scope({ rol, conTraslados }: { rol: Rol; conTraslados: boolean }) {
  const temas = alcancePorTema(rol, conTraslados);
  return (
    <section aria-labelledby="alcance">
      <h2 id="alcance">Qué podrá hacer</h2>
      {temas ? (
        <Summary
          kind="beside"
          rows={temas.map(({ titulo, actos }) => ({
            label: titulo,
            value: <p>{capital(actos.join(', '))}.</p>,
          }))}
        />
      ) : (
        <p>Podrá {alcanceDe(rol, conTraslados)}.</p>
      )}
    </section>
  );
}

const DataFirst = () => (
  <Notice tipo="aviso">
    Antes de continuar, por favor complete sus datos de contacto predeterminados. Diríjase a{' '}
    <a href={address.misDatos()}>'Mis datos'</a> para verificar y actualizar la información necesaria.
  </Notice>
);

/** The default data that the domain would carry, which whois shows to anybody. */
function OwnData({ contacto }: { contacto: NonNullable<Invitacion['contactoDTO']> }) {
  return (
    <section aria-labelledby="sus-datos">
      <h2 id="sus-datos">Sus datos de contacto</h2>
      <p>Son los que tendrá el dominio. Salvo el último, cualquier persona los ve en la consulta whois.</p>
      <Summary
        kind="beside"
        rows={[
          { label: 'Nombre', value: contacto.nombre },
          { label: 'Apellido', value: contacto.apellido },
          { label: 'Domicilio constituido en Uruguay', value: contacto.direccion },
          { label: 'Teléfono', value: contacto.telefono },
          { label: 'Correo electrónico público', value: contacto.emailPublico },
          { label: CORREO_NOTIFICACIONES, value: contacto.email ?? '' },
        ]}
      />
      <p>
        <a href={address.misDatos()}>Cambiar mis datos</a>
      </p>
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');
