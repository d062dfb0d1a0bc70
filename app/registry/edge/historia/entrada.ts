import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import { dateTime } from '~/format';
import type { EntradaHistoria } from '../../contract/historia';
import { AUTOMATICAMENTE, EL_REGISTRO, type Foto, isSuceso } from '../../domain/history';
import { permiso } from '../../domain/permissions';
import { type ConRoles, situacionDe } from '../../domain/situacion';
import {
  comoEnPalabras,
  diceSuMotivo,
  diferenciasDe,
  SUCESOS_EN_PALABRAS,
  tituloDe,
} from '../dominios/historia-palabras';
import type { EntradaConAutor } from './store';

/** As much of an entry as is put into words. */
export type EntradaEscrita = Pick<
  EntradaConAutor,
  'version' | 'momento' | 'suceso' | 'antes' | 'despues' | 'usuario' | 'login' | 'como' | 'origen'
>;

/** What a history holds that not every role sees elsewhere (spec 6). */
const RESERVADOS = [
  ['verPagos', ['cuentaPago']],
  ['verServidores', ['servidores', 'registros', 'ds']],
] as const;

/** How much of a name's history somebody sees; undefined for who sees none of it. */
export function loVisible(now: Temporal.Instant, dominio: ConRoles) {
  const situacion = situacionDe(dominio, now, dayOf(now));
  if (!permiso('verHistorial', situacion).permitido) return undefined;
  const ocultos: readonly string[] = RESERVADOS.flatMap(([accion, campos]) =>
    permiso(accion, situacion).permitido ? [] : campos,
  );
  return (foto: Foto): Foto =>
    Object.fromEntries(Object.entries(foto).filter(([campo]) => !ocultos.includes(campo)));
}

const DESDE = {
  WEB: 'el portal',
  API: 'la interfaz de programas (API)',
  TAREA: AUTOMATICAMENTE,
} as const;

/** Who did it, where that is nobody with an account nor the registry. */
const SIN_CUENTA: Readonly<Record<string, string>> = {
  enlace: 'Quien recibió el aviso',
  registrador: 'El otro registrador',
};

/** From where, in words; nothing of what the registry's people did at their desk: that is no place of somebody else's. */
function desdeDe({ usuario, login, como, origen }: EntradaEscrita): string {
  if (como === 'enlace') return 'el enlace de un aviso';
  if (como === 'registrador') return '';
  const isNobodys = usuario === null && login === null;
  return isNobodys && origen === 'WEB' ? '' : DESDE[origen];
}

/** Who asked for the name is told as who did it. */
const sinRegistrador = ({ registrador: _, ...foto }: Foto): Foto => foto;

/** The other registrar, by its name, of what it did itself. */
const elOtro = ({ como }: EntradaEscrita, { registrador }: Foto): string | undefined =>
  como === 'registrador' && typeof registrador === 'string' ? registrador : undefined;

/** The title says it already. */
const sinMotivo = ({ motivo: _, volvioA: __, ...foto }: Foto): Foto => foto;

/** An entry in the words in which people read it; each hour says whose it is, unless the list says so of all of them. */
export function entradaDTO(
  row: EntradaEscrita,
  loSuyo: (foto: Foto) => Foto,
  hora = dateTime,
): EntradaHistoria {
  const { suceso } = row;
  const antes = loSuyo(JSON.parse(row.antes ?? '{}'));
  const despues = loSuyo(JSON.parse(row.despues ?? '{}'));
  const otro = elOtro(row, despues);
  const dicho = otro ? sinRegistrador(despues) : despues;
  return {
    version: row.version,
    momento: row.momento,
    clase: isSuceso(suceso) ? SUCESOS_EN_PALABRAS[suceso][0] : 'VIDA',
    titulo: isSuceso(suceso) ? tituloDe(suceso, antes, despues) : suceso,
    quien: row.usuario ?? row.login ?? otro ?? SIN_CUENTA[row.como] ?? EL_REGISTRO,
    como: comoEnPalabras(row.como),
    desde: desdeDe(row),
    diferencias: diferenciasDe(antes, diceSuMotivo(suceso) ? sinMotivo(dicho) : dicho, { hora }),
  };
}
