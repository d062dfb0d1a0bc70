import { ORPCError } from '@orpc/server';
import type { Connection } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { type Limit, spend } from '~/limits/limit.server';
import { originOf } from '~/limits/origin';
import type { Inputs, Outputs } from '../../contract';
import { MENSAJES, type Nombre, parseNombre } from '../../domain/name';
import { negativa } from '../../domain/reservados';
import { ANIOS, lugares, precioLinea } from '../../domain/sale';
import { CARRITO_LLENO } from '../../domain/words/carrito';
import { keepOutcome, takeKey } from '../cambio/claves-store';
import type { EdgeContext } from '../context';
import { consultar } from '../dominios/consulta';
import { listSufijos } from '../dominios/store';
import { edge } from '../implement';
import { deleteApartados } from './apartados-store';
import { cartFor } from './cart-for';
import { ventaDTO } from './present';
import { findVenta, type Item, insertItem, listItems, type Venta } from './store';

type Pedido = Inputs['registro']['agregar']['dominios'][number];
type Rechazo = Outputs['registro']['agregar']['dominiosError'][number];
/** What happens to each name asked for: refused, already there, or a new line. */
type Decision = { rechazo: Rechazo } | { yaEsta: Nombre } | { nuevo: Nombre; precio: number };

const refuse = (nombre: string, codigo: string, mensaje: string): Decision => ({
  rechazo: { nombre, codigo, mensaje },
});

/** When, and who asks; null of who did not sign in. */
interface Quien {
  now: EdgeContext['now'];
  usuarioId: number | null;
}

/** Decides on the names in the order asked, so that the limit leaves out the last ones (spec 5). */
async function decide(
  connection: Connection,
  pedidos: readonly Pedido[],
  items: readonly Item[],
  { now, usuarioId }: Quien,
): Promise<Decision[]> {
  const sufijos = (await listSufijos(connection, now)).map(({ tld }) => tld);
  const readings = pedidos.map((pedido) => ({ pedido, read: parseNombre(pedido.nombre, sufijos) }));
  const names = readings.flatMap(({ read }) => (read.ok ? [read.nombre] : []));
  const found = new Map(
    (await consultar(connection, names, now, { usuarioId })).map((one) => [one.nombre.ascii, one]),
  );
  const inCart = new Set(items.filter((item) => item.tipo === 'REGISTRO').map((item) => item.nombre));
  let free = lugares(items);
  return readings.map(({ pedido, read }) => {
    if (!read.ok) return refuse(pedido.nombre, 'FORMATO', MENSAJES[read.motivo]);
    const { ascii, unicode } = read.nombre;
    const one = found.get(ascii);
    if (inCart.has(ascii)) return { yaEsta: read.nombre };
    if ((pedido.anios ?? ANIOS) !== ANIOS) return refuse(unicode, 'ANIOS', 'El registro es por un año.');
    if (one?.disponibilidad === 'RESERVADO' && one.reservado)
      return refuse(unicode, 'RESERVADO', negativa(unicode, one.reservado.clase));
    if (one?.disponibilidad !== 'DISPONIBLE')
      return refuse(unicode, 'NO_DISPONIBLE', `El dominio ${unicode} no está disponible.`);
    if (free === 0) return refuse(unicode, 'LIMITE', CARRITO_LLENO);
    free -= 1;
    inCart.add(ascii);
    return { nuevo: read.nombre, precio: precioLinea('REGISTRO', ANIOS, one.precio) };
  });
}

async function addTo(connection: Connection, venta: Venta, pedidos: readonly Pedido[], quien: Quien) {
  const decisions = await decide(connection, pedidos, await listItems(connection, venta.id), quien);
  for (const decision of decisions) {
    if (!('nuevo' in decision)) continue;
    const { nuevo, precio } = decision;
    const item = { tipo: 'REGISTRO', nombre: nuevo.ascii, dominioId: null, anios: ANIOS, precio } as const;
    await insertItem(connection, venta.id, item, quien.now);
  }
  return decisions;
}

function told(decisions: readonly Decision[]) {
  const dominiosError = decisions.flatMap((decision) => ('rechazo' in decision ? [decision.rechazo] : []));
  const dominiosOK = decisions.flatMap((decision) => {
    if ('nuevo' in decision) return [decision.nuevo.unicode];
    return 'yaEsta' in decision ? [decision.yaEsta.unicode] : [];
  });
  const added = dominiosOK.length === 1 ? 'Se agregó' : 'Se agregaron';
  const done = dominiosOK.length > 0 ? [`${added} ${dominiosOK.join(', ')} al carrito.`] : [];
  const messages = [...done, ...new Set(dominiosError.map(({ mensaje }) => mensaje))];
  return {
    respuestaOK: dominiosOK.length > 0,
    codigoRespuesta: dominiosError[0]?.codigo ?? 'OK',
    mensajeRespuesta: messages.join(' '),
    dominiosOK,
    dominiosError,
  };
}

/** The names that are in the cart now, as stored. */
const namesIn = (decisions: readonly Decision[]): string[] =>
  decisions.flatMap((decision) => {
    if ('nuevo' in decision) return [decision.nuevo.ascii];
    return 'yaEsta' in decision ? [decision.yaEsta.ascii] : [];
  });

/** Of one origin, by people who do not say who they are: a cart of theirs is kept for two months. */
const NOMBRES_ANONIMOS: Limit = { nombre: 'nombres-anonimos', puntos: 300, segundos: 300 };

/** A token that says nobody is nobody's. */
function limitarAnonimos({ direccion }: EdgeContext, nombres: number): void {
  const espera = spend(NOMBRES_ANONIMOS, originOf(direccion), nombres);
  if (espera > 0) throw new ORPCError('TOO_MANY_REQUESTS');
}

/** Nobody else's key can be repeated: it counts together with the session it was made for. */
const keyOf = (context: EdgeContext, operacion: string | undefined): string | undefined =>
  operacion && `agregar:${context.visitante}:${operacion}`;

/**
 * Puts names in the cart (spec 5). The limit is counted with the cart locked: two tabs cannot pass it together. A repeat
 * of the operation adds to the cart that the first one made, where its names already are.
 */
export const agregar = edge.registro.agregar.handler(async ({ input, context }) => {
  const { connection, now } = context;
  const usuarioId = (await context.quien())?.id ?? null;
  if (usuarioId === null) limitarAnonimos(context, input.dominios.length);
  const clave = keyOf(context, input.operacion);
  const { uuid, decisions } = await inTransaction(connection, async (trx) => {
    const first = clave ? await takeKey(trx, clave, now) : undefined;
    const venta = await cartFor(trx, first?.resultado || input.uuidVenta, usuarioId, now);
    if (clave) await keepOutcome(trx, clave, venta.uuid);
    const decisions = await addTo(trx, venta, input.dominios, { now, usuarioId });
    const nombres = namesIn(decisions);
    if (usuarioId !== null && nombres.length > 0) await deleteApartados(trx, usuarioId, nombres);
    return { uuid: venta.uuid, decisions };
  });
  const venta = await findVenta(connection, uuid);
  return { ...told(decisions), ventaDTO: venta ? await ventaDTO(connection, venta, now) : null };
});
