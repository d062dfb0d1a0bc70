import type { Tone } from '~/components/tag';
import type { CambioPorAprobar, Custodio } from '~/registry/contract/candado';

/** What is said of a lock wherever one is explained. */
export const QUE_ES =
  'Con candado, los cambios de un dominio no se hacen en el momento: esperan a que los aprueben las personas que usted eligió, sus custodios. Aunque alguien consiga su contraseña o su correo, no se lo puede llevar.';
/** What the grade of a lock is called, where it is asked, listed and shown. */
export const PARA_QUE = 'Para qué es';
export const SIEMPRE = 'Renovarlo y pagarlo nunca espera a nadie.';

interface Said {
  tono: Tone;
  word: string;
}

export const ESTADO_DE_CUSTODIO: Record<Custodio['estado'], Said> = {
  INVITADO: { tono: 'info', word: 'Todavía no respondió' },
  VENCIDO: { tono: 'aviso', word: 'No respondió a tiempo' },
  ACEPTO: { tono: 'ok', word: 'Aceptó' },
  RECHAZO: { tono: 'aviso', word: 'No aceptó' },
};

export const ESTADO_DE_CAMBIO: Record<CambioPorAprobar['estado'], Said> = {
  ESPERA: { tono: 'info', word: 'Espera respuesta' },
  HECHO: { tono: 'ok', word: 'Se aprobó y se hizo' },
  RECHAZADO: { tono: 'aviso', word: 'Se rechazó' },
  RETIRADO: { tono: 'neutro', word: 'Se retiró' },
  CADUCO: { tono: 'aviso', word: 'Nadie lo aprobó a tiempo' },
  NO_SE_PUDO: { tono: 'error', word: 'Se aprobó, pero no se pudo hacer' },
};
