import { readdirSync, readFileSync } from 'node:fs';
import { matchPath } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, test } from 'vitest';
import * as address from '~/addresses';
import table from '~/routes';

type Module = Omit<
  typeof address,
  | 'PASOS'
  | 'isOfDesk'
  | 'ADMINISTRAR'
  | 'CAMBIOS'
  | 'VOLVER_ATRAS'
  | 'MENSAJE_DETALLE'
  | 'DETALLE_TRANSFERENCIA'
  | 'CONFIRMAR_TRANSFERENCIA'
  | 'placeOn'
>;
type Examples = { [Name in keyof Module]: Parameters<Module[Name]> };

/** What each address is written with here; one that is added does not compile without its example. */
const EXAMPLES: Examples = {
  inicio: [],
  candado: [],
  quitarCustodio: [1],
  candadoDe: ['a.uy'],
  candadoDeVarios: ['?nombre=uy'],
  candadosCerrados: [],
  custodia: ['un-codigo'],
  porAprobar: [],
  indice: [],
  disponibilidad: ['peñarol'],
  mensajeDelInicio: [1, '?pagina=2'],
  whois: ['pepe.uy'],
  rdap: [],
  ayuda: [],
  pregunta: [10],
  rechazos: [],
  rechazo: ['CONGELADO'],
  constancias: [],
  constancia: ['UY-1'],
  archivoDeConstancia: ['UY-1', 'constancia.pdf'],
  descargarDatos: [],
  archivoDeDatos: ['un-codigo'],
  cifras: [],
  cifrasEnCsv: ['servicios'],
  contacto: [],
  componentes: [],
  terminos: [],
  mensajesGlobales: [],
  mensajeGlobal: [1],
  pasoDeCompra: ['dos', '/administrar/resumen?a=1&b=2'],
  carrito: [],
  titularDeCompra: ['pepe.uy', '/carrito-compra-paso-cuatro'],
  compra: ['R-1'],
  comprobante: ['R-1'],
  compraSinReferencia: ['uuid'],
  compraEnEspera: ['uuid', 5],
  ingresar: ['/administrar/resumen'],
  confirmarIdentidad: ['/administrar/mis-datos', 'contrasena'],
  vueltaDelIngreso: [],
  salir: [],
  olvidarSalida: [],
  operacion: ['una-clave'],
  sesionTerminada: ['/administrar/resumen'],
  primerIngreso: ['/'],
  aceptarTerminos: ['/'],
  congelar: ['codigo'],
  resumen: [],
  misDominios: [{ nombre: 'ñandú', cuentaPago: 1, dominiosAlojados: true }],
  exportarDominios: ['?nombre=a'],
  renovarVarios: ['?nombre=uy'],
  cambiarVarios: ['EDITAR_CONTACTO', 'TECNICO', '?nombre=uy'],
  contactoAModificar: ['?nombre=uy'],
  listaDeDominios: ['?nombre=uy&accion=EDITAR_CONTACTO&rol=TECNICO'],
  cambioMasivo: [1, { despuesDe: 50, lista: '?nombre=uy' }],
  resultadoDeCambio: [1],
  verDominio: ['ñandú.com.uy'],
  avisoDe: ['ñandú.com.uy', 'SERVIDORES'],
  accionDominio: ['liberar', 'pepe.uy', '/administrar/mis-dominios?pagina=2'],
  historialDeDominio: ['pepe.uy', 'PAGOS'],
  editarContacto: ['pepe.uy', 'TECNICO'],
  cambiarContacto: ['pepe.uy', 'TECNICO'],
  retirarInvitacion: ['pepe.uy', 1],
  transferirTitular: ['pepe.uy', 'datos'],
  dominiosConAvisos: [{ tipo: 'SIN_SPF' }],
  entregas: [],
  volverAtras: ['pepe.uy', 3],
  corregirEntrega: [3],
  deshacerEntrega: [3],
  dnsDe: ['registro', 'pepe.uy', { id: 1 }],
  tarVerDominio: ['pepe.uy'],
  invitacion: ['AbCdEf_-0123456789abcd'],
  rechazarInvitacion: ['AbCdEf_-0123456789abcd'],
  mensajes: ['?pagina=2'],
  mensajesSinLeer: [],
  mensaje: [1, '?pagina=2'],
  eliminarMensaje: [1, '?pagina=2'],
  eliminarMensajes: [],
  mensajeDetalle: [1],
  misCompras: [2026],
  comprasEnCsv: [2026],
  misDatos: [],
  aplicarADominios: [],
  formasDePago: [],
  agregarFormaDePago: [],
  renombrarFormaDePago: [1],
  eliminarFormaDePago: [1],
  avisos: [],
  acceso: [],
  importar: [],
  iniciarSesionParaImportar: [],
  importarDatos: ['/transferir-dominio/resumen'],
  importarFormaDePago: ['/transferir-dominio/resumen'],
  importarResumen: [],
  importarConfirmacion: ['ñandú.uy', 'TR-1'],
  solicitudes: ['?pagina=2'],
  accionSolicitud: ['cancelar', 'ñandú.uy', 'TR-1'],
  detalleTransferencia: ['ñandú.uy', 'TR-1'],
  confirmarTransferencia: ['ñandú.uy', 'aprobar'],
  transferenciaDe: ['ñandú.uy', { codigo: 'ver' }],
  accionTransferencia: ['solicitar-codigo', 'ñandú.uy'],
  generarTicket: [],
  pedirCuenta: [],
  ticketEnviado: [],
  misTickets: [],
  ticket: [1],
  cerrarTicket: [1],
  archivoDeTicket: [1, 2],
  oficina: [],
  segundoPasoDeOficina: [],
  personal: [],
  buscarEnOficina: [],
  dominioEnOficina: ['ñandú.com.uy'],
  retenerDominio: ['ñandú.com.uy'],
  levantarRetencion: ['ñandú.com.uy', 1],
  liberarEnOficina: ['ñandú.uy'],
  devolverEnOficina: ['ñandú.uy'],
  contestarPorSuTitular: ['pepe.uy', 'rechazar'],
  corregirTitular: ['ñandú.uy'],
  sacarCustodio: ['ñandú.com.uy', 1],
  porAprobarEnOficina: [],
  actoPorAprobar: [3],
  cobrosDePersona: [3],
  cobroEnOficina: [3],
  devolverCobro: [3],
  compraEnOficina: ['UY-1'],
  devolverCompra: ['UY-1', 3],
  retenciones: [{ revisar: '2026-12-01', id: 3 }],
  reservados: ['ñandú.uy'],
  probarNombre: ['ñandú.uy'],
  guardarReservado: ['ñandú.uy'],
  quitarReservado: ['ñandú.uy'],
  listaDeReservados: [],
  cargarReservados: [],
  precios: [],
  nuevoPrecio: ['com.uy'],
  retirarPrecio: ['com.uy', 1],
  venderSufijo: ['com.uy'],
  funcionario: [1],
  consultas: ['todas', { vence: '2026-11-21T12:00:00.000Z', id: 3 }],
  consulta: [1],
  notaDeConsulta: [1],
  cambiarConsulta: [1],
  unirConsulta: [1],
  archivoDeConsulta: [1, 2],
  contenidos: ['DESTACADO', 3],
  nuevaVersionDePregunta: [3],
  nuevoContenido: ['MENSAJE', 3],
  contenido: ['MENSAJE', 1],
  cambiarContenido: ['DESTACADO', 1],
  publicarContenido: ['MENSAJE', 1],
  retirarContenido: ['MENSAJE', 1],
  terminosEnOficina: [],
  versionDeTerminos: [1],
  cambiarTerminos: [1],
  publicarTerminos: [1],
  retirarTerminos: [1],
  actosDeOficina: ['todos'],
  fallos: [],
  descartarFallo: ['vida', 'a.uy'],
  correosDevueltos: [],
  correoDevuelto: [1],
  zonasDistintas: [],
  transferenciasQueEsperan: [],
  pedidos: ['ABCD1234'],
  pedido: ['ABCD1234'],
  error: ['Backend', '/ayuda', 'ABCD1234'],
};

const written = Object.entries(EXAMPLES).map(([name, given]) => {
  const write: unknown = Reflect.get(address, name);
  if (typeof write !== 'function') throw new Error(`${name} writes no address`);
  return { name, text: String(Reflect.apply(write, null, given)) };
});

const pathsIn = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [
    `${above}/${path}`,
    ...pathsIn(children, `${above}/${path}`),
  ]);

const paths = pathsIn(table).filter((path) => path !== '/*');

describe('the module that writes every address', () => {
  test.each(written)('$name leads to a screen: $text', ({ text }) => {
    const { pathname } = new URL(text, 'http://portal.test');
    expect(paths.filter((path) => matchPath(path, pathname))).not.toEqual([]);
  });

  test('keeps what it is given, whatever is in it', () => {
    const { searchParams } = new URL(address.ingresar('/a?b=1&c=ñ#d'), 'http://portal.test');
    expect(searchParams.get('volver')).toBe('/a?b=1&c=ñ#d');
    expect(address.misDominios({ nombre: '', dominiosAlojados: false })).toBe('/administrar/mis-dominios');
  });

  const beginnings = [
    ...new Set(table.flatMap(({ path }) => (path && path !== '*' ? [path.split('/')[0]] : []))),
  ];
  // what section 7 calls `/registro/…` is a path of another edge
  const byHand = new RegExp(`['"\`}]/(${beginnings.join('|')})(?=['"\`/?#$])`);
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/^(addresses\/|routes\.ts|registry\/(contract|outside)\/)/.test(file));

  test('is where everybody takes them from', () => {
    const found = sources.flatMap((file) =>
      readFileSync(`app/${file}`, 'utf8')
        .split('\n')
        .filter((line) => byHand.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
