import * as address from '~/addresses';
import { minuteOf, now } from '~/base/clock.server';
import { formularioPrecio, formularioPrecioDesde } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { withReason } from '~/routes/registro/reason.server';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { PRECIO } from './asked';

const asked = ({ request }: RouteArgs, name: 'sufijo' | 'precio'): string =>
  new URL(request.url).searchParams.get(name) ?? '';

/** The suffix that the address names, with its prices, for who may do `acto` with it. */
export async function loadSuffix(args: RouteArgs, acto: 'cambiarPrecios' | 'abrirSufijos') {
  const { oficina } = await atDesk(args, acto);
  const { sufijos } = await oficina.precios.listar();
  const sufijo = sufijos.find(({ tld }) => tld === asked(args, 'sufijo'));
  if (!sufijo) throw notAvailable();
  const vigente = sufijo.precios.find(({ estado }) => estado === 'EN_VIGOR');
  return {
    tld: sufijo.tld,
    seVende: sufijo.seVende,
    precios: sufijo.precios,
    vigente: vigente?.precio ?? null,
  };
}

/** The suffix that is sold from now on or no more; how many names are under it, where it is closed. */
export async function loadSale(args: RouteArgs) {
  const { tld, seVende } = await loadSuffix(args, 'abrirSufijos');
  const { oficina } = await atDesk(args, 'abrirSufijos');
  return { tld, seVende, nombres: seVende ? (await oficina.precios.alcance({ tld })).nombres : 0 };
}

/** A price that waits for its minute, to be withdrawn. */
export async function loadNext(args: RouteArgs) {
  const { tld, precios, vigente } = await loadSuffix(args, 'cambiarPrecios');
  const id = idOf(asked(args, 'precio'));
  const next = precios.find((each) => each.id === id);
  if (!next?.desde || next.estado !== 'PROXIMO') throw notAvailable();
  return { tld, vigente, precio: next.precio, desde: next.desde };
}

/** What was typed, to be looked at once more before it is done: as it was read. */
export async function revisar(_: RouteArgs, { form }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioPrecioDesde(minuteOf(now())) });
  return typed.status === 'success' ? { ...again(typed), confirm: typed.value } : refuse(PRECIO, typed);
}

/** Back to what was typed. */
export async function corregir(_: RouteArgs, { form }: DeskSubmission) {
  return again(parseWithZod(form, { schema: formularioPrecio }));
}

/** Has the suffix cost that from then on. */
export async function programar(args: RouteArgs, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioPrecio });
  if (typed.status !== 'success') return refuse(PRECIO, typed);
  const sent = (name: string) => String(form.get(name) ?? '');
  const answer = await orNotAvailable(
    oficina.precios.programar({
      tld: asked(args, 'sufijo'),
      precio: sent('precio'),
      desdeDia: sent('desdeDia'),
      desdeHora: sent('desdeHora'),
      motivo: sent('motivo'),
      operacion,
    }),
  );
  const rechazo = rechazoDe(answer);
  return rechazo ? refuse(PRECIO, typed, rechazo) : told(args, address.precios(), answer);
}

/** Withdraws a price before its minute. */
export function retirar(args: RouteArgs, submission: DeskSubmission) {
  const { oficina, operacion } = submission;
  const id = idOf(asked(args, 'precio'));
  return withReason(args, submission, address.precios(), (motivo) =>
    oficina.precios.retirar({ id, motivo, operacion }),
  );
}

const selling = (seVende: boolean) => (args: RouteArgs, submission: DeskSubmission) =>
  withReason(args, submission, address.precios(), (motivo) => {
    const { oficina, operacion } = submission;
    return oficina.precios.vender({ tld: asked(args, 'sufijo'), seVende, motivo, operacion });
  });

/** Sells the suffix, or no more. */
export const abrir = selling(true);
export const cerrar = selling(false);
