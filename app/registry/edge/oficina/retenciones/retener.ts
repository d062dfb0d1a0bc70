import type { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { mapErroresDe } from '../../../contract/formularios';
import { type formularioRetencion, formularioRetencionAl } from '../../../contract/oficina/formularios';
import { toULabels } from '../../../domain/labels';
import { causaDe, queNoSePuede, retencionesAl } from '../../../domain/retenciones';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { retenerNombre } from '../../dominios/retener';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { lockMirado } from './abierto';

type Pedida = z.output<typeof formularioRetencion>;

/** Two people with the same document in hand hold the name once. */
function yaEsta(dominio: Dominio, pedida: Pedida, hoy: Temporal.PlainDate): Record<string, string> {
  const same = retencionesAl(dominio, hoy).some(
    ({ clase, documento }) => clase === pedida.clase && documento === pedida.documento,
  );
  return same
    ? {
        documento:
          'El dominio ya está retenido por ese documento: si cambió lo que ordena, levante esa antes.',
      }
    : {};
}

export const retener = cambio(oficina.retenciones.retener, async (op, { nombreDominio, ...typed }) => {
  const hoy = dayOf(op.now);
  const read = formularioRetencionAl(hoy.toString()).safeParse(typed);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const dominio = await lockMirado(op, nombreDominio);
  const wrong = yaEsta(dominio, read.data, hoy);
  if (Object.keys(wrong).length > 0) throw Rechazo.deCampos(wrong);
  const { revisarEl, ...pedida } = read.data;
  const hasta = pedida.hasta || null;
  await retenerNombre(op, dominio, { ...pedida, hasta, revisarEl, pusoId: op.usuario.id });
  await anotarActo(op, {
    acto: 'Retuvo un dominio',
    clase: 'dominio',
    sobre: dominio.nombre,
    motivo: pedida.motivo,
    despues: {
      causa: causaDe(pedida),
      efectos: pedida.efectos.join(', '),
      hasta: hasta ?? 'sin fecha',
      revisarEl,
    },
  });
  return {
    mensaje: `${toULabels(dominio.nombre)} quedó retenido. ${queNoSePuede(pedida.efectos)} Se lo avisamos a sus contactos.`,
  };
});
