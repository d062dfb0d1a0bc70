import { stamp } from '~/base/clock.server';
import type { Inputs } from '../../contract';
import { toULabels } from '../../domain/labels';
import { FALTAS, falta, totales } from '../../domain/sale';
import { COMPRA_HECHA, ERROR_COMPRA } from '../../domain/words/compras';
import { cambio, type Op } from '../cambio/cambio';
import { insertCargo } from '../cargos/store';
import { findPredeterminado } from '../contactos/store';
import { persona } from '../implement';
import { requireLocked } from './access';
import { tellPurchase } from './avisos';
import { type Compra, type Hecho, registrar, renovar, transferir } from './carry-out-line';
import { impedimentos } from './impedimentos';
import { readDatos, writeDatos } from './line-data';
import { soloConFactura } from './pago-con-factura';
import { reprice } from './precios';
import { ventaDTO } from './present';
import { referenciaLibre } from './referencia';
import {
  findCuentaActiva,
  getVenta,
  type Item,
  listContactos,
  listItems,
  updateItem,
  updateVenta,
  type Venta,
} from './store';

interface Resultado {
  respuestaOK: boolean;
  codigoRespuesta: string;
  mensajeRespuesta: string;
}
const refused = (codigoRespuesta: string, mensajeRespuesta: string): Resultado => ({
  respuestaOK: false,
  codigoRespuesta,
  mensajeRespuesta,
});

/** What a confirmed sale answers, the first time and every other one: it is read from what was written. */
function outcomeOf(
  venta: Pick<Venta, 'referencia'>,
  items: readonly Pick<Item, 'estado' | 'datos'>[],
): Resultado {
  const rejected = items
    .filter((item) => item.estado === 'RECHAZADO')
    .map((item) => `${readDatos(item.datos).mensaje ?? ''} No se le cobró.`.trim());
  if (venta.referencia === null) return refused('NADA_REGISTRADO', [ERROR_COMPRA, ...rejected].join('. '));
  const codigoRespuesta = rejected.length > 0 ? 'PARCIAL' : 'OK';
  return { respuestaOK: true, codigoRespuesta, mensajeRespuesta: [COMPRA_HECHA, ...rejected].join(' ') };
}

async function startCompra(op: Op, cuentaId: number): Promise<Compra> {
  const predeterminado = await findPredeterminado(op.trx, op.usuario.id);
  const contactos = predeterminado ? [predeterminado] : [];
  return { op, cuentaId, contactos, predeterminadoId: predeterminado?.id ?? null };
}

type Contactos = Awaited<ReturnType<typeof listContactos>>;

function carryOut(compra: Compra, item: Item, contactos: Contactos): Promise<Hecho> {
  if (item.tipo === 'RENOVACION') return renovar(compra, item);
  if (item.tipo === 'TRANSFERENCIA') return transferir(compra, item);
  return registrar(compra, item, contactos.get(item.id));
}

/** Writes what became of a line and, when it was done, its charge in the ledger. */
async function settle(compra: Compra, item: Item, hecho: Hecho): Promise<void> {
  const { op, cuentaId } = compra;
  const { trx, now, usuario } = op;
  const { mensaje } = hecho;
  const proximas = hecho.hecho ? hecho.proximas : undefined;
  const datos = writeDatos({ ...readDatos(item.datos), mensaje, proximas });
  if (!hecho.hecho) return void (await updateItem(trx, item.id, { estado: 'RECHAZADO', datos }));
  await updateItem(trx, item.id, { estado: 'HECHO', datos, dominio_id: hecho.dominioId });
  await insertCargo(trx, {
    clave: `item:${item.id}`,
    venta_item_id: item.id,
    usuario_id: usuario.id,
    nombre: item.nombre,
    concepto: item.tipo,
    importe: item.precio,
    cuenta_pago_id: cuentaId,
    creado_en: stamp(now),
  });
}

/**
 * In the order of the names: two sales with names in common wait for each other, and never both at once. Of one name what
 * only its holder may do comes before it is given away.
 */
const inOrder = (items: readonly Item[]): Item[] =>
  [...items].sort((a, b) =>
    a.nombre === b.nombre
      ? Number(a.tipo === 'TRANSFERENCIA') - Number(b.tipo === 'TRANSFERENCIA')
      : a.nombre < b.nombre
        ? -1
        : 1,
  );

/** The buyer's message and mail, in the same transaction. */
const tell = (op: Op, referencia: string, done: readonly Item[]): Promise<void> =>
  tellPurchase(op, {
    referencia,
    lineas: done.map((item) => ({ ...item, nombre: toULabels(item.nombre) })),
    total: totales(done).total,
  });

async function carryOutAll(
  compra: Compra,
  venta: Venta,
  items: readonly Item[],
  contactos: Contactos,
): Promise<Resultado> {
  const { trx, usuario, now } = compra.op;
  for (const item of inOrder(items)) await settle(compra, item, await carryOut(compra, item, contactos));
  const settled = await listItems(trx, venta.id);
  const done = settled.filter((item) => item.estado === 'HECHO');
  const referencia = done.length > 0 ? await referenciaLibre(trx, now) : null;
  const resultado = outcomeOf({ referencia }, settled);
  await updateVenta(trx, venta.id, {
    estado: 'FINALIZADA',
    usuario_id: usuario.id,
    referencia,
    total: totales(done).total,
    resultado: JSON.stringify(resultado),
    finalizada_en: stamp(now),
  });
  if (referencia !== null) await tell(compra.op, referencia, done);
  return resultado;
}

async function confirm(op: Op, venta: Venta, total: number | undefined): Promise<Resultado> {
  const { trx, usuario, now } = op;
  const items = await listItems(trx, venta.id);
  if (venta.estado === 'FINALIZADA') return outcomeOf(venta, items);
  const contactos = await listContactos(trx, venta.id);
  const cuenta = venta.cuenta_pago_id && (await findCuentaActiva(trx, venta.cuenta_pago_id, usuario.id));
  const missing = falta(await conTitular(op, items, contactos), Boolean(cuenta));
  if (missing || !cuenta) return refused(missing ?? 'SIN_CUENTA', FALTAS[missing ?? 'SIN_CUENTA']);
  const { today, changed } = await reprice(trx, items, now);
  if (!(await esElDeHoy(op, today, total ?? totales(items).total)))
    return refused('PRECIO_CAMBIADO', priceChanged(changed.map(toULabels)));
  return carryOutAll(await startCompra(op, cuenta.id), venta, today, contactos);
}

/** Whether a total is today's: of all the lines, or of those that can be done, which is what the summary shows. */
async function esElDeHoy(op: Op, today: readonly Item[], total: number): Promise<boolean> {
  if (total === totales(today).total) return true;
  const motivos = await motivosDe(op, today);
  return total === totales(today.filter(({ id }) => !motivos.has(id))).total;
}

const motivosDe = ({ trx, now, usuario }: Op, items: readonly Item[]) =>
  impedimentos({ connection: trx, now, usuarioId: usuario.id }, items);

/** Whether each line has the holder it needs: of a name that cannot be had any more nobody is asked for one. */
async function conTitular(op: Op, items: readonly Item[], contactos: Contactos) {
  const sin = items.filter(({ id, tipo }) => tipo === 'REGISTRO' && !contactos.has(id));
  const imposibles = sin.length > 0 ? await motivosDe(op, sin) : contactos;
  return items.map((item) => ({ ...item, conTitular: contactos.has(item.id) || imposibles.has(item.id) }));
}

const priceChanged = (nombres: readonly string[]): string => {
  const which =
    nombres.length > 0 ? `Cambió el precio de ${nombres.join(', ')}` : 'Cambió el total de la compra';
  return `${which} desde que se mostró el resumen. No se le cobró. Verifique el total y confirme nuevamente.`;
};

/**
 * Confirms a sale in one transaction: names, contacts, account, charges and reference, or none of them. The sale's row
 * is locked first, so of any number of confirmations at once one does it and the others read what it wrote.
 */
async function finalizada(op: Op, input: Inputs['carrito']['finalizar']) {
  soloConFactura(input);
  const venta = await requireLocked(op.trx, input.uuid, op.usuario.id, op.now);
  const resultado = await confirm(op, venta, input.total);
  const after = await getVenta(op.trx, venta.id);
  return {
    ...resultado,
    waitResponse: false,
    waitMilliseconds: 0,
    ventaDTO: await ventaDTO(op.trx, after, op.now),
  };
}

export const finalizar = cambio(persona.carrito.finalizar, finalizada, { repetible: true });
