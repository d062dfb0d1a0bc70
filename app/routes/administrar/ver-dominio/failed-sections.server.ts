import type { SeccionDeFicha } from '~/registry/contract/administracion/ficha';

const DESPUES = 'Por favor, intente de nuevo más tarde.';

/** What a panel says that could not be read, beside those that could; of the payments to the letter (spec 8). */
const SENTENCES: Record<SeccionDeFicha, string> = {
  pagos: `Error al obtener el historial de pagos. ${DESPUES}`,
  precio: `Error al obtener el precio de la renovación. ${DESPUES}`,
  dns: `Error al obtener los servidores del dominio. ${DESPUES}`,
  registros: `Error al obtener los registros del dominio. ${DESPUES}`,
  peligros: `Error al obtener los avisos del dominio. ${DESPUES}`,
  historia: `Error al obtener el historial del dominio. ${DESPUES}`,
  codigos: `Error al obtener los códigos de autorización. ${DESPUES}`,
  invitaciones: `Error al obtener las invitaciones enviadas. ${DESPUES}`,
};

/** Why each panel that could not be read is not there. */
export const whyFailed = (caidas: readonly SeccionDeFicha[] = []): Partial<Record<SeccionDeFicha, string>> =>
  Object.fromEntries(caidas.map((seccion) => [seccion, SENTENCES[seccion]]));
