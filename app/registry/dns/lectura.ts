/** Something typed or read from a file: its canonical form, or why it has none, as a sentence for a person. */
export type Lectura<T> = { ok: true; valor: T } | { ok: false; motivo: string };

export const leido = <T>(valor: T): Lectura<T> => ({ ok: true, valor });
export const rechazado = (motivo: string): { ok: false; motivo: string } => ({ ok: false, motivo });
