import * as address from '~/addresses';
import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { date, moneyWithVat } from '~/format';
import { DUENIOS } from '../../domain/acciones';
import { ASOCIE, noSePuede } from '../../domain/expiry-notices';
import { toULabels } from '../../domain/labels';
import { avisar } from '../avisos/avisar';
import type { Aviso } from '../avisos/aviso';
import { insertCargo } from '../cargos/store';
import type { Autoria } from './autoria';
import { cambiarDominio } from './cambios';
import { enlaceA, enlaceAlActo } from './enlaces-de-avisos';
import { type Pagadora, pagadoraDe } from './pagadora';
import { preciosDe } from './precio';
import { renovarNombre } from './renovar';
import { avisarRoles } from './roles-avisados';

/** Who pays and how much; or why nobody does, and whether somebody could. */
type Cobro = { cuenta: Pagadora; precio: number } | { motivo: string; seVende: boolean };

async function cobroDe({ trx, now }: Autoria, dominio: Dominio): Promise<Cobro> {
  const cuenta = await pagadoraDe(trx, dominio);
  const precio = (await preciosDe(trx, dominio, now))?.alVencer;
  if (typeof cuenta === 'string') return { motivo: cuenta, seVende: precio !== undefined };
  return precio === undefined
    ? { motivo: `.${dominio.tld} no tiene precio en este momento`, seVende: false }
    : { cuenta, precio };
}

/** Nothing is charged: the name is left without the account, goes on to expire, and its people are told what to do. */
async function sinCobro(
  op: Autoria,
  dominio: Dominio,
  { motivo, seVende }: Extract<Cobro, { motivo: string }>,
): Promise<void> {
  const nombre = toULabels(dominio.nombre);
  await cambiarDominio(op, dominio, 'CUENTA_PAGO', {
    columnas: { cuenta_pago_id: null, cuenta_asociada_en: null },
    otros: { antes: {}, despues: { motivo: `No se pudo cobrar la renovación: ${motivo}.` } },
  });
  await avisarRoles(op, dominio, DUENIOS, {
    clave: `sin-cobro:${dominio.id}:${dominio.fecha_vencimiento}`,
    titulo: `${nombre}: no pudimos renovarlo`,
    parrafos: [
      `No cobramos la renovación porque ${motivo}. El dominio vence el ${date(dominio.fecha_vencimiento)}.`,
      seVende ? `${ASOCIE} Si ya venció, renuévelo.` : noSePuede('renovar'),
    ],
    enlace: seVende ? enlaceAlActo('cambiar-forma-de-pago', nombre) : enlaceA(nombre),
    prioridad: 'ALTA',
    puedeEsperar: true,
  });
}

/**
 * Renews a name by itself for a year and charges its account; the key of the charge is the expiry date that it renews. Who
 * pays and whose the name is are told; where the payment is refused, so are they.
 */
export async function renovarSola(op: Autoria, dominio: Dominio): Promise<void> {
  const cobro = await cobroDe(op, dominio);
  if ('motivo' in cobro) return sinCobro(op, dominio, cobro);
  const { cuenta, precio } = cobro;
  const clave = `renovacion:${dominio.id}:${dominio.fecha_vencimiento}`;
  await insertCargo(op.trx, {
    clave,
    venta_item_id: null,
    usuario_id: cuenta.usuario_id,
    nombre: dominio.nombre,
    concepto: 'RENOVACION_AUTOMATICA',
    importe: precio,
    cuenta_pago_id: cuenta.id,
    creado_en: stamp(op.now),
  });
  const { fecha_vencimiento } = await renovarNombre(op, dominio, { suceso: 'RENOVACION_AUTOMATICA' });
  const nombre = toULabels(dominio.nombre);
  const aviso: Aviso = {
    clave,
    titulo: `${nombre}: lo renovamos hasta el ${date(fecha_vencimiento)}`,
    parrafos: [
      'El dominio se renovó automáticamente. El importe figurará en la factura del período siguiente.',
    ],
    datos: [
      ['Dominio', nombre],
      ['Importe', moneyWithVat(precio)],
      ['Cuenta', cuenta.nombre],
    ],
    enlace: enlaceA(nombre),
    prioridad: 'MEDIA',
    puedeEsperar: true,
  };
  const cargos = { texto: 'Ver mis compras y cargos', direccion: address.misCompras() };
  // Who pays is told first: where somebody has both parts the charge is what they look for.
  await avisar(op, cuenta.usuario_id, { ...aviso, enlace: cargos });
  await avisarRoles(op, dominio, DUENIOS, aviso);
}
