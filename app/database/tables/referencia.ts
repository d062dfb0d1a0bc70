import type { Flag } from './flag';

export interface PaisesTable {
  id: number;
  nombre: string;
}

export interface TiposDocumentoTable {
  id: number;
  pais_id: number;
  nombre: string;
  /** Which check digits apply: see the rules of `registry/edge/cuentas`. */
  codigo: 'CEDULA' | 'RUT' | 'PASAPORTE' | 'OTRO';
}

export interface FormasPagoTable {
  id: number;
  nombre: string;
}

/** A suffix under which names are sold, and its price for a year, VAT included, in centésimos. */
export interface SufijosTable {
  tld: string;
  precio: number;
  habilitado: Flag;
  orden: number;
}

/** A name nobody can register: a whole name (`gub.uy`) or a bare label reserved under every suffix (`presidencia`). */
export interface NombresReservadosTable {
  nombre: string;
  motivo: string | null;
}

/** Captcha answers already spent, kept until they expire. */
export interface CaptchaUsadosTable {
  clave: string;
  vence_en: string;
}

/** Queries made by an address or a session in a window of time: the budget that decides the captcha. */
export interface ConsultasTable {
  origen: string;
  ventana: string;
  cantidad: number;
}

/** One row: a number that the database raises when anything changes that everybody sees (migration `…-a-la-vista`). */
export interface ALaVistaTable {
  id: number;
  revision: number;
}

export interface ReferenciaTables {
  a_la_vista: ALaVistaTable;
  paises: PaisesTable;
  tipos_documento: TiposDocumentoTable;
  formas_pago: FormasPagoTable;
  sufijos: SufijosTable;
  nombres_reservados: NombresReservadosTable;
  captcha_usados: CaptchaUsadosTable;
  consultas: ConsultasTable;
}
