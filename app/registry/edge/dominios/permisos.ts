import { Temporal } from 'temporal-polyfill';
import type { DominiosTable, DominioUsuariosTable } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { type EstadoVigente, estadoAl, type Vida } from './rules';

/** The roles of somebody on a name, as they are stored. */
export type Roles = Pick<DominioUsuariosTable, 'titular' | 'administrador' | 'tecnico' | 'financiero'>;
export type Rol = keyof Roles;

/** From where somebody asks: the list offers less than the detail (decision l). */
export type Vista = 'LISTA' | 'DETALLE';

interface Regla {
  /** What it is, after 'para'. */
  que: string;
  quienes: readonly Rol[];
  /** Who sees it offered in the list, where that is not everybody who may do it. */
  enLista?: readonly Rol[];
  estados: readonly EstadoVigente[];
  /** A frozen name refuses it (decision w). */
  congelado?: 'IMPIDE';
  /** So long after it thawed as it was frozen, its holder's alone: who may be the trouble must not hold it for ever. */
  recienCongelado?: 'SOLO_TITULAR';
  /** Why not in a state, where the usual sentence does not fit. */
  motivos?: Partial<Record<EstadoVigente, string>>;
}

const TITULAR: readonly Rol[] = ['titular'];
const DUENIOS: readonly Rol[] = ['titular', 'administrador'];
const TECNICOS: readonly Rol[] = ['titular', 'administrador', 'tecnico'];
/** The roles that see payments: the same for the list, its filter by account and the detail. */
export const VEN_PAGOS: readonly Rol[] = ['titular', 'administrador', 'financiero'];
const TODOS: readonly Rol[] = ['titular', 'administrador', 'tecnico', 'financiero'];

const REGISTRADO: readonly EstadoVigente[] = ['REGISTRADO'];
const EN_VIGOR: readonly EstadoVigente[] = ['REGISTRADO', 'VENCIDO'];
/** A name has a detail once its registration is done, and for who had it also afterwards. */
const CON_DETALLE: readonly EstadoVigente[] = ['REGISTRADO', 'VENCIDO', 'ELIMINADO', 'LIBRE'];

const NADA_QUE_RECUPERAR = 'El dominio está registrado: no hay nada que recuperar.';
const SE_RENUEVA = 'El dominio está vencido y todavía no fue eliminado: en lugar de recuperarlo, renuévelo.';

/**
 * Who may do what with a name, and when: the one table of it (spec 6, and the roles of spec 1: the holder everything, the
 * administrative contact everything but deleting it and giving it away, the others their own part; decisions l, w, z).
 */
const TABLA = {
  renovar: { que: 'renovar el dominio', quienes: VEN_PAGOS, estados: EN_VIGOR },
  // once it expired nothing renews it by itself (decision r): the switch would promise what does not happen
  renovacionAutomatica: { que: 'cambiar su renovación automática', quienes: VEN_PAGOS, estados: REGISTRADO },
  liberar: {
    que: 'liberar el dominio',
    quienes: TECNICOS,
    enLista: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
  },
  eliminar: {
    que: 'eliminar el dominio',
    quienes: TITULAR,
    estados: ['REGISTRADO', 'VENCIDO', 'ELIMINADO'],
    congelado: 'IMPIDE',
  },
  recuperar: {
    que: 'recuperar el dominio',
    quienes: TECNICOS,
    enLista: DUENIOS,
    estados: ['ELIMINADO'],
    motivos: { REGISTRADO: NADA_QUE_RECUPERAR, VENCIDO: SE_RENUEVA },
  },
  alojar: { que: 'alojar el dominio', quienes: TECNICOS, estados: EN_VIGOR, congelado: 'IMPIDE' },
  delegar: { que: 'delegar el dominio', quienes: TECNICOS, estados: EN_VIGOR, congelado: 'IMPIDE' },
  editarRegistros: { que: 'editar sus registros', quienes: TECNICOS, estados: EN_VIGOR, congelado: 'IMPIDE' },
  editarTitular: { que: 'editar el titular', quienes: DUENIOS, estados: EN_VIGOR, congelado: 'IMPIDE' },
  editarAdministrador: {
    que: 'editar el contacto administrativo',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
  },
  editarTecnico: {
    que: 'editar el contacto técnico',
    quienes: TECNICOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
  },
  editarFinanciero: {
    que: 'editar el contacto financiero',
    quienes: VEN_PAGOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
  },
  invitarAdministrador: {
    que: 'cambiar el contacto administrativo',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
  },
  invitarTecnico: {
    que: 'cambiar el contacto técnico',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
  },
  invitarFinanciero: {
    que: 'cambiar el contacto financiero',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
  },
  transferirTitular: {
    que: 'transferir el titular',
    quienes: TITULAR,
    estados: REGISTRADO,
    congelado: 'IMPIDE',
  },
  cambiarCuentaPago: { que: 'cambiar su forma de pago', quienes: VEN_PAGOS, estados: EN_VIGOR },
  quitarCuentaPago: { que: 'quitar su forma de pago', quienes: VEN_PAGOS, estados: EN_VIGOR },
  codigoTransferencia: {
    que: 'pedir su código de transferencia',
    quienes: TECNICOS,
    estados: REGISTRADO,
    congelado: 'IMPIDE',
  },
  aprobarTransferencia: {
    que: 'aprobar su transferencia a otro registrador',
    quienes: TECNICOS,
    estados: REGISTRADO,
    congelado: 'IMPIDE',
  },
  rechazarTransferencia: {
    que: 'rechazar su transferencia a otro registrador',
    quienes: TECNICOS,
    estados: REGISTRADO,
  },
  congelar: {
    que: 'congelar el dominio',
    quienes: DUENIOS,
    estados: ['REGISTRADO', 'VENCIDO', 'ELIMINADO'],
    recienCongelado: 'SOLO_TITULAR',
  },
  verServidores: { que: 'ver sus servidores', quienes: TECNICOS, estados: CON_DETALLE },
  verPagos: { que: 'ver sus pagos', quienes: VEN_PAGOS, estados: CON_DETALLE },
  verHistorial: { que: 'ver su historial', quienes: TODOS, estados: CON_DETALLE },
} as const satisfies Record<string, Regla>;

/** What can be done with a name, or looked at. */
export type Accion = keyof typeof TABLA;
export const ACCIONES = Object.keys(TABLA).filter((accion): accion is Accion => accion in TABLA);

/** What decides: whose name it is for who asks, in which state, and until when it is frozen. */
export interface Situacion {
  roles: Roles;
  estado: EstadoVigente;
  /** Null where it is not frozen now. */
  congeladoHasta: string | null;
  /** Until when only its holder can freeze it again; null where it was not frozen lately. */
  recienCongeladoHasta: string | null;
}

/** Allowed; or the reason and its code, in a sentence for who asks. */
export type Permiso =
  | { permitido: true }
  | { permitido: false; codigo: 'SIN_PERMISO' | 'ESTADO' | 'CONGELADO'; motivo: string };

const NOMBRES: Record<Rol, string> = {
  titular: 'titular',
  administrador: 'contacto administrativo',
  tecnico: 'contacto técnico',
  financiero: 'contacto financiero',
};

const enLetras = (roles: readonly Rol[], ultimo: 'o' | 'y'): string => {
  const nombres = roles.map((rol) => NOMBRES[rol]);
  return [nombres.slice(0, -1).join(', '), ...nombres.slice(-1)].filter(Boolean).join(` ${ultimo} `);
};

function sinRol({ que, quienes }: Regla, roles: Roles): string {
  const suyos = TODOS.filter((rol) => roles[rol] === 1);
  const es = suyos.length > 0 ? `usted es ${enLetras(suyos, 'y')}` : 'usted no tiene ningún rol en él';
  return `Para ${que} hay que ser ${enLetras(quienes, 'o')}; ${es}.`;
}

const POR_ESTADO: Record<EstadoVigente, (que: string) => string> = {
  PREREGISTRO: (que) => `El registro del dominio todavía está pendiente: cuando termine podrá ${que}.`,
  ERROR: (que) => `El registro del dominio no se pudo completar: no es posible ${que}.`,
  REGISTRADO: (que) => `El dominio está registrado: no es posible ${que}.`,
  VENCIDO: (que) => `El dominio está vencido: para ${que}, antes debe renovarlo.`,
  ELIMINADO: (que) => `El dominio está eliminado: para ${que}, antes debe recuperarlo.`,
  LIBRE: () => 'El dominio ya no es suyo: está libre, y cualquiera lo puede registrar.',
};

const no = (codigo: 'SIN_PERMISO' | 'ESTADO' | 'CONGELADO', motivo: string): Permiso => ({
  permitido: false,
  codigo,
  motivo,
});

/** Whether somebody may do something with a name as it is now, or the reason why not. */
export function permiso(accion: Accion, situacion: Situacion, vista: Vista = 'DETALLE'): Permiso {
  const regla: Regla = TABLA[accion];
  const { roles, estado, congeladoHasta, recienCongeladoHasta } = situacion;
  const quienes = (vista === 'LISTA' && regla.enLista) || regla.quienes;
  if (!quienes.some((rol) => roles[rol] === 1))
    return no('SIN_PERMISO', sinRol({ ...regla, quienes }, roles));
  if (!regla.estados.includes(estado))
    return no('ESTADO', regla.motivos?.[estado] ?? POR_ESTADO[estado](regla.que));
  if (congeladoHasta && regla.congelado)
    return no(
      'CONGELADO',
      `El dominio está congelado hasta el ${dateTime(congeladoHasta)}: antes no es posible ${regla.que}.`,
    );
  if (recienCongeladoHasta && regla.recienCongelado && roles.titular !== 1)
    return no(
      'CONGELADO',
      `El dominio se congeló hace poco: hasta el ${dateTime(recienCongeladoHasta)}, solo su titular lo puede congelar otra vez.`,
    );
  return { permitido: true };
}

/** Long enough to write to us, and short enough to hold nobody's name hostage (decision w). */
export const HORAS_CONGELADO = 24;

type Frio = Pick<DominiosTable, 'congelado_hasta'>;

/** Until when a name is frozen, while it is. */
export const congeladoAl = ({ congelado_hasta }: Frio, now: Temporal.Instant): string | null =>
  congelado_hasta !== null && Temporal.Instant.compare(Temporal.Instant.from(congelado_hasta), now) > 0
    ? congelado_hasta
    : null;

/** Until when the freeze of a name, in force or past, leaves the next one to its holder. */
function recienCongeladoAl({ congelado_hasta }: Frio, now: Temporal.Instant): string | null {
  if (congelado_hasta === null) return null;
  const hasta = Temporal.Instant.from(congelado_hasta).add({ hours: HORAS_CONGELADO });
  return Temporal.Instant.compare(hasta, now) > 0 ? hasta.toString() : null;
}

/** A name, and the roles of somebody on it: what its situation is read from. */
export type ConRoles = Vida & Roles & Frio;

/** The situation of a name and of somebody on it, from its row and theirs. */
export const situacionDe = (row: ConRoles, now: Temporal.Instant, hoy: Temporal.PlainDate): Situacion => ({
  roles: row,
  estado: estadoAl(row, hoy),
  congeladoHasta: congeladoAl(row, now),
  recienCongeladoHasta: recienCongeladoAl(row, now),
});
