import { date } from '~/format';
import { enFrase } from '~/registry/domain/peligros';
import { shown } from '../peligros/repair.server';
import type { Ficha } from './ficha.server';

/** What is wrong with how a name is served, and what could not be known of it; null where there is nothing to say. */
export function findingsOf({ peligros: found }: Ficha) {
  if (!found) return null;
  const { peligros, sinSaber, examinadoEn } = found;
  if (peligros.length + sinSaber.length === 0) return null;
  return {
    // Words for whoever hears the button alone: said here, so that the page ships none of them.
    peligros: peligros.map((peligro) => ({ ...shown(peligro), que: enFrase(peligro.tipo) })),
    dudas: sinSaber.length > 0 && examinadoEn ? `El ${date(examinadoEn)}: ${sinSaber.join(' ')}` : null,
  };
}
