import { date } from '~/format';

/** What shows that the registry may do something with a name that is somebody's (decision 114). */
export const CLASES_DE_DOCUMENTO = [
  'ORDEN_JUDICIAL',
  'SUCESION',
  'EMPRESA',
  'NOTA_DEL_TITULAR',
  'ERROR_DEL_REGISTRO',
] as const;
export type ClaseDeDocumento = (typeof CLASES_DE_DOCUMENTO)[number];

export const CLASE_DE_DOCUMENTO_EN_PALABRAS: Record<ClaseDeDocumento, { words: string; hint: string }> = {
  ORDEN_JUDICIAL: {
    words: 'Orden judicial',
    hint: 'Se hace también si el dominio está retenido o congelado.',
  },
  SUCESION: { words: 'Sucesión', hint: 'Su titular falleció.' },
  EMPRESA: { words: 'Fusión o cierre de una empresa', hint: 'Su titular es otra empresa, o ya no está.' },
  NOTA_DEL_TITULAR: { words: 'Nota firmada del titular', hint: 'Su titular lo pidió por escrito.' },
  ERROR_DEL_REGISTRO: { words: 'Constancia de un error', hint: 'Algo se anotó o se hizo mal.' },
};

/** A document: its class, its number, and the day it is of. */
export interface Documento {
  clase: ClaseDeDocumento;
  numero: string;
  fecha: string;
}

/** The same in words, after 'por'. */
export const documentoEnPalabras = ({ clase, numero, fecha }: Documento): string =>
  `${CLASE_DE_DOCUMENTO_EN_PALABRAS[clase].words.toLowerCase()} ${numero}, del ${date(fecha)}`;
