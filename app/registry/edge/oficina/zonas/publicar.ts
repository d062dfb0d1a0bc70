import { toULabels } from '../../../domain/labels';
import { cambio, type Op } from '../../cambio/cambio';
import { notFound } from '../../context';
import { enqueue, TODA } from '../../dns/publicacion/cola-store';
import { isPublicada } from '../../dns/publicacion/diferencias-store';
import { tryRechazadosNow } from '../../dns/publicacion/rechazados-store';
import { CATALOGO } from '../../dns/publicacion/rules';
import { listTerminaciones } from '../../dominios/store';
import { tryNow } from '../../due/aside-store';
import { anotarActo } from '../historia';
import { oficina } from '../implement';

/** Asks for it: the whole of one name's, and of those of all names, which are large, what their server did not take. */
async function pedir({ trx, now }: Op, zona: string): Promise<void> {
  const grandes = [...(await listTerminaciones(trx)), CATALOGO];
  const rechazados = await tryRechazadosNow(trx, zona, now);
  await enqueue(trx, zona, grandes.includes(zona) ? rechazados : [TODA, ...rechazados], now);
  // what failed there waits longer and longer: not this time
  await tryNow(trx, 'zona', zona, now);
}

/** The rows are as they were: nothing of the name changes, and its history has nothing to tell. */
export const publicar = cambio(oficina.zonas.publicar, async (op, { zona }) => {
  if (!(await isPublicada(op.trx, zona))) throw notFound();
  await pedir(op, zona);
  const nombre = toULabels(zona);
  await anotarActo(op, { acto: 'Hizo publicar otra vez una zona', clase: 'zona', sobre: zona, motivo: '' });
  return {
    mensaje: `La zona ${nombre} se publica otra vez en unos segundos. Si sigue distinta, vuelve a aparecer aquí.`,
  };
});
