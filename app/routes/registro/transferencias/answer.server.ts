import * as address from '~/addresses';
import { formularioConDocumento } from '~/registry/contract/oficina/formularios';
import { withAnswers } from '~/routes/registro/reason.server';
import { DOCUMENTO } from '~/routes/registro/titularidad/asked';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';

type Args = RouteArgs & { params: { nombre?: string } };
type Answer = 'rechazar' | 'aprobar';

/** What another registrar asked for, where it may be answered so now; else one is led to the name, which says why not, or asks first why one looks. */
export async function loadFor(args: Args, answer: Answer) {
  const { oficina } = await atDesk(args, `${answer}Transferencia`);
  const nombreDominio = args.params.nombre ?? '';
  const { nombre, pedida } = await orNotAvailable(oficina.transferencias.deDominio({ nombreDominio }));
  const isOpen = pedida && (answer === 'rechazar' || (pedida.impide === null && pedida.espera === null));
  if (!isOpen) throw redirect(args, address.dominioEnOficina(nombre));
  return { nombre, pedida };
}

/** Answers the request that was seen where the form was made, by the document that was typed. */
const answered = (answer: Answer) => (args: Args, submission: DeskSubmission) => {
  const { form, oficina, operacion } = submission;
  const seen = (name: string) => {
    const sent = form.get(name);
    return typeof sent === 'string' ? sent : '';
  };
  const nombreDominio = args.params.nombre ?? '';
  return withAnswers(args, submission, {
    back: address.dominioEnOficina(nombreDominio),
    mayBeGone: true,
    asked: DOCUMENTO,
    schema: formularioConDocumento,
    ask: (typed) =>
      oficina.transferencias[answer]({
        ...typed,
        nombreDominio,
        visto: seen('visto'),
        referencia: seen('referencia'),
        operacion,
      }),
  });
};

/** Keeps the name where it is. */
export const rechazar = answered('rechazar');

/** Lets it go, once a second person agrees. */
export const aprobar = answered('aprobar');
