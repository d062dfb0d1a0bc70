import * as address from '~/addresses';
import { dayOf } from '~/base/clock.server';
import { date, money, moneyWithVat } from '~/format';
import { numeroDeCobro } from '../../../domain/cobros';
import { toULabels } from '../../../domain/labels';
import { avisar } from '../../avisos/avisar';
import type { Op } from '../../cambio/cambio';
import type { Cobro } from './store';

interface Devuelto {
  id: number;
  /** Centésimos. */
  importe: number;
  motivo: string;
  cobro: Cobro;
  /** As it is shown to anybody. */
  cuenta: string;
}

const COBRADO: Record<Cobro['concepto'], string> = {
  REGISTRO: 'el registro',
  RENOVACION: 'la renovación',
  TRANSFERENCIA: 'la transferencia de titular',
  RENOVACION_AUTOMATICA: 'la renovación automática',
  IMPORTACION: 'la importación',
};

/** Tells whose account gets it back, and who bought it where that is somebody else: each where they can look at it. */
export async function tellDevolucion(op: Op, devuelto: Devuelto): Promise<void> {
  const { id, importe, motivo, cobro, cuenta } = devuelto;
  const { usuario_id: pagadorId, comprador_id: compradorId, referencia } = cobro;
  const nombre = toULabels(cobro.nombre);
  for (const usuarioId of new Set([pagadorId, compradorId ?? pagadorId])) {
    const isPagador = usuarioId === pagadorId;
    const aQuien = isPagador ? 'su cuenta de pago' : 'la cuenta que lo pagó';
    await avisar(op, usuarioId, {
      clave: `devolucion:${id}`,
      titulo: `${nombre}: ${isPagador ? 'le devolvimos' : 'se devolvieron'} ${money(importe)}`,
      parrafos: [
        `El registro devolvió ${importe === cobro.importe ? 'lo' : 'una parte de lo'} que se había cobrado por ${COBRADO[cobro.concepto]} de ${nombre}.`,
        `El importe queda acreditado en ${aQuien} y se descuenta de la factura del período siguiente. No tiene que hacer nada. ${referencia ? 'Lo que se compró' : 'El dominio'} queda como está.`,
      ],
      datos: [
        ['Importe devuelto', moneyWithVat(importe)],
        ['Se había cobrado', money(cobro.importe)],
        ['Dominio', nombre],
        ...(isPagador ? ([['Cuenta', cuenta]] as const) : []),
        referencia ? ['Referencia de la compra', referencia] : ['Número del cobro', numeroDeCobro(cobro.id)],
        ['Fecha', date(dayOf(op.now).toString())],
        ['Motivo', motivo],
      ],
      enlace:
        referencia && usuarioId === compradorId
          ? { texto: 'Ver la compra', direccion: address.compra(referencia) }
          : { texto: 'Ver mis compras y cargos', direccion: address.misCompras() },
      prioridad: 'MEDIA',
    });
  }
}
