import { z } from 'zod';
import type { DominioWrapper, filtroDominios, PermisoDominio } from '../contract/administracion/formas';
import { GRADOS } from '../domain/candado';
import { padreDe, withoutDot } from '../domain/labels';
import { permisosDe } from '../domain/permissions';
import { rolesDe } from '../domain/roles';
import { shownDay } from './amounts-and-dates';
import type { Fields, Given } from './answer-reader';
import { enmascarado, numeroDe } from './cuentas-pago';
import type { Edge } from './edge';
import { writtenId } from './ids';

const LISTA = '/usuario/administracion/obtener-dominios';

/** The whole name: the registry's own before the shop's, which may have lost its ending (`tld`). */
function nombreDe(said: Given): string {
  const whole = said.of('dominioBE.nombre').name('');
  if (whole.includes('.')) return whole;
  const core = said.of('dominioCore.nombre').name(whole);
  const tld = said.of('dominioCore.tld').text('').replace(/^\./, '');
  return core.includes('.') || !tld ? core : `${core}.${tld}`;
}

/** This project's own: another edge's word for it is not known. */
const grado = z.enum(GRADOS).nullable().catch(null);

const PENDING = /^PRE/;
const hasState = (said: Given, pattern: RegExp) =>
  pattern.test(said.of('estado.nombreString', 'estado').text(''));

/** The account in a list, as much of it as the caller may see: its name and number, whatever else of it can be read. */
function cuentaActual(said: Given, esTitular: boolean) {
  if (!said.has || !said.of('id').has) return null;
  const numero = numeroDe(said);
  const cuenta = esTitular || numero.includes('*') ? numero : enmascarado(numero);
  return { id: said.of('id').id(), nombre: said.of('nombre').text(''), cuenta };
}

/** A domain of the caller's, as lists show it. */
function dominio(said: Given): DominioWrapper {
  const both = said.of('dominio');
  const core = both.of('dominioCore');
  const nombre = nombreDe(both);
  const account = core.of('cuentaActual');
  const esTitular = said.of('esTitular').flag(false);
  const preregistro = said.of('preregistro').flag(hasState(core, PENDING));
  const plazo = said.of('tiempoAntesEliminacion');
  const error = said.of('error').flag(hasState(core, /^ERROR/));
  const sola = said.of('renovacionAutomatica');
  return {
    dominio: {
      dominioCore: {
        id: core.of('id').id(),
        nombre,
        tld: core.of('tld').text(padreDe(nombre)).replace(/^\./, ''),
        cuentaActual: cuentaActual(account, esTitular),
        estado: {
          nombreString: core.of('estado.nombreString', 'estado').text('REGISTRADO'),
          renovable: core.of('estado.renovable').flag(true),
          administrable: core.of('estado.administrable').flag(!preregistro && !error),
        },
        fechaAlta: core.of('fechaAlta').dayOrNull,
        fechaVencimiento: core.of('fechaVencimiento').dayOrNull,
      },
      dominioBE: {
        nombre,
        alojado: both.of('dominioBE.alojado').flag(false),
        uid: both.of('dominioBE.uid').text(''),
      },
    },
    renovacionAutomatica: sola.has ? sola.flag(false) : null,
    gradoDeCandado: grado.parse(said.of('gradoDeCandado').textOrNull),
    retenido: said.of('retenido').flag(false),
    congelado: said.of('congelado').flag(false),
    conAvisos: said.of('conAvisos').flag(false),
    tieneCuentaActual: said.of('tieneCuentaActual').flag(account.has),
    preregistro,
    error,
    eliminado: said.of('eliminado').flag(hasState(core, /^ELIMINADO/)),
    vencido: said.of('vencido').flag(hasState(core, /^VENCIDO/)),
    // The specification does not say what it is apart from `eliminado`: gone for good is what has no days left.
    esEliminadoBE: said.of('esEliminadoBE').flag(false) && plazo.has && plazo.whole(0) <= 0,
    tiempoAntesEliminacion: plazo.has ? Math.max(0, plazo.whole(0)) : null,
    esTitular,
    esAdministrativo: said.of('esAdministrativo').flag(false),
    esTecnico: said.of('esTecnico').flag(false),
    esFinanciero: said.of('esFinanciero').flag(false),
  };
}

/** What each role may do by the table, where the edge does not say it of a name. */
export const porRoles = (wrapper: DominioWrapper): PermisoDominio =>
  permisosDe(
    {
      roles: rolesDe(wrapper),
      estado: wrapper.eliminado ? 'ELIMINADO' : 'REGISTRADO',
      renovableDesde: null,
      retenciones: [],
      congeladoHasta: null,
      recienCongeladoHasta: null,
      congeladoDeSobra: false,
      candado: null,
    },
    'LISTA',
  );

/** What the caller may do with a name: what the edge says, and by the roles what it leaves out. */
export function permisos(said: Given, wrapper: DominioWrapper): PermisoDominio {
  const derived = porRoles(wrapper);
  const is = (name: keyof PermisoDominio) => said.of(name).flag(derived[name] ?? false);
  return {
    puedeRenovar: is('puedeRenovar'),
    puedeDelegarAlojar: is('puedeDelegarAlojar'),
    puedeEditarTitular: is('puedeEditarTitular'),
    puedeEditarAdmin: is('puedeEditarAdmin'),
    puedeEditarTecnico: is('puedeEditarTecnico'),
    puedeEditarFinanciero: is('puedeEditarFinanciero'),
    puedeInvitarAdmin: is('puedeInvitarAdmin'),
    puedeInvitarTecnico: is('puedeInvitarTecnico'),
    puedeInvitarFinanciero: is('puedeInvitarFinanciero'),
    puedeTransferirTitular: is('puedeTransferirTitular'),
    puedeVerServidores: is('puedeVerServidores'),
    puedeVerPagos: is('puedeVerPagos'),
    puedeLiberar: is('puedeLiberar'),
    puedeEliminar: is('puedeEliminar'),
    puedeRecuperar: is('puedeRecuperar'),
  };
}

const dayOrUndefined = (day: string | null | undefined) => (day ? shownDay(day) : undefined);

/** A filter in the specification's words, and apart what is this project's own: it goes to who declares it. */
function written({
  fechaVencimientoDesde,
  fechaVencimientoHasta,
  cuentaPago,
  estado,
  delegacion,
  servidor,
  conCuentaPago,
  conCandado,
  porVencimiento,
  ...filtro
}: z.input<typeof filtroDominios>): [body: Fields, own: Fields] {
  const body = {
    ...filtro,
    fechaVencimientoDesde: dayOrUndefined(fechaVencimientoDesde),
    fechaVencimientoHasta: dayOrUndefined(fechaVencimientoHasta),
    cuentaPago: cuentaPago ? writtenId(cuentaPago) : undefined,
  };
  return [body, { estado, delegacion, servidor, conCuentaPago, conCandado, porVencimiento }];
}

/** Permissions by name: a map, or a list where each says whose it is. */
function porNombre(said: Given): Map<string, Given> {
  const pairs = Array.isArray(said.value)
    ? said.list().map((each) => [each.of('nombreDominio', 'nombre').textIfAny, each] as const)
    : said.entries;
  return new Map(pairs.map(([name, each]) => [withoutDot(name), each]));
}

/** A part of what a filter finds; every way to the list narrows it alike. */
export function filtered(edge: Edge, filtro: z.input<typeof filtroDominios>, part: Fields) {
  const [body, own] = written(filtro);
  return lista(edge, { ...body, ...part }, own);
}

/** A part of the caller's domains; the filter is in the specification's words. */
export async function lista(edge: Edge, filtro: Fields, own: Fields = {}) {
  const body = {
    tipoRelacionUsuDom: 'TODOS',
    modulo: 'FRONTEND',
    primerResultado: 0,
    cantResultados: 10,
    ...filtro,
  };
  const answer = await edge.ask({ method: 'POST', path: LISTA, body, own });
  const { said } = answer;
  const rows = said.of('dominioWrapperDTOList', 'dominios').list();
  const total = said.of('totalDominiosFiltro');
  if (answer.done && !said.says('dominioWrapperDTOList', 'dominios') && !(total.has && total.whole() === 0))
    throw said.of('dominioWrapperDTOList').unreadable();
  const wrappers = rows.map(dominio);
  const byName = porNombre(said.of('permisoDominioDTOMap', 'permisosDominio'));
  const permitted = wrappers.map((wrapper) => {
    const { nombre } = wrapper.dominio.dominioCore;
    return [nombre, permisos(byName.get(nombre) ?? said.of('permisoDominioDTOMap.*'), wrapper)] as const;
  });
  return {
    answer,
    rows,
    wrappers,
    permisos: Object.fromEntries(permitted),
    total: total.whole(wrappers.length),
  };
}

/** How many of the caller's domains a filter finds. */
export const totalDominios = async (edge: Edge, filtro: Fields): Promise<number> =>
  (await lista(edge, { ...filtro, cantResultados: 1 })).total;
