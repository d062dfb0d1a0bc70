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
import type { TipoContacto } from '~/registry/contract/administracion/formas';
import { signedIn } from '~/session/guard.server';
import { intents } from '~/session/intents.server';
import { aceptar, loadInvitation } from './invitacion.server';

const HEADING = 'Invitación';

export const handle = { scripts: true };

/** Where the mail of an invitation leads: `?codigo=` (spec 2, Invitation page). */
export async function loader(args: LoaderFunctionArgs) {
  return loadInvitation(args, await signedIn(args));
}

export const action = intents({ aceptar });

type Invitacion = Outputs['administracion']['obtenerInvitacionPendiente'];

const ROLES: Record<TipoContacto, { nombre: string; hace: string }> = {
  TITULAR: {
    nombre: 'Titular',
    hace: 'El dominio pasa a su cuenta: usted decide todo lo que se hace con él.',
  },
  ADMINISTRADOR: {
    nombre: 'Contacto administrativo',
    hace: 'Podrá hacer todo con el dominio menos eliminarlo y transferirlo a otro titular.',
  },
  TECNICO: {
    nombre: 'Contacto técnico',
    hace: 'Podrá configurar sus servidores de nombres y sus registros.',
  },
  FINANCIERO: { nombre: 'Contacto financiero', hace: 'Podrá renovarlo y elegir con qué se paga.' },
};

export default function Invitation() {
  const { invitacion, failure, codigo, operacion } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <h1>{HEADING}</h1>
      {invitacion ? (
        <Question invitacion={invitacion} codigo={codigo} operacion={operacion} />
      ) : (
        <>
          <Notice tipo="error">{failure}</Notice>
          <p>
            Pudo haberse usado, cancelado o vencido, o ser para otra cuenta. Pida a quien lo invitó que se la
            envíe de nuevo. <a href={address.misDominios()}>Ir a Mis dominios</a>
          </p>
        </>
      )}
    </>
  );
}

function Question({
  invitacion,
  codigo,
  operacion,
}: {
  invitacion: Invitacion;
  codigo: string;
  operacion: string;
}) {
  const { nombreDominio, tipoContacto, invito, venceEn, debeCompletarDatos, mensajeRespuesta } = invitacion;
  if (tipoContacto === null) return null;
  const rol = ROLES[tipoContacto];
  return (
    <>
      {mensajeRespuesta !== '' && <Notice tipo="aviso">{mensajeRespuesta}</Notice>}
      <Summary
        rows={[
          { label: 'Dominio', value: <DomainName nombre={nombreDominio} /> },
          { label: 'Lo invitan a ser', value: rol.nombre },
          { label: 'Qué podrá hacer', value: rol.hace },
          { label: 'Lo invita', value: invito },
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
            rows={[
              { label: 'Nombre', value: contacto.nombre },
              { label: 'Apellido', value: contacto.apellido },
              { label: 'Domicilio constituido en Uruguay', value: contacto.direccion },
              { label: 'Teléfono', value: contacto.telefono },
              { label: 'Correo electrónico público', value: contacto.emailPublico },
              { label: 'Correo electrónico para Notificaciones', value: contacto.email ?? '' },
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
