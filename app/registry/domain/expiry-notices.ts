import { Temporal } from 'temporal-polyfill';
import { count, date, money } from '~/format';
import { anuncioDe, type Vigencia } from './precios';
import { type Retencion, relatoDe } from './retenciones';
import { NO_SE_VENDE } from './unsold-suffix';

/** Days before an expiry date on which its people are told; negative ones are after it. */
export const ETAPAS = [60, 30, 7, 1, -1, -5] as const;
export type Etapa = (typeof ETAPAS)[number];

/**
 * The expiry dates that are at a stage on a day, both included: from its own day until the one before the next stage, so
 * that a notice the task missed is given late and not lost. The last one is given for as long as the name can be renewed.
 */
export function fechasDe(etapa: Etapa, hoy: Temporal.PlainDate): { desde: string; hasta: string } {
  const next = ETAPAS[ETAPAS.indexOf(etapa) + 1] ?? -31;
  return {
    desde: hoy.add({ days: next + 1 }).toString(),
    hasta: hoy.add({ days: etapa }).toString(),
  };
}

/**
 * Whether who asked for fewer notices does without one: the first two, which come with months to go, and the last one
 * before a renewal that happens by itself, told a week before. Where something has to be done, the week before, the day
 * before and both after always come: they keep the name from being lost.
 */
export const esPrescindible = (etapa: Etapa, seRenuevaSola: boolean): boolean =>
  etapa >= 30 || (etapa === 1 && seRenuevaSola);

/** What its people are told about a name that expires, in the words of a holder. */
export interface Vencimiento {
  /** As it is shown. */
  nombre: string;
  fecha: string;
  /** What renews it by itself: the account's name and the price of a year; null where nothing does. */
  pago: { cuenta: string; precio: number } | null;
  /** Whether it has an account, also one that is not charged by itself. */
  tieneCuenta: boolean;
  /** Whether its ending is sold: else there is no price, and renewing is refused. */
  seVende: boolean;
  /** The price that follows today's, where one is planned. */
  proximo?: Vigencia;
  /** What the registry holds of its renewal or of its deletion, where it does. */
  retencion?: Retencion;
  /** The last day on which it can still be renewed once expired. */
  renovable: string;
}

const diasHasta = (fecha: string, hoy: Temporal.PlainDate): number =>
  hoy.until(Temporal.PlainDate.from(fecha)).days;

/** What renews itself does not expire: who reads that it does, worries for nothing. */
function cuando({ fecha, pago }: Vencimiento, hoy: Temporal.PlainDate): string {
  const dias = diasHasta(fecha, hoy);
  if (dias < 0) return `venció el ${date(fecha)}`;
  const que = pago ? 'se renueva' : 'vence';
  if (dias === 0) return `${que} hoy, ${date(fecha)}`;
  return `${que} el ${date(fecha)}, ${dias === 1 ? 'mañana' : `en ${count(dias, 'día', 'días')}`}`;
}

/** What is done first with a name in force that no account pays for. */
export const ASOCIE = 'Para no perderlo, asóciele una forma de pago.';

const PASOS = { renovar: 'Para no perderlo, renuévelo.', 'cambiar-forma-de-pago': ASOCIE } as const;

/** Of a name whose ending is not sold. */
export const noSePuede = (que: 'renovar' | 'recuperar'): string =>
  `No se puede ${que} en este momento ${NO_SE_VENDE}`;

/** What a hold keeps from happening is not told as what happens. */
const retenido = (retencion: Retencion): string[] => [
  'El registro retuvo este dominio.',
  relatoDe(retencion),
  'Por dudas, escríbanos desde Contáctenos.',
];

/** Told to who renews by hand: what renews itself says what it costs on its day. */
const anuncio = ({ proximo, renovable }: Vencimiento): string[] => {
  const said = anuncioDe(proximo, renovable);
  return said === undefined ? [] : [said];
};

function vencido(vencimiento: Vencimiento): string[] {
  const { renovable, seVende } = vencimiento;
  const hasta = date(renovable);
  return seVende
    ? [
        `El dominio dejó de estar en vigor. Puede renovarlo hasta el ${hasta}: después se elimina.`,
        ...anuncio(vencimiento),
      ]
    : [`El dominio dejó de estar en vigor, y se elimina después del ${hasta}.`, noSePuede('renovar')];
}

function porVencer(vencimiento: Vencimiento): string[] {
  const { pago, renovable, seVende } = vencimiento;
  if (!seVende) return ['Vence ese día.', noSePuede('renovar')];
  if (pago)
    return [
      `Se renueva por 1 año ese día y ${money(pago.precio)} (IVA incluido) se debitan de la cuenta ${pago.cuenta}. No tiene que hacer nada.`,
      'Si no quiere renovarlo, quite su forma de pago o su renovación automática en su detalle.',
    ];
  return [
    `No tiene una forma de pago que lo renueve. Si nadie lo renueva, vence ese día y puede renovarlo hasta el ${date(renovable)}.`,
    ...anuncio(vencimiento),
  ];
}

/** What it asks to be done first: what its one button is in its detail and in the dashboard; null where it asks for nothing. */
export function primerPasoDe(vencimiento: Vencimiento, hoy: Temporal.PlainDate) {
  const { retencion, seVende, pago, tieneCuenta, fecha } = vencimiento;
  if (retencion || !seVende) return null;
  if (diasHasta(fecha, hoy) < 0) return 'renovar';
  if (pago) return null;
  return tieneCuenta ? 'renovar' : 'cambiar-forma-de-pago';
}

function loQuePasa(vencimiento: Vencimiento, hoy: Temporal.PlainDate): string[] {
  if (vencimiento.retencion) return retenido(vencimiento.retencion);
  return diasHasta(vencimiento.fecha, hoy) < 0 ? vencido(vencimiento) : porVencer(vencimiento);
}

/** What happens, when, and what to do. */
export function palabrasDe(vencimiento: Vencimiento, hoy: Temporal.PlainDate) {
  const paso = primerPasoDe(vencimiento, hoy);
  return {
    titulo: `${vencimiento.nombre} ${cuando(vencimiento, hoy)}`,
    parrafos: [...loQuePasa(vencimiento, hoy), ...(paso ? [PASOS[paso]] : [])],
  };
}
