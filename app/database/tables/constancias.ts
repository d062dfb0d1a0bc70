/** A certificate that a name is registered: written once, never edited, never deleted. */
interface ConstanciasTable {
  /** What it is asked for by: drawn at random, so that nobody walks through them. */
  numero: string;
  /** Of a row that may be gone. */
  dominio_id: number;
  /** A-label. */
  nombre: string;
  /** Who asked for it. */
  usuario_id: number;
  emitida_en: string;
  /** Of which moment it speaks. */
  momento: string;
  /** What it states, as JSON (`domain/constancia.ts`, Hechos). */
  hechos: string;
  /** The text that was signed, and its signature in base64. */
  texto: string;
  firma: string;
  clave: string;
}

/** Public keys that certificates were ever signed with. */
interface ConstanciaClavesTable {
  /** Its name: the beginning of the digest of the key. */
  clave: string;
  /** SubjectPublicKeyInfo in PEM. */
  pem: string;
  desde: string;
}

export interface ConstanciasTables {
  constancias: ConstanciasTable;
  constancia_claves: ConstanciaClavesTable;
}
