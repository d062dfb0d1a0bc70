import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { FieldRows } from '~/components/form/rows';
import { dialogTitle } from '~/components/page-title';
import { Rehearsal, useOrTryAgain } from '~/routes/ensayo/rehearsal';
import { canRehearse } from '~/routes/ensayo/rehearse.server';
import { intentsWithRows } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { DELEGACION } from './asked';
import { ComingBack } from './coming-back';
import { askedOf, delegar, delegarIgual, ensayar, guideOf, rowOf, stopsOf } from './delegate.server';
import { recordsOf, stateOf } from './dns.server';
import { Seen, useOrAllTheSame, Verdict } from './seen';
import { servedAsked, whatComesBack } from './served.server';
import { ServerFields } from './server-fields';

/** Who serves a name, a line each. */
const linesOf = (alojado: boolean, servers: readonly { nombre: string; ip: string | null }[]): string[] =>
  alojado
    ? ['Los servidores del registro']
    : servers.map(({ nombre, ip }) => (ip ? `${nombre} ${ip}` : nombre));

const EMPTY = { nombre: '', subdominio: '', tipoIP: '', ip: '' };

export async function loader(args: LoaderFunctionArgs) {
  const { info, nombre, volver, hidden } = await toAct(args, 'delegar');
  const state = (await stateOf(args)) ?? { alojado: false, propia: false };
  const kept = state.alojado && state.propia ? (await recordsOf(args)).total : 0;
  const now = state.alojado ? [] : info.nameservers;
  const before = (await servedAsked(args, nombre))?.nameservers;
  const back = before && whatComesBack(linesOf(state.alojado, now), linesOf(false, before));
  const rows = (back ? before : now).map((server) => rowOf(server, nombre));
  const isServed = now.length > 0;
  while (rows.length < info.cantMinimaNameservers) rows.push(EMPTY);
  return {
    nombre,
    back,
    ...(back
      ? { titulo: `Deshacer el cambio de servidores de ${nombre}`, press: 'Deshacer este cambio' }
      : isServed
        ? { titulo: `Cambiar todos los servidores de ${nombre}`, press: 'Cambiar los servidores' }
        : { titulo: `Delegar ${nombre}`, press: 'Delegar dominio' }),
    volver,
    hidden,
    rows,
    guia: `Al menos ${info.cantMinimaNameservers} servidores. ${guideOf(nombre)}`,
    para: stopsOf(kept),
    ademas: askedOf(state),
    pending: state.propia ? 'Comprobando los servidores...' : 'Guardando...',
    ensayable: await canRehearse(),
  };
}

export const action = intentsWithRows(DELEGACION, { delegar, 'delegar-igual': delegarIgual, ensayar });

/** Which servers answer for the name from now on, all of them at once (spec 2; decision f). */
export default function Delegate() {
  const { nombre, titulo, press, back, volver, hidden, rows, para, guia, ademas, pending, ensayable } =
    useLoaderData<typeof loader>();
  const act = useOrAllTheSame({ intencion: 'delegar', press, pending });
  const button = useOrTryAgain(act);
  const wasSent = useActionData() !== undefined;
  const stops = para && <p>{para}</p>;
  return (
    <FormDialog
      {...button}
      title={titulo}
      closeTo={volver}
      hidden={hidden}
      asks={DELEGACION}
      defaultValue={{ nameservers: rows }}
    >
      {({ nameservers }, form) => (
        <>
          <DefaultButton intencion="delegar" />
          <Seen intencion="delegar" />
          {/* Before the fields as it is opened: once it was sent, what has to be mended comes first on a phone. */}
          {!wasSent && stops}
          {back && !wasSent && <ComingBack {...back} />}
          <p>{guia}</p>
          <FieldRows form={form} list={nameservers} rows={DELEGACION.fields.nameservers} what="Servidor">
            {(row, { isNext }) => (
              <ServerFields fields={row.getFieldset()} dominio={nombre} autoFocus={isNext} />
            )}
          </FieldRows>
          {wasSent && stops}
          {ensayable && <Rehearsal first={<Verdict act={act} />} />}
          {ademas && <p>{ademas}</p>}
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Cambiar los servidores');
