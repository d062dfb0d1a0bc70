import * as address from '~/addresses';
import { formularioSacarCustodio } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { leadOnWhereItWaits } from '~/session/oficina/waits.server';
import { type RouteArgs, redirect, requestContext } from '~/session/request/request-context.server';
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
export async function sacar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioSacarCustodio });
  if (typed.status !== 'success') return refuse(SACAR, typed);
  const nombreDominio = args.params.nombre ?? '';
  const cerradoEn = form.get('cerradoEn');
  const answer = await orNotAvailable(
    oficina.candados.sacarCustodio({
      nombreDominio,
      custodio: custodioIn(args),
      cerradoEn: typeof cerradoEn === 'string' ? cerradoEn : '',
      ...typed.value,
      operacion,
    }),
  );
  const rechazo = rechazoDe(answer);
  await leadOnWhereItWaits(args, rechazo);
  if (rechazo && rechazo.codigo !== 'ESTADO') return refuse(SACAR, typed, rechazo);
  const response = await told(args, address.dominioEnOficina(nombreDominio), answer);
  if (rechazo) await keepTyped(args, form);
  return response;
}

/** There may be no such page any more: what was typed is there where one comes back to it. */
async function keepTyped(args: Args, form: FormData): Promise<void> {
  const { session, path } = await requestContext(args);
  await session.keepDraft(path, form);
}
