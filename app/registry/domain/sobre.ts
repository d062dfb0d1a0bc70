import { CLASES_DE_CONTENIDO, type ClaseDeContenido } from './contenidos';
import { toULabels } from './labels';
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

const ENTRE = ', ';

/** What was charged, as the history names it: by its number, with the name that it was for. */
export const ventaEnHistoria = (numero: string, ascii: string): string =>
  `${numero}${ENTRE}${toULabels(ascii)}`;

/** The number of what was charged in such words, and its name where they say one. */
export function ventaDeHistoria(sobre: string): { numero: string; nombre: string | undefined } {
  const [numero = sobre, nombre] = sobre.split(ENTRE);
  return { numero, nombre };
}

const CONTENIDOS: Record<ClaseDeContenido, string> = {
  MENSAJE: 'Mensaje',
  DESTACADO: 'Destacado',
  PREGUNTA: 'Pregunta de la ayuda',
};
const CLASE_DE_CONTENIDO = new Map(CLASES_DE_CONTENIDO.map((clase) => [CONTENIDOS[clase], clase]));

/** Something that the registry tells everybody, as the history names it. */
export const contenidoEnHistoria = (clase: ClaseDeContenido, id: number): string =>
  `${CONTENIDOS[clase]} ${id}`;

/** Which content such words name; undefined of anything else. */
export function contenidoDeHistoria(sobre: string): { clase: ClaseDeContenido; id: number } | undefined {
  const [, palabra = '', numero = ''] = /^(.+) (\d+)$/.exec(sobre) ?? [];
  const clase = CLASE_DE_CONTENIDO.get(palabra);
  return clase && { clase, id: Number(numero) };
}

/** The name that something was over, as it is stored. */
export function nombreDeSobre({ clase, sobre }: { clase: ClaseDeSobre; sobre: string }): string | undefined {
  if (clase === 'dominio') return readNombre(sobre);
  return clase === 'venta' ? readNombre(ventaDeHistoria(sobre).nombre ?? '') : undefined;
}
