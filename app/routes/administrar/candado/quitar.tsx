import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import type { CandadoDeDominio, Custodio } from '~/registry/contract/candado';
import { inWords } from '~/registry/domain/roles';
import { done } from '~/session/forms/answers.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { quitar } from './custodios.server';

export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const asked = new URL(args.request.url).searchParams.get('custodio');
  const { custodios, candados } = await registry.candado.ver();
  const custodio = custodios.find(({ id }) => String(id) === asked);
  if (!custodio)
    throw await done(args, address.candado(), {
      tipo: 'aviso',
      texto: 'Esa persona ya no está entre sus custodios.',
    });
  return { custodio, question: questionOf(custodio, candados), hidden: { operacion: randomId() } };
}

export const action = intents({ quitar });

/** As many names as are read before a button. */
const SEEN = 5;

/** The locks that keep somebody, by their names: those are closed, and are not changed by this. */
function stillIn(quien: string | null, candados: readonly CandadoDeDominio[]): string {
  const kept = candados.flatMap(({ nombreDominio, custodios }) =>
    quien !== null && custodios.includes(quien) ? [nombreDominio] : [],
  );
  if (kept.length === 0) return '';
  const rest = kept.length - SEEN;
  const names = inWords([...kept.slice(0, SEEN), ...(rest > 0 ? [`${rest} más`] : [])], 'y');
  return kept.length === 1
    ? ` Sigue siendo custodio de ${names}, que ya tiene candado: para que deje de serlo, pida que se abra ese candado.`
    : ` Sigue siendo custodio de los que ya tienen candado, ${names}: para que deje de serlo, pida que se abran.`;
}

/** What is asked, by what they answered, and what comes of it. */
function questionOf({ correo, nombre, estado }: Custodio, candados: readonly CandadoDeDominio[]) {
  const quien = nombre ?? correo;
  if (estado === 'ACEPTO')
    return {
      title: `¿Quitar a ${quien} de sus custodios?`,
      press: 'Quitar custodio',
      told: `No podrá elegir a esta persona para otros candados.${stillIn(nombre, candados)} Para elegirla de nuevo tendrá que invitarla otra vez.`,
    };
  if (estado === 'INVITADO')
    return {
      title: `¿Cancelar la invitación a ${quien}?`,
      press: 'Cancelar la invitación',
      // 'Cancelar' alone would be two things here.
      cancel: 'No, dejarla',
      told: 'El enlace que le enviamos deja de servir. Puede invitar a esa persona otra vez cuando quiera.',
    };
  return {
    title: `¿Quitar a ${quien} de la lista?`,
    press: 'Quitar de la lista',
    told: 'No es custodio de ningún dominio suyo. Puede invitar a esa persona otra vez cuando quiera.',
  };
}

/** Whoever is taken off the list cannot be put back by a press: they would have to be asked again. */
export default function RemoveCustodian() {
  const { custodio, question, hidden } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={question.title}
      closeTo={address.candado()}
      intencion={`quitar:${custodio.id}`}
      press={question.press}
      pending="Quitando..."
      cancel={question.cancel}
      hidden={hidden}
      danger
    >
      <p>{question.told}</p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Quitar un custodio', 'Administrar');
