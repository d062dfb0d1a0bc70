import { at, part, placeOn } from './written';

/** How the addresses of the answers to another registrar begin. */
export const CONFIRMAR_TRANSFERENCIA = '/confirmarTransferencia/';
export const confirmarTransferencia = (dominio: string, accion?: 'aprobar' | 'rechazar') =>
  `${CONFIRMAR_TRANSFERENCIA}${part(dominio)}${accion ? `/${accion}` : ''}`;
/** The section of the detail, and its dialogs. */
export const transferenciaDe = (dominio: string, mas: { codigo?: 'ver'; historial?: 'ver' } = {}) =>
  placeOn(at('/administrar/ver-dominio', { dominio, ...mas }), 'transferencia');
export const accionTransferencia = (
  accion: 'solicitar-codigo' | 'aprobar-transferencia' | 'rechazar-transferencia',
  dominio: string,
) => at(`/administrar/ver-dominio/${accion}`, { dominio });
