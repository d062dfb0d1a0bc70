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
import { AfterVerdict, Seen, ServerFields, useOrAllTheSame, Verdict } from './seen';
import { filledIn } from './served.server';

/** Who serves a name, a line each. */
const linesOf = (alojado: boolean, servers: readonly { nombre: string; ip: string | null }[]): string[] =>
  alojado
    ? ['Los servidores del Registro .uy']
    : servers.map(({ nombre, ip }) => (ip ? `${nombre} ${ip}` : nombre));

const EMPTY = { nombre: '', subdominio: '', tipoIP: '', ip: '' };

export async function loader(args: LoaderFunctionArgs) {
  const { info, nombre, volver, hidden } = await toAct(args, 'delegar');
  const state = (await stateOf(args)) ?? { alojado: false, propia: false };
  const kept = state.alojado && state.propia ? (await recordsOf(args)).total : 0;
  const now = state.alojado ? [] : info.nameservers;
  const { those, ...said } = await filledIn(args, nombre, {
    now,
    before: ({ nameservers }) => nameservers,
    lines: (servers, isNow) => linesOf(isNow && state.alojado, servers),
    of: `servidores de ${nombre}`,
    words:
      now.length > 0
        ? { titulo: `Cambiar todos los servidores de ${nombre}`, press: 'Cambiar los servidores' }
        : { titulo: `Delegar ${nombre}`, press: 'Delegar dominio' },
  });
  const rows = those.map((server) => rowOf(server, nombre));
  while (rows.length < info.cantMinimaNameservers) rows.push(EMPTY);
  return {
    nombre,
    ...said,
    volver,
    hidden,
    rows,
    guia: `Al menos ${info.cantMinimaNameservers} servidores. ${guideOf(nombre)}`,
    ...stopsOf(kept),
    ademas: askedOf(state),
    pending: state.propia ? 'Comprobando los servidores...' : 'Guardando...',
    ensayable: await canRehearse(),
  };
}

export const action = intentsWithRows(DELEGACION, { delegar, 'delegar-igual': delegarIgual, ensayar });

/** Which servers answer for the name from now on, all of them at once (spec 2; decision f). */
export default function Delegate() {
  const { nombre, titulo, press, back, volver, hidden, rows, para, queda, guia, ademas, pending, ensayable } =
    useLoaderData<typeof loader>();
  const button = useOrTryAgain(useOrAllTheSame({ intencion: 'delegar', press, pending }));
  const wasSent = useActionData() !== undefined;
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
          {para && (
            <p>
              {para} {queda}
            </p>
          )}
          {back && !wasSent && <ComingBack {...back} />}
          <p>{guia}</p>
          <FieldRows form={form} list={nameservers} rows={DELEGACION.fields.nameservers} what="Servidor">
            {(row, { place, isNext }) => (
              <ServerFields fields={row.getFieldset()} dominio={nombre} place={place} autoFocus={isNext} />
            )}
          </FieldRows>
          {ademas && <p>{ademas}</p>}
          {ensayable && <Rehearsal first={<Verdict />} last={<AfterVerdict />} />}
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Cambiar los servidores');
