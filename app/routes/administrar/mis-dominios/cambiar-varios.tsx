import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { CONTACTO_DOMINIO, PUBLICOS_TITULAR } from '~/components/contacto/asked-contacts';
import { ContactInputs } from '~/components/contacto/contact-inputs';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PAGO } from '~/components/cuenta-pago/asked-accounts';
import { PaymentChoice } from '~/components/cuenta-pago/payment-choice';
import { DefaultButton } from '~/components/form/default-button';
import { ConfirmDialog, FormDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { actualizarDocumentos } from '~/routes/cuentas-pago/new-account.server';
import { Compared } from '~/routes/ensayo/compared';
import { Rehearsal, useOrTryAgain } from '~/routes/ensayo/rehearsal';
import { intents } from '~/session/forms/intents.server';
import { confirmar, ensayar, loadChange } from './cambiar-varios.server';
import { Split, ToNone } from './split';

const HEADING = 'Modificar varios dominios';

export const loader = (args: LoaderFunctionArgs) => loadChange(args);

export const action = intents({ confirmar, ensayar, [UPDATE_DOCUMENTS]: actualizarDocumentos(PAGO) });

/** First to which of the chosen domains it applies and to which not and why; then the change (spec 2, 7). */
export default function ChangeMany() {
  const shown = useLoaderData<typeof loader>();
  const {
    accion,
    rol,
    offered,
    inicial,
    contacto,
    constraint,
    hidden,
    titulo,
    ensayable,
    split: all,
    dice,
    which,
    verbo,
  } = shown;
  const answer = useActionData<typeof action>();
  const documentos = answer?.documentos ?? offered?.documentos ?? [];
  const asked = rol === 'TITULAR' ? PUBLICOS_TITULAR : CONTACTO_DOMINIO;
  const closeTo = address.placeOn(address.listaDeDominios(useLocation().search), accion);
  // Once it was tried, as many as it changes.
  const changed = (!answer?.ensayo?.again && answer?.ensayo?.cambian) || which;
  const title = titulo.replace(which, changed);
  // The trial tells of each what becomes of it: once all were tried, to which it applies is not told again.
  const split = answer?.ensayo?.cambian ? { ...all, parts: [] } : all;
  const said = dice.map((each) => <p key={each}>{each}</p>);
  const words = { title, closeTo, hidden };
  const button = useOrTryAgain({
    intencion: 'confirmar',
    press: `${verbo} ${changed}`,
    pending: 'Modificando...',
  });
  if (split.totalAplica === 0) return <ToNone {...{ title, split, closeTo }} />;
  if (accion === 'EDITAR_CONTACTO')
    return (
      <FormDialog {...words} {...button} asks={asked} constraint={constraint} defaultValue={contacto}>
        {(fields) => (
          <Applies split={split} ensayable={ensayable}>
            {said}
            <ContactInputs asks={asked} fields={fields} />
          </Applies>
        )}
      </FormDialog>
    );
  if (accion === 'EDITAR_CUENTA' && offered)
    return (
      <FormDialog {...words} {...button} asks={PAGO} constraint={constraint} defaultValue={inicial}>
        {(fields) => (
          <Applies split={split} ensayable={ensayable}>
            {said}
            <PaymentChoice fields={fields} {...offered} documentos={documentos} />
          </Applies>
        )}
      </FormDialog>
    );
  return (
    <ConfirmDialog {...words} {...button} danger>
      {said}
      <Split {...split} />
      {ensayable && <Rehearsal first={<Compared />} />}
    </ConfirmDialog>
  );
}

type SplitProps = Parameters<typeof Split>[0];

/** To which names it applies, above what is asked; and what it would do, before it is done. */
const Applies = (props: { split: SplitProps; ensayable: boolean; children: ReactNode }) => (
  <>
    <DefaultButton intencion="confirmar" />
    <Split {...props.split} />
    {props.children}
    {props.ensayable && <Rehearsal first={<Compared />} />}
  </>
);

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis dominios');
