import { CODIGOS_ADMINISTRACION, CODIGOS_CAMBIO, CODIGOS_DOMINIO } from '../contract/codigos';
import type { Said } from './edge';

const CODIGOS = [...CODIGOS_DOMINIO, ...CODIGOS_CAMBIO, ...CODIGOS_ADMINISTRACION];

/** A code the contract does not know is an error like any other (spec 8, 'Otherwise'). */
const codigoDe = ({ done, codigo }: Said) =>
  done ? ('OK' as const) : (CODIGOS.find((each) => each === codigo) ?? ('ERROR' as const));

/** The envelope of changes that the specification gives `codigo` and `mensaje`. */
export const respuestaCambio = (answer: Said) => ({
  codigo: codigoDe(answer),
  mensaje: answer.mensaje,
  mapErrores: answer.mapErrores,
});

/** The envelope of those that it gives `codigoRespuesta` and `mensajeRespuesta`. */
export const respuestaEdicion = (answer: Said) => ({
  respuestaOK: answer.done,
  codigoRespuesta: codigoDe(answer),
  mensajeRespuesta: answer.mensaje,
  mapErrores: answer.mapErrores,
});
