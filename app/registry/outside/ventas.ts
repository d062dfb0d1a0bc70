import {
  type ItemVenta,
  type ProximaRenovacion,
  proximasDeLinea,
  type TipoItemVenta,
  type VentaDTO,
} from '../contract/formas';
import { type Id, isSameId } from '../contract/ids';
import { RegistryFailure } from '../failure';
import { type Given, Unreadable } from './answer-reader';
import { contactoOrNull } from './contactos';
import type { Edge } from './edge';
import { verdictOf } from './verdict';

function lineOf(said: Given) {
  const precio = said.of('precio', 'precioUnitario');
  return {
    id: said.of('id', 'dominio.id', 'idDominio').id(),
    nombre: said.of('nombre', 'dominio.nombre').name(),
    precio: precio.has ? precio.money() : null,
    anios: said.of('anios', 'cantAnios').whole(1),
  };
}

const transferOf = (said: Given) => ({
  ...lineOf(said),
  titularActual: said.of('titularActual', 'titularActual.nombreApellido').textOrNull,
  nuevoTitular: said.of('nuevoTitular', 'nuevoTitular.nombreApellido').textOrNull,
});

const LISTS = ['registrosPendientes', 'renovacionesPendientes', 'transferenciasTitularesPendientes'];

/** What a cart has, by kind of line. */
export async function pendientes(edge: Edge, uuid: string) {
  const said = await edge.get('/carrito/venta/refrescar/{uuid}', { uuid });
  // Nothing at all is no empty cart: it would be dropped for a fault of the edge.
  if (!said.of(...LISTS, 'respuestaOK', 'codigo').has) throw new Unreadable(LISTS.join('|'));
  if (!verdictOf(said).done) throw new RegistryFailure('servidor', 500);
  const of = (...names: string[]) => said.of(...names).list();
  return {
    registrosPendientes: of('registrosPendientes').map(lineOf),
    renovacionesPendientes: of('renovacionesPendientes').map(lineOf),
    transferenciasTitularesPendientes: of(
      'transferenciasTitularesPendientes',
      'transferenciasTitularPendientes',
    ).map(transferOf),
  };
}

type Pendientes = Awaited<ReturnType<typeof pendientes>>;
type Linea = Pendientes['registrosPendientes'][number] & {
  tipo: TipoItemVenta;
  titularActual?: string | null;
  nuevoTitular?: string | null;
};

const linesOf = (found: Pendientes): Linea[] => [
  ...found.registrosPendientes.map((each) => ({ ...each, tipo: 'REGISTRO' as const })),
  ...found.renovacionesPendientes.map((each) => ({ ...each, tipo: 'RENOVACION' as const })),
  ...found.transferenciasTitularesPendientes.map((each) => ({ ...each, tipo: 'TRANSFERENCIA' as const })),
];

/** Holder data of the names of a sale, each by its line or its name. */
export async function titulares(edge: Edge, uuid: string) {
  const said = await edge.get('/carrito/venta/dominio/contacto/{uuid}', { uuid });
  return said.mustList('contactos', 'contactosDominio').map((each) => {
    const nested = each.of('contactoDTO', 'contacto', 'titular');
    return {
      idDominio: each.of('idDominio', 'dominioId', 'dominio.id', 'id').id(0),
      nombre: each.of('dominio.nombre', 'nombreDominio', 'nombre').name(''),
      contactoDTO: contactoOrNull(nested.has || !each.of('direccion').has ? nested : each),
    };
  });
}

type Titulares = Awaited<ReturnType<typeof titulares>>;

const TIPOS = ['REGISTRO', 'RENOVACION', 'TRANSFERENCIA'] as const;
const ESTADOS = ['PENDIENTE', 'HECHO', 'RECHAZADO'] as const;

interface Facts {
  lines: Linea[];
  contactos: Titulares;
  estado: VentaDTO['estado'];
}

/** What an edge like ours says of the next renewals of a line; another one says nothing, and so do the screens. */
function proximaOf(said: Given): ProximaRenovacion | null {
  if (!said.has) return null;
  const [asociar, cuenta] = [said.of('asociar'), said.of('cuentaActual')];
  return {
    automatica: said.of('automatica').flag(false),
    asociar: asociar.has ? asociar.flag() : null,
    cuentaActual: cuenta.has ? { id: cuenta.of('id').id(), nombre: cuenta.of('nombre').text('') } : null,
  };
}

/** A line, out of what the sale says of it, the cart's lists and the holders. */
function itemOf(said: Given, { lines, contactos, estado }: Facts): ItemVenta {
  const id = said.of('dominio.id', 'idDominio', 'id').id();
  const line = lines.find((each) => isSameId(each.id, id));
  const anios = said.of('anios', 'cantAnios').whole(line?.anios ?? 1);
  // What nobody says costs something, and no purchase is shown for nothing.
  const precioUnitario = said.of('precioUnitario').money(line?.precio ?? undefined);
  const holder =
    contactos.find(({ idDominio }) => isSameId(idDominio, id))?.contactoDTO?.nombreApellido ?? null;
  return {
    id: said.of('id').id(id),
    tipo: said.of('tipo').oneOf(TIPOS, line?.tipo ?? 'REGISTRO'),
    dominio: { id, nombre: said.of('dominio.nombre', 'nombre').name(line?.nombre) },
    anios,
    precioUnitario,
    precio: said.of('precio').money(precioUnitario * anios),
    titular: said.of('titular', 'titular.nombreApellido').textOrNull ?? holder,
    titularActual: said.of('titularActual').textOrNull ?? line?.titularActual ?? null,
    nuevoTitular: said.of('nuevoTitular').textOrNull ?? line?.nuevoTitular ?? null,
    proximaRenovacion: proximaOf(said.of('proximaRenovacion')),
    hasta: said.of('hasta').dayOrNull ?? undefined,
    estado: said.of('estado').oneOf(ESTADOS, estado === 'FINALIZADA' ? 'HECHO' : 'PENDIENTE'),
    mensaje: said.of('mensaje').text(''),
    proximas: proximasDeLinea.options.find((each) => each === said.of('proximas').textOrNull),
  };
}

const total = (items: readonly ItemVenta[]): number => items.reduce((sum, { precio }) => sum + precio, 0);

/** A sale out of its own answer, and of whatever else is known of it. */
export function ventaDe(said: Given, known: Omit<Facts, 'estado'>, isDone = false): VentaDTO {
  const estado = said.of('estado').oneOf(['ABIERTA', 'FINALIZADA'], isDone ? 'FINALIZADA' : 'ABIERTA');
  const items = said
    .of('items')
    .list()
    .map((each) => itemOf(each, { ...known, estado }));
  const uuidVenta = said.of('uuidVenta', 'uuid').text();
  const charged = items.filter((item) => estado === 'ABIERTA' || item.estado === 'HECHO');
  const finalizadaEn = said.of('finalizadaEn');
  return {
    ventaId: said.of('ventaId', 'idVenta', 'id').id(0),
    uuidVenta,
    estado,
    items,
    subtotal: said.of('subtotal').money(total(items)),
    descuento: said.of('descuento').money(0),
    total: said.of('total').money(total(charged)),
    referencia: said.of('referencia').textOrNull ?? (estado === 'FINALIZADA' ? uuidVenta : null),
    finalizadaEn: finalizadaEn.has ? finalizadaEn.instant() : null,
  };
}

/** A sale in an answer to something else, which may say less of it; null where that is not enough to show it. */
export function ventaIn(said: Given, isDone = false): VentaDTO | null {
  const sale = said.of('ventaDTO');
  const isPriced = sale
    .of('items')
    .list()
    .every((each) => each.of('precioUnitario').has);
  return sale.has && isPriced ? ventaDe(sale, { lines: [], contactos: [] }, isDone) : null;
}

/** What a cart has, with the price of each line: where its lists leave it out, the sale says it. */
export async function carritoDe(edge: Edge, uuid: string) {
  const found = await pendientes(edge, uuid);
  const isWhole = linesOf(found).every(({ precio }) => precio !== null);
  const { items } = isWhole ? { items: [] } : await venta(edge, uuid);
  const priced = <T extends { id: Id; precio: number | null }>(line: T) => {
    const item = items.find(({ dominio }) => isSameId(dominio.id, line.id));
    const precio = line.precio ?? item?.precioUnitario;
    if (precio === undefined) throw new Unreadable('precio');
    return { ...line, precio };
  };
  return {
    registrosPendientes: found.registrosPendientes.map(priced),
    renovacionesPendientes: found.renovacionesPendientes.map(priced),
    transferenciasTitularesPendientes: found.transferenciasTitularesPendientes.map(priced),
  };
}

/** Nothing left to pay for in a sale that has lines: it was confirmed. */
const isFinished = (said: Given, lines: Linea[]): boolean =>
  said.of('items').list().length > 0 && lines.length === 0;

/**
 * A sale with all that the screens show of it. The specification spreads it over three answers: the sale has prices, the
 * cart's lists have the kind of each line, and the holders come by themselves, to who is signed in.
 */
export async function venta(edge: Edge, uuid: string): Promise<VentaDTO> {
  const [answer, found, contactos] = await Promise.all([
    edge.get('/carrito/venta/{uuidVenta}', { uuidVenta: uuid }),
    pendientes(edge, uuid),
    edge.who.token ? titulares(edge, uuid).catch(() => null) : [],
  ]);
  const nested = answer.of('ventaDTO');
  const said = nested.has ? nested : answer;
  const lines = linesOf(found);
  const sale = ventaDe(said, { lines, contactos: contactos ?? [] }, isFinished(said, lines));
  return contactos ? sale : { ...sale, titularesSinLeer: true };
}

/** The sale after a change: as the answer says it, or as it is where that says less of it. */
export async function ventaAfter(edge: Edge, said: Given, known: string | null): Promise<VentaDTO | null> {
  const sale = said.of('ventaDTO');
  const uuid = sale.has ? sale.of('uuidVenta', 'uuid').text() : known;
  return ventaIn(said) ?? (uuid ? venta(edge, uuid).catch(() => null) : null);
}
