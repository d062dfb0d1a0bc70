import { ERROR_GENERAL } from '~/registry/domain/words/portal';

/** Drafts are kept of what was posted, and of nothing else. */
const KEPT =
  'Si estaba enviando un formulario, al volver lo encontrará como lo escribió, salvo los archivos y las contraseñas.';
const retry = `Inténtelo nuevamente en unos minutos. ${KEPT}`;

type ErrorPage = {
  status: number;
  titulo: string;
  mensaje: string;
  /** What the way back is called, where trying again is not what to do. */
  intentar?: string;
};

/** What each error address of the route table says (spec 2, 8), by its path in lower case. */
export const errorPages = new Map<string, ErrorPage>([
  [
    '/errorservidor',
    {
      status: 500,
      titulo: 'Ocurrió un error en el servidor',
      mensaje: `${ERROR_GENERAL} ${KEPT}`,
    },
  ],
  [
    '/errorauthorization',
    {
      status: 403,
      titulo: 'No tiene autorización para ver esta página',
      mensaje:
        'El registro no autorizó la consulta. Puede que su sesión haya terminado o que la cuenta no tenga permiso. Inicie sesión nuevamente o siga desde una de estas páginas.',
    },
  ],
  [
    '/errorautorizacion',
    {
      status: 403,
      titulo: 'No hay datos de la transferencia',
      mensaje:
        'Para ver el detalle de una transferencia hay que indicar el dominio y su código de autorización. Ábralo desde la lista de sus solicitudes.',
    },
  ],
  [
    '/errornotfound',
    {
      status: 404,
      titulo: 'No se encontró lo que buscaba',
      mensaje:
        'El registro no tiene esa información, o ya no está. Revise la dirección o siga desde una de estas páginas.',
    },
  ],
  [
    '/errorbackend',
    {
      status: 502,
      titulo: 'El registro no está disponible',
      mensaje: `El portal funciona, pero el registro no respondió como se esperaba. ${retry}`,
    },
  ],
  [
    '/errorconexion',
    {
      status: 503,
      titulo: 'Sin conexión con el servidor',
      mensaje: `No pudimos comunicarnos con el servidor del registro. ${retry}`,
    },
  ],
  [
    '/errordesconocido',
    {
      status: 504,
      titulo: 'No sabemos si se hizo',
      mensaje:
        'El registro recibió lo que pidió y no respondió a tiempo: puede haberlo hecho o no. No lo repita sin mirar antes: vuelva a la página y vea si el cambio ya figura. Lo que escribió, salvo los archivos y las contraseñas, sigue en el formulario.',
      intentar: 'Ver cómo quedó',
    },
  ],
]);
