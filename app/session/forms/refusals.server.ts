import { data } from '@remix-run/node';

const refusal = (status: number, titulo: string, mensaje: string) => data({ titulo, mensaje }, { status });

/**
 * The form carries no token of this session: it was not sent from a page of ours, or from one that is too old. What was typed
 * is not kept, for nobody knows who sent it; its page (`volver`) is offered anew. A browser that runs scripts keeps what stood around
 * the form: who is not signed in any more, and that what was typed is back, is not to stand over this.
 */
export const foreignForm = (volver: string, isSignedIn: boolean) =>
  data(
    {
      titulo: 'No se envió: el formulario venció',
      mensaje:
        'No se guardó ni cambió nada, tampoco lo que escribió. Abra la página de nuevo y complete el formulario otra vez. Si vuelve a pasar, permita en su navegador las cookies de este sitio.',
      volver,
      intentar: 'Abrir la página de nuevo',
      marco: isSignedIn ? { aviso: null } : { aviso: null, person: null, carrito: null },
    },
    { status: 403 },
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
