import { date, dateTime } from '~/format';
import { ANIOS_PAGADOS, type EstadoVigente } from '../lifecycle';
import { impideLaRetencion, porRetencion, type Retencion } from '../retenciones';

/**
 * Why something of a name is refused, for the person who wants it: `motivo` names the thing and says what to do instead; `causa`
 * names no thing, so that it stands once for all that it keeps from.
 */
export interface Razon {
  motivo: string;
  causa: string;
}

/** A sentence that says all there is to say without naming the thing. */
export const soloEsta = (motivo: string): Razon => ({ motivo, causa: motivo });

/** `suyos` are the roles that the person has; null where there are none. */
export const rol = (que: string, quienes: string, suyos: string | null): Razon => {
  const es = suyos ? `usted es ${suyos}` : 'usted no tiene ningún rol en él';
  return {
    motivo: `Para ${que} hay que ser ${quienes}; ${es}.`,
    causa: `Hay que ser ${quienes}; ${es}.`,
  };
};

const POR_ESTADO: Record<EstadoVigente, (que: string) => Razon> = {
  PREREGISTRO: (que) => ({
    motivo: `El registro del dominio todavía está pendiente: cuando termine podrá ${que}.`,
    causa: 'El registro del dominio todavía está pendiente: espere a que termine.',
  }),
  ERROR: (que) => ({
    motivo: `El registro del dominio no se pudo completar: no es posible ${que}.`,
    causa: 'El registro del dominio no se pudo completar.',
  }),
  REGISTRADO: (que) => ({
    motivo: `El dominio está registrado: no es posible ${que}.`,
    causa: 'El dominio está registrado.',
  }),
  VENCIDO: (que) => ({
    motivo: `El dominio está vencido: para ${que}, antes debe renovarlo.`,
    causa: 'El dominio está vencido: antes debe renovarlo.',
  }),
  ELIMINADO: (que) => ({
    motivo: `El dominio está eliminado: para ${que}, antes debe recuperarlo.`,
    causa: 'El dominio está eliminado: antes debe recuperarlo.',
  }),
  LIBRE: () => soloEsta('El dominio ya no es suyo: está libre, y cualquiera lo puede registrar.'),
};

export const estado = (como: EstadoVigente, que: string): Razon => POR_ESTADO[como](que);

export const pagado = (que: string, desde: string): Razon => {
  const como = `El dominio ya está pago por casi ${ANIOS_PAGADOS} años, que es lo máximo`;
  return {
    motivo: `${como}: podrá ${que} a partir del ${date(desde)}.`,
    causa: `${como}, hasta el ${date(desde)}.`,
  };
};

/** Until when, and whom to ask, is said where its holds are told. */
export const retencion = (que: string, una: Retencion): Razon => ({
  motivo: impideLaRetencion(que, una),
  causa: porRetencion(una),
});

export const congelado = (que: string, hasta: string): Razon => {
  const como = `El dominio está congelado hasta el ${dateTime(hasta)}`;
  return { motivo: `${como}: hasta entonces no se puede ${que}.`, causa: `${como}.` };
};

export const recienCongelado = (hasta: string): Razon =>
  soloEsta(
    `El dominio se congeló hace poco: hasta el ${dateTime(hasta)}, solo su titular lo puede congelar otra vez.`,
  );

export const congeladoDeSobra = (hasta: string): Razon =>
  soloEsta(`El dominio ya está congelado hasta el ${dateTime(hasta)}: prolongarlo ahora no lo alargaría.`);

export const sinCandado = soloEsta('El dominio no tiene candado: no hay nada que abrir.');
export const yaTieneCandado = soloEsta('El dominio ya tiene candado: para cambiarlo, antes hay que abrirlo.');

export const candado = (que: string): Razon => {
  const abrirlo = 'antes hay que abrirlo con la aprobación de todos sus custodios';
  return {
    motivo: `El dominio tiene candado: para ${que}, ${abrirlo}.`,
    causa: `El dominio tiene candado: ${abrirlo}.`,
  };
};
