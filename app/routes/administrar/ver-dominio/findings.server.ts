import { date } from '~/format';
import { SE_PIDEN, TITULOS } from '~/registry/domain/peligros';
import { shown } from '../peligros/repair.server';
import type { Ficha } from './ficha.server';

/** What could not be known when it was examined last; what is told besides is what was known before. */
function doubtsOf(examinadoEn: string, sinSaber: readonly string[], isTold: boolean): string | null {
  if (sinSaber.length === 0) return null;
  const before = isTold ? ' Los avisos dicen lo último que se supo.' : '';
  return `Se examinó el ${date(examinadoEn)}. ${sinSaber.join(' ')}${before}`;
}

/** What is wrong with how a name is served, and what could not be known of it; null where there is nothing to say. */
export function findingsOf({ peligros: found, informacion: { motivos = {} } }: Ficha) {
  if (!found) return null;
  const { peligros, sinSaber, examinadoEn } = found;
  if (peligros.length + sinSaber.length === 0) return null;
  return {
    // Words are said here, so that the page ships none of them; `que` is for whoever hears the button alone.
    peligros: peligros.map((peligro) => {
      const { silenciado, remedioEn, ...found } = shown(peligro);
      // Why it cannot be done now is said with what to do, and with all that cannot.
      const isRefused = found.impedido || (remedioEn?.accion && motivos[remedioEn.accion]);
      const way = isRefused ? null : remedioEn;
      return {
        ...found,
        remedioEn: way,
        // Something has to be asked of somebody before, or cannot be done here and now.
        seLeeAntes: SE_PIDEN.has(found.tipo) || !way?.accion,
        que: `«${TITULOS[found.tipo]}»`,
        silencio: silenciado ? 'no' : 'si',
        silenciar: silenciado ? 'Avisarme otra vez' : 'No avisarme más',
      };
    }),
    dudas: examinadoEn && doubtsOf(examinadoEn, sinSaber, peligros.length > 0),
  };
}
