import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CONTACTO_DOMINIO, PUBLICOS_TITULAR } from '~/components/contacto/asked-contacts';
import { ContactInputs } from '~/components/contacto/contact-inputs';
import { FormDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { editar, loadContact } from './editar-contacto.server';

export const loader = (args: LoaderFunctionArgs) => loadContact(args);

export const action = intents({ guardar: editar });

/** The public data of a contact; the name of a holder stays: another holder is a transfer (spec 4, Contact edit). */
export default function EditContact() {
  const { nombre, contacto, titulo, inicial, volver, hidden, constraint } = useLoaderData<typeof loader>();
  const asked = contacto === 'TITULAR' ? PUBLICOS_TITULAR : CONTACTO_DOMINIO;
  return (
    <FormDialog
      title={`Editar el contacto ${titulo.toLowerCase()} de ${nombre}`}
      closeTo={volver}
      hidden={hidden}
      asks={asked}
      constraint={constraint}
      defaultValue={inicial}
      intencion="guardar"
      press="Guardar datos"
      overThat={{ press: 'Guardar los datos que escribí', cancel: 'Dejar los que hay ahora' }}
      pending="Guardando datos..."
    >
      {(fields) => (
        <>
          {contacto === 'TITULAR' && (
            <p>
              Titular:{' '}
              <strong>
                {inicial.nombre} {inicial.apellido}
              </strong>
              . El nombre no se edita: para que el dominio sea de otra persona, transfiera el titular.
            </p>
          )}
          <p>Son los datos que cualquier persona ve en la consulta whois.</p>
          <ContactInputs asks={asked} fields={fields} />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Editar el contacto');
