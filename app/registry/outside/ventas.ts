import type { ItemVenta, TipoItemVenta, VentaDTO } from '../contract/formas';
import { RegistryFailure } from '../failure';
import { contactoOrNull } from './contactos';
import type { Edge } from './edge';
import { type Given, Unreadable } from './given';
import { verdictOf } from './verdict';

const lineOf = (said: Given) => ({
  id: said.of('id', 'dominio.id', 'idDominio').id(),
  nombre: said.of('nombre', 'dominio.nombre').name(),
  precio: said.of('precio', 'precioUnitario').money(0),
  anios: said.of('anios', 'cantAnios').whole(1),
});

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
  return said.list('contactos', 'contactosDominio').map((each) => {
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

/** A line, out of what the sale says of it, the cart's lists and the holders. */
function itemOf(said: Given, { lines, contactos, estado }: Facts): ItemVenta {
  const id = said.of('dominio.id', 'idDominio', 'id').id();
  const line = lines.find((each) => each.id === id);
  const anios = said.of('anios', 'cantAnios').whole(line?.anios ?? 1);
  const precioUnitario = said.of('precioUnitario').money(line?.precio ?? 0);
  const holder = contactos.find(({ idDominio }) => idDominio === id)?.contactoDTO?.nombreApellido ?? null;
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
    estado: said.of('estado').oneOf(ESTADOS, estado === 'FINALIZADA' ? 'HECHO' : 'PENDIENTE'),
    mensaje: said.of('mensaje').text(''),
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
    edge.who.token ? titulares(edge, uuid).catch(() => []) : [],
  ]);
  const nested = answer.of('ventaDTO');
  const said = nested.has ? nested : answer;
  const lines = linesOf(found);
  return ventaDe(said, { lines, contactos }, isFinished(said, lines));
}
