import type { Generated, Selectable } from 'kysely';
import type { Grado } from '~/registry/domain/candado';
import type { EstadoDominio } from '~/registry/domain/lifecycle';
import type { Retenible } from '~/registry/domain/retenciones';
import type { Rol, Roles } from '~/registry/domain/roles';
import type { Flag } from './flag';
import type { ReferenciaTables } from './referencia';
import type { VentasTables } from './ventas';

/** Someone who signed in at least once; `oid` is the provider's subject and never changes. */
export interface UsuariosTable {
  id: Generated<number>;
  oid: string;
  login: string;
  nombre: string | null;
  correo: string | null;
  creado_en: string;
  /** Asked for fewer notices of expiry dates; those that keep a name from being lost come all the same. */
  menos_avisos: Generated<Flag>;
}

/**
 * One version of somebody's contact data. A row referenced by a domain is never edited: a change writes a new
 * row and moves the references, so that changing the default contact does not change domains by itself (spec 2).
 */
export interface ContactosTable {
  id: Generated<number>;
  /** The account behind the contact; null for contacts of other registrars' people. */
  usuario_id: number | null;
  /** Stays the same through the versions of a contact. */
  nic_handle: string;
  nombre: string;
  /** Empty where the form asked for `nombreApellido` in one field. */
  apellido: string;
  direccion: string;
  telefono: string;
  email_publico: string;
  /** For notifications; never public. */
  email: string | null;
  /** When a code sent to `email` came back; null asks for validation. */
  email_validado_en: string | null;
  creado_en: string;
}

/** The default contact of a user: the version in force. */
export interface ContactosPredeterminadosTable {
  usuario_id: number;
  contacto_id: number;
}

/** The validation code last sent to a user's notification mail: one at a time, kept as a hash. */
export interface CodigosValidacionTable {
  usuario_id: number;
  correo: string;
  codigo_hash: string;
  vence_en: string;
  intentos: number;
  /** Codes sent since `primer_envio_en`, to limit resending. */
  envios: number;
  primer_envio_en: string;
  enviado_en: string;
}

/** A payment account (spec 3, template): debited on the holder's telephony or data bill. */
export interface PlantillasCuentaTable {
  id: Generated<number>;
  usuario_id: number;
  nombre: string;
  cuenta: string;
  pais_id: number;
  tipo_documento_id: number;
  nro_documento: string;
  forma_pago_id: number;
  creada_en: string;
  /** Deleted accounts stay for the ledger. */
  eliminada_en: string | null;
}

/** A name of the registry. `nombre` (A-label, lower case) is unique: that constraint decides every race. */
export interface DominiosTable {
  id: Generated<number>;
  nombre: string;
  /** `uy` or `com.uy`. */
  tld: string;
  estado: EstadoDominio;
  alojado: Flag;
  fecha_alta: string;
  fecha_vencimiento: string;
  /** Day on which it became ELIMINADO (recoverable for a while), null otherwise. */
  fecha_eliminacion: string | null;
  renovacion_automatica: Flag;
  titular_id: number | null;
  administrador_id: number | null;
  tecnico_id: number | null;
  financiero_id: number | null;
  cuenta_pago_id: number | null;
  cuenta_asociada_en: string | null;
  creado_en: string;
  /** Grows by one with every change; 0 where its history has not begun. */
  version: Generated<number>;
  /** Until when nobody can take the name away from whoever has it (decision w); null or past: it is not frozen. */
  congelado_hasta: string | null;
  /** What its holder's lock holds; null where it has none. */
  candado: Grado | null;
  /** Whether the registry holds or held something of it: only then its holds are looked for. */
  con_retenciones: Generated<Flag>;
}
/** A name as it is read, with what the registry holds of it (`dominios/retenciones-store.ts`). */
export type Dominio = Selectable<DominiosTable> & Retenible;

/**
 * Which account has which roles on a domain: what lists are paged by. Derived from the domain's four contacts;
 * `nombre` and `fecha_vencimiento` repeat the domain's so that a page costs the same for any number of names.
 * Whoever changes a contact or an expiry date writes here in the same transaction.
 */
export interface DominioUsuariosTable extends Roles {
  usuario_id: number;
  dominio_id: number;
  nombre: string;
  /** What the list is ordered and searched by: the shown name without accents; null where that is `nombre`. */
  clave: string | null;
  fecha_vencimiento: string;
}

/** How many names somebody has, and in how many they have each role: written with `dominio_usuarios`. */
export interface DominioListasTable extends Record<Rol, number> {
  usuario_id: number;
  /** Another one, never seen before, with every change of any of the names: what was counted under it still holds. */
  sello: string;
  total: number;
}

export interface NameserversTable {
  id: Generated<number>;
  dominio_id: number;
  orden: number;
  nombre: string;
  tipo_ip: 'IPV4' | 'IPV6' | null;
  ip: string | null;
}

export interface RegistroTables extends ReferenciaTables, VentasTables {
  usuarios: UsuariosTable;
  contactos: ContactosTable;
  contactos_predeterminados: ContactosPredeterminadosTable;
  codigos_validacion: CodigosValidacionTable;
  plantillas_cuenta: PlantillasCuentaTable;
  dominios: DominiosTable;
  dominio_usuarios: DominioUsuariosTable;
  dominio_listas: DominioListasTable;
  nameservers: NameserversTable;
}
