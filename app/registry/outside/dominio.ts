import { contract } from '../contract';
import { contactoPublicoOrNull } from './contactos';
import type { Edge } from './edge';
import type { Given } from './given';
import { outside } from './implement';
import { ifAny, own } from './own';
import { precioOrZero } from './precios';

const op = outside.dominio;

const CODIGOS_WHOIS = [
  'OK',
  'ERROR_DOMINIO_NO_EXISTE',
  'CAPTCHA_INVALIDO',
  'ERROR_DOMINIO_NO_PERTENECE',
  'PARAMETRO_REQUERIDO',
  'ERROR',
] as const;

/** A name server: its name alone, or with an address. */
export function servidor(said: Given) {
  const tipo = said.of('tipoIP', 'tipoIp').text('');
  return {
    nombre: said.ofOrSelf('nombre', 'nameServer', 'hostName').name(''),
    tipoIP: tipo === 'IPV4' || tipo === 'IPV6' ? (tipo as 'IPV4' | 'IPV6') : null,
    ip: said.of('ip').textOrNull,
  };
}

/** The edge's suffixes in its own words, which its price list takes, and in the contract's: without a dot. */
async function sufijos(edge: Edge) {
  const said = await edge.get('/dominio/habilitados');
  const listed = said.list('dominiosHabilitados').map(async (each) => {
    const suffix = each.ofOrSelf('nombre', 'tld', 'sufijo').text('');
    const precio = each.of('precio');
    return {
      nombre: suffix.replace(/^\./, '').toLowerCase(),
      precio: precio.has ? precio.money() : await precioOrZero(edge, suffix),
    };
  });
  return Promise.all(listed);
}

/** A row of a search. A free name without a price has the one of its suffix. */
async function filaDe(edge: Edge, said: Given, codigo: string) {
  const nombre = said.of('nombre', 'dominio.nombre').name();
  const disponible = said.of('disponible').flag();
  const precio = said.of('precio', 'precioUnitario');
  return {
    nombre,
    disponible,
    reservado: said.of('reservado').flag(false),
    precio: precio.has ? precio.money(0) : disponible ? await precioOrZero(edge, nombre) : 0,
    anios: said.of('anios').whole(1),
    seleccionado: said.of('seleccionado').flag(false),
    mensaje: codigo === 'OK' ? said.of('mensaje').text('') : '',
  };
}

const filas = (edge: Edge, rows: Given[], codigo: string) =>
  Promise.all(rows.map((row) => filaDe(edge, row, codigo)));

export const dominio = {
  whois: op.whois.handler(async ({ context: { edge }, input }) => {
    const { nombre } = input.dominio;
    const body = { dominio: { nombre }, captchaResponse: input.captchaResponse ?? null };
    const { said, done, codigo, mensaje } = await edge.ask({
      method: 'POST',
      path: '/dominio/consulta/whois',
      body,
    });
    const fechaVencimiento = said.of('fechaVencimiento').dayOrNull;
    return {
      respuestaOK: done,
      codigo: said.of('codigo', 'codigoRespuesta').oneOf(CODIGOS_WHOIS, done ? 'OK' : 'ERROR'),
      mensaje: mensaje || (codigo === 'OK' ? '' : mensaje),
      nombre: said.of('nombre', 'dominio.nombre').name(nombre),
      estado: said.of('estado.nombreString', 'estado').textOrNull,
      fechaAlta: said.of('fechaAlta').dayOrNull,
      fechaVencimiento,
      titular: contactoPublicoOrNull(said.of('titular')),
      administrador: contactoPublicoOrNull(said.of('administrador', 'administrativo')),
      tecnico: contactoPublicoOrNull(said.of('tecnico')),
      financiero: contactoPublicoOrNull(said.of('financiero')),
      nameServers: said.of('nameServers', 'nameservers').list().map(servidor),
    };
  }),

  disponibilidad: op.disponibilidad.handler(async ({ context: { edge }, input }) => {
    const body = { dominios: input.dominios, captchaResponse: input.captchaResponse ?? null };
    const answer = await edge.ask({ method: 'POST', path: '/dominio/consulta/disponibilidad', body });
    const { said, done, codigo, mensaje } = answer;
    const rows = said.list('dominios', 'disponibilidad', 'resultados');
    return {
      respuestaOK: done,
      codigo: done ? 'OK' : codigo.startsWith('CAPTCHA') ? 'CAPTCHA_INVALIDO' : 'ERROR',
      mensaje: mensaje || (done ? '' : 'Consulta con error'),
      dominios: await filas(edge, rows, codigo),
      sugerencias: await filas(edge, said.of('sugerencias').list(), codigo),
    };
  }),

  habilitados: op.habilitados.handler(async ({ context: { edge } }) => ({
    dominiosHabilitados: await sufijos(edge),
  })),

  mostrarCaptcha: op.mostrarCaptcha.handler(async ({ context: { edge } }) => {
    const said = await edge.get('/dominio/mostrarCaptcha');
    return { resultado: said.ofOrSelf('resultado', 'mostrarCaptcha').flag(false) };
  }),

  desafioCaptcha: op.desafioCaptcha.handler(({ context: { edge } }) =>
    ifAny(own(edge, contract.dominio.desafioCaptcha)),
  ),
};
