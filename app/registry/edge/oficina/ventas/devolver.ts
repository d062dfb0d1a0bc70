import { secondsBefore, stamp } from '~/base/clock.server';
import { money } from '~/format';
import { mapErroresDe } from '../../../contract/formularios';
import { formularioDevolucion } from '../../../contract/oficina/formularios';
import { toULabels } from '../../../domain/labels';
import { cambio, type Op } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { devueltoDe, devueltoPor, insertDevolucion, lockCargo } from '../../cargos/devoluciones-store';
import { notFound } from '../../context';
import { CUENTA_VISIBLE, mask } from '../../cuentas/rules';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { requireSegundaPersona } from '../por-aprobar/pedir';
import { tellDevolucion } from './avisos';
import { listCobradas } from './store';
import { requireVenta } from './ver';

/** A charged line of a sale, its charge locked, with what was given back of it. */
async function lockLinea({ trx }: Op, venta: { id: number }, lineaId: number) {
  const linea = (await listCobradas(trx, venta.id)).find(({ id }) => id === lineaId);
  const cargo = linea && (await lockCargo(trx, linea.cargo_id));
  if (!linea || !cargo) throw notFound();
  return { linea, cargo, devuelto: await devueltoDe(trx, cargo.id) };
}

/** Why it is not done, beside the amount: somebody was here before, or it is more than is left. */
function impedimento(importe: number, devuelto: number, cobrado: number, visto: number): string | undefined {
  const queda = cobrado - devuelto;
  if (queda === 0) return 'Ya se devolvió todo lo que se cobró por esta línea: no queda nada.';
  if (visto !== devuelto)
    return `Mientras tanto otra persona devolvió ${money(devuelto - visto)} de esta línea. Quedan ${money(queda)}: mire si todavía corresponde, y confirme otra vez.`;
  return importe > queda
    ? `Es más de lo que queda por devolver de esta línea: escriba hasta ${money(queda)}.`
    : undefined;
}

const UN_DIA = 24 * 60 * 60;

export const devolver = cambio(oficina.ventas.devolver, async (op, input) => {
  const read = formularioDevolucion.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const { importe, motivo } = read.data;
  const venta = await requireVenta(op.trx, input.referencia);
  const { linea, cargo, devuelto } = await lockLinea(op, venta, fila(input.linea));
  const wrong = impedimento(importe, devuelto, cargo.importe, input.devuelto);
  if (wrong) throw Rechazo.deCampos({ importe: wrong });
  const sobre = `${venta.referencia}, ${toULabels(linea.nombre)}`;
  addDiferencia(op, 'Devuelto', money(devuelto + importe), money(devuelto));
  requireSegundaPersona(
    op,
    {
      acto: 'devolver',
      que: `devolver ${money(importe)}`,
      clase: 'venta',
      sobre,
      clave: `linea:${linea.id}`,
      motivo,
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
  const cuenta = mask(linea.numero, CUENTA_VISIBLE);
  await tellDevolucion(op, { id, importe, motivo, linea, cuenta, venta, pagadorId: cargo.usuario_id });
  await anotarActo(op, {
    acto: 'Devolvió lo que se cobró',
    clase: 'venta',
    sobre,
    motivo,
    antes: { cobrado: money(cargo.importe), devuelto: money(devuelto) },
    despues: { devuelto: money(devuelto + importe) },
  });
  return {
    mensaje: `Quedó acreditado un importe de ${money(importe)} en la cuenta de pago ${cuenta}: se descuenta de la factura del período siguiente. Se lo avisamos a quien pagó.`,
  };
});
