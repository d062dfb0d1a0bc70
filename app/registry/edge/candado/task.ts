import { llego } from '../../domain/candado';
import { toULabels } from '../../domain/labels';
import { listLapsed } from '../cambio/lapsed-store';
import { deTarea } from '../dominios/autoria';
import { cambiarDominio, lockDominio } from '../dominios/cambios';
import { findCandado, removeCandado } from '../dominios/por-aprobar-store';
import { job } from '../due/job';
import { oneByOne } from '../due/work';
import { tellTodos } from './avisos';
import { listPorAbrir } from './due-store';
import { finish, lockEsperando } from './responder';

/** Changes that nobody approved in time, and those of names that are gone. */
export const caducos = job<{ id: number }>({
  kind: 'por-aprobar',
  key: ({ id }) => String(id),
  find: listLapsed('cambios_por_aprobar'),
  way: oneByOne(async (trx, { id }, now) => {
    const esperando = await lockEsperando({ trx }, id);
    if (esperando?.cambio.estado !== 'ESPERA') return 0;
    await finish(deTarea(trx, now), esperando, 'CADUCO');
    return 1;
  }),
});

type PorAbrir = { nombre: string; abre_en: string };

/** Locks whose 24 hours passed. */
export const porAbrir = job<PorAbrir>({
  kind: 'candado',
  key: ({ nombre, abre_en }) => `${nombre}:${abre_en}`,
  find: listPorAbrir,
  way: oneByOne(async (trx, { nombre }, now) => {
    const dominio = await lockDominio(trx, nombre);
    const candado = dominio && (await findCandado(trx, dominio.id));
    if (!dominio || !candado?.abre_en || !llego(candado.abre_en, now)) return 0;
    const opened = await cambiarDominio(deTarea(trx, now), dominio, 'CANDADO_ABIERTO', {
      columnas: { candado: null },
    });
    await removeCandado(trx, dominio.id);
    await tellTodos({ trx, now }, undefined, candado.custodios, {
      clave: `candado:${candado.id}:abierto`,
      titulo: `${toULabels(nombre)} ya no tiene candado`,
      parrafos: ['Pasaron las 24 horas que hay que esperar antes de abrirlo. Usted ya no es su custodio.'],
      prioridad: 'MEDIA',
    });
    return opened.version > dominio.version ? 1 : 0;
  }),
});
