import { z } from 'zod';
import * as address from '~/addresses';
import { now, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { CONTACTO_DOMINIO, PUBLICOS_TITULAR } from '~/components/contacto/asked-contacts';
import { PAGO } from '~/components/cuenta-pago/asked-accounts';
import { NO_FIELDS } from '~/components/form/screen-form';
import { count } from '~/format';
import type { Inputs, Outputs } from '~/registry/contract';
import { contactoDeDominio, publicosDeTitular } from '~/registry/contract/formularios';
import { quienPaga } from '~/registry/contract/pago-formulario';
import { rechazoDe } from '~/registry/contract/rechazo';
import { alphabetical } from '~/registry/domain/in-sentences';
import { CONTACTO_DE, inWords, ROL_DE, TIPOS_CONTACTO } from '~/registry/domain/roles';
import {
  accountChosen,
  againWithDocuments,
  paymentChoices,
  refuseWithDocuments,
} from '~/routes/cuentas-pago/new-account.server';
import { canRehearse, rehearse } from '~/routes/ensayo/rehearse.server';
import { notAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { doneBefore } from '~/session/forms/done-before.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { signedIn } from '~/session/guard.server';
import { type Registry, type RouteArgs, redirect } from '~/session/request/request-context.server';
import { seenIn } from '../cambios/seen.server';
import { chosenIn, forgetSelection, selectionIn } from './selection.server';
import { whereTheyAre } from './selection-words.server';
import { filledIn, NOTHING_SHARED, sharedContact } from './shared-contact.server';
import { splitInWords } from './split.server';

type Pedido = Inputs['administracion']['iniciarCambioMasivo'];
type Split = Outputs['administracion']['accederOperacion'];

const asked = z.object({
  accion: z.enum(['EDITAR_CONTACTO', 'EDITAR_CUENTA', 'ELIMINAR_CUENTA']),
  rol: z.enum(TIPOS_CONTACTO).catch('TECNICO'),
});

function changeAsked({ request }: RouteArgs) {
  const { data } = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!data) throw notAvailable();
  return data;
}

/** The list as it was before. */
const listOf = ({ request }: RouteArgs): string => address.listaDeDominios(new URL(request.url).search);

/** Where the registry does not say it in its own words. */
const NINGUNO = 'No se aplica a ninguno de los dominios seleccionados.';

/** As many names as are read in a sentence. */
const NAMED = 5;

/** An expired name renews no more by itself, whatever account it has: which of those that it applies to. */
function toRenewByHand({ dominiosVencidos: vencidos = [], totalVencidos: total = 0 }: Split): string {
  if (total === 0) return '';
  const which = total > NAMED ? `${total} de estos dominios` : inWords(alphabetical(vencidos), 'y');
  return total === 1
    ? `${which} está vencido y ya no se renueva automáticamente: renuévelo usted.`
    : `${which} están vencidos y ya no se renuevan automáticamente: renuévelos usted.`;
}

/** What is asked, of how many names. */
function titleOf({ accion, rol }: ReturnType<typeof changeAsked>, which: string): string {
  if (accion === 'ELIMINAR_CUENTA') return `¿Eliminar la forma de pago de ${which}?`;
  if (accion === 'EDITAR_CUENTA') return `Modificar la forma de pago de ${which}`;
  return `Modificar ${rol === 'TITULAR' ? 'los datos del titular' : `el ${CONTACTO_DE[ROL_DE[rol]]}`} de ${which}`;
}

/** What comes of it, besides to which names it applies: said here, so that its page ships none of it. */
function saidOf({ accion, rol }: ReturnType<typeof changeAsked>, split: Split, escritos: string): string[] {
  const { totalAplica, totalVencidos = 0 } = split;
  if (accion === 'EDITAR_CUENTA')
    return [
      'La cuenta que elija paga las próximas renovaciones automáticas, cada una a su vencimiento. Hoy no se cobra nada.',
      toRenewByHand(split),
    ].filter(Boolean);
  if (accion === 'EDITAR_CONTACTO') {
    const datos =
      rol === 'TITULAR' ? 'la dirección, el teléfono y el correo electrónico público' : 'todos los datos';
    return [
      `${escritos} Lo que guarde reemplaza ${datos} del ${CONTACTO_DE[ROL_DE[rol]]} ${totalAplica === 1 ? 'del dominio' : 'de cada uno'}.`,
    ];
  }
  const queda = totalAplica === 1 ? 'Queda' : 'Quedan';
  if (totalVencidos === 0)
    return totalAplica === 1
      ? ['Queda sin forma de pago: no se renueva automáticamente y, si nadie lo renueva, vence.']
      : ['Quedan sin forma de pago: no se renuevan automáticamente y, si nadie los renueva, vencen.'];
  const others =
    totalVencidos < totalAplica
      ? ' Los que no vencieron no se renuevan automáticamente y, si nadie los renueva, vencen.'
      : '';
  return [`${queda} sin forma de pago.${others}`, toRenewByHand(split)];
}

/** As many names as leave what is asked below them in sight. */
const OVER_A_FORM = 3;

/** Where there are two lists, to which it does not apply and why is what has to be read: how many the other has is in its title. */
const foldedOver = <Told extends ReturnType<typeof splitInWords>>(told: Told) => ({
  ...told,
  parts: told.parts.map((part, at) => ({
    ...part,
    open: part.lines.length <= OVER_A_FORM && at === told.parts.length - 1,
  })),
});

/**
 * The split of the selection, and what its form offers. Where it applies to none there are only the reasons, name by name;
 * a selection that is refused whole has none, and the list says why.
 */
export async function loadChange(args: RouteArgs) {
  const visitor = await signedIn(args);
  const { registry } = visitor;
  const { accion, rol } = changeAsked(args);
  const split = await registry.administracion.accederOperacion({
    ...(await selectionIn(args)),
    operacion: accion,
    rolSeleccionado: rol,
  });
  const refusal = rechazoDe(split);
  const isToNone = split.totalAplica === 0;
  const hasReasons = isToNone && split.dominiosNoAplicaAccion.length > 0;
  if (!hasReasons && (refusal || isToNone))
    throw await done(args, `${listOf(args)}#elegidos`, {
      tipo: 'error',
      texto: refusal?.mensaje || NINGUNO,
    });
  const offered = accion === 'EDITAR_CUENTA' ? await paymentChoices(registry) : null;
  // Of a filter's names only some are told: what those share, the others may not.
  const isTold = accion === 'EDITAR_CONTACTO' && split.totalAplica === split.dominiosAplicaAccion.length;
  const comun = isTold ? await sharedContact(registry, split.dominiosAplicaAccion, rol) : NOTHING_SHARED;
  const told = { ...splitInWords(split), donde: whereTheyAre(await chosenIn(visitor)) };
  const which = count(split.totalAplica, 'dominio', 'dominios');
  return {
    split: accion === 'ELIMINAR_CUENTA' || isToNone ? told : foldedOver(told),
    dice: saidOf({ accion, rol }, split, filledIn(comun, rol, split.totalAplica)),
    which,
    verbo: accion === 'ELIMINAR_CUENTA' ? 'Eliminar la forma de pago de' : 'Modificar',
    titulo: split.totalAplica === 0 ? split.mensaje || NINGUNO : titleOf({ accion, rol }, which),
    accion,
    rol,
    offered,
    inicial: offered?.inicial ?? {},
    contacto: comun.contacto,
    ensayable: await canRehearse(),
    constraint: offered?.constraint ?? constraintOf(contactAsked(accion, rol).schema),
    hidden: {
      operacion: randomId(),
      vistoEn: stamp(now()),
      total: split.totalAplica + split.totalNoAplica,
    },
  };
}

/** How many names the dialog told: a selection that was kept for long may find others by now. */
const confirmed = z.coerce.number().int().catch(0);

type Refusal = Parameters<typeof refuse>[2];
type Rest = Pick<Pedido, 'contactoDTO' | 'templateCuentaPagoDTO'>;

/** What is asked of the registry. */
async function pedidoOf(args: RouteArgs, { form }: SignedSubmission, rest: Rest): Promise<Pedido> {
  const { accion, rol } = changeAsked(args);
  return {
    ...(await selectionIn(args)),
    ...rest,
    accion,
    rolSeleccionado: rol,
    vistoEn: seenIn(form),
    total: confirmed.parse(form.get('total')),
  };
}

type Begun = Awaited<ReturnType<Registry['administracion']['iniciarCambioMasivo']>>;

/** On to the page of the change; where the registry did it while it was asked, what became of each name is all there is. */
async function toResult(args: RouteArgs, submission: SignedSubmission, { cambioMasivo, mensaje }: Begun) {
  await forgetSelection(submission);
  const lista = listOf(args);
  if (!cambioMasivo) return done(args, `${lista}#elegidos`, { tipo: 'aviso', texto: mensaje });
  return redirect(
    args,
    address.cambioMasivo(cambioMasivo.id, { lista: new URL(lista, args.request.url).search }),
  );
}

/** The contact that a change is asked with, and the rules of its data; what takes an account away asks nothing. */
function contactAsked(accion: Pedido['accion'], rol: (typeof TIPOS_CONTACTO)[number]) {
  if (accion !== 'EDITAR_CONTACTO') return { asks: NO_FIELDS, schema: z.object({}) };
  if (rol === 'TITULAR') return { asks: PUBLICOS_TITULAR, schema: publicosDeTitular };
  return { asks: CONTACTO_DOMINIO, schema: contactoDeDominio };
}

/** What was typed of the change of an account. */
async function readAccount(submission: SignedSubmission) {
  const { form, registry } = submission;
  const typed = parseWithZod(form, { schema: quienPaga });
  const refused = (refusal?: Refusal) => refuseWithDocuments(PAGO, typed, submission, refusal);
  if (typed.status !== 'success') return { wrong: await refused() };
  const account = await accountChosen(registry, typed.value);
  if ('mapErrores' in account) return { wrong: await refused(account) };
  return { rest: account, refused, shownAgain: () => againWithDocuments(typed, submission) };
}

/** What was typed of the change of a contact. */
async function readContact(args: RouteArgs, { form }: SignedSubmission) {
  const { accion, rol } = changeAsked(args);
  const { asks, schema } = contactAsked(accion, rol);
  const typed = parseWithZod(form, { schema });
  const refused = async (refusal?: Refusal) => refuse(asks, typed, refusal);
  if (typed.status !== 'success') return { wrong: await refused() };
  return { rest: { contactoDTO: typed.value }, refused, shownAgain: async () => again(typed) };
}

const readChange = (args: RouteArgs, submission: SignedSubmission) =>
  changeAsked(args).accion === 'EDITAR_CUENTA' ? readAccount(submission) : readContact(args, submission);

/** Begins the change of everything it applies to; the page of the change tells how it goes. */
export async function confirmar(args: RouteArgs, submission: SignedSubmission) {
  const isForgotten = (await chosenIn(submission)).total === 0;
  const before = isForgotten ? await doneBefore(args, submission, listOf(args)) : null;
  if (before) return before;
  const typed = await readChange(args, submission);
  if (typed.wrong) return typed.wrong;
  const { registry, operacion } = submission;
  const pedido = await pedidoOf(args, submission, typed.rest);
  const answer = await registry.administracion.iniciarCambioMasivo({ ...pedido, operacion });
  const refusal = rechazoDe(answer);
  return refusal ? typed.refused(refusal) : toResult(args, submission, answer);
}

/** What it would do, name by name as far as there is time. */
export async function ensayar(args: RouteArgs, submission: SignedSubmission) {
  const typed = await readChange(args, submission);
  if (typed.wrong) return typed.wrong;
  const pedido = await pedidoOf(args, submission, typed.rest);
  const seen = await rehearse(submission, { tipo: 'CAMBIAR_VARIOS', pedido });
  if ('refusal' in seen) return typed.refused(seen.refusal);
  return { ...(await typed.shownAgain()), ensayo: seen.ensayo };
}
