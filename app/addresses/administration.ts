import type { TipoContacto } from '../registry/domain/roles';
import { at, type Id, part, placeOn, queryOf } from './written';

/** How every address of the section begins, and some in it that go on with what they are about. */
export const ADMINISTRAR = '/administrar/';
export const CAMBIOS = '/administrar/cambios';
export const VOLVER_ATRAS = '/administrar/volver-atras';
export const resumen = () => '/administrar/resumen';

/** Filters of My domains, by the names that its address gives them. */
export type FiltroDominios = Partial<
  Record<'nombre' | 'fechaVencimientoDesde' | 'fechaVencimientoHasta', string> & {
    cuentaPago: Id;
    dominiosAlojados: boolean;
    estado: 'REGISTRADO' | 'VENCIDO' | 'ELIMINADO' | 'RETENIDO' | readonly ('REGISTRADO' | 'VENCIDO')[];
    sinFormaDePago: boolean;
    candado: 'CON' | 'SIN';
  }
>;
export const misDominios = (filtro: FiltroDominios = {}) => at('/administrar/mis-dominios', filtro);
/** The filtered list as a file; `search` is that of the list. */
export const exportarDominios = (search = '') => `/administrar/mis-dominios/exportar${search}`;
/** The list as it was, from the search of what lay over it or came of it. */
export function listaDeDominios(search: string): string {
  const { accion: _, rol: __, ...filtro } = queryOf(search);
  return at('/administrar/mis-dominios', filtro);
}
/** Which contact of the domains that were chosen is changed, asked over the list; `search` is the list's. */
export const contactoAModificar = (search = '') =>
  at('/administrar/mis-dominios/contacto-a-modificar', queryOf(search));
/** A change of the domains that were chosen in the list, over it. */
export const cambiarVarios = (accion: string, rol?: string, search = '') =>
  at('/administrar/mis-dominios/cambiar-varios', {
    ...queryOf(search),
    accion,
    rol,
  });
/** The renewals of the domains that were chosen in the list, over it: they go to the cart. */
export const renovarVarios = (search = '') => at('/administrar/mis-dominios/renovar-varios', queryOf(search));
/** What becomes of it; `lista` is the search of the list that it was asked from. */
export const cambioMasivo = (id: Id, { despuesDe, lista }: { despuesDe?: number; lista?: string } = {}) =>
  at(`${CAMBIOS}/${part(id)}`, { despuesDe, lista: lista === '' ? undefined : lista });
export const resultadoDeCambio = (id: Id) => `${CAMBIOS}/${part(id)}/resultado`;
export const verDominio = (dominio?: string) => at('/administrar/ver-dominio', { dominio });
/** Its findings, from a notice of one of them: it is told what became of that one. */
export const avisoDe = (dominio: string, aviso: string) =>
  placeOn(at('/administrar/ver-dominio', { dominio, aviso }), 'avisos');
/** What is done with a domain, over its detail; `volver` is where it leads once done or left. */
export type AccionDominio =
  | 'liberar'
  | 'eliminar'
  | 'recuperar'
  | 'renovar'
  | 'agregar-renovacion'
  | 'cambiar-forma-de-pago'
  | 'quitar-forma-de-pago'
  | 'congelar'
  | 'candado'
  | 'constancia'
  | 'renovacion-automatica';
export const accionDominio = (accion: AccionDominio, dominio: string, volver?: string) =>
  at(`/administrar/ver-dominio/${accion}`, { dominio, volver });
/** What happened to a domain, of one kind or all of it. */
export const historialDeDominio = (dominio: string, clase?: string) =>
  placeOn(at('/administrar/ver-dominio', { dominio, historial: clase }), 'historial');
/** A contact of a domain, by its role. */
export const editarContacto = (dominio: string, tipo: TipoContacto) =>
  at('/administrar/ver-dominio/editar-contacto', { dominio, tipo });
export const cambiarContacto = (dominio: string, tipo: TipoContacto) =>
  at('/administrar/ver-dominio/cambiar-contacto', { dominio, tipo });
export const retirarInvitacion = (dominio: string, invitacion: Id) =>
  at('/administrar/ver-dominio/retirar-invitacion', { dominio, invitacion });
/** Domains about whose service there is something to tell, of one kind or all; or those of which nothing more is to be told. */
export const dominiosConAvisos = (cuales: { tipo?: string | null; silenciados?: boolean } = {}) =>
  at('/administrar/dominios-con-avisos', cuales);
/** The domains that somebody gave to a new holder who did not take them yet, and what is done with one of them. */
export const entregas = () => '/administrar/entregas';
export const corregirEntrega = (entrega: Id) => at('/administrar/entregas/corregir', { entrega });
export const deshacerEntrega = (entrega: Id) => at('/administrar/entregas/deshacer', { entrega });
/** What can be taken back of a domain, by who is its holder or was; and what comes of taking it back from one change on. */
export const volverAtras = (dominio: string, antesDe?: number) => at(VOLVER_ATRAS, { dominio, antesDe });
/** Locks: who watches over the person's names, and which have one; that of a name; being asked to watch; what waits for who does. */
export const candado = () => '/administrar/candado';
/** Asked over it: whether somebody is to be a custodian no more. */
export const quitarCustodio = (custodio: Id) => at('/administrar/candado/quitar', { custodio });
export const candadoDe = (dominio: string) => accionDominio('candado', dominio);
/** Locking the names that were chosen in the list, whose search it has; and what became of each. */
export const candadoDeVarios = (search = '') => at('/administrar/candado/varios', queryOf(search));
export const candadosCerrados = () => '/administrar/candado/cerrados';
export const custodia = (codigo: string) => at('/administrar/custodia', { codigo });
export const porAprobar = () => '/administrar/por-aprobar';
/** The three steps of handing a domain over. */
export const transferirTitular = (dominio: string, paso?: 'datos' | 'confirmar') =>
  at('/transferir-titular', { dominio, paso });
/** What is done with a domain's records, servers and keys, over its detail. */
export type AccionDns =
  | 'alojar'
  | 'delegar'
  | 'nameserver'
  | 'eliminar-nameserver'
  | 'registro'
  | 'eliminar-registro'
  | 'plantilla'
  | 'importar'
  | 'exportar'
  | 'publicado'
  | 'versiones'
  | 'deshacer'
  | 'firmar'
  | 'claves';
export const dnsDe = (
  accion: AccionDns,
  dominio: string,
  cual: Partial<
    Record<'fila' | 'id' | 'tipo' | 'texto' | 'version' | 'solo' | 'antes', string | number>
  > = {},
) => at(`/administrar/ver-dominio/dns/${accion}`, { dominio, ...cual });
/** Where mails about registrar transfers lead (spec 2). */
export const tarVerDominio = (dominio?: string) => at('/administrar/tar-ver-dominio', { dominio });
/** Where the mail of an invitation leads; its code is used once. */
export const invitacion = (codigo: string) => at('/administrar/accederPaginaInvitacion', { codigo });
export const rechazarInvitacion = (codigo: string) =>
  at('/administrar/accederPaginaInvitacion/rechazar', { codigo });
