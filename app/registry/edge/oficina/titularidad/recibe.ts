import { cuentaEnHistoria } from '../../../domain/sobre';
import { cambio } from '../../cambio/cambio';
import { sinDecirDeQuien } from '../correos/present';
import { countDeCuenta } from '../dominios/nombres-store';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { lockPedido } from './corregir';

/** Tells by more than what was typed who would get a name: a login that is another's reads the same. */
export const recibe = cambio(oficina.titularidad.recibe, async (op, input) => {
  const { dicho, nuevo } = await lockPedido(op, input);
  const { titularDe = 0, contactoDe = 0 } = (await countDeCuenta(op.trx, nuevo.usuarioId)) ?? {};
  await anotarActo(op, {
    acto: 'Miró a quién pasaría un dominio',
    clase: 'persona',
    sobre: cuentaEnHistoria(nuevo.usuarioId),
    motivo: dicho.motivo,
  });
  return {
    mensaje: '',
    recibe: {
      nombre: nuevo.llamado,
      correo: nuevo.correo && sinDecirDeQuien(nuevo.correo),
      titularDe,
      contactoDe,
    },
  };
});
