import type { CambioPorAprobar, Custodio } from '~/registry/contract/candado';

/** What is said of a lock wherever one is explained. */
export const QUE_ES =
  'Con candado, los cambios de un dominio no se hacen en el momento: esperan a que los aprueben las personas que usted eligió, sus custodios. Aunque alguien consiga su contraseña o su correo, no se lo puede llevar.';
export const SIEMPRE = 'Renovarlo y pagarlo nunca espera a nadie.';

export const ESTADO_DE_CUSTODIO: Record<Custodio['estado'], string> = {
  INVITADO: 'Todavía no respondió',
  VENCIDO: 'No respondió a tiempo',
  ACEPTO: 'Aceptó',
  RECHAZO: 'No aceptó',
};

export const ESTADO_DE_CAMBIO: Record<CambioPorAprobar['estado'], string> = {
  ESPERA: 'Espera respuesta',
  HECHO: 'Se aprobó y se hizo',
  RECHAZADO: 'Se rechazó',
  RETIRADO: 'Se retiró',
  CADUCO: 'Nadie lo aprobó a tiempo',
  NO_SE_PUDO: 'Se aprobó, pero no se pudo hacer',
};
