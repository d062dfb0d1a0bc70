import type { Dominio } from '~/database/tables/registro';
import type { Foto } from '../../domain/history';

/** People and accounts by id, as history names them: what they were called then, whatever becomes of them. */
export interface Conocidos {
  contactos: ReadonlyMap<number, object>;
  cuentas: ReadonlyMap<number, object>;
}

type Lector = (dominio: Dominio, conocidos: Conocidos) => unknown;
const de = (found: ReadonlyMap<number, object>, id: number | null): object | null =>
  found.get(id ?? 0) ?? null;

/** What history keeps of a name: each column, by its name there and its value in plain words. */
const CAMPOS = {
  estado: ['estado', ({ estado }) => estado],
  fecha_alta: ['fechaAlta', ({ fecha_alta }) => fecha_alta],
  fecha_vencimiento: ['fechaVencimiento', ({ fecha_vencimiento }) => fecha_vencimiento],
  fecha_eliminacion: ['fechaEliminacion', ({ fecha_eliminacion }) => fecha_eliminacion],
  congelado_hasta: ['congeladoHasta', ({ congelado_hasta }) => congelado_hasta],
  candado: ['candado', ({ candado }) => candado],
  alojado: ['alojado', ({ alojado }) => alojado === 1],
  renovacion_automatica: ['renovacionAutomatica', ({ renovacion_automatica }) => renovacion_automatica === 1],
  titular_id: ['titular', ({ titular_id }, { contactos }) => de(contactos, titular_id)],
  administrador_id: [
    'administrador',
    ({ administrador_id }, { contactos }) => de(contactos, administrador_id),
  ],
  tecnico_id: ['tecnico', ({ tecnico_id }, { contactos }) => de(contactos, tecnico_id)],
  financiero_id: ['financiero', ({ financiero_id }, { contactos }) => de(contactos, financiero_id)],
  cuenta_pago_id: ['cuentaPago', ({ cuenta_pago_id }, { cuentas }) => de(cuentas, cuenta_pago_id)],
} as const satisfies Partial<Record<keyof Dominio, readonly [string, Lector]>>;

export type Columna = keyof typeof CAMPOS;
export const COLUMNAS = Object.keys(CAMPOS).filter((column): column is Columna => column in CAMPOS);

/** The columns of a name that some values would change. */
export const cambiadas = (dominio: Dominio, valores: Partial<Dominio>): Columna[] =>
  COLUMNAS.filter((column) => column in valores && valores[column] !== dominio[column]);

/** Some columns of a name as history keeps them. */
export const fotoDe = (dominio: Dominio, columnas: readonly Columna[], conocidos: Conocidos): Foto =>
  Object.fromEntries(
    columnas.map((column) => {
      const [campo, lector] = CAMPOS[column];
      return [campo, lector(dominio, conocidos)];
    }),
  );
