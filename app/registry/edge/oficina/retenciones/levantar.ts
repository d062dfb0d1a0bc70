import { toULabels } from '../../../domain/labels';
import { causaDe, leerEfectos } from '../../../domain/retenciones';
import { cambio } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { findAbierta } from '../../dominios/retenciones-escritas-store';
import { terminarRetencion } from '../../dominios/retener';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { requireSegundaPersona } from '../por-aprobar/pedir';
import { lockMirado } from './abierto';

const YA_TERMINO =
  'Esa retención ya terminó: otra persona la levantó o pasó su último día. Mire cómo quedó el dominio.';

export const levantar = cambio(oficina.retenciones.levantar, async (op, { nombreDominio, id, motivo }) => {
  const razon = motivoDe(motivo);
  const dominio = await lockMirado(op, nombreDominio);
  const escrita = await findAbierta(op.trx, dominio.id, fila(id));
  if (!escrita) throw new Rechazo('ESTADO', YA_TERMINO);
  const causa = causaDe(escrita);
  addDiferencia(op, 'Retención', 'levantada', causa);
  requireSegundaPersona(
    op,
    {
      acto: 'levantarRetencion',
      que: `levantar la retención por ${causa}`,
      clase: 'dominio',
      sobre: dominio.nombre,
      clave: `retencion:${escrita.id}`,
      motivo: razon,
    },
    {},
  );
  await terminarRetencion(op, dominio, escrita, {
    suceso: 'RETENCION_LEVANTADA',
    motivo: razon,
    levantoId: op.usuario.id,
  });
  await anotarActo(op, {
    acto: 'Levantó una retención',
    clase: 'dominio',
    sobre: dominio.nombre,
    motivo: razon,
    antes: {
      causa,
      efectos: leerEfectos(escrita.efectos).join(', '),
      hasta: escrita.hasta ?? 'sin fecha',
    },
  });
  return {
    mensaje: `Quedó levantada la retención de ${toULabels(dominio.nombre)} (${causa}). Se lo avisamos a sus contactos.`,
  };
});
