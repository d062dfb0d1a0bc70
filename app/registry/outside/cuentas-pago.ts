import type { TemplateCuentaPago, TemplateCuentaPagoEntrada } from '../contract/formas';
import { type Id, isSameId } from '../contract/ids';
import { clean, sinEspacios } from '../contract/limpieza';
import type { Given } from './answer-reader';
import type { Edge } from './edge';
import { writtenId } from './ids';

/** Shown of an account and of a document to whoever is not their holder (spec 9). */
const SHOWN = { cuenta: 4, documento: 2 };

const masked = (text: string, shown: number): string =>
  text.length <= shown ? text : '*'.repeat(text.length - shown) + text.slice(-shown);

/** The number of an account for who may not see it. */
export const enmascarado = (numero: string): string => masked(numero, SHOWN.cuenta);

/** The number of an account: in it, or all that is said of it. */
export function numeroDe(said: Given): string {
  const account = said.of('cuenta');
  return account.of('cuenta', 'numero').text(typeof account.value === 'string' ? account.text() : '');
}

/** Something to choose, nested or as an id of its own. */
function chosen(said: Given, nested: string, flat: string) {
  const found = said.of(nested);
  return { id: found.has ? found.of('id').id() : said.of(flat).id(0), nombre: found.of('nombre').text('') };
}

/** A payment account in full, as its holder sees it; its edge may have masked it already. */
export function cuentaPago(said: Given): TemplateCuentaPago {
  const account = said.of('cuenta');
  const number = numeroDe(said);
  const [pais, tipoDocumento] = [
    chosen(account, 'pais', 'idPais'),
    chosen(account, 'tipoDocumento', 'idTipoDocumento'),
  ];
  const usuario = said.of('usuarioAsociacion.usuario').textOrNull;
  return {
    id: said.of('id').id(),
    nombre: said.of('nombre').text(''),
    cuenta: {
      id: account.of('id').id(0),
      cuenta: number,
      pais,
      tipoDocumento,
      nroDocumento: account.of('nroDocumento').text(''),
      formaPago: chosen(account, 'formaPago', 'idFormaPago'),
      idPais: pais.id,
      idTipoDocumento: tipoDocumento.id,
    },
    enmascarada: said.of('enmascarada').flag(number.includes('*')),
    cantidadDominios: said.of('cantidadDominios').wholeOrNull,
    fechaAsociacionFormateada:
      said.of('fechaAsociacionFormateada').dayOrNull?.split('-').reverse().join('/') ?? null,
    usuarioAsociacion: usuario === null ? null : { usuario },
  };
}

export const cuentaPagoOrNull = (said: Given): TemplateCuentaPago | null =>
  said.has && said.of('id').has ? cuentaPago(said) : null;

/** The same for who may not see its numbers: the edge may have left that to the portal (spec 6). */
export function enmascarada(account: TemplateCuentaPago): TemplateCuentaPago {
  const { cuenta } = account;
  return {
    ...account,
    enmascarada: true,
    cuenta: {
      ...cuenta,
      cuenta: enmascarado(cuenta.cuenta),
      nroDocumento: masked(cuenta.nroDocumento, SHOWN.documento),
    },
  };
}

/** Whether an id names an account that there is; a new one has none, or -1 (spec 9). */
export const isThere = (id: Id | undefined): id is Id =>
  id !== undefined && !(typeof id === 'number' && id <= 0);

/** A payment account as the specification lists its fields; id -1 is a new one (spec 9). */
export function cuentaPagoWritten({ id = -1, nombre, cuenta }: TemplateCuentaPagoEntrada) {
  if (!cuenta) return { id: writtenId(id), nombre };
  const { idPais, idTipoDocumento, idFormaPago = 1, ...numbers } = cuenta;
  const of = (each?: Id) => (each === undefined ? undefined : { id: writtenId(each) });
  const flat = {
    idPais: idPais && writtenId(idPais),
    idTipoDocumento: idTipoDocumento && writtenId(idTipoDocumento),
  };
  const nested = { pais: of(idPais), tipoDocumento: of(idTipoDocumento), formaPago: of(idFormaPago) };
  const { cuenta: number, nroDocumento } = numbers;
  const cleaned = {
    cuenta: number && sinEspacios(number),
    nroDocumento: nroDocumento && sinEspacios(nroDocumento),
  };
  return { id: writtenId(id), nombre: nombre && clean(nombre), cuenta: { ...cleaned, ...nested, ...flat } };
}

/** The caller's accounts. */
export async function cuentasPago(edge: Edge): Promise<TemplateCuentaPago[]> {
  const said = await edge.get('/cuenta/cuentasPago');
  return said.mustList('cuentasPago', 'templatesCuentaPago').map(cuentaPago);
}

/** Whether an account there is the one that was sent: how a change without an answer is looked for. */
export const isCuenta = (
  found: { id: Id; nombre: string; numero: string },
  { id, nombre, cuenta }: TemplateCuentaPagoEntrada,
): boolean =>
  isThere(id)
    ? isSameId(found.id, id)
    : found.nombre === nombre && (cuenta?.cuenta ?? '').slice(-4) === found.numero.slice(-4);
