import { capital, date, dateTimeInList, fileSize, money } from '~/format';
import { toULabels } from '../../domain/labels';
import type { Apartado, Campo, Ficha, Fila, Valor } from './apartado';

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A flag says yes with 1; of a row that was joined, that it is there. */
const valorDe = ({ como }: Campo, value: unknown): Valor => {
  if (como === 'siNo') return value !== 0 && value !== null && value !== undefined;
  return isPlain(value) ? value : null;
};

/** A record as it is stored, without what only found it. */
export const fichaDe = ({ campos }: Apartado, fila: Fila): Ficha =>
  Object.fromEntries(Object.entries(campos).map(([clave, campo]) => [clave, valorDe(campo, fila[clave])]));

/** A code without what only programs need: capitals throughout and lines between words. */
const deletreado = (codigo: string): string => capital(codigo.replaceAll(/[_-]+/g, ' ').toLowerCase());

/** A value as it is read; empty where there is nothing to say. */
export function enPalabras({ como, palabras }: Campo, valor: Valor): string {
  if (valor === null || valor === '') return '';
  switch (como) {
    case 'siNo':
      return valor ? 'Sí' : 'No';
    case 'instante':
      return dateTimeInList(String(valor));
    case 'dia':
      return date(String(valor));
    case 'dinero':
      return money(Number(valor));
    case 'bytes':
      return fileSize(Number(valor));
    case 'nombre':
      return toULabels(String(valor)) || String(valor);
    case 'codigo':
      return palabras?.[String(valor)] ?? deletreado(String(valor));
    case 'texto':
    case 'numero':
      return String(valor);
  }
}
