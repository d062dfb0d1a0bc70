import { count } from '~/format';

const dominios = (cuantos: number): string => count(cuantos, 'dominio', 'dominios');
const vencidos = (cuantos: number): string => count(cuantos, 'dominio vencido', 'dominios vencidos');

/** What would be good to do next, in words (spec 3, itemsSuggested); `cuantos` names it is true of. */
export const SUGERENCIAS = {
  VALIDAR_CORREO: () =>
    'Valide su correo para notificaciones en Mis datos: por él avisamos de los vencimientos.',
  AGREGAR_FORMA_DE_PAGO: () =>
    'Agregue una forma de pago en Mis datos y asóciela a sus dominios: así se renuevan automáticamente.',
  ASOCIAR_FORMA_DE_PAGO: (cuantos: number) =>
    cuantos === 1
      ? 'Asocie una forma de pago al dominio que no la tiene: sin ella no se renueva automáticamente.'
      : `Asocie una forma de pago a los ${dominios(cuantos)} que no la tienen: sin ella no se renuevan automáticamente.`,
  RENOVAR_VENCIDOS: (cuantos: number) =>
    cuantos === 1
      ? 'Renueve el dominio vencido antes de que se elimine.'
      : `Renueve los ${vencidos(cuantos)} antes de que se eliminen.`,
};

export type Sugerencia = keyof typeof SUGERENCIAS;

/** How many a sentence is of; one where it says no number. */
export const cuantosEn = (texto: string): number => Number(/\d+/.exec(texto)?.[0] ?? 1);

/** Which one a sentence is: the contract has suggestions as words alone (section 7). Undefined for what another registry suggests. */
export const sugerenciaEn = (texto: string): Sugerencia | undefined =>
  CLASES.find((cual) => SUGERENCIAS[cual](cuantosEn(texto)) === texto);

const CLASES = Object.keys(SUGERENCIAS).filter((cual): cual is Sugerencia => cual in SUGERENCIAS);
