import { contract } from '../contract';
import { isBelow } from '../domain/labels';
import { seVeDelDominio } from '../domain/public-fields';
import { ERROR_DISPONIBILIDAD } from '../domain/words/compras';
import type { Given } from './answer-reader';
import { delCaptcha } from './captcha';
import { contactoPublicoOrNull } from './contactos';
import type { Edge } from './edge';
import { outside } from './implement';
import { ifAny, own } from './own-operation';
import { precioOrNull } from './precios';
import { answered } from './verdict';
import { askedEitherWay } from './ways-of-writing';

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
function servidor(said: Given) {
  const tipo = said.of('tipoIP', 'tipoIp').text('');
  return {
    nombre: said.ofOrSelf('nombre', 'nameServer', 'hostName').name(''),
    tipoIP: tipo === 'IPV4' || tipo === 'IPV6' ? (tipo as 'IPV4' | 'IPV6') : null,
    ip: said.of('ip').textOrNull,
  };
}

/** A name server of a domain: one inside it may be told by its label alone. */
export function servidorDe(said: Given, dominio: string) {
  const found = servidor(said);
  const isLabel = found.nombre !== '' && !found.nombre.includes('.');
  const nombre = isLabel ? `${found.nombre}.${dominio}` : found.nombre;
  return { ...found, nombre, subdominio: said.of('subdominio').flag(isBelow(nombre, dominio)) };
}

/** The edge's suffixes in its own words, which its price list takes, and in the contract's: without a dot. */
async function sufijos(edge: Edge) {
  const said = await edge.get('/dominio/habilitados');
  const offered = said.mustList('dominiosHabilitados');
  if (offered.length === 0) throw said.of('dominiosHabilitados').unreadable();
  const listed = offered.map(async (each) => {
    const suffix = each.ofOrSelf('nombre', 'tld', 'sufijo').text('');
    const precio = each.of('precio');
    return {
      nombre: suffix.replace(/^\./, '').toLowerCase(),
      precio: precio.has ? precio.money() : await precioOrNull(edge, suffix),
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
    precio: precio.has ? precio.money() : disponible ? await precioOrNull(edge, nombre) : null,
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
    // Section 2 tells a name without a holder as not registered: an edge that says nothing has not said that.
    answered(said, 'titular', 'estado', 'nameServers');
    const isCaptcha = !done && codigo.startsWith('CAPTCHA');
    const fechaVencimiento = said.of('fechaVencimiento').dayOrNull;
    const estado = said.of('estado.nombreString', 'estado').textOrNull;
    return {
      respuestaOK: done,
      codigo: isCaptcha
        ? ('CAPTCHA_INVALIDO' as const)
        : said.of('codigo', 'codigoRespuesta').oneOf(CODIGOS_WHOIS, done ? 'OK' : 'ERROR'),
      mensaje: isCaptcha ? delCaptcha(input.captchaResponse, mensaje) : mensaje,
      nombre: said.of('nombre', 'dominio.nombre').name(nombre),
      estado,
      fechaAlta: seVeDelDominio('fechaAlta', estado) ? said.of('fechaAlta').dayOrNull : null,
      fechaVencimiento,
      titular: contactoPublicoOrNull(said.of('titular')),
      administrador: contactoPublicoOrNull(said.of('administrador', 'administrativo')),
      tecnico: contactoPublicoOrNull(said.of('tecnico')),
      financiero: contactoPublicoOrNull(said.of('financiero')),
      nameServers: said.of('nameServers', 'nameservers').list().map(servidor),
    };
  }),

  disponibilidad: op.disponibilidad.handler(async ({ context: { edge }, input }) => {
    const { dominios, captchaResponse = null } = input;
    const question = { method: 'POST', path: '/dominio/consulta/disponibilidad' } as const;
    const answer = await askedEitherWay(edge, question, [
      () => ({ dominios, captchaResponse }),
      () => ({ dominios: dominios.map((nombre) => ({ nombre })), captchaResponse }),
    ]);
    const { said, done, codigo, mensaje } = answer;
    const rows = said.list('dominios', 'disponibilidad', 'resultados');
    if (done && rows.length === 0) throw said.of('dominios').unreadable();
    const isCaptcha = !done && codigo.startsWith('CAPTCHA');
    return {
      respuestaOK: done,
      codigo: done ? 'OK' : isCaptcha ? 'CAPTCHA_INVALIDO' : 'ERROR',
      mensaje: isCaptcha
        ? delCaptcha(captchaResponse, mensaje)
        : mensaje || (done ? '' : ERROR_DISPONIBILIDAD),
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
