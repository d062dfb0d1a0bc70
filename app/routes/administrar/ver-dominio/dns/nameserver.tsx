import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { NAMESERVER } from './asked';
import { guideOf, rowOf } from './delegate.server';
import { stateOf } from './dns.server';
import { guardar, guardarIgual, placeIn } from './one-server.server';
import { Seen, ServerFields, useOrAllTheSame } from './seen';

export async function loader(args: LoaderFunctionArgs) {
  const { info, nombre, volver, hidden } = await toAct(args, 'delegar');
  const server = info.nameservers[placeIn(args, info) ?? -1];
  const propia = (await stateOf(args))?.propia ?? false;
  const guia = guideOf(nombre);
  return { nombre, volver, hidden, propia, guia, row: server ? rowOf(server, nombre) : null };
}

export const action = intents({ guardar, 'guardar-igual': guardarIgual });

/** One name server, added or edited (spec 2, Nameserver configuration). */
export default function Nameserver() {
  const { nombre, volver, hidden, propia, guia, row } = useLoaderData<typeof loader>();
  const button = useOrAllTheSame({
    intencion: 'guardar',
    press: row ? 'Guardar nameserver' : 'Agregar nameserver',
    pending: propia ? 'Comprobando el servidor...' : 'Guardando...',
  });
  return (
    <FormDialog
      {...button}
      title={row ? `Editar nameserver de ${nombre}` : `Agregar nameserver a ${nombre}`}
      closeTo={volver}
      hidden={hidden}
      asks={NAMESERVER}
      defaultValue={row ?? undefined}
    >
      {(fields) => (
        <>
          <DefaultButton intencion="guardar" />
          <Seen intencion="guardar" />
          <p>{guia}</p>
          <ServerFields fields={fields} dominio={nombre} />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, location, data }) =>
  dialogTitle({ matches, location }, data?.row ? 'Editar nameserver' : 'Agregar nameserver');
