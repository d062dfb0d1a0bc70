import { EPP, isDone } from '../../domain/transfer/epp';
import type { Autoria } from '../dominios/autoria';
import type { Solicitud } from './store';

/** Something that a registrar does, in a transaction: for somebody, or by itself (`usuario` null). */
export interface Acto extends Autoria {
  registrador: string;
  /** What the people of the name read besides, where the registry answered for them: by which document, and why. */
  dicho?: readonly (readonly [campo: string, valor: string])[];
}

/**
 * What came of it, with the result code of RFC 5730. A refusal is an answer and not an error:
 * what it leaves behind, a wrong try for one, is kept.
 */
export interface Respuesta {
  epp: number;
  mensaje: string;
  solicitud?: Solicitud;
}

export const hecho = ({ epp }: Respuesta): boolean => isDone(epp);

export const SIN_PENDIENTE: Respuesta = {
  epp: EPP.SIN_PENDIENTE,
  mensaje:
    'No hay una solicitud de transferencia pendiente para este dominio: otra persona ya la resolvió o venció.',
};

export const NO_EXISTE: Respuesta = { epp: EPP.NO_EXISTE, mensaje: 'El dominio no está registrado.' };
