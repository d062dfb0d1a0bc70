import { ESTRUCTURAS, esTipo, type Tipo } from '../contract/dns-estructuras';
import { readLineaPegada } from './archivo';
import type { Lectura } from './lectura';
import { type Campos, type Registro, readFormulario, readNombre, readTtl } from './registro';

/** A record as a form or an edge says it: fields by name, nothing sure yet. */
export interface Entrada {
  tipo: string;
  ttl?: number | string | undefined;
  campos: readonly { nombre: string; valor: string }[];
}

type Leida = { ok: true; registro: Registro } | { ok: false; mensaje: string; errores: Campos };

const deCampo = (campo: string, motivo: string): Leida => ({
  ok: false,
  mensaje: motivo,
  errores: { [campo]: motivo },
});

/**
 * Somebody who was given a line of a zone file pastes all of it into the first box, where no name has spaces: it is read
 * whole, or what is wrong with it is said there.
 */
function pegada(tipo: Tipo, campos: Campos, zona: string): Lectura<Registro> | undefined {
  return readLineaPegada(campos[ESTRUCTURAS[tipo].propietario.nombre] ?? '', zona);
}

const valoresDe = ({ campos }: Entrada): Campos =>
  Object.fromEntries(campos.map(({ nombre, valor }) => [nombre, valor]));

/** As much of a record with wrong data as its name and type alone say; nothing where the name is wrong too. */
export function sinDatos(entrada: Entrada, zona: string): Registro | undefined {
  const { tipo } = entrada;
  // An NS may stand beside the address that it names, which is not known.
  if (!esTipo(tipo) || tipo === 'NS') return undefined;
  const nombre = readNombre(ESTRUCTURAS[tipo], valoresDe(entrada), zona);
  return nombre.ok ? { nombre: nombre.valor, tipo, ttl: 0, contenido: '' } : undefined;
}

/** The record that a form says, or what is wrong with it, in all and by field. */
export function readEntrada(entrada: Entrada, zona: string): Leida {
  const { tipo, ttl } = entrada;
  if (!esTipo(tipo)) return deCampo('tipo', 'Elija uno de los tipos de registro.');
  const valores = valoresDe(entrada);
  const linea = pegada(tipo, valores, zona);
  if (linea)
    return linea.ok
      ? { ok: true, registro: linea.valor }
      : deCampo(ESTRUCTURAS[tipo].propietario.nombre, linea.motivo);
  const segundos = readTtl(String(ttl ?? ''));
  const leido = readFormulario(tipo, segundos.ok ? segundos.valor : 0, valores, zona);
  const delTtl: Campos = segundos.ok ? {} : { ttl: segundos.motivo };
  if (!leido.ok)
    return {
      ok: false,
      mensaje: leido.mensaje,
      errores: { ...leido.errores, ...delTtl, general: leido.mensaje },
    };
  return segundos.ok ? leido : deCampo('ttl', segundos.motivo);
}
