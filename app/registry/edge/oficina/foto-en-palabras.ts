import { date } from '~/format';
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

/** One side of what an act changed, as a person reads it: it was written with its seal (`historia.ts`), and stays as it was written. */
export function fotoEnPalabras(foto: string | null): string {
  const fields: [string, unknown][] = Object.entries(JSON.parse(foto ?? '{}'));
  return fields
    .map(([field, value]) => TOLD[field]?.(String(value)) ?? `${field}: ${String(value)}`)
    .join('; ');
}
