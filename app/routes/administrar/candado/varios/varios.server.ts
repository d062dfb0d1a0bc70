import { z } from 'zod';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { correoInvitado } from '~/registry/contract/correo-invitado';
import { rechazoDe } from '~/registry/contract/rechazo';
import { MAXIMO_POR_VEZ } from '~/registry/domain/candado';
import { DEBE_SELECCIONAR_DOMINIO } from '~/registry/domain/words/dominios';
import { chosenIn, forgetSelection, selectionIn } from '~/routes/administrar/mis-dominios/selection.server';
import { whereTheyAre } from '~/routes/administrar/mis-dominios/selection-words.server';
import { splitInWords } from '~/routes/administrar/mis-dominios/split.server';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { refuse } from '~/session/forms/parse-with-zod.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { CIERRE } from '../asked';
import { readCierre } from '../cierre.server';
import { writeCerrados } from './cerrados.server';

/** As many names as the page tells why not; of the rest it says how many they are. */
const CONTADOS = 100;

const searchOf = ({ request }: RouteArgs): string => new URL(request.url).search;

/** The page, with the search of the list that it was asked from. */
export const paginaDeVarios = (args: RouteArgs): string => address.candadoDeVarios(searchOf(args));

/** Between two names, as they are told and as they are sent. */
const COMA = ', ';

/**
 * The names that were chosen: those that a lock can be closed on, as many as at once, and the others with why not. Where there
 * is nothing to tell of any, the list says why.
 */
export async function loadSeveral(args: RouteArgs) {
  const visitor = await signedIn(args);
  const { registry } = visitor;
  const { custodios } = await registry.candado.ver();
  const split = await registry.administracion.accederOperacion({
    ...(await selectionIn(args)),
    operacion: 'CERRAR_CANDADO',
  });
  const lista = address.listaDeDominios(searchOf(args));
  const refusal = rechazoDe(split);
  if (split.totalAplica === 0 && split.dominiosNoAplicaAccion.length === 0)
    throw await done(args, `${lista}#elegidos`, {
      tipo: 'error',
      texto: refusal?.mensaje || DEBE_SELECCIONAR_DOMINIO,
    });
  const nombres = split.dominiosAplicaAccion.slice(0, MAXIMO_POR_VEZ);
  const faltan = split.totalAplica - nombres.length;
  return {
    lista,
    mensaje: split.mensaje,
    split: {
      ...splitInWords({
        dominiosAplicaAccion: nombres,
        dominiosNoAplicaAccion: split.dominiosNoAplicaAccion.slice(0, CONTADOS),
        totalAplica: nombres.length,
        totalNoAplica: split.totalNoAplica,
      }),
      donde: whereTheyAre(await chosenIn(visitor)),
    },
    custodios,
    faltan,
    hidden: { operacion: randomId(), nombres: nombres.join(COMA), faltan: String(faltan) },
    constraint: constraintOf(correoInvitado),
  };
}

/** Which names the form was shown for: those are locked, whatever is chosen by now. */
const confirmed = z.object({
  nombres: z
    .string()
    .min(1)
    .transform((text) => text.split(COMA).slice(0, MAXIMO_POR_VEZ)),
  faltan: z.coerce.number().int().min(0).catch(0),
});

/** Closes the locks of the names that the form was shown for, as far as each can be; what became of each is told on its own page. */
export async function cerrarVarios(args: RouteArgs, submission: SignedSubmission) {
  const { registry, form, operacion, session } = submission;
  const { data: shown } = confirmed.safeParse(Object.fromEntries(form));
  if (!shown) throw notAvailable();
  const { typed, cierre, wrong } = readCierre(form);
  if (wrong) return wrong;
  const answer = await orNotAvailable(
    registry.candado.cerrar({ nombresDominio: shown.nombres, ...cierre, operacion }),
  );
  const refusal = rechazoDe(answer);
  if (refusal) return refuse(CIERRE, typed, refusal);
  const { mensaje, cerrados, noCerrados } = answer;
  await writeCerrados(session, { cerrados, noCerrados, faltan: shown.faltan });
  if (shown.faltan === 0) await forgetSelection(submission);
  return done(args, address.candadosCerrados(), { tipo: 'ok', texto: mensaje });
}
