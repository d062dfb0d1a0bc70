import { screenForm } from '~/components/form/screen-form';

/** What is answered, begun with a template or not. */
export const RESPUESTA = screenForm('respuesta', { plantilla: 'text', mensaje: 'text', cerrar: 'text' });

/** What the desk's people tell each other. */
export const NOTA = screenForm('nota-interna', { nota: 'text' });

/** How a question is attended. */
export const ATENCION = screenForm('atencion', { aQuien: 'text', clase: 'text', prioridad: 'text' });

/** In which other one it goes on: one of those that are offered, or by its number. */
export const UNIR = screenForm('unir', { cual: 'text', numero: 'text' });

/** None of those that are offered: the one of the number. */
export const OTRA = 'otra';
