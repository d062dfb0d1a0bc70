import { readNombre } from './name';

/** What an act of the desk was over: of which kind is the thing that its history names. */
export const CLASES_DE_SOBRE = [
  'dominio',
  'persona',
  'funcionario',
  'consulta',
  'busqueda',
  'trabajo',
  'correo',
  'zona',
  'pedido',
  'contenido',
  'venta',
  'sufijo',
  'reservado',
] as const;
export type ClaseDeSobre = (typeof CLASES_DE_SOBRE)[number];

const CUENTA = 'Cuenta ';

/** An account, as the history of the desk names it: what it says lasts, and a person may ask to be forgotten. */
export const cuentaEnHistoria = (usuarioId: number): string => `${CUENTA}${usuarioId}`;

/** Which account such words name; undefined of anything else. */
export function cuentaDeHistoria(sobre: string): number | undefined {
  const numero = sobre.startsWith(CUENTA) ? Number(sobre.slice(CUENTA.length)) : Number.NaN;
  return Number.isInteger(numero) ? numero : undefined;
}

/** The name that something was over, as it is stored: what was charged is written with the name that it was for. */
export function nombreDeSobre({ clase, sobre }: { clase: ClaseDeSobre; sobre: string }): string | undefined {
  if (clase === 'dominio') return readNombre(sobre);
  return clase === 'venta' ? readNombre(sobre.split(', ')[1] ?? '') : undefined;
}
