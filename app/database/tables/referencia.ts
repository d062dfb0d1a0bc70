import type { Generated } from 'kysely';
import type { ClaseDeReservado } from '~/registry/domain/reservados';
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

/** A suffix under which names are sold. */
export interface SufijosTable {
  tld: string;
  /** Its first price for a year, VAT included, in centésimos: until the first of `sufijo_precios` begins. */
  precio: number;
  habilitado: Flag;
  orden: number;
}

/** What a year under a suffix costs from a minute on. Rows are withdrawn before it, and never changed nor deleted. */
export interface SufijoPreciosTable {
  id: Generated<number>;
  tld: string;
  /** VAT included, in centésimos. */
  precio: number;
  /** The minute of Uruguay from which it counts, AAAA-MM-DDTHH:MM. */
  desde: string;
  motivo: string;
  puso_id: number;
  creado_en: string;
  retirado_en: string | null;
  retiro_id: number | null;
  motivo_retiro: string | null;
}

/** A name that is not for whoever asks first: a whole name (`gub.uy`) or a bare label under every suffix (`presidencia`). */
export interface NombresReservadosTable {
  nombre: string;
  motivo: string | null;
  clase: Generated<ClaseDeReservado>;
  /** Who may have it all the same. */
  para_usuario_id: number | null;
  /** Since when it is for anybody again; null while it is kept. */
  quitado_en: string | null;
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
  sufijo_precios: SufijoPreciosTable;
  nombres_reservados: NombresReservadosTable;
  captcha_usados: CaptchaUsadosTable;
  consultas: ConsultasTable;
}
