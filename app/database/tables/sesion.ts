import type { Generated } from 'kysely';
import type { Acr } from '~/registry/domain/step-up';

/** One browser that the portal remembers. `id` is a digest of the cookie: a copy of the table opens no session. */
interface SesionesTable {
  id: string;
  /** What may be shown and named in an address. */
  publico: string;
  /** Who signed in here; it stays after the session ended, so that only that person gets its drafts back. */
  oid: string | null;
  /** The person as the provider described them, JSON. */
  persona: string | null;
  /** Sealed tokens, JSON. */
  credenciales: string | null;
  /** CSRF token of the ended session of the same person that this one continues. */
  csrf_anterior: string | null;
  creada: string;
  ingreso: string | null;
  /** When its person was asked for the password once more, to change what only they may. */
  confirmada: string | null;
  /** How they showed then who they are. */
  acr: Acr | null;
  vista: string;
  /** When the access token stops being valid. */
  vence: string | null;
  terminada: string | null;
  agente: string;
}

/** One remembered value, sealed. `dueno` is the oid it belongs to, empty while nobody has signed in. */
interface SesionValoresTable {
  sesion: string;
  dueno: string;
  clave: string;
  valor: string;
}

/** What the embedded OpenID provider remembers: sessions, interactions, codes, tokens, grants. */
interface OidcRegistrosTable {
  modelo: string;
  id: string;
  contenido: string;
  /** Seconds since 1970. */
  vence: number | null;
  concesion: string | null;
  uid: string | null;
  codigo_usuario: string | null;
  consumido: number | null;
}

/** Signing keys of the embedded provider, newest first in use; sealed. */
interface OidcClavesTable {
  kid: string;
  clave: string;
  creada: string;
}

/** Accounts of the embedded provider. */
interface CuentasAccesoTable {
  oid: string;
  login: string;
  clave: string;
  nombre: string | null;
  correo: string | null;
  verificado: number;
  creada: string;
  /** The second step was taken away by who knew the password alone: until then nothing is done that could take a name away. */
  retenida_hasta: string | null;
  /** The password was chosen by a mail's link, and no second step was shown since: who reads the mail knows it. */
  clave_por_correo: Generated<number>;
}

/** Somebody of another provider who has, or had, a second step of the portal's own: as that provider called them last. */
interface CuentasAjenasTable {
  oid: string;
  login: string;
  nombre: string | null;
  correo: string | null;
  creada: string;
}

/** A mail's link to choose another password. `id` is a digest of its code; used once, the row is gone. */
interface ClavesOlvidadasTable {
  id: string;
  oid: string;
  vence: string;
}

/** A device that makes codes (RFC 6238), or a passkey (WebAuthn). */
interface FactoresTable {
  id: string;
  oid: string;
  nombre: string;
  /** Digest of the secret, or of the passkey's id: adding the same one twice adds it once, and nobody adds another's. */
  huella: string;
  /** Sealed with a key that is not in the database. A passkey has one that nobody knows: code of before it finds no code that fits. */
  secreto: string;
  /** The step of the code that was accepted last: none of that one or before is accepted again. */
  paso: number;
  /** Of a passkey: its id and public key, sealed too, so that nobody with the table alone puts another in its place. */
  llave: Generated<string | null>;
  /** The signature counter of a passkey when it was shown last. */
  firmas: Generated<number>;
  creado_en: string;
  usado_en: string | null;
}

/** Digests of the codes for who has no device at hand; each is good once. */
interface CodigosRecuperacionTable {
  oid: string;
  huella: string;
  usado_en: string | null;
}

/** What happened to the second step of an account, in words. */
interface FactoresHistoriaTable {
  id: Generated<number>;
  oid: string;
  texto: string;
  cuando: string;
}

/** Somebody who knows the password asked that the second step be taken away: after three times of a day, each with a notice. */
interface QuitasFactorTable {
  oid: string;
  pedida_en: string;
  /** When it goes on: the next reminder, or the end. */
  proximo_en: string;
  /** Reminders sent. */
  avisos: number;
}

/** Digests of the codes in the mails of such a request: any of them stops it. */
interface QuitaEnlacesTable {
  huella: string;
  oid: string;
}

/** A challenge of a passkey: used once, by whoever it was made for. */
interface RetosLlaveTable {
  huella: string;
  de: string;
  vence: string;
}

/** A sign-in that is being finished. `clave` is a digest of its state and browser; the answer is sealed. */
interface IngresosEnCursoTable {
  clave: string;
  respuesta: string | null;
  vence: string;
}

export interface SesionTables {
  factores: FactoresTable;
  codigos_recuperacion: CodigosRecuperacionTable;
  factores_historia: FactoresHistoriaTable;
  quitas_factor: QuitasFactorTable;
  quita_enlaces: QuitaEnlacesTable;
  retos_llave: RetosLlaveTable;
  ingresos_en_curso: IngresosEnCursoTable;
  sesiones: SesionesTable;
  sesion_valores: SesionValoresTable;
  oidc_registros: OidcRegistrosTable;
  oidc_claves: OidcClavesTable;
  cuentas_acceso: CuentasAccesoTable;
  cuentas_ajenas: CuentasAjenasTable;
  claves_olvidadas: ClavesOlvidadasTable;
}
