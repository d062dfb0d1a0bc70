import type { Mundo, Usuario } from './world';
import type { Fields, Wire } from './writing';

/** One question to this edge. */
export interface Asked {
  mundo: Mundo;
  wire: Wire;
  /** What stands in the address, in its order. */
  at: string[];
  body: Fields;
  /** Who the headers say is asking. */
  login: string | null;
  /** The same, as this edge knows them. */
  usuario: Usuario;
}

export interface Operation {
  /** The fields section 7 names for the body, as paths without indexes. */
  sends?: readonly string[];
  /** Open to visitors. */
  open?: boolean;
  /** Something is different afterwards. */
  changes?: boolean;
  answer: (asked: Asked) => unknown;
}

/** The specification has several envelopes; a refusal is in the one of its operation. */
const ENVELOPES = {
  respuesta: (codigo: string, mensaje: string) => ({
    respuestaOK: false,
    codigo,
    codigoRespuesta: codigo,
    mensaje,
    mensajeRespuesta: mensaje,
  }),
  resp: (respCodigo: string, respMensaje: string) => ({ respCodigo, respMensaje }),
  codigo: (codigo: string, mensaje: string) => ({
    codigo,
    mensaje,
    codigoRespuesta: codigo,
    mensajeRespuesta: mensaje,
  }),
  esRespOK: (_: string, mensaje: string) => ({ esRespOK: false, mensaje }),
  ok: (_: string, mensaje: string) => ({ ok: false, mensaje }),
  isOk: (_: string, message: string) => ({ isOk: false, message }),
};

/** A business refusal; travels as its envelope, or as an HTTP error where the reading says so. */
export class Refusal extends Error {
  constructor(
    readonly envelope: keyof typeof ENVELOPES,
    message: string,
    readonly codigo = 'ERROR',
    readonly mapErrores: Record<string, string> = {},
  ) {
    super(message);
  }

  body(status: number): Fields {
    if (status !== 200) return { codigo: this.codigo, mensaje: this.message, mapErrores: this.mapErrores };
    return { ...ENVELOPES[this.envelope](this.codigo, this.message), mapErrores: this.mapErrores };
  }
}

/** The operation was asked without what section 7 says it sends, or by nobody, or of something that is not there. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A text of the body; without it the question is not the specification's. */
export function text(body: Fields, ...names: string[]): string {
  const value = names.reduce<unknown>((from, name) => (from as Fields | undefined)?.[name], body);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new HttpError(400, `Falta ${names.join('.')}`);
}

export const fieldsOf = (body: Fields, name: string): Fields => {
  const value = body[name];
  if (typeof value !== 'object' || value === null) throw new HttpError(400, `Falta ${name}`);
  return value as Fields;
};

export function listOf(body: Fields, name: string): unknown[] {
  const value = body[name];
  if (!Array.isArray(value)) throw new HttpError(400, `${name} no es una lista`);
  return value;
}

const CONTACTO = [
  'id',
  'nombreApellido',
  'nombre',
  'apellido',
  'direccion',
  'telefono',
  'emailPublico',
  'email',
];
/** The fields of a contact, under a name of their own or directly. */
export const contacto = (under = ''): string[] =>
  [...CONTACTO, 'mailConfirmacion', 'guardado', 'nicHandler'].map((name) => under + name);

/** The fields of a payment account under its name. */
export const cuentaPago = (under: string): string[] =>
  [
    'id',
    'nombre',
    'cuenta.id',
    'cuenta.cuenta',
    'cuenta.pais.id',
    'cuenta.pais.nombre',
    'cuenta.tipoDocumento.id',
  ]
    .concat([
      'cuenta.tipoDocumento.nombre',
      'cuenta.nroDocumento',
      'cuenta.formaPago.id',
      'cuenta.formaPago.nombre',
    ])
    .concat([
      'cuenta.idPais',
      'cuenta.idTipoDocumento',
      'fechaAsociacionFormateada',
      'usuarioAsociacion.usuario',
    ])
    .map((name) => under + name);
