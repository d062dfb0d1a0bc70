import { data } from '@remix-run/node';

const refusal = (status: number, titulo: string, mensaje: string) => data({ titulo, mensaje }, { status });

/** The form carries no token of this session: it was not sent from a page of ours, or from one that is too old. */
export const foreignForm = () =>
  refusal(
    403,
    'No pudimos comprobar de dónde viene el formulario',
    'Vuelva a la página, cárguela de nuevo y envíe el formulario otra vez. Su navegador debe aceptar las cookies de este sitio.',
  );

export const tooLarge = () =>
  refusal(
    413,
    'Lo que envió es demasiado grande',
    'El formulario o sus archivos superan el tamaño permitido. Vuelva a la página anterior y envíe menos datos o archivos más chicos.',
  );

export const brokenForm = () =>
  refusal(
    400,
    'No pudimos leer el formulario',
    'Los datos llegaron incompletos o dañados. Vuelva a la página anterior e inténtelo de nuevo.',
  );

/** The page offers no such thing to do. */
export const unknownIntent = () =>
  refusal(
    400,
    'No sabemos qué quiere hacer',
    'El formulario pide algo que esta página no ofrece. Vuelva a la página anterior e inténtelo de nuevo.',
  );
