import { date } from '~/format';
import { toULabels } from '../../../domain/labels';
import { seLibera } from '../../../domain/lifecycle';
import { cambio } from '../../cambio/cambio';
import { persona } from '../../implement';
import { chosenDomainOnce } from './chosen-domain';
import { liberarNombre } from './liberar-nombre';

/** To the letter (spec 8). */
const EN_CURSO = 'El proceso de liberación ya está en curso.';

export const liberar = cambio(persona.administracion.liberar, async (op, input) => {
  const dominio = await chosenDomainOnce(op, input, {
    accion: 'liberar',
    suceso: 'LIBERACION',
    enCurso: EN_CURSO,
  });
  const after = await liberarNombre(op, dominio, { suceso: 'LIBERACION' });
  const nombre = toULabels(dominio.nombre);
  const fin = date(seLibera(after).toString());
  return {
    mensaje: `El dominio ${nombre} fue liberado. Puede recuperarlo antes del ${fin}.`,
  };
});
