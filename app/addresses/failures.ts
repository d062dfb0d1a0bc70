import { at } from './written';

/** The kinds of failure that have a page. */
export type PaginaDeError =
  | 'Servidor'
  | 'Authorization'
  | 'Autorizacion'
  | 'NotFound'
  | 'Backend'
  | 'Conexion'
  | 'Desconocido';
/** `referencia` is the one under which the log has what failed. */
export const error = (pagina: PaginaDeError, volver?: string, referencia?: string) =>
  at(`/error${pagina}`, { volver, referencia });
