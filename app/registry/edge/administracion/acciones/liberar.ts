import { dayOf } from '~/base/clock.server';
import { date } from '~/format';
import { toULabels } from '../../../domain/labels';
import { seLibera } from '../../../domain/lifecycle';
import { cambio } from '../../cambio/cambio';
import { requireNotInUse } from '../../dns/anfitriones';
import { cambiarDominio } from '../../dominios/cambios';
import { persona } from '../../implement';
import { chosenDomainOnce } from './chosen-domain';

/** To the letter (spec 8). */
const EN_CURSO = 'El proceso de liberación ya está en curso.';

export const liberar = cambio(persona.administracion.liberar, async (op, input) => {
  const dominio = await chosenDomainOnce(op, input, {
    accion: 'liberar',
    suceso: 'LIBERACION',
    enCurso: EN_CURSO,
  });
  await requireNotInUse(op, dominio);
  const after = await cambiarDominio(op, dominio, 'LIBERACION', {
    columnas: { estado: 'ELIMINADO', fecha_eliminacion: dayOf(op.now).toString() },
  });
  const nombre = toULabels(dominio.nombre);
  const fin = date(seLibera(after).toString());
  return {
    mensaje: `El dominio ${nombre} fue liberado. Puede recuperarlo antes del ${fin}.`,
  };
});
