import type { Inputs } from '../contract';
import { ESTRUCTURAS } from '../contract/dns-estructuras';
import type { RegistroDns } from '../contract/dns-formas';
import { type Id, isSameId } from '../contract/ids';
import { enEtiquetas } from '../dns/nombre';
import { type Registro, showCampos } from '../dns/registro';
import { DUPLICADOS, readServidores } from '../dns/servidores';
import { type Entrada, readEntrada } from '../dns/typed-record';
import { check, motivoContra } from '../dns/zona';
import { isIn } from '../domain/labels';

/** The rules of delegations and records (spec 5) in front of any edge: the portal holds them, whatever that one holds. */

/** A refusal of the portal's own: nothing was sent. */
export interface Falta {
  done: false;
  codigo: 'CAMPOS';
  mensaje: string;
  mapErrores: Record<string, string>;
}

const falta = (mapErrores: Record<string, string>, mensaje = Object.values(mapErrores)[0] ?? ''): Falta => ({
  done: false,
  codigo: 'CAMPOS',
  mensaje,
  mapErrores,
});

/** What is wrong with the rows of a delegation; who moves to them is told other words than who changes one. */
export async function faltaDeServidores(
  filas: Inputs['dns']['delegar']['nameservers'],
  dominio: string,
  isMoving: () => Promise<boolean>,
): Promise<Falta | null> {
  const read = (duplicados: string) => readServidores(filas, enEtiquetas(dominio), duplicados);
  if (read('').ok) return null;
  const leidas = read((await isMoving()) ? DUPLICADOS.delegar : DUPLICADOS.nameserver);
  return leidas.ok ? null : falta(leidas.errores, leidas.errores.general);
}

/** Records that a new one has to get along with: those of its name, and of the names above and below it. */
const isNeighbour = (otro: Registro, nuevo: Registro, zona: string): boolean =>
  otro.nombre === nuevo.nombre ||
  (otro.nombre !== zona && (isIn(otro.nombre, nuevo.nombre) || isIn(nuevo.nombre, otro.nombre)));

/** A record as every edge is told it. */
export interface Enviado extends Entrada {
  idInterno: Id | undefined;
}

/** With the name of the domain itself written out, as every type has a name. */
function enviado(registro: Registro, zona: string, dominio: string): Omit<Enviado, 'idInterno'> {
  const { nombre: propietario } = ESTRUCTURAS[registro.tipo].propietario;
  const campos = Object.entries({
    ...showCampos(registro, zona),
    ...(registro.nombre === zona ? { [propietario]: `${dominio}.` } : {}),
  });
  return {
    tipo: registro.tipo,
    ttl: registro.ttl,
    campos: campos.map(([nombre, valor]) => ({ nombre, valor })),
  };
}

/** A record as it is sent, or what is wrong with it beside those that there are. */
export function registroSano(
  entrada: Inputs['dns']['guardarRegistro']['registro'],
  dominio: string,
  others: readonly RegistroDns[],
): Enviado | Falta {
  const zona = enEtiquetas(dominio);
  const leida = readEntrada(entrada, zona);
  if (!leida.ok) return falta(leida.errores, leida.mensaje);
  const { registro } = leida;
  const there = others
    .filter(({ idInterno }) => !entrada.idInterno || !isSameId(idInterno, entrada.idInterno))
    .flatMap((otro) => {
      const suya = readEntrada(otro, zona);
      return suya.ok && isNeighbour(suya.registro, registro, zona) ? [suya.registro] : [];
    });
  const already = check(there, zona);
  const motivo = motivoContra(
    registro,
    there.filter((otro) => !already.has(otro)),
    zona,
  );
  return motivo
    ? falta({ [ESTRUCTURAS[registro.tipo].propietario.nombre]: motivo })
    : { ...enviado(registro, zona, dominio), idInterno: entrada.idInterno ?? undefined };
}
