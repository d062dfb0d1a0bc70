import { dayOf } from '~/base/clock.server';
import { toULabels } from '../../../domain/labels';
import { estadoAl } from '../../../domain/lifecycle';
import { readNombre } from '../../../domain/name';
import { esAdministrable } from '../../administracion/rules';
import { cambio } from '../../cambio/cambio';
import { notFound } from '../../context';
import { cambiarDominio, lockDominio } from '../../dominios/cambios';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';

/** What the history of the desk calls it: a look is found by these words. */
export const MIRO = 'Miró un dominio';

/** The name's history says that it was the registry: who of it is in the history of the desk. */
export const mirar = cambio(oficina.dominios.mirar, async (op, { nombreDominio, motivo }) => {
  const { trx, now, origen } = op;
  const ascii = readNombre(nombreDominio);
  const dominio = ascii ? await lockDominio(trx, ascii) : undefined;
  if (!dominio) throw notFound();
  const razon = motivoDe(motivo);
  await cambiarDominio({ trx, now, origen, usuario: null }, dominio, 'MIRADA_DEL_REGISTRO', {
    otros: { antes: {}, despues: { motivo: razon } },
  });
  await anotarActo(op, { acto: MIRO, clase: 'dominio', sobre: dominio.nombre, motivo: razon });
  // the page of a name whose registration is not done has no history
  const donde = esAdministrable(estadoAl(dominio, dayOf(now)))
    ? `el historial de ${toULabels(dominio.nombre)}`
    : 'Lo que se hizo, en la oficina';
  return {
    mensaje: `El motivo quedó escrito en ${donde}.`,
  };
});
