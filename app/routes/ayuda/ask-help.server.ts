import { money } from '~/format';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import type { PreguntaDeAyuda } from '~/registry/contract/ayuda';
import { onlyForThisAnswer } from '~/session/page-cache/same-for-everybody.server';
import { type RouteArgs, requestContext } from '~/session/request/request-context.server';
import { transfersEnabled } from '~/session/transfers-enabled.server';
import type { DeAlgunos, PrecioDeTerminacion } from './pregunta';

/** The help needs nobody's answer: where the registry gives none it is the one that comes with the portal, and speaks of what may be there. */
const orFullHelp = <T>(args: RouteArgs, asked: Promise<T>, otherwise: T): Promise<T> =>
  asked.catch(() => {
    onlyForThisAnswer(args);
    return otherwise;
  });

async function ask(args: RouteArgs): Promise<PreguntaDeAyuda[]> {
  const { plainRegistry } = await requestContext(args);
  return (await plainRegistry.ayuda.preguntas()).preguntas;
}

/** What a year costs now, of every ending that is sold: as the search for a name has it. */
async function askPrices(args: RouteArgs): Promise<PrecioDeTerminacion[]> {
  const { plainRegistry } = await requestContext(args);
  const { dominiosHabilitados } = await plainRegistry.dominio.habilitados();
  return dominiosHabilitados.flatMap(({ nombre, precio }) =>
    precio === null ? [] : [{ sufijo: `.${nombre}`, cuesta: `${money(precio)} por año, IVA incluido` }],
  );
}

/** What the help is made of besides what comes with the portal. */
export interface HelpAsked {
  /** What the registry's people wrote. */
  escritas: PreguntaDeAyuda[];
  precios: PrecioDeTerminacion[];
  /** What this registry does not have. */
  falta: DeAlgunos[];
}

export async function askHelp(args: RouteArgs): Promise<HelpAsked> {
  const [escritas, precios, transferencias, candado, vuelta] = await Promise.all([
    orFullHelp(args, ask(args), []),
    orFullHelp(args, askPrices(args), []),
    orFullHelp(args, transfersEnabled(args), true),
    registryOffers(contract.candado.ver),
    registryOffers(contract.vuelta.volver),
  ]);
  const has: Record<DeAlgunos, boolean> = { transferencias, candado, vuelta };
  const all: readonly DeAlgunos[] = ['transferencias', 'candado', 'vuelta'];
  return { escritas, precios, falta: all.filter((each) => !has[each]) };
}
