import type { Kind } from '../../due/rules';

/** What each kind of due work is to do. */
const QUE: Record<Kind, string> = {
  acto: 'Vencer lo que nadie aprobó en la oficina',
  archivo: 'Borrar un archivo que ya no se usa',
  aviso: 'Avisar de un vencimiento',
  'cambio-masivo': 'Seguir un cambio de varios dominios',
  candado: 'Abrir un candado',
  carrito: 'Borrar un carrito abandonado',
  código: 'Vencer un código de transferencia',
  contraparte: 'Hacer responder al otro registrador de la demostración',
  correo: 'Enviar un correo',
  descarga: 'Preparar una descarga de datos',
  'descarga-vencida': 'Borrar una descarga vencida',
  peligro: 'Examinar un dominio',
  'por-aprobar': 'Vencer un cambio que nadie aprobó',
  publicación: 'Publicar un grupo de zonas',
  resumen: 'Enviar el correo del día de una persona',
  retención: 'Terminar una retención cuyo último día pasó',
  'segundo-paso': 'Quitar un segundo paso perdido',
  transferencia: 'Seguir una transferencia',
  vida: 'Renovar, vencer o eliminar un dominio',
  zona: 'Publicar la zona de un dominio',
};

const isKind = (clase: string): clase is Kind => Object.hasOwn(QUE, clase);

/** The same of what is written in a row; a kind of a later version by its own name. */
export const queHacia = (clase: string): string => (isKind(clase) ? QUE[clase] : clase);

/** A mail address in an error says whose mail it was: its host is what helps to find out why. */
export const sinDirecciones = (error: string): string => error.replace(/[^\s@<>"'(]+@([\w.-]+)/g, '…@$1');
