import * as address from '~/addresses';
import { ERROR_GENERAL } from '~/registry/domain/words/portal';

/** Drafts are kept of what was posted, and of nothing else. */
const KEPT =
  'Si estaba enviando un formulario, al volver lo encontrará como lo escribió, salvo los archivos y las contraseñas.';
const retry = `Inténtelo nuevamente en unos minutos. ${KEPT}`;

type Way = { href: string; texto: string };

export type ErrorPage = {
  status: number;
  /** Its address among the reasons of the help (`/ayuda/rechazos/{codigo}`). */
  codigo: string;
  titulo: string;
  mensaje: string;
  /** Its words as the help quotes them, where they end in several ways. */
  frase?: string;
  /** What is said instead to who is signed in. */
  conSesion?: string;
  causa: string;
  remedio: string;
  /** What the way back is called, where trying again is not what to do. */
  intentar?: string;
  /** Whether trying again later is what to do. */
  pasajero?: boolean;
  /** The way on that its words name, for who was led here from no page. */
  camino?: Way;
  /** What is said where no page is known that its words could send back to, and where one goes on then. */
  sinVuelta?: Record<'conSesion' | 'visitante', { mensaje: string; camino?: Way }>;
};

const PUEDE_ESTAR_HECHO =
  'El Registro .uy recibió lo que pidió y no respondió a tiempo: puede haberlo hecho o no. No lo repita sin mirar antes:';

/** What each error address of the route table says (spec 2, 8), by its path in lower case. */
export const errorPages = new Map<string, ErrorPage>([
  [
    '/errorservidor',
    {
      status: 500,
      pasajero: true,
      codigo: 'ERROR_DEL_SERVIDOR',
      titulo: 'Ocurrió un error en el servidor',
      mensaje: `${ERROR_GENERAL} ${KEPT}`,
      causa: 'El portal tuvo una falla propia: lo que usted hizo no tiene nada de malo.',
      remedio:
        'Vuelva a intentarlo en unos minutos. Si sigue, envíenos la referencia que muestra la página: con ella se encuentra la falla.',
    },
  ],
  [
    '/errorauthorization',
    {
      status: 403,
      codigo: 'SIN_AUTORIZACION',
      titulo: 'No tiene autorización para ver esta página',
      mensaje:
        'El Registro .uy no autorizó la consulta. Puede que su sesión haya terminado o que la cuenta no tenga permiso. Inicie sesión nuevamente o siga desde una de estas páginas.',
      conSesion:
        'Su cuenta no tiene permiso para eso. Si el permiso es de otra cuenta suya, cierre la sesión e ingrese con esa.',
      camino: { href: address.ingresar(), texto: 'Iniciar sesión nuevamente' },
      causa:
        'El Registro .uy pidió saber quién es usted y no lo aceptó: la sesión terminó, o la cuenta no tiene permiso.',
      remedio: 'Inicie sesión nuevamente. Si ya lo hizo, mire con qué cuenta: el permiso puede ser de otra.',
    },
  ],
  [
    '/errorautorizacion',
    {
      status: 403,
      codigo: 'SIN_DATOS_DE_LA_TRANSFERENCIA',
      titulo: 'No hay datos de la transferencia',
      mensaje:
        'Para ver el detalle de una transferencia hay que indicar el dominio y su código de autorización. Ábralo desde la lista de sus solicitudes.',
      camino: { href: address.solicitudes(), texto: 'Ver mis solicitudes' },
      causa: 'La dirección no dice de qué transferencia se trata.',
      remedio: 'Ábrala desde la lista de sus solicitudes.',
    },
  ],
  [
    '/errornotfound',
    {
      status: 404,
      codigo: 'NO_ENCONTRADO',
      titulo: 'No se encontró lo que buscaba',
      mensaje:
        'El Registro .uy no tiene esa información, o ya no está. Revise la dirección o siga desde una de estas páginas.',
      causa:
        'Lo que se buscaba no está en el Registro .uy, o es de otra persona: en los dos casos se responde lo mismo.',
      remedio: 'Revise la dirección y con qué cuenta inició sesión.',
    },
  ],
  [
    '/errorbackend',
    {
      status: 502,
      pasajero: true,
      codigo: 'REGISTRO_NO_DISPONIBLE',
      titulo: 'El Registro .uy no está disponible',
      mensaje: `El portal funciona, pero el Registro .uy no respondió como se esperaba. ${retry}`,
      causa: 'El portal le preguntó al Registro .uy, y lo que volvió no se pudo leer.',
      remedio: 'Espere unos minutos. Antes de repetir un cambio, mire si quedó hecho.',
    },
  ],
  [
    '/errorconexion',
    {
      status: 503,
      pasajero: true,
      codigo: 'SIN_CONEXION',
      titulo: 'Sin conexión con el servidor',
      mensaje: `No pudimos comunicarnos con el servidor del Registro .uy. ${retry}`,
      causa:
        'El portal no pudo comunicarse con el Registro .uy: está apagado, o se cortó el camino entre los dos.',
      remedio: 'Espere unos minutos y vuelva a intentarlo: no se cambió nada.',
    },
  ],
  [
    '/errordesconocido',
    {
      status: 504,
      codigo: 'NO_SE_SABE',
      titulo: 'No sabemos si se hizo',
      mensaje: `${PUEDE_ESTAR_HECHO} vuelva a la página y vea si el cambio ya figura. Lo que escribió, salvo los archivos y las contraseñas, sigue en el formulario.`,
      frase: `${PUEDE_ESTAR_HECHO} …`,
      intentar: 'Ver cómo quedó',
      sinVuelta: {
        conSesion: {
          mensaje: `${PUEDE_ESTAR_HECHO} abra el dominio, o la página desde la que lo pidió, y vea si el cambio ya figura.`,
        },
        visitante: {
          mensaje: `${PUEDE_ESTAR_HECHO} si lo pidió con su cuenta, inicie sesión y vea si el cambio ya figura.`,
          camino: {
            href: address.ingresar(address.misDominios()),
            texto: 'Iniciar sesión y ver mis dominios',
          },
        },
      },
      causa:
        'El Registro .uy recibió el pedido y no respondió a tiempo. Puede haberlo hecho o no, y el portal no dice lo que no sabe.',
      remedio:
        'Mire cómo quedó antes de repetirlo. Si no figura, envíe el mismo formulario otra vez: lo que ya se hizo no se hace dos veces.',
    },
  ],
]);
