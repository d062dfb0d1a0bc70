import { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { dayOf } from '~/base/clock.server';
import { relativeDay } from '~/components/relative-day';
import type { Tone } from '~/components/tag';
import { capital, count } from '~/format';
import type { Outputs } from '~/registry/contract';
import { quienesPueden } from '~/registry/domain/acciones';
import { daysAfter } from '~/registry/domain/days';
import { padreDe } from '~/registry/domain/labels';
import { novedadDe } from '~/registry/domain/precios';
import { lastToRenew } from '~/routes/administrar/ver-dominio/acciones/renewal.server';
import { otroRegistrador } from '~/routes/transferir-dominio/import-words';
import type { SignedContext } from '~/session/guard.server';
import { atPrice } from '../at-price';
import { costToRecover } from '../recovery.server';

type Grupo = Outputs['usuario']['resumen']['resumen']['dominiosImportantes'][number];
type Importante = Grupo['dominios'][number];

/** What happens to a name, or happened, in words, with the day that they mean. */
export interface Plazo {
  texto: string;
  fecha: string | null;
}

/** A name that needs its person: how it is, by when, and what to do about it. */
export interface Asunto {
  nombre: string;
  estado: string;
  tono: Tone;
  plazos: Plazo[];
  /** Its renewal waits in the person's cart: what is left to do is to confirm it. */
  enCarrito?: boolean;
  accion: { href: string; texto: string } | null;
}

/** Asked for from here, done or left it comes back here. */
const deed = (accion: address.AccionDominio, nombre: string) =>
  address.accionDominio(accion, nombre, address.resumen());

type Precios = Outputs['registro']['precio'];

/** What a year more costs, and will, by suffix. Where it is not known the button says no amount: the dialog will. */
async function pricesOf(
  { registry }: SignedContext,
  nombres: readonly string[],
): Promise<Map<string, Precios>> {
  const suffixes = [...new Set(nombres.map(padreDe))];
  const asked = suffixes.map(async (product) => {
    return [product, await registry.registro.precio({ product })] as const;
  });
  const answers = await Promise.allSettled(asked);
  return new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
}

export const ESTADO_VENCIDO = 'Vencido';
const STATES: Record<Grupo['tipo'], [estado: string, tono: Tone]> = {
  VENCIDO: [ESTADO_VENCIDO, 'error'],
  RETENIDO: ['Retenido', 'aviso'],
  PROXIMO_A_VENCER: ['Por vencer', 'aviso'],
  SIN_CUENTA_PAGO: ['Sin forma de pago', 'aviso'],
  ELIMINADO: ['Eliminado', 'error'],
};

/** What happens to it, or happened, each with its own day beside it. */
function plazosDe(
  tipo: Grupo['tipo'],
  { fechaVencimiento: fecha, tiempoAntesEliminacion: dias, retencion }: Importante,
  hoy: string,
): Plazo[] {
  const left = dias == null ? '' : count(dias, 'día', 'días');
  // After 'Vencido' and 'Por vencer' it is only said since or until when.
  const cuando = fecha ? [{ texto: relativeDay(fecha, hoy), fecha }] : [];
  switch (tipo) {
    case 'VENCIDO':
      if (dias == null) return cuando;
      return [...cuando, { texto: `se elimina dentro de ${left}`, fecha: daysAfter(hoy, dias) }];
    case 'RETENIDO':
      return [{ texto: retencion ?? '', fecha: null }];
    case 'ELIMINADO':
      if (dias == null) return [{ texto: 'todavía se puede recuperar', fecha: null }];
      return [{ texto: `se puede recuperar; queda libre dentro de ${left}`, fecha: daysAfter(hoy, dias) }];
    case 'PROXIMO_A_VENCER':
      return cuando;
    case 'SIN_CUENTA_PAGO':
      return [{ texto: `vence ${fecha ? relativeDay(fecha, hoy) : 'pronto'}`, fecha }];
  }
}

/** That it will cost something else while it can still be renewed. */
function anuncio({ puedeRenovar, fechaVencimiento }: Importante, precios: Precios | undefined): Plazo[] {
  const said =
    puedeRenovar && fechaVencimiento ? novedadDe(precios?.proximo, lastToRenew(fechaVencimiento)) : undefined;
  return said ? [{ texto: said, fecha: null }] : [];
}

/** Who can keep it, told to whoever sees that it is on its way out and cannot; what a hold keeps from is told by itself. */
function quienPuede(tipo: Grupo['tipo'], importante: Importante): Plazo[] {
  const { puedeRenovar, puedeRecuperar, retencion, tiempoAntesEliminacion } = importante;
  // An edge that does not say by when does not say either who may.
  if (retencion || tiempoAntesEliminacion == null) return [];
  if (tipo === 'VENCIDO' && !puedeRenovar)
    return [{ texto: `lo puede renovar ${quienesPueden('renovar')}`, fecha: null }];
  if (tipo === 'ELIMINADO' && !puedeRecuperar)
    return [{ texto: `lo puede recuperar ${quienesPueden('recuperar')}`, fecha: null }];
  return [];
}

/** Of what is held or gone a renewal in the cart can no longer be confirmed. */
const isRenewable = (tipo: Grupo['tipo'], { puedeRenovar }: Importante): boolean =>
  puedeRenovar === true && tipo !== 'ELIMINADO' && tipo !== 'RETENIDO';

async function accionDe(
  tipo: Grupo['tipo'],
  importante: Importante,
  { precio, enCarrito }: { precio: number | undefined; enCarrito: boolean },
): Promise<Asunto['accion']> {
  const { nombre, fechaVencimiento } = importante;
  if (tipo === 'ELIMINADO') {
    if (!importante.puedeRecuperar) return null;
    const texto = {
      PAGA: atPrice('Recuperar', precio),
      GRATIS: 'Recuperar sin costo',
      NO_SE_SABE: 'Recuperar',
    }[await costToRecover(fechaVencimiento)];
    return { href: deed('recuperar', nombre), texto };
  }
  if (tipo === 'RETENIDO') return { href: address.verDominio(nombre), texto: 'Ver qué no se puede' };
  // As the filled button of its detail: what waits in the cart goes on there.
  if (enCarrito) return { href: address.carrito(), texto: 'Ver el carrito' };
  if (tipo === 'SIN_CUENTA_PAGO' && importante.puedeCambiarCuenta)
    return { href: deed('cambiar-forma-de-pago', nombre), texto: 'Asociar una forma de pago' };
  if (!importante.puedeRenovar) return null;
  return { href: deed('renovar', nombre), texto: atPrice('Renovar', precio) };
}

/** What of a kind is to be told: once, and not what its payment account sees to by itself. What is held is told all the same. */
function toTell(grupos: readonly Grupo[]): [Grupo['tipo'], Importante][] {
  const told = new Set<string>();
  return grupos.flatMap(({ tipo, dominios }) =>
    dominios
      .filter(({ renovacionAutomatica }) => tipo === 'RETENIDO' || !renovacionAutomatica)
      .filter(({ nombre }) => !told.has(nombre))
      .map((importante): [Grupo['tipo'], Importante] => {
        told.add(importante.nombre);
        return [asInItsList(tipo, importante), importante];
      }),
  );
}

/** What it is called where it is listed: one that expires soon and that nothing pays for is that. */
const asInItsList = (tipo: Grupo['tipo'], { leFaltaCuenta }: Importante): Grupo['tipo'] =>
  tipo === 'PROXIMO_A_VENCER' && leFaltaCuenta ? 'SIN_CUENTA_PAGO' : tipo;

type Pedidas = Outputs['usuario']['resumen']['resumen']['transferenciasPedidas'];

/** The names that other registrars ask for: nothing is more urgent, for who does not answer may lose them. */
export const requestsOf = (pedidas: Pedidas, hoy: string): Asunto[] =>
  (pedidas ?? []).map(({ nombre, nuevoRegistrador, fechaVencSol }) => {
    const fecha = dayOf(Temporal.Instant.from(fechaVencSol)).toString();
    const quien = capital(otroRegistrador(nuevoRegistrador));
    return {
      nombre,
      estado: 'Lo piden',
      tono: 'aviso' as const,
      plazos: [{ texto: `${quien} pide este dominio: responda ${relativeDay(fecha, hoy)}`, fecha }],
      accion: { href: address.transferenciaDe(nombre), texto: 'Ver y responder' },
    };
  });

/** The day on which something of a name is lost: it is eliminated, free for anybody, or no longer in force. What is held is so until somebody else says; it goes by its expiry. */
const lostOn = (
  [tipo, { tiempoAntesEliminacion: dias, fechaVencimiento }]: readonly [Grupo['tipo'], Importante],
  hoy: string,
): string => {
  if (tipo !== 'VENCIDO' && tipo !== 'ELIMINADO') return fechaVencimiento ?? '9999';
  return dias == null ? hoy : daysAfter(hoy, dias);
};

/** What is lost first, first; of the same day, the kind that the registry says first. */
const byWhenLost = (told: readonly [Grupo['tipo'], Importante][], hoy: string) =>
  told
    .map((each) => ({ each, day: lostOn(each, hoy) }))
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ each }) => each);

/** The names that need attention, the most urgent first; `waiting`: those whose renewal is in the cart, which come last. */
export async function attentionOf(
  context: SignedContext,
  grupos: readonly Grupo[],
  { hoy, waiting }: { hoy: string; waiting: ReadonlySet<string> },
): Promise<Asunto[]> {
  const told = byWhenLost(toTell(grupos), hoy);
  const precios = await pricesOf(
    context,
    told.flatMap(([, { nombre, puedeRenovar, puedeRecuperar }]) =>
      puedeRenovar || puedeRecuperar ? [nombre] : [],
    ),
  );
  const asuntos = told.map(async ([tipo, importante]) => {
    const [estado, tono] = STATES[tipo];
    const suyos = precios.get(padreDe(importante.nombre));
    const enCarrito = isRenewable(tipo, importante) && waiting.has(importante.nombre);
    return {
      nombre: importante.nombre,
      estado,
      tono,
      plazos: [
        ...plazosDe(tipo, importante, hoy),
        ...quienPuede(tipo, importante),
        ...(tipo === 'RETENIDO' ? [] : anuncio(importante, suyos)),
      ],
      enCarrito,
      accion: await accionDe(tipo, importante, { precio: suyos?.precioUnitario, enCarrito }),
    };
  });
  // What waits in the cart needs least: it is told after what is still to be decided.
  const all = await Promise.all(asuntos);
  return [...all.filter(({ enCarrito }) => !enCarrito), ...all.filter(({ enCarrito }) => enCarrito)];
}
