import { toULabels } from '../../../domain/labels';
import { cambio } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { nombresDeRegistradores } from '../../transferencias/registradores-store';
import { oficina } from '../implement';
import { anotar, requireOtra } from '../titularidad/anotar';
import { porQueNoSeAprueba } from '../titularidad/impedimentos';
import { titularEnOficina } from '../titularidad/ver';
import { contestar, lockPedida } from './contestar';

export const aprobar = cambio(oficina.transferencias.aprobar, async (op, input) => {
  const { dicho, dominio, pedida } = await lockPedida(op, input);
  const impide = await porQueNoSeAprueba({ connection: op.trx, now: op.now }, dominio);
  if (impide) throw new Rechazo('ESTADO', impide);
  const gana = (await nombresDeRegistradores(op.trx)).get(pedida.gana) ?? pedida.gana;
  const titular = await titularEnOficina(op.trx, dominio);
  addDiferencia(op, 'Lo administra', gana, 'este registro');
  requireOtra(op, dominio, {
    acto: 'aprobarTransferencia',
    que: `aprobar la transferencia a ${gana} por ${titular}`,
    dicho,
  });
  await contestar(op, dominio, { respuesta: 'APROBAR', dicho });
  await anotar(op, dominio, {
    acto: 'Aprobó en nombre de su titular la transferencia de un dominio',
    dicho,
    antes: { transferencia: `pedida por ${gana}`, titular },
    despues: { transferencia: 'aprobada' },
  });
  return { mensaje: `Se aprobó la transferencia: ${toULabels(dominio.nombre)} pasó a ${gana}.` };
});
