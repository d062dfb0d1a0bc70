import type { Temporal } from 'temporal-polyfill';
import type { Tables } from '~/database/tables';

export type Tabla = keyof Tables & string;
/** A column of the database, as 'table.column'. */
export type Columna = { [T in Tabla]: `${T}.${keyof Tables[T] & string}` }[Tabla];

/** How a value is written for people; programs get it as it is stored, flags as true and false. */
export type Como =
  | 'texto'
  | 'codigo'
  | 'instante'
  | 'dia'
  | 'dinero'
  | 'siNo'
  | 'numero'
  | 'nombre'
  | 'bytes';

export interface Campo {
  titulo: string;
  columna: Columna;
  como: Como;
  /** What a code is called; one that is not here is read as it is spelt. */
  palabras?: Readonly<Record<string, string>>;
}

/** What of a person their rows are found by; the addresses are those that they proved to read. */
export interface Persona {
  usuario: number;
  oid: string;
  login: string;
  correos: readonly string[];
  /** What their contact is called (its handle), through all of its versions. */
  contactos: readonly string[];
}

export type Valor = string | number | boolean | null;
/** One record of a part, by its fields. */
export type Ficha = Readonly<Record<string, Valor>>;
/** A row as it was read: the fields, and the columns that only `presenta` looks at, by their whole name. */
export type Fila = Readonly<Record<string, unknown>>;

/** One part of the file: what is read, whose it is, and what is said of it. */
export interface Apartado {
  clave: string;
  titulo: string;
  /** How long it is kept and why, in a sentence or two. */
  guardado: string;
  tabla: Tabla;
  /** Tables that are read along: each with a column of its own and the one that it has to equal. */
  une?: readonly (readonly [tabla: Tabla, propia: Columna, otra: Columna, opcional?: 'opcional'])[];
  /** Whose rows: any of these columns is that of the person. */
  de: readonly (readonly [Columna, keyof Persona])[];
  /** Besides, one of these flags is on: of a name, the roles that see this. */
  siAlguno?: readonly Columna[];
  /** In this order, in which no two rows are equal. */
  orden: readonly Columna[];
  campos: Readonly<Record<string, Campo>>;
  /** Columns that `presenta` looks at besides. */
  ademas?: readonly Columna[];
  /** Where a record is not simply its columns. */
  presenta?: (fila: Fila, of: { persona: Persona; now: Temporal.Instant }) => Ficha;
}

const como =
  (clase: Como) =>
  (columna: Columna, titulo: string): Campo => ({ titulo, columna, como: clase });

export const texto = como('texto');
export const instante = como('instante');
export const dia = como('dia');
export const dinero = como('dinero');
export const siNo = como('siNo');
export const numero = como('numero');
export const nombre = como('nombre');
export const bytes = como('bytes');

/** One of a few words that programs know things by: people read what it is called. */
export const codigo = (columna: Columna, titulo: string, palabras: Campo['palabras'] = {}): Campo => ({
  titulo,
  columna,
  como: 'codigo',
  palabras,
});

/** From where something was done. */
export const ORIGENES = { WEB: 'Este sitio', API: 'Un programa (API)', TAREA: 'El registro' };

/** What is said of several parts. */
export const PARA_SIEMPRE =
  'Se guarda mientras exista el registro: es la constancia de lo que se hizo, para usted y ante terceros.';
