import * as address from '~/addresses';
import { date } from '~/format';
import type { PeligroVisto } from '~/registry/contract/peligros';
import { toULabels } from '~/registry/domain/labels';
import { PELIGROS, type Peligro, SE_PIDEN, TITULOS } from '~/registry/domain/peligros';
import { type Repair, shown } from '../peligros/repair.server';
import type { Info } from './domain.server';
import type { Ficha } from './ficha.server';
import { nameOf } from './name-of';

/** What could not be known when it was examined last; what is told besides is what was known before. */
function doubtsOf(examinadoEn: string, sinSaber: readonly string[], isTold: boolean): string | null {
  if (sinSaber.length === 0) return null;
  const before = isTold ? ' Los avisos dicen lo último que se supo.' : '';
  return `Se examinó el ${date(examinadoEn)}. ${sinSaber.join(' ')}${before}`;
}

/** Of the finding whose notice led here: that it was not seen any more, where it is so. */
function goneOf(asked: string | null, peligros: readonly { tipo: Peligro }[], examinadoEn: string | null) {
  const tipo = PELIGROS.find((each) => each === asked);
  if (!tipo || peligros.some((each) => each.tipo === tipo)) return null;
  const seen = examinadoEn ? `: al examinar el dominio el ${date(examinadoEn)} no lo vimos más` : '';
  return `El aviso «${TITULOS[tipo]}» ya no está${seen}.`;
}

/** Of a server that nobody finds, the row where its name is written; null of what is not about one. */
function rowOf(info: Info, { perdido }: Pick<PeligroVisto, 'perdido'>): Repair | null {
  const place = info.nameservers.findIndex(({ nombre }) => toULabels(nombre) === perdido);
  if (place < 0) return null;
  const href = address.dnsDe('nameserver', nameOf(info), { fila: place + 1 });
  return { href, texto: 'Corregir el nombre', accion: 'delegar' };
}

/**
 * What is wrong with how a name is served, and what could not be known of it; null where there is nothing to say. `asked` is the
 * kind of finding whose notice led here.
 */
export function findingsOf({ peligros: found, informacion: info }: Ficha, asked: string | null) {
  if (!found) return null;
  const { motivos = {} } = info;
  const { peligros, sinSaber, examinadoEn } = found;
  const yaNo = goneOf(asked, peligros, examinadoEn);
  if (peligros.length + sinSaber.length === 0 && !yaNo) return null;
  return {
    // Words are said here, so that the page ships none of them; `que` is for whoever hears the button alone.
    peligros: peligros.map((peligro) => {
      const { silenciado, remedioEn, ...found } = shown(peligro);
      // Why it cannot be done now is said with what to do, and with all that cannot.
      const isRefused = found.impedido || (remedioEn?.accion && motivos[remedioEn.accion]);
      const way = isRefused ? null : remedioEn?.accion ? (rowOf(info, found) ?? remedioEn) : remedioEn;
      return {
        ...found,
        remedioEn: way,
        // Something has to be asked of somebody before, or cannot be done here and now.
        seLeeAntes: (SE_PIDEN.has(found.tipo) && !found.perdido) || !way?.accion,
        que: `«${TITULOS[found.tipo]}»`,
        silencio: silenciado ? 'no' : 'si',
        silenciar: silenciado ? 'Avisarme otra vez' : 'No avisarme más',
      };
    }),
    ademas: [yaNo, examinadoEn && doubtsOf(examinadoEn, sinSaber, peligros.length > 0)]
      .filter(Boolean)
      .join(' '),
  };
}
