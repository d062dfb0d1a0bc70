import {
  alVencer,
  estadoTransferencia,
  type SolicitudTransferencia,
} from '../contract/transferencias-formas';
import type { Edge } from './edge';
import type { Given } from './given';

const LISTA = '/transferencia-reg/datos/obtener-dominios-transferencia-x-usuario';
/** What of an instant is not said: the beginning of time, which no request has. */
const NEVER = '1970-01-01T00:00:00.000Z';

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
  const resuelta = said.of('resueltaEn');
  return {
    dominio: said.of('dominio', 'dominio.nombre', 'domainName').name(),
    estado: said.of('estado', 'status').oneOf(estadoTransferencia.options, 'ERROR'),
    codigoAutorizacion: codigo,
    referencia: said.of('referencia').text(codigo),
    fechaSolicitud: said.of('fechaSolicitud', 'requestDate').instant(NEVER),
    fechaVencSol: said.of('fechaVencSol', 'reqExpDate').instant(NEVER),
    alVencer: alVencer.nullable().catch(null).parse(said.of('alVencer').textOrNull),
    resueltaEn: resuelta.has ? resuelta.instant() : null,
    registrador: said.of('registrador', 'registrar').text(''),
    nuevoRegistrador: said.of('nuevoRegistrador', 'newRegistrar').text(''),
    vencimientoNuevo: said.of('vencimientoNuevo', 'newDomExpDate').dayOrNull,
    importe: said.of('importe').money(0),
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

/** The caller's requests: a page of them where the edge knows pages, and of the whole list where it does not. */
export async function solicitudes(edge: Edge, page: number, size: number) {
  const query = { paginaActual: page, cantXPagina: size };
  const pages = await edge.offers({ path: '/transferencia-reg/borrador' });
  const { said } = await edge.ask(pages ? { path: LISTA, query } : { path: LISTA });
  const listed = said.list('solicitudes', 'dominios').map(solicitud);
  const total = said.of('totalCount').whole(listed.length);
  const from = (page - 1) * size;
  return { solicitudes: pages ? listed : listed.slice(from, from + size), totalCount: total };
}

/** The caller's last request for a name. */
export async function solicitudDe(edge: Edge, dominio: string): Promise<SolicitudTransferencia | null> {
  const { said } = await edge.ask({ path: LISTA });
  const all = said.list('solicitudes', 'dominios').map(solicitud);
  return all.find((each) => each.dominio === dominio) ?? null;
}

export async function cantidad(edge: Edge): Promise<number> {
  const said = await edge.get(`${LISTA}/cant`);
  return said.ofOrSelf('cantidad', 'cant').whole(0);
}
