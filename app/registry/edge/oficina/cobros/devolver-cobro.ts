import { secondsBefore, stamp } from '~/base/clock.server';
import { money } from '~/format';
import { numeroDeCobro } from '../../../domain/cobros';
import { ventaEnHistoria } from '../../../domain/sobre';
import type { Op } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { devueltoDe, devueltoPor, insertDevolucion, lockCargo } from '../../cargos/devoluciones-store';
import { notFound } from '../../context';
import { CUENTA_VISIBLE, mask } from '../../cuentas/rules';
import { anotarActo } from '../historia';
import { requireSegundaPersona } from '../por-aprobar/pedir';
import { tellDevolucion } from './avisos';
import { devolvio } from './devolvio';
import { claveDe, requireQueNoEspere } from './espera';
import type { Cobro } from './store';

interface Pedida {
  /** Centésimos. */
  importe: number;
  motivo: string;
  /** What had been given back where the form was made. */
  visto: number;
  /** What is charged for, as its page calls it. */
  de: 'esta línea' | 'este cobro';
}

/** Why it is not done, beside the amount: somebody was here before, or it is more than is left. */
function impedimento({ importe, visto, de }: Pedida, devuelto: number, cobrado: number): string | undefined {
  const queda = cobrado - devuelto;
  if (queda === 0) return `Ya se devolvió todo lo que se cobró por ${de}: no queda nada.`;
  if (visto !== devuelto)
    return `Mientras tanto otra persona devolvió ${money(devuelto - visto)} de ${de}. Quedan ${money(queda)}: mire si todavía corresponde, y confirme otra vez.`;
  return importe > queda
    ? `Es más de lo que queda por devolver de ${de}: escriba hasta ${money(queda)}.`
    : undefined;
}

/** The charge, locked, and what was given back of it; refused where something waits of it, or where what was asked cannot be. */
async function lockDevolvible(op: Op, cobro: Cobro, pedida: Pedida) {
  const cargo = await lockCargo(op.trx, cobro.id);
  if (!cargo) throw notFound();
  await requireQueNoEspere(op, cobro, pedida.de);
  const devuelto = await devueltoDe(op.trx, cargo.id);
  const wrong = impedimento(pedida, devuelto, cargo.importe);
  if (wrong) throw Rechazo.deCampos({ importe: wrong });
  return { cargo, devuelto };
}

const UN_DIA = 24 * 60 * 60;

/** Gives back a part of a charge, or all of it, to the account that it was for: a line of the ledger that answers it. Its row is locked meanwhile. */
export async function devolverCobro(op: Op, cobro: Cobro, pedida: Pedida): Promise<{ mensaje: string }> {
  const { importe, motivo } = pedida;
  const { cargo, devuelto } = await lockDevolvible(op, cobro, pedida);
  const sobre = ventaEnHistoria(cobro.referencia ?? numeroDeCobro(cobro.id), cobro.nombre);
  addDiferencia(op, 'Devuelto en total', money(devuelto + importe), money(devuelto));
  requireSegundaPersona(
    op,
    {
      acto: 'devolver',
      que: `devolver ${money(importe)}`,
      clase: 'venta',
      sobre,
      clave: claveDe(cobro),
      motivo,
      revisa: (asking) => lockDevolvible(asking, cobro, pedida),
    },
    { importeDelDia: importe + (await devueltoPor(op.trx, op.usuario.id, secondsBefore(op.now, UN_DIA))) },
  );
  const id = await insertDevolucion(op.trx, {
    cargo_id: cargo.id,
    usuario_id: cargo.usuario_id,
    cuenta_pago_id: cargo.cuenta_pago_id,
    importe,
    motivo,
    hizo_id: op.usuario.id,
    creado_en: stamp(op.now),
  });
  const cuenta = mask(cobro.numero, CUENTA_VISIBLE);
  await tellDevolucion(op, { id, importe, motivo, cobro, cuenta });
  await anotarActo(op, {
    acto: devolvio(importe, cobro.numero),
    clase: 'venta',
    sobre,
    motivo,
    antes: { cobrado: money(cargo.importe), devuelto: money(devuelto) },
    despues: { devuelto: money(devuelto + importe) },
  });
  return {
    mensaje: `Quedó acreditado un importe de ${money(importe)} en la cuenta de pago ${cuenta}: se descuenta de la factura del período siguiente. Se lo avisamos a quien pagó.`,
  };
}
