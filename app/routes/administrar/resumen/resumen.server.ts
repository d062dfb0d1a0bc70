import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import type { Outputs } from '~/registry/contract';
import { cuantosEn, type Sugerencia, sugerenciaEn } from '~/registry/domain/sugerencias';
import { signedIn } from '~/session/guard.server';
import { renewalsInCart } from '~/session/pending-cart.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { WINDOW_DAYS } from '../expires-soon.server';
import { shown } from '../peligros/repair.server';
import { AT_FIRST } from './at-first';
import { type Asunto, attentionOf, ESTADO_VENCIDO, requestsOf } from './attention.server';

/** Where what is suggested is done; what another registry suggests stands without a way. */
const WHERE: Readonly<Record<Sugerencia, string>> = {
  VALIDAR_CORREO: address.misDatos(),
  AGREGAR_FORMA_DE_PAGO: address.formasDePago(),
  ASOCIAR_FORMA_DE_PAGO: address.misDominios({ estado: 'REGISTRADO', sinFormaDePago: true }),
  RENOVAR_VENCIDOS: address.misDominios({ estado: 'VENCIDO' }),
};

function whereTo(texto: string): string | undefined {
  const cual = sugerenciaEn(texto);
  return cual && WHERE[cual];
}

/** Whether each expired name is on the page as it opens, with its button: that they should be renewed is said already. */
function isSaid(texto: string, { dominiosImportantes }: Resumen, seen: readonly Asunto[]): boolean {
  if (sugerenciaEn(texto) !== 'RENOVAR_VENCIDOS') return false;
  const expired = dominiosImportantes.find(({ tipo }) => tipo === 'VENCIDO');
  const toRenew = seen.filter(({ estado, accion }) => estado === ESTADO_VENCIDO && accion);
  return expired !== undefined && toRenew.length === expired.total;
}

/**
 * What is suggested, without the expired names whose renewal waits in the cart; '' where all of them wait. Of a long list only the first are told here:
 * where one of the others may be in the cart, how many are left is not known.
 */
function withoutWaiting(
  texto: string,
  { dominiosImportantes }: Resumen,
  waiting: ReadonlySet<string>,
): string {
  if (sugerenciaEn(texto) !== 'RENOVAR_VENCIDOS' || waiting.size === 0) return texto;
  const { dominios = [], total = 0 } = dominiosImportantes.find(({ tipo }) => tipo === 'VENCIDO') ?? {};
  const known = dominios.filter(({ nombre }) => waiting.has(nombre)).length;
  if (total > dominios.length && waiting.size > known)
    return 'Renueve los dominios vencidos que no estén en el carrito, antes de que se eliminen.';
  const left = cuantosEn(texto) - known;
  if (known === 0 || left <= 0) return known === 0 ? texto : '';
  const they =
    left === 1
      ? 'Renueve el otro dominio vencido antes de que se elimine'
      : `Renueve los otros ${left} dominios vencidos antes de que se eliminen`;
  return `${they}: ${known === 1 ? '1 espera' : `${known} esperan`} en el carrito.`;
}

export type Resumen = Outputs['usuario']['resumen']['resumen'];

/** As many sentences as are told before the way to all of them. */
const WORST = 2;

/** The worst of what was found, each with what mends it as its detail and the list of all of them offer it. */
function worstOf({ peligros: found }: Resumen) {
  if (!found || found.totalPeligros === 0) return null;
  const worst = found.peligros.slice(0, WORST).map((each) => {
    const { nombre, tipo, frase, impedido, remedioEn } = shown(each);
    return { nombre, tipo, frase, remedioEn: impedido ? null : remedioEn };
  });
  return { worst, totalDominios: found.totalDominios };
}

/** What the dashboard shows; its list of expirations goes from `hoy` to `hasta`. */
export async function loadSummary(args: RouteArgs) {
  const context = await signedIn(args);
  const { codigo, mensaje, resumen } = await context.registry.usuario.resumen();
  const today = dayOf(now());
  const hoy = today.toString();
  const hasta = today.add({ days: WINDOW_DAYS }).toString();
  const waiting = new Set((await renewalsInCart(args)).keys());
  const asuntos = [
    ...requestsOf(resumen.transferenciasPedidas, hoy),
    ...(await attentionOf(context, resumen.dominiosImportantes, { hoy, waiting })),
  ];
  const sugerencias = resumen.itemsSuggested
    .filter((texto) => !isSaid(texto, resumen, asuntos.slice(0, AT_FIRST)))
    .map((texto) => ({ texto: withoutWaiting(texto, resumen, waiting), href: whereTo(texto) }))
    .filter(({ texto }) => texto !== '');
  return {
    resumen,
    avisos: worstOf(resumen),
    asuntos,
    sugerencias,
    hoy,
    hasta,
    failure: codigo === 'OK' ? null : mensaje,
  };
}
