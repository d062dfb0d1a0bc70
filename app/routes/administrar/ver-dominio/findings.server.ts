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
    // Words are said here, so that the page ships none of them; `que` is for whoever hears the button alone.
    peligros: peligros.map((peligro) => {
      const { silenciado, ...found } = shown(peligro);
      return {
        ...found,
        que: enFrase(peligro.tipo),
        silencio: silenciado ? 'no' : 'si',
        silenciar: silenciado ? 'Avisarme otra vez' : 'No avisarme más',
      };
    }),
    /** Those that nobody said to know of. */
    porAtender: peligros.filter(({ silenciado }) => !silenciado).length,
    dudas:
      sinSaber.length > 0 && examinadoEn ? `Se examinó el ${date(examinadoEn)}. ${sinSaber.join(' ')}` : null,
  };
}
