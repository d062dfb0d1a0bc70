import { permisos, wrapper } from './dominios';
import { type Asked, HttpError, listOf, type Operation, text } from './operation';
import { type Dominio, ROLES, type Rol } from './world';
import type { Fields } from './writing';

const ROL_OF: Record<string, Rol> = {
  TITULAR: 'titular',
  ADMINISTRADOR: 'administrador',
  TECNICO: 'tecnico',
  FINANCIERO: 'financiero',
};

/** A date of the filter, which section 9 writes dd/MM/yyyy. */
const day = (value: unknown): string => String(value).split('/').reverse().join('-');

function chosen({ mundo, body, login, wire }: Asked): Dominio[] {
  const rol = ROL_OF[String(body.tipoRelacionUsuDom ?? 'TODOS')];
  const has = (each: Dominio) => (rol ? [rol] : ROLES).some((role) => each.usuarios[role] === login);
  const named = String(body.nombre ?? '').replace(/\.$/, '');
  return mundo.dominios
    .filter(has)
    .filter(({ nombre }) => nombre.includes(named))
    .filter(({ vencimiento: end }) => !body.fechaVencimientoDesde || end >= day(body.fechaVencimientoDesde))
    .filter(({ vencimiento: end }) => !body.fechaVencimientoHasta || end <= day(body.fechaVencimientoHasta))
    .filter(({ alojado }) => !body.dominiosAlojados || alojado)
    .filter(({ cuenta }) => !body.cuentaPago || cuenta?.id === wire.idIn(body.cuentaPago))
    .filter(({ cuenta }) => !body.cuentaPagoNombre || cuenta?.nombre === body.cuentaPagoNombre);
}

function obtener(asked: Asked): unknown {
  const { body, login, wire } = asked;
  const all = chosen(asked);
  const from = Number(body.primerResultado ?? 0);
  const rows = all.slice(from, from + Number(text(body, 'cantResultados')));
  return {
    codigo: 'OK',
    dominioWrapperDTOList: rows.map((each) => wrapper(each, login, wire)),
    permisoDominioDTOMap: Object.fromEntries(
      rows.map((each) => [wire.name(each.nombre), permisos(each, login)]),
    ),
    totalDominiosFiltro: all.length,
  };
}

const FILTER = [
  'nombre',
  'tipoRelacionUsuDom',
  'fechaVencimientoDesde',
  'fechaVencimientoHasta',
  'cuentaPago',
].concat(['cuentaPagoNombre', 'dominiosAlojados', 'modulo', 'primerResultado', 'cantResultados']);

/** A name that was selected: by itself, or as the row of the list that it was ticked in. */
function nameIn(item: unknown, { wire }: Asked): string {
  const isName = wire.readings.selected === 'names';
  if ((typeof item === 'string') !== isName) throw new HttpError(400, 'dominiosSeleccionados mal escritos');
  return (isName ? String(item) : text(item as Fields, 'dominio', 'dominioBE', 'nombre')).replace(/\.$/, '');
}

/** Which of the chosen names an action applies to. */
function acceder(asked: Asked): unknown {
  const { mundo, body, login } = asked;
  const names = listOf(body, 'dominiosSeleccionados').map((item) => nameIn(item, asked));
  const applies = (nombre: string) => {
    const found = mundo.dominios.find((each) => each.nombre === nombre);
    return found !== undefined && permisos(found, login).puedeRenovar === true;
  };
  return {
    codigo: 'OK',
    dominiosAplicaAccion: names.filter(applies),
    dominiosNoAplicaAccion: names.filter((nombre) => !applies(nombre)),
  };
}

export const listado: Record<string, Operation> = {
  'POST /usuario/administracion/obtener-dominios': { sends: FILTER, answer: obtener },
  'POST /usuario/administracion/acceder-operacion': {
    sends: ['permisosDominio*', 'dominiosSeleccionados*', 'rolSeleccionado', 'operacion'],
    answer: acceder,
  },
};
