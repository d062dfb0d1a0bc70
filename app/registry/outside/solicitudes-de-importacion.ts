import {
  alVencer,
  estadoTransferencia,
  type SolicitudTransferencia,
} from '../contract/transferencias-formas';
import { RegistryFailure } from '../failure';
import type { Given } from './answer-reader';
import type { Edge } from './edge';
import { hasVerdict } from './verdict';

const LISTA = '/transferencia-reg/datos/obtener-dominios-transferencia-x-usuario';

/** A DNS record that comes along with a name. */
export const registroOrigen = (said: Given) => ({
  nombre: said.of('nombre').text(''),
  ttl: said.of('ttl').whole(86_400),
  tipo: said.of('tipo').text(''),
  valor: said.of('valor', 'contenido').text(''),
});

function datosTitular(said: Given): SolicitudTransferencia['datosTitular'] {
  if (!said.has) return null;
  const apellido = said.of('apellido').text('');
  return {
    tipo: said.of('tipo').oneOf(['PERSONA', 'EMPRESA'], apellido ? 'PERSONA' : 'EMPRESA'),
    nombre: said.of('nombre').text(''),
    apellido,
    direccion: said.of('direccion', 'dir').text(''),
    telefono: said.of('telefono', 'tel').text(''),
    email: said.of('email').text(''),
  };
}

/** A request to import a name. A state that section 4 does not list is an error, as it says. */
export function solicitud(said: Given): SolicitudTransferencia {
  const codigo = said.of('codigoAutorizacion', 'codigo').text('');
  const importe = said.of('importe');
  return {
    dominio: said.of('dominio', 'dominio.nombre', 'domainName').name(),
    estado: said.of('estado', 'status').oneOf(estadoTransferencia.options, 'ERROR'),
    codigoAutorizacion: codigo,
    referencia: said.of('referencia').text(codigo),
    fechaSolicitud: said.of('fechaSolicitud', 'requestDate').instantOrNull,
    fechaVencSol: said.of('fechaVencSol', 'reqExpDate').instantOrNull,
    alVencer: alVencer.nullable().catch(null).parse(said.of('alVencer').textOrNull),
    resueltaEn: said.of('resueltaEn').instantOrNull,
    registrador: said.of('registrador', 'registrar').text(''),
    nuevoRegistrador: said.of('nuevoRegistrador', 'newRegistrar').text(''),
    vencimientoNuevo: said.of('vencimientoNuevo', 'newDomExpDate').dayOrNull,
    importe: importe.has ? importe.money() : null,
    registros: said.of('registros').list().map(registroOrigen),
    datosTitular: datosTitular(said.of('datosTitular')),
    cuentaPago: said.of('cuentaPago.nombre', 'cuentaPago').textOrNull,
    pasos: said
      .of('pasos')
      .list()
      .map((paso) => ({
        estado: paso.of('estado').oneOf(estadoTransferencia.options, 'ERROR'),
        quien: paso.of('quien').text(''),
        momento: paso.of('momento').instant(),
      })),
  };
}

/** An edge that refuses to list them has none to show; one that says nothing cannot be read. */
const listed = (said: Given): Given[] =>
  hasVerdict(said) ? said.list('solicitudes', 'dominios') : said.mustList('solicitudes', 'dominios');

/** The caller's requests: a page of them where the edge knows pages, and of the whole list where it does not. */
export async function solicitudes(edge: Edge, page: number, size: number) {
  const query = { paginaActual: page, cantXPagina: size };
  const pages = await edge.offers({ path: '/transferencia-reg/borrador' });
  const { said } = await edge.ask(pages ? { path: LISTA, query } : { path: LISTA });
  const all = listed(said).map(solicitud);
  const total = said.of('totalCount').whole(all.length);
  const from = (page - 1) * size;
  return { solicitudes: pages ? all : all.slice(from, from + size), totalCount: total };
}

/** The caller's last request for a name; a list that is refused does not say that there is none. */
export async function solicitudDe(edge: Edge, dominio: string): Promise<SolicitudTransferencia | null> {
  const { said, done } = await edge.ask({ path: LISTA });
  if (!done) throw new RegistryFailure('backend', 502);
  const all = listed(said).map(solicitud);
  return all.find((each) => each.dominio === dominio) ?? null;
}

export async function cantidad(edge: Edge): Promise<number> {
  const said = await edge.get(`${LISTA}/cant`);
  return said.ofOrSelf('cantidad', 'cant').whole();
}
