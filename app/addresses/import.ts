import { at } from './written';

/** How every address of the import wizard begins. */
const IMPORTAR = '/transferir-dominio';
export const importar = () => IMPORTAR;
export const iniciarSesionParaImportar = () => `${IMPORTAR}/iniciar-sesion`;
/** `volver` is where the step leads once answered; `codigo`: one that is right is changed for another. */
export const importarDatos = (volver?: string, codigo?: 'otro') =>
  at(`${IMPORTAR}/datos`, { volver, codigo });
export const importarFormaDePago = (volver?: string) => at(`${IMPORTAR}/forma-de-pago`, { volver });
export const importarResumen = () => `${IMPORTAR}/resumen`;
/** The result of a request: an address that can be kept. Without one, where it is sent. */
export const importarConfirmacion = (dominio?: string, codAuth?: string) =>
  at('/transferir-dominio-confirmacion', { dominio, codAuth });
export const solicitudes = (search = '') => `${IMPORTAR}/lista-solicitudes${search}`;
export const accionSolicitud = (accion: 'cancelar' | 'eliminar', dominio: string, codAuth: string) =>
  at(`${IMPORTAR}/lista-solicitudes/${accion}`, { dominio, codAuth });
/** How the address of a request's detail begins. */
export const DETALLE_TRANSFERENCIA = '/detalle-transferencia';
export const detalleTransferencia = (dominio: string, codAuth: string) =>
  at(DETALLE_TRANSFERENCIA, { dominio, codAuth });
