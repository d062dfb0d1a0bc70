import { toALabels } from './labels';
import { etiquetaDe, MENSAJES, type Nombre, parseNombre } from './name';
import { cleanNombre, etiquetaMala, MAX_ETIQUETA } from './typed-name';

/** What a name that is kept from people is: for somebody that the registry says, or for nobody. */
export const CLASES_DE_RESERVADO = ['RESERVADO', 'PROHIBIDO'] as const;
export type ClaseDeReservado = (typeof CLASES_DE_RESERVADO)[number];

/** A name, or a label under every suffix, that is not for whoever asks first (decision 111). */
export interface Reservado {
  /** As it is stored: a whole name (`pepe.uy`), or a label (`presidencia`). */
  nombre: string;
  clase: ClaseDeReservado;
  /** Who may have it all the same; null for nobody. */
  para: number | null;
}

/** Under which texts a name is looked for: itself, which says more, and then its label. */
export const buscadosDe = (nombre: Nombre): [string, string] => [nombre.ascii, etiquetaDe(nombre)];

/** The one that says whether somebody may have a name: the whole name's before the label's; undefined where none does. */
export function reservadoDe<R extends Reservado>(
  nombre: Nombre,
  found: ReadonlyMap<string, R>,
): R | undefined {
  const [entero, etiqueta] = buscadosDe(nombre);
  return found.get(entero) ?? found.get(etiqueta);
}

/** Whether it keeps the name from somebody; nobody is null. */
export const seNiega = ({ clase, para }: Reservado, usuarioId: number | null): boolean =>
  clase === 'PROHIBIDO' || para === null || para !== usuarioId;

/** Why it cannot be registered, said to whoever tried. */
export const negativa = (nombre: string, clase: ClaseDeReservado): string =>
  clase === 'PROHIBIDO'
    ? `El dominio ${nombre} no se puede registrar: es uno de los que el registro no da a nadie.`
    : `El dominio ${nombre} está reservado.`;

type Leido = { ok: true; nombre: string } | { ok: false; mensaje: string };

/** What is wrong with a label that was typed alone: the sentences of a whole name speak of endings, which it need not have. */
function porQueNo(typed: string, isLabel: boolean): string | undefined {
  if (!isLabel || /\s/.test(typed)) return undefined;
  const mala = etiquetaMala(typed);
  if (mala) return mala;
  if (toALabels(typed).length > MAX_ETIQUETA) return `El nombre tiene más de ${MAX_ETIQUETA} caracteres.`;
  return typed.slice(2, 4) === '--'
    ? `El nombre «${typed}» no puede tener «--» en el tercer lugar.`
    : undefined;
}

/** What is to be kept, as somebody types it in any of its spellings: a whole name, or a label under every suffix. */
export function leerReservado(escrito: string, sufijos: readonly string[]): Leido {
  const typed = cleanNombre(escrito);
  const isLabel = typed !== '' && !typed.includes('.');
  const read = parseNombre(isLabel ? `${typed}.${sufijos[0] ?? 'uy'}` : typed, sufijos);
  if (!read.ok) return { ok: false, mensaje: porQueNo(typed, isLabel) ?? MENSAJES[read.motivo] };
  return { ok: true, nombre: isLabel ? etiquetaDe(read.nombre) : read.nombre.ascii };
}
