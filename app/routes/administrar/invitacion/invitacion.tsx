import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import type { Outputs } from '~/registry/contract';
import { alcanceDe } from '~/registry/domain/acciones';
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

/** What accepting lets somebody do: of who becomes the holder, also that the name is theirs. */
function scopeOf(tipo: TipoContacto, conTraslados: boolean): string {
  const scope = `Podrá ${alcanceDe(ROLES[tipo].rol, conTraslados)}.`;
  return tipo === 'TITULAR' ? `El dominio pasa a su cuenta. ${scope}` : scope;
}

export default function Invitation() {
  const { invitacion, failure, codigo, operacion, conTraslados } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Outlet />
      {invitacion ? (
        <Question invitacion={invitacion} codigo={codigo} operacion={operacion} conTraslados={conTraslados} />
      ) : (
        <NoInvitation motivo={failure}>
          <a href={address.misDominios()}>Ir a Mis dominios</a>
        </NoInvitation>
      )}
    </>
  );
}

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
  const { nombreDominio, tipoContacto, invito, venceEn, debeCompletarDatos, mensajeRespuesta, vueltaAtras } =
    invitacion;
  if (tipoContacto === null) return null;
  const rol = ROLES[tipoContacto];
  return (
    <>
      {mensajeRespuesta !== '' && <Notice tipo="aviso">{mensajeRespuesta}</Notice>}
      <Summary
        kind="beside"
        rows={[
          { label: 'Dominio', value: <DomainName nombre={nombreDominio} /> },
          { label: 'Lo invitan a ser', value: rol.nombre },
          { label: 'Qué podrá hacer', value: <p>{scopeOf(tipoContacto, conTraslados)}</p> },
          { label: 'Lo invita', value: invito },
          ...(vueltaAtras ? [{ label: 'Volver atrás', value: <p>{vueltaAtras}</p> }] : []),
          { label: 'Vence', value: venceEn === null ? '' : <DateText value={venceEn} /> },
        ]}
      />
      {tipoContacto !== 'TITULAR' && <OwnData invitacion={invitacion} />}
      <Form>
        <input type="hidden" name="operacion" value={operacion} />
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
    </>
  );
}

/** The default data that the domain would carry, which whois shows to anybody. */
function OwnData({ invitacion: { contactoDTO: contacto, debeCompletarDatos } }: { invitacion: Invitacion }) {
  return (
    <section aria-labelledby="sus-datos">
      <h2 id="sus-datos">Sus datos de contacto</h2>
      {debeCompletarDatos && (
        <Notice tipo="aviso">
          Antes de continuar, por favor complete sus datos de contacto predeterminados. Diríjase a{' '}
          <a href={address.misDatos()}>'Mis datos'</a> para verificar y actualizar la información necesaria.
        </Notice>
      )}
      {contacto && (
        <>
          <p>
            Son los que tendrá el dominio. Salvo el último, cualquier persona los ve en la consulta whois.
          </p>
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
        </>
      )}
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');
