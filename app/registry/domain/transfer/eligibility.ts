import { Temporal } from 'temporal-polyfill';
import { date } from '~/format';
import { type EstadoVigente, registroFallido } from '../lifecycle';
import { EPP } from './epp';
import { PLAZOS } from './terms';

/** What decides whether a name can change registrar. Dates are Uruguay's, null where there is nothing to wait for. */
export interface Situacion {
  /** Whose it is now. */
  registrador: string;
  /** Since when. */
  desde: string;
  transferidoEn: string | null;
  estado: EstadoVigente;
  /** Its registrar locked it (RFC 5731, clientTransferProhibited). */
  bloqueado: boolean;
  /** Why the registry does not let it go, in a sentence; null where it does. */
  retenido: string | null;
  /** First day on which its holder's freeze is over. */
  congeladoHasta: string | null;
  /** Its holder's lock holds it. */
  conCandado: boolean;
  /** Day on which the pending request expires. */
  pendienteHasta: string | null;
}

export type CodigoRegla =
  | 'OTRO_REGISTRADOR'
  | 'VIGENTE'
  | 'SIN_SOLICITUD'
  | 'DIAS_CON_REGISTRADOR'
  | 'DIAS_DESDE_TRANSFERENCIA'
  | 'SIN_BLOQUEO'
  | 'SIN_RETENER'
  | 'SIN_CONGELAR'
  | 'SIN_CANDADO';

/** A rule of transfers, and how a name stands with it. */
export interface Regla {
  codigo: CodigoRegla;
  /** The rule in words, whether it is met or not. */
  regla: string;
  cumple: boolean;
  /** Why it is not met and what to do; empty when it is. */
  motivo: string;
  /** The date on which it is met by itself; null when it is met, or when somebody has to act first. */
  desde: string | null;
  /** Result code of RFC 5730 for who is refused by it. */
  epp: number;
}

const days = (fecha: string, count: number): Temporal.PlainDate =>
  Temporal.PlainDate.from(fecha).add({ days: count });

type Resultado = Pick<Regla, 'cumple' | 'motivo' | 'desde'>;
const MET: Resultado = { cumple: true, motivo: '', desde: null };
const unmet = (motivo: string, desde: string | null = null): Resultado => ({ cumple: false, motivo, desde });

/** Met once `count` days have passed since a date. */
function after(fecha: string | null, count: number, hoy: Temporal.PlainDate, que: string): Resultado {
  if (fecha === null) return MET;
  const day = days(fecha, count);
  if (Temporal.PlainDate.compare(hoy, day) >= 0) return MET;
  return unmet(`${que} el ${date(fecha)}: se puede desde el ${date(day.toString())}.`, day.toString());
}

interface Caso {
  situacion: Situacion;
  /** The registrar that would get the name. */
  gana: string;
  hoy: Temporal.PlainDate;
}

interface Norma {
  codigo: CodigoRegla;
  regla: string;
  epp: number;
  mira: (caso: Caso) => Resultado;
}

/** Why a name is not in force; one that never was has nothing to renew. */
const NO_VIGENTE: Partial<Record<EstadoVigente, string>> & { VENCIDO: string } = {
  VENCIDO: 'El dominio no está vigente: el titular tiene que renovarlo o recuperarlo antes.',
  PREREGISTRO: 'Su registro todavía se está completando.',
  ERROR: 'Su registro no se completó.',
};

/** Every rule, in the order in which they are told (spec 9, Registrar transfer rules). */
const NORMAS: readonly Norma[] = [
  {
    codigo: 'OTRO_REGISTRADOR',
    regla: 'Está con otro registrador',
    epp: EPP.ASOCIACION,
    mira: ({ situacion, gana }) =>
      situacion.registrador === gana ? unmet('Tiene que estar con otro registrador: ya está con este.') : MET,
  },
  {
    codigo: 'VIGENTE',
    regla: 'Está registrado y sin vencer',
    epp: EPP.ESTADO_LO_IMPIDE,
    mira: ({ situacion }) =>
      situacion.estado === 'REGISTRADO' ? MET : unmet(NO_VIGENTE[situacion.estado] ?? NO_VIGENTE.VENCIDO),
  },
  {
    codigo: 'SIN_SOLICITUD',
    regla: 'No tiene otra solicitud de transferencia pendiente',
    epp: EPP.PENDIENTE,
    mira: ({ situacion: { pendienteHasta } }) =>
      pendienteHasta === null
        ? MET
        : unmet(
            `Hay una solicitud pendiente: se resuelve a más tardar el ${date(pendienteHasta)}.`,
            pendienteHasta,
          ),
  },
  {
    codigo: 'DIAS_CON_REGISTRADOR',
    regla: `Lleva ${PLAZOS.conRegistrador} días o más con su registrador`,
    epp: EPP.POLITICA,
    mira: ({ situacion, hoy }) =>
      after(situacion.desde, PLAZOS.conRegistrador, hoy, 'Está con su registrador desde'),
  },
  {
    codigo: 'DIAS_DESDE_TRANSFERENCIA',
    regla: `No se transfirió en los últimos ${PLAZOS.entreTransferencias} días corridos`,
    epp: EPP.POLITICA,
    mira: ({ situacion, hoy }) =>
      after(situacion.transferidoEn, PLAZOS.entreTransferencias, hoy, 'Se transfirió'),
  },
  {
    codigo: 'SIN_BLOQUEO',
    regla: 'Su registrador no lo tiene bloqueado',
    epp: EPP.ESTADO_LO_IMPIDE,
    mira: ({ situacion }) =>
      situacion.bloqueado
        ? unmet('Su registrador actual lo tiene bloqueado: el titular tiene que pedirle que lo desbloquee.')
        : MET,
  },
  {
    codigo: 'SIN_RETENER',
    regla: 'El registro no lo tiene retenido',
    epp: EPP.ESTADO_LO_IMPIDE,
    mira: ({ situacion: { retenido } }) => (retenido === null ? MET : unmet(retenido)),
  },
  {
    codigo: 'SIN_CONGELAR',
    regla: 'Su titular no lo tiene congelado',
    epp: EPP.ESTADO_LO_IMPIDE,
    mira: ({ situacion: { congeladoHasta } }) =>
      congeladoHasta === null
        ? MET
        : unmet(`El dominio está congelado hasta el ${date(congeladoHasta)}.`, congeladoHasta),
  },
  {
    codigo: 'SIN_CANDADO',
    regla: 'No tiene el candado del Registro .uy, que pone su titular',
    epp: EPP.ESTADO_LO_IMPIDE,
    mira: ({ situacion }) =>
      situacion.conCandado
        ? unmet('El dominio tiene candado: para que se vaya, su titular tiene que abrirlo antes.')
        : MET,
  },
];

/** How a name stands with every rule on a day, for the registrar that would get it. */
export const reglasDe = (situacion: Situacion, gana: string, hoy: Temporal.PlainDate): Regla[] =>
  NORMAS.map(({ mira, ...norma }) => ({ ...norma, ...mira({ situacion, gana, hoy }) }));

const SIN_NADA_QUE_LLEVAR: readonly CodigoRegla[] = ['VIGENTE'];
const YA_ESTA: readonly CodigoRegla[] = ['OTRO_REGISTRADOR'];

/** Those that are told to whoever asks to import a name: every one of a name of another registrar. Of one that is here already, or that never was registered, that settles it; whether its holder froze or locked it is nobody else's business. */
export function paraQuienImporta(reglas: readonly Regla[], { estado, registrador }: Situacion, gana: string) {
  const only = registroFallido(estado) ? SIN_NADA_QUE_LLEVAR : registrador === gana ? YA_ESTA : undefined;
  return only ? reglas.filter(({ codigo }) => only.includes(codigo)) : [...reglas];
}

export const incumplidas = (reglas: readonly Regla[]): Regla[] => reglas.filter(({ cumple }) => !cumple);

/** The rules that a request already accepted can still stop meeting, so that it is not carried out (decision w). */
const HASTA_EL_FINAL: readonly CodigoRegla[] = [
  'VIGENTE',
  'SIN_BLOQUEO',
  'SIN_RETENER',
  'SIN_CONGELAR',
  'SIN_CANDADO',
];

/** Why a pending request cannot be carried out now, if it cannot. */
export const impedimento = (reglas: readonly Regla[]): Regla | undefined =>
  incumplidas(reglas).find(({ codigo }) => HASTA_EL_FINAL.includes(codigo));
