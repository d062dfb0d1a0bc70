import { count } from '~/format';

/** Why something of a locked name waits; `que` stands after 'para'. */
export const pideAprobacion = (que: string): string =>
  `El dominio tiene candado: para ${que} hace falta la aprobación de sus custodios.`;
const YA_ESPERA =
  'El dominio ya tiene un cambio que espera la aprobación de sus custodios. Los cambios se aprueban de a uno: espere a que respondan';
/** Where the change that waits is seen, and taken back: as sentences name it. */
export const PAGINA_DEL_CANDADO = 'la página de su candado';
/** Why nothing else is asked of its custodians meanwhile. */
export const ESPERA_OTRO = `${YA_ESPERA}, o retírelo desde ${PAGINA_DEL_CANDADO}.`;
/** The same on that page, where the change that waits stands above. */
export const esperaElDeArriba = (puedeRetirar: boolean): string =>
  puedeRetirar ? `${YA_ESPERA}, o retire arriba el cambio que espera.` : `${YA_ESPERA}.`;
/** When they are asked about a contact that somebody was invited to be. */
export const AL_ACEPTAR = 'se les pregunta cuando la persona invitada acepte';
/** The same for who invites. */
export const TAMBIEN_CUSTODIOS =
  'El dominio tiene candado: cuando acepte, también tienen que aprobarlo sus custodios.';
/** Of several names at once. */
export const DE_A_UNO =
  'El dominio tiene candado: pida el cambio desde su detalle, y se hace cuando lo aprueben sus custodios.';

/** Who approves the changes that a lock guards, `quorum` of `de` custodians: what stands after 'los cambios que guarda'. */
export function losAprueban(quorum: number, de: number): string {
  if (de === 1) return 'los aprueba su custodio';
  const custodios = count(de, 'custodio', 'custodios');
  return quorum === de ? `los aprueban sus ${custodios}` : `los aprueban ${quorum} de sus ${custodios}`;
}
