import { toULabels } from '../../../domain/labels';
import { cambio } from '../../cambio/cambio';
import { nombresDeRegistradores } from '../../transferencias/registradores-store';
import { oficina } from '../implement';
import { anotar } from '../titularidad/anotar';
import { contestar, lockPedida } from './contestar';

export const rechazar = cambio(oficina.transferencias.rechazar, async (op, input) => {
  const { dicho, dominio, pedida } = await lockPedida(op, input);
  const gana = (await nombresDeRegistradores(op.trx)).get(pedida.gana) ?? pedida.gana;
  await contestar(op, dominio, { respuesta: 'RECHAZAR', dicho });
  await anotar(op, dominio, {
    acto: 'Rechazó en nombre de su titular la transferencia de un dominio',
    dicho,
    antes: { transferencia: `pedida por ${gana}` },
    despues: { transferencia: 'rechazada' },
  });
  return { mensaje: `Se rechazó la transferencia: ${toULabels(dominio.nombre)} sigue con su titular.` };
});
