import { date } from '~/format';
import { entreComillas } from '../../domain/in-sentences';
import { EFECTO_EN_PALABRAS, leerEfectos } from '../../domain/retenciones';
import { palabraDeEstado } from '../../domain/words/estados';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as it is read; words as they were written. */
const day = (value: string): string => (DAY.test(value) ? date(value) : value);

/** How a field is told that is written as a program knows it; any other is written in words, and told by its name. */
const TOLD: Readonly<Record<string, (value: string) => string>> = {
  causa: (value) => `por ${value}`,
  efectos: (value) =>
    `el dominio ${leerEfectos(value.replaceAll(',', ''))
      .map((efecto) => EFECTO_EN_PALABRAS[efecto])
      .join('; ')}`,
  estado: (value) => `estado: ${palabraDeEstado(value)}`,
  hasta: (value) => {
    if (value === 'sin fecha') return 'sin fecha de fin';
    return DAY.test(value) ? `termina el ${date(value)}` : value;
  },
  quedaLibre: (value) => `queda libre el ${day(value)}`,
  revisarEl: (value) => `se revisa el ${day(value)}`,
  sigueEn: (value) => `sigue en ${value}`,
  vence: (value) => `vence el ${day(value)}`,
};

/** A name that is kept, in a sentence; why it is so is not told again where it is why it was done. */
function reservadoEnPalabras({ clase, para, porque }: Record<string, unknown>, motivo: string): string {
  const whose = para === 'nadie' ? ', para nadie' : ` para ${String(para)}`;
  const kept = `${String(clase)}${clase === 'prohibido' ? '' : whose}`;
  return porque === '' || porque === motivo ? kept : `${kept}; motivo: ${entreComillas(String(porque))}`;
}

/**
 * One side of what an act changed, as a person reads it: it was written with its seal (`historia.ts`), and stays as it was written. `motivo`:
 * why it was done, which is told beside it.
 */
function fotoEnPalabras(foto: string | null, motivo: string): string {
  const said: Record<string, unknown> = JSON.parse(foto ?? '{}');
  if ('porque' in said) return reservadoEnPalabras(said, motivo);
  const fields = Object.entries(said);
  return fields
    .map(([field, value]) => TOLD[field]?.(String(value)) ?? `${field}: ${String(value)}`)
    .join('; ');
}

interface Cambio {
  antes: string | null;
  despues: string | null;
  motivo: string;
}

/** Of a charge, how much of it was given back so far: what was before follows from that, and from what was given back now. */
function devueltoEnPalabras({ antes, despues }: Cambio): string | undefined {
  const { cobrado }: Record<string, unknown> = JSON.parse(antes ?? '{}');
  const { devuelto }: Record<string, unknown> = JSON.parse(despues ?? '{}');
  return cobrado && devuelto
    ? `van devueltos ${String(devuelto)} de los ${String(cobrado)} cobrados`
    : undefined;
}

/** Both sides of what an act changed. */
export function cambioEnPalabras(cambio: Cambio): { antes: string; despues: string } {
  const devuelto = devueltoEnPalabras(cambio);
  if (devuelto) return { antes: '', despues: devuelto };
  const { antes, despues, motivo } = cambio;
  return { antes: fotoEnPalabras(antes, motivo), despues: fotoEnPalabras(despues, motivo) };
}
