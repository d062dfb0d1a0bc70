import * as address from '~/addresses';
import { dateTime } from '~/format';
import type { Aviso } from '../avisos/aviso';

const PAGINA = { texto: 'Ver mis datos para descargar', direccion: address.descargarDatos() };

/** Told when the file can be downloaded. It is for its person alone, and the link asks who they are. */
export const avisoDeLista = (codigo: string, vence: string): Aviso => ({
  clave: `descarga:${codigo}`,
  titulo: 'Sus datos están prontos para descargar',
  parrafos: [
    `Hicimos el archivo con todo lo que el registro tiene de usted. Lo puede descargar hasta el ${dateTime(vence)}; después lo borramos.`,
    'Se descarga ingresando con su usuario: no lo enviamos por correo. Si usted no lo pidió, cambie su contraseña y cierre las demás sesiones en «Mis datos».',
  ],
  enlace: PAGINA,
});

/** Told where it could not be made, however often it was tried. */
export const avisoDeFalla = (codigo: string): Aviso => ({
  clave: `descarga-no:${codigo}`,
  titulo: 'No pudimos preparar sus datos para descargar',
  parrafos: [
    'Lo intentamos varias veces y no pudimos hacer el archivo que pidió. Puede pedirlo otra vez; si se repite, escríbanos desde «Contáctenos».',
  ],
  enlace: PAGINA,
});
