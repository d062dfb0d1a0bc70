import type { Connection } from '~/database/connection.server';
import type { FilaDeLista, FilaVista } from '../../../contract/oficina/lista-de-reservados';
import { conLogin } from '../../../domain/con-login';
import { toULabels } from '../../../domain/labels';
import { Rechazo } from '../../cambio/rechazo';
import { listTerminaciones } from '../../dominios/store';
import type { PorGuardar } from './guardar-uno';
import { buscadoComo, cuentaDe, escritoLeido, nombreEn } from './leer';
import { findGuardados, type Guardado } from './store';

/** What becomes of a line, and what has to be kept for that: nothing where it is so already, or cannot be. */
export interface Juzgada {
  vista: FilaVista;
  nuevo?: PorGuardar;
}

/** Stands for a reason that is not looked at: the line leaves the one that there is, or takes the list's. */
const NO_SE_MIRA = '-';
const CLASE = 'En la columna Clase escriba Reservado o Prohibido.';

const nadieO = (nombre: string | null, login: string | null): string =>
  login === null ? 'nadie' : conLogin({ nombre, login });

/** What a line changes of what there is, in words. */
function cambiosDe({ clase, cuenta, motivo }: PorGuardar, before: Guardado, dejaMotivo: boolean): string[] {
  const de = (what: string, antes: string, despues: string) =>
    antes === despues ? [] : [`${what}, de ${antes} a ${despues}`];
  return [
    ...de('clase', before.clase.toLowerCase(), clase.toLowerCase()),
    ...de(
      'quién lo puede registrar',
      nadieO(before.persona, before.login),
      cuenta ? conLogin(cuenta) : 'nadie',
    ),
    ...(dejaMotivo ? [] : de('motivo', `«${before.motivo ?? ''}»`, `«${motivo}»`)),
  ];
}

const comoQueda = ({ clase, cuenta }: PorGuardar): string =>
  `${clase.toLowerCase()}${cuenta ? ` para ${conLogin(cuenta)}` : ''}`;

/** What a line comes to, by the rules of one name kept by hand: a reason that is empty or as it was is left alone. */
async function juzgarUna(
  connection: Connection,
  fila: FilaDeLista,
  nombre: string,
  before: Guardado | undefined,
): Promise<Juzgada> {
  const dejaMotivo = fila.motivo.trim() === '' || fila.motivo === before?.motivo;
  const read = escritoLeido({ ...fila, motivo: dejaMotivo ? NO_SE_MIRA : fila.motivo });
  const cuenta = await cuentaDe(connection, read, before);
  const motivo = dejaMotivo ? (before?.motivo ?? '') : read.motivo;
  const nuevo: PorGuardar = { nombre, clase: read.clase, motivo, cuenta, before };
  const vista = { linea: fila.linea, nombre: toULabels(nombre) };
  if (!before) return { vista: { ...vista, resultado: 'SE_AGREGA', detalle: comoQueda(nuevo) }, nuevo };
  const cambios = cambiosDe(nuevo, before, dejaMotivo);
  return cambios.length === 0
    ? { vista: { ...vista, resultado: 'IGUAL', detalle: '' } }
    : { vista: { ...vista, resultado: 'CAMBIA', detalle: cambios.join('; ') }, nuevo };
}

function rechazada({ linea, nombre }: FilaDeLista, { message, mapErrores }: Rechazo): Juzgada {
  const said = Object.entries(mapErrores).map(([campo, mensaje]) => (campo === 'clase' ? CLASE : mensaje));
  const detalle = said.length > 0 ? said.join(' ') : message;
  return { vista: { linea, nombre: nombre.trim(), resultado: 'SE_RECHAZA', detalle } };
}

const repetida = (nombre: string, linea: number): Rechazo =>
  new Rechazo(
    'CAMPOS',
    `${toULabels(nombre)} ya está en la línea ${linea}, y vale esa. Deje una sola línea de cada nombre.`,
  );

/** What becomes of each line of a list, in its order. Writes nothing: a line is refused before anything of it is kept. */
export async function juzgar(connection: Connection, filas: readonly FilaDeLista[]): Promise<Juzgada[]> {
  const terminaciones = await listTerminaciones(connection);
  const buscadas = filas.map((fila) => ({ fila, buscado: buscadoComo(terminaciones, fila.nombre) }));
  const guardados = await findGuardados(
    connection,
    buscadas.map(({ buscado }) => buscado),
  );
  const lineas = new Map<string, number>();
  const juzgadas: Juzgada[] = [];
  for (const { fila, buscado } of buscadas) {
    try {
      const before = guardados.get(buscado);
      const nombre = nombreEn(terminaciones, fila.nombre, before);
      const first = lineas.get(nombre);
      if (first !== undefined) throw repetida(nombre, first);
      juzgadas.push(await juzgarUna(connection, fila, nombre, before));
      lineas.set(nombre, fila.linea);
    } catch (error) {
      if (!(error instanceof Rechazo)) throw error;
      juzgadas.push(rechazada(fila, error));
    }
  }
  return juzgadas;
}
