import { screenForm } from '~/components/form/screen-form';

/** A message to everybody. */
export const MENSAJE = screenForm('mensaje', {
  titulo: 'text',
  mensaje: 'text',
  prioridad: 'text',
  publico: 'text',
});

/** What the home page puts first. */
export const DESTACADO = screenForm('destacado', {
  titulo: 'text',
  texto: 'text',
  enlace: 'text',
  enlaceTexto: 'text',
  orden: 'text',
  publico: 'text',
});

/** A question of the help. */
export const PREGUNTA = screenForm('pregunta', {
  titulo: 'text',
  respuesta: 'text',
  tema: 'text',
  orden: 'text',
  visible: 'text',
});

/** From when it is shown, and until when. */
export const PUBLICACION = screenForm('publicacion', {
  desdeDia: 'text',
  desdeHora: 'text',
  hastaDia: 'text',
  hastaHora: 'text',
});
