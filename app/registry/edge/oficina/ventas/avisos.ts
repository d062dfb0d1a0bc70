import * as address from '~/addresses';
import { dayOf } from '~/base/clock.server';
import { date, money, moneyWithVat } from '~/format';
import { toULabels } from '../../../domain/labels';
import type { TipoItem } from '../../../domain/sale';
import { avisar } from '../../avisos/avisar';
import type { Op } from '../../cambio/cambio';

interface Devuelto {
  id: number;
  /** Centésimos. */
  importe: number;
  motivo: string;
  linea: { tipo: TipoItem; nombre: string; importe: number };
  /** As it is shown to anybody. */
  cuenta: string;
  venta: { usuario_id: number | null; referencia: string };
  pagadorId: number;
}

const COBRADO: Record<TipoItem, string> = {
  REGISTRO: 'el registro',
  RENOVACION: 'la renovación',
  TRANSFERENCIA: 'la transferencia de titular',
};

/** Tells whose account gets it back, and who bought it where that is somebody else: each where they can look at it. */
export async function tellDevolucion(op: Op, devuelto: Devuelto): Promise<void> {
  const { id, importe, motivo, linea, cuenta, venta, pagadorId } = devuelto;
  const nombre = toULabels(linea.nombre);
  for (const usuarioId of new Set([pagadorId, venta.usuario_id ?? pagadorId])) {
    const isPagador = usuarioId === pagadorId;
    const aQuien = isPagador ? 'su cuenta de pago' : 'la cuenta que lo pagó';
    await avisar(op, usuarioId, {
      clave: `devolucion:${id}`,
      titulo: `${isPagador ? 'Le devolvimos' : 'Se devolvieron'} ${money(importe)} de ${nombre}`,
      parrafos: [
        `El registro devolvió ${importe === linea.importe ? 'lo' : 'una parte de lo'} que se había cobrado por ${COBRADO[linea.tipo]} de ${nombre}.`,
        `El importe queda acreditado en ${aQuien} y se descuenta de la factura del período siguiente. No tiene que hacer nada. Lo que se compró queda como está.`,
      ],
      datos: [
        ['Importe devuelto', moneyWithVat(importe)],
        ['Se había cobrado', money(linea.importe)],
        ['Dominio', nombre],
        ...(isPagador ? ([['Cuenta', cuenta]] as const) : []),
        ['Referencia de la compra', venta.referencia],
        ['Fecha', date(dayOf(op.now).toString())],
        ['Motivo', motivo],
      ],
      enlace:
        usuarioId === venta.usuario_id
          ? { texto: 'Ver la compra', direccion: address.compra(venta.referencia) }
          : { texto: 'Ver mis compras y cargos', direccion: address.misCompras() },
      prioridad: 'MEDIA',
    });
  }
}
