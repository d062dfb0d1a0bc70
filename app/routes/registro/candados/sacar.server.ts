import * as address from '~/addresses';
import { formularioSacarCustodio } from '~/registry/contract/oficina/formularios';
import { withAnswers } from '~/routes/registro/reason.server';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';
import { SACAR } from './asked';

type Args = RouteArgs & { params: { nombre?: string } };

const custodioIn = ({ request }: Args) =>
  idOf(new URL(request.url).searchParams.get('custodio') ?? undefined);

/** The lock of the name of the address and the custodian who is gone; who did not say why they look at the name is asked that first. */
export async function loadGone(args: Args) {
  const { oficina } = await atDesk(args, 'sacarCustodio');
  const nombreDominio = args.params.nombre ?? '';
  const { nombre, candado } = await orNotAvailable(oficina.candados.deDominio({ nombreDominio }));
  if (!candado || candado.abreEn !== null) throw redirect(args, address.dominioEnOficina(nombre));
  const id = custodioIn(args);
  const custodio = candado.custodios.find((each) => each.id === id);
  if (!custodio) throw notAvailable();
  return { nombre, candado, custodio };
}

/** Takes them off the lock. */
export function sacar(args: Args, submission: DeskSubmission) {
  const { oficina, form, operacion } = submission;
  const nombreDominio = args.params.nombre ?? '';
  const cerradoEn = form.get('cerradoEn');
  return withAnswers(args, submission, {
    asked: SACAR,
    schema: formularioSacarCustodio,
    back: address.dominioEnOficina(nombreDominio),
    mayBeGone: true,
    ask: (typed) =>
      oficina.candados.sacarCustodio({
        nombreDominio,
        custodio: custodioIn(args),
        cerradoEn: typeof cerradoEn === 'string' ? cerradoEn : '',
        ...typed,
        operacion,
      }),
  });
}
