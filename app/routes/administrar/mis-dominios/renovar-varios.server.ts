import { z } from 'zod';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { count } from '~/format';
import { rechazoDe } from '~/registry/contract/rechazo';
import { alphabetical } from '~/registry/domain/in-sentences';
import { reasonsInWords } from '~/registry/domain/of-several';
import { inWords } from '~/registry/domain/roles';
import { DEBE_SELECCIONAR_DOMINIO } from '~/registry/domain/words/dominios';
import { TO_THE_PURCHASE } from '~/routes/carrito-compra/to-the-purchase.server';
import { failureTold } from '~/session/failures/failures.server';
import { notAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { saidOf, toldOf, yearsOf } from './renewals-in-words.server';
import { chosenIn, forgetSelection, selectionIn } from './selection.server';
import { whereTheyAre } from './selection-words.server';
import { splitInWords } from './split.server';

/** Where the registry does not say it in its own words. */
const NINGUNO = 'No se puede renovar ninguno de los dominios seleccionados.';

/** Renewals of one press: the specification adds them one by one, and somebody waits meanwhile. */
const POR_VEZ = 50;

const searchOf = ({ request }: RouteArgs): string => new URL(request.url).search;

/** The list as it was before, at what was chosen there. */
const listOf = (args: RouteArgs): string => `${address.listaDeDominios(searchOf(args))}#elegidos`;

/** Between two names as they are sent: no name has a blank. */
const BLANK = ' ';

const leftFor = (faltan: number): string =>
  faltan === 0
    ? ''
    : `Se agregan de a ${POR_VEZ}: después puede seguir con ${faltan === 1 ? 'el que falta' : `los otros ${faltan}`}, que quedan elegidos.`;

/** Which of the chosen can be renewed, as many as are added at once, and why the others cannot. */
export async function loadRenewals(args: RouteArgs) {
  const visitor = await signedIn(args);
  const { registry } = visitor;
  const split = await registry.administracion.accederOperacion({
    ...(await selectionIn(args)),
    operacion: 'RENOVAR',
  });
  const refusal = rechazoDe(split);
  if (split.totalAplica === 0 && split.dominiosNoAplicaAccion.length === 0)
    throw await done(args, listOf(args), {
      tipo: 'error',
      texto: refusal?.mensaje || DEBE_SELECCIONAR_DOMINIO,
    });
  const nombres = alphabetical(split.dominiosAplicaAccion).slice(0, POR_VEZ);
  const years = await yearsOf(registry, nombres);
  const faltan = split.totalAplica - nombres.length;
  const which = count(nombres.length, 'dominio', 'dominios');
  return {
    titulo:
      nombres.length === 0
        ? split.mensaje || NINGUNO
        : `Agregar ${split.totalAplica === 1 ? `la renovación de ${nombres[0]}` : count(nombres.length, 'renovación', 'renovaciones')} al carrito`,
    split: {
      ...splitInWords(split, toldOf(years, faltan)),
      donde: whereTheyAre(await chosenIn(visitor)),
    },
    dice: [saidOf(years), leftFor(faltan)].filter(Boolean),
    press: `Agregar ${faltan === 0 ? 'al carrito' : `${which} al carrito`}`,
    hidden: { operacion: randomId(), nombres: nombres.join(BLANK), faltan: String(faltan) },
    volver: address.placeOn(address.listaDeDominios(searchOf(args)), 'RENOVAR'),
  };
}

/** Which names the dialog was shown for: those are added, whatever is chosen by now. */
const confirmed = z.object({
  nombres: z
    .string()
    .min(1)
    .transform((text) => text.split(BLANK).slice(0, POR_VEZ)),
  faltan: z.coerce.number().int().min(0).catch(0),
});

const SIN_PEDIR = 'No se llegó a pedir: vuelva a intentarlo.';

/** Adds each by itself to one cart. One that is refused stops no other; where the registry fails, the rest is not asked for. */
async function addEach({ registry, session, operacion }: SignedSubmission, nombres: readonly string[]) {
  const added: string[] = [];
  const left: { nombre: string; motivo: string }[] = [];
  let failed = false;
  let uuidVenta = (await session.read('uuidVenta')) ?? null;
  for (const [at, nombreDominio] of nombres.entries()) {
    if (failed) {
      left.push({ nombre: nombreDominio, motivo: SIN_PEDIR });
      continue;
    }
    try {
      const answer = await registry.administracion.renovar({
        nombreDominio,
        compraInmediata: false,
        uuidVenta,
        operacion: operacion && `${operacion}-${at}`,
      });
      const refusal = rechazoDe(answer);
      if (refusal) left.push({ nombre: nombreDominio, motivo: refusal.mensaje });
      else added.push(nombreDominio);
      uuidVenta = answer.uuidVenta ?? uuidVenta;
    } catch (thrown) {
      failed = true;
      left.push({ nombre: nombreDominio, motivo: failureTold(thrown).mensaje });
    }
  }
  if (uuidVenta) await session.write('uuidVenta', uuidVenta);
  return { added, left };
}

/** What was added, and of what was not why; which names are still to come. */
function told(added: readonly string[], left: readonly { nombre: string; motivo: string }[], faltan: number) {
  const of = added.length > 5 ? `${added.length} dominios` : inWords(alphabetical(added), 'y');
  return [
    added.length > 0
      ? `Se ${added.length === 1 ? 'agregó al carrito la renovación' : 'agregaron al carrito las renovaciones'} de ${of}.`
      : 'No se agregó ninguna renovación al carrito.',
    ...reasonsInWords(left).map((reason) => (/[.!?]$/.test(reason) ? reason : `${reason}.`)),
    faltan > 0
      ? `Para agregar ${faltan === 1 ? 'el que falta' : `los otros ${faltan}`}, presione de nuevo «Renovar».`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Puts the renewals that the dialog was shown for in the cart, as far as each can be. */
export async function agregar(args: RouteArgs, submission: SignedSubmission) {
  const { data: shown } = confirmed.safeParse(Object.fromEntries(submission.form));
  if (!shown) throw notAvailable();
  const { added, left } = await addEach(submission, shown.nombres);
  if (shown.faltan === 0 && added.length > 0) await forgetSelection(submission);
  const texto = told(added, left, shown.faltan);
  if (added.length === 0) return done(args, listOf(args), { tipo: 'error', texto });
  return done(args, listOf(args), {
    tipo: left.length === 0 ? 'ok' : 'aviso',
    texto,
    seguir: TO_THE_PURCHASE,
  });
}
