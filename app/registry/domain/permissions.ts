import { Temporal } from 'temporal-polyfill';
import { cubre, type Grado } from './candado';
import { type EstadoVigente, estadoAl, renovableDesde, type Vida } from './lifecycle';
import { type Efecto, type Retencion, retencionCon, retencionesAl } from './retenciones';
import { CONTACTO_DE, enLetras, inWords, ROLES, type Rol, type Roles } from './roles';
import { pideAprobacion } from './words/candado';
import * as por from './words/impedimentos';

/** From where somebody asks: the list offers less than the detail (decision l). */
export type Vista = 'LISTA' | 'DETALLE';

interface Regla {
  /** What it is, after 'para'. */
  que: string;
  quienes: readonly Rol[];
  /** Who sees it offered in the list, where that is not everybody who may do it. */
  enLista?: readonly Rol[];
  estados: readonly EstadoVigente[];
  /** Which effects of a hold by legal cause keep it from being done (decision 105). */
  retiene?: readonly Efecto[];
  /** A frozen name refuses it (decision w). */
  congelado?: 'IMPIDE';
  /** From which grade on a lock holds it: until its custodians approve; or, where they cannot, until the lock is open. */
  candado?: Grado;
  conCandado?: 'IMPIDE';
  /** It is about the lock itself: there has to be one, or there must be none. */
  sobreCandado?: 'HAY' | 'NO_HAY';
  /** A name that is paid for ten years ahead refuses it. */
  pagado?: 'IMPIDE';
  /** So long after it thawed as it was frozen, its holder's alone: who may be the trouble must not hold it for ever. */
  recienCongelado?: 'SOLO_TITULAR';
  /** Why not in a state, where the usual sentence does not fit. */
  motivos?: Partial<Record<EstadoVigente, string>>;
}

const TITULAR: readonly Rol[] = ['titular'];
/** Who has a name: what could take it away is told to both. */
export const DUENIOS: readonly Rol[] = ['titular', 'administrador'];
/** The roles that see a name's servers and records. */
export const TECNICOS: readonly Rol[] = ['titular', 'administrador', 'tecnico'];
/** The roles that see payments: the same for the list, its filter by account and the detail. */
export const VEN_PAGOS: readonly Rol[] = ['titular', 'administrador', 'financiero'];

const REGISTRADO: readonly EstadoVigente[] = ['REGISTRADO'];
const EN_VIGOR: readonly EstadoVigente[] = ['REGISTRADO', 'VENCIDO'];
/** A name has a detail once its registration is done, and for who had it also afterwards. */
const CON_DETALLE: readonly EstadoVigente[] = ['REGISTRADO', 'VENCIDO', 'ELIMINADO', 'LIBRE'];

const NADA_QUE_RECUPERAR = 'El dominio está registrado: no hay nada que recuperar.';
const SE_RENUEVA = 'El dominio está vencido y todavía no fue eliminado: en lugar de recuperarlo, renuévelo.';

/**
 * Who may do what with a name, and when: the one table of it (spec 6, and the roles of spec 1: the holder everything, the
 * administrative contact everything but deleting it and handing it to another holder, the others their own part; decisions l, w, z, ab).
 */
const TABLA = {
  renovar: {
    que: 'renovar el dominio',
    quienes: VEN_PAGOS,
    estados: EN_VIGOR,
    pagado: 'IMPIDE',
    retiene: ['RENOVACION'],
  },
  // once it expired nothing renews it by itself (decision r): the switch would promise what does not happen
  renovacionAutomatica: {
    que: 'cambiar su renovación automática',
    quienes: VEN_PAGOS,
    estados: REGISTRADO,
    retiene: ['RENOVACION'],
  },
  liberar: {
    que: 'liberar el dominio',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    candado: 'TRASLADOS',
    retiene: ['ELIMINACION'],
  },
  eliminar: {
    que: 'eliminar el dominio',
    quienes: TITULAR,
    estados: ['REGISTRADO', 'VENCIDO', 'ELIMINADO'],
    congelado: 'IMPIDE',
    candado: 'TRASLADOS',
    retiene: ['ELIMINACION'],
  },
  recuperar: {
    que: 'recuperar el dominio',
    quienes: TECNICOS,
    enLista: DUENIOS,
    estados: ['ELIMINADO'],
    motivos: { REGISTRADO: NADA_QUE_RECUPERAR, VENCIDO: SE_RENUEVA },
    retiene: ['RENOVACION'],
  },
  alojar: {
    que: 'alojar el dominio',
    quienes: TECNICOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    candado: 'TODO',
    retiene: ['CAMBIOS'],
  },
  delegar: {
    que: 'delegar el dominio',
    quienes: TECNICOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    candado: 'TODO',
    retiene: ['CAMBIOS'],
  },
  editarRegistros: {
    que: 'editar sus registros',
    quienes: TECNICOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    candado: 'TODO',
    retiene: ['CAMBIOS'],
  },
  editarTitular: {
    que: 'editar el titular',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    candado: 'TODO',
    retiene: ['CAMBIOS'],
  },
  editarAdministrador: {
    que: 'editar el contacto administrativo',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    candado: 'TODO',
    retiene: ['CAMBIOS'],
  },
  editarTecnico: {
    que: 'editar el contacto técnico',
    quienes: TECNICOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    candado: 'TODO',
    retiene: ['CAMBIOS'],
  },
  editarFinanciero: {
    que: 'editar el contacto financiero',
    quienes: VEN_PAGOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    candado: 'TODO',
    retiene: ['CAMBIOS'],
  },
  invitarAdministrador: {
    que: 'cambiar el contacto administrativo',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    retiene: ['CAMBIOS'],
  },
  invitarTecnico: {
    que: 'cambiar el contacto técnico',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    retiene: ['CAMBIOS'],
  },
  invitarFinanciero: {
    que: 'cambiar el contacto financiero',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    retiene: ['CAMBIOS'],
  },
  transferirTitular: {
    que: 'transferir el titular',
    quienes: TITULAR,
    estados: REGISTRADO,
    congelado: 'IMPIDE',
    candado: 'TRASLADOS',
    retiene: ['TRANSFERENCIA', 'CAMBIOS'],
  },
  cambiarCuentaPago: { que: 'cambiar su forma de pago', quienes: VEN_PAGOS, estados: EN_VIGOR },
  quitarCuentaPago: { que: 'quitar su forma de pago', quienes: VEN_PAGOS, estados: EN_VIGOR },
  codigoTransferencia: {
    que: 'pedir su código de transferencia',
    quienes: TECNICOS,
    estados: REGISTRADO,
    congelado: 'IMPIDE',
    candado: 'TRASLADOS',
    conCandado: 'IMPIDE',
    retiene: ['TRANSFERENCIA'],
  },
  aprobarTransferencia: {
    que: 'aprobar su transferencia a otro registrador',
    quienes: DUENIOS,
    estados: REGISTRADO,
    congelado: 'IMPIDE',
    candado: 'TRASLADOS',
    conCandado: 'IMPIDE',
    retiene: ['TRANSFERENCIA'],
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
  cerrarCandado: {
    que: 'ponerle candado',
    quienes: TITULAR,
    estados: EN_VIGOR,
    sobreCandado: 'NO_HAY',
  },
  abrirCandado: {
    que: 'abrir su candado',
    quienes: TITULAR,
    estados: ['REGISTRADO', 'VENCIDO', 'ELIMINADO'],
    congelado: 'IMPIDE',
    candado: 'TRASLADOS',
    sobreCandado: 'HAY',
    retiene: ['CAMBIOS'],
  },
  // frozen or not: who took the name, or changed it, could freeze it too, and only what was there comes back (decision 118)
  volverAtras: {
    que: 'volver atrás los cambios del dominio',
    quienes: TITULAR,
    estados: EN_VIGOR,
    candado: 'TODO',
    retiene: ['TRANSFERENCIA', 'CAMBIOS'],
  },
  verServidores: { que: 'ver sus servidores', quienes: TECNICOS, estados: CON_DETALLE },
  verPagos: { que: 'ver sus pagos', quienes: VEN_PAGOS, estados: CON_DETALLE },
  constancia: { que: 'pedir una constancia de él', quienes: ROLES, estados: EN_VIGOR },
  verHistorial: { que: 'ver su historial', quienes: ROLES, estados: CON_DETALLE },
} as const satisfies Record<string, Regla>;

/** What can be done with a name, or looked at. */
export type Accion = keyof typeof TABLA;
export const ACCIONES = Object.keys(TABLA).filter((accion): accion is Accion => accion in TABLA);

/** What decides: whose name it is for who asks, in which state, what holds it, and until when it is frozen. */
export interface Situacion {
  roles: Roles;
  estado: EstadoVigente;
  /** From when another year can be paid; null where it can be now. */
  renovableDesde: string | null;
  /** What the registry holds of it today, each with its cause. */
  retenciones: readonly Retencion[];
  /** Null where it is not frozen now. */
  congeladoHasta: string | null;
  /** Until when only its holder can freeze it again; null where it was not frozen lately. */
  recienCongeladoHasta: string | null;
  /** It is frozen for as long as freezing it now would, or longer: that never shortens it (decision w). */
  congeladoDeSobra: boolean;
  /** What its lock holds; null where it has none. */
  candado: Grado | null;
}

type CodigoDePermiso = 'SIN_PERMISO' | 'ESTADO' | 'RETENIDO' | 'CONGELADO' | 'CANDADO';

/** Allowed; or the reason and its code, in a sentence for who asks. `seAprueba`: the custodians of its lock may allow it. */
export type Permiso =
  | { permitido: true }
  | { permitido: false; codigo: CodigoDePermiso; motivo: string; seAprueba?: true };

function sinRol({ que, quienes }: Regla, roles: Roles): por.Razon {
  const suyos = ROLES.filter((rol) => roles[rol] === 1);
  return por.rol(que, enLetras(quienes, 'o'), suyos.length > 0 ? enLetras(suyos, 'y') : null);
}

/** What keeps somebody from something: the sentences are only made for who is told. */
interface Impedimento {
  codigo: CodigoDePermiso;
  razon: () => por.Razon;
  seAprueba?: true;
}

const no = (codigo: CodigoDePermiso, razon: () => por.Razon): Impedimento => ({ codigo, razon });

/** Who may do something with a name, in a sentence: 'el titular o el contacto administrativo'. */
export const quienesPueden = (accion: Accion): string =>
  inWords(
    TABLA[accion].quienes.map((rol) => `el ${CONTACTO_DE[rol]}`),
    'o',
  );

/** What a registry does without that moves no names between registrars. */
const DE_TRASLADO: readonly Accion[] = [
  'codigoTransferencia',
  'aprobarTransferencia',
  'rechazarTransferencia',
];
/** Whoever may all but these is told what they may not. */
const POCAS = 5;

/** What somebody may do with a name in a role, after 'puede': what is theirs, or all but what is not. */
export function alcanceDe(rol: Rol, conTraslados: boolean): string {
  const todas = ACCIONES.filter((accion) => conTraslados || !DE_TRASLADO.includes(accion));
  const isTheirs = (accion: Accion) => TABLA[accion].quienes.some((each) => each === rol);
  const ajenas = todas.filter((accion) => !isTheirs(accion)).map((accion) => TABLA[accion].que);
  if (ajenas.length === 0) return 'hacer todo con el dominio';
  if (ajenas.length <= POCAS) return `hacer todo, excepto ${inWords(ajenas, 'y')}`;
  return inWords(
    todas.filter(isTheirs).map((accion) => TABLA[accion].que),
    'y',
  );
}

/** Every code that the table refuses an act with, to somebody with a role or in some state; and that of one that waits for custodians. */
export function codigosDe(accion: Accion): readonly (CodigoDePermiso | 'POR_APROBAR')[] {
  const { quienes, retiene, congelado, recienCongelado, candado, conCandado }: Regla = TABLA[accion];
  return [
    ...(quienes.length < ROLES.length ? (['SIN_PERMISO'] as const) : []),
    'ESTADO',
    ...(retiene ? (['RETENIDO'] as const) : []),
    ...(congelado || recienCongelado ? (['CONGELADO'] as const) : []),
    ...(candado ? (['CANDADO'] as const) : []),
    ...(candado && !conCandado ? (['POR_APROBAR'] as const) : []),
  ];
}

/** Why the lock of a name holds something, or it is not about it; undefined where it does neither. */
function porCandado({ que, candado: desde, conCandado, sobreCandado }: Regla, candado: Grado | null) {
  if (sobreCandado === 'HAY' && candado === null) return no('ESTADO', () => por.sinCandado);
  if (sobreCandado === 'NO_HAY' && candado !== null) return no('ESTADO', () => por.yaTieneCandado);
  if (!cubre(candado, desde)) return undefined;
  if (conCandado) return no('CANDADO', () => por.candado(que));
  return { ...no('CANDADO', () => por.soloEsta(pideAprobacion(que))), seAprueba: true as const };
}

/** Whether it is theirs to do something with a name, however the name stands. */
export const leCorresponde = (accion: Accion, roles: Roles): boolean =>
  TABLA[accion].quienes.some((rol) => roles[rol] === 1);

/** What keeps somebody from something with a name as it is now; undefined where nothing does. */
function impedimentoDe(accion: Accion, situacion: Situacion, vista: Vista): Impedimento | undefined {
  const regla: Regla = TABLA[accion];
  const { roles, estado, renovableDesde: desde, congeladoHasta, recienCongeladoHasta } = situacion;
  const quienes = (vista === 'LISTA' && regla.enLista) || regla.quienes;
  if (!quienes.some((rol) => roles[rol] === 1))
    return no('SIN_PERMISO', () => sinRol({ ...regla, quienes }, roles));
  if (!regla.estados.includes(estado)) {
    const propio = regla.motivos?.[estado];
    return no('ESTADO', () => (propio ? por.soloEsta(propio) : por.estado(estado, regla.que)));
  }
  if (desde && regla.pagado) return no('ESTADO', () => por.pagado(regla.que, desde));
  const retencion = retencionCon(situacion.retenciones, regla.retiene);
  if (retencion) return no('RETENIDO', () => por.retencion(regla.que, retencion));
  if (congeladoHasta && regla.congelado)
    return no('CONGELADO', () => por.congelado(regla.que, congeladoHasta));
  if (recienCongeladoHasta && regla.recienCongelado && roles.titular !== 1)
    return no('CONGELADO', () => por.recienCongelado(recienCongeladoHasta));
  if (congeladoHasta && situacion.congeladoDeSobra && regla.recienCongelado)
    return no('CONGELADO', () => por.congeladoDeSobra(congeladoHasta));
  return porCandado(regla, situacion.candado);
}

/** Whether somebody may do something with a name as it is now, or the reason why not. */
export function permiso(accion: Accion, situacion: Situacion, vista: Vista = 'DETALLE'): Permiso {
  const impedimento = impedimentoDe(accion, situacion, vista);
  if (!impedimento) return { permitido: true };
  const { razon, ...resto } = impedimento;
  return { permitido: false, ...resto, motivo: razon().motivo };
}

/** Whether somebody may ask for it now: what the lock holds is asked for all the same, and waits for its custodians. */
export function sePuedePedir(accion: Accion, situacion: Situacion, vista: Vista = 'DETALLE'): boolean {
  const impedimento = impedimentoDe(accion, situacion, vista);
  return impedimento === undefined || impedimento.seAprueba === true;
}

/** What somebody may do with a name as it is (spec 3): each permission of the contract by the action that it is of. */
export function permisosDe(situacion: Situacion, vista: Vista) {
  const may = (accion: Accion): boolean => sePuedePedir(accion, situacion, vista);
  return {
    puedeRenovar: may('renovar'),
    puedeDelegarAlojar: may('delegar'),
    puedeEditarTitular: may('editarTitular'),
    puedeEditarAdmin: may('editarAdministrador'),
    puedeEditarTecnico: may('editarTecnico'),
    puedeEditarFinanciero: may('editarFinanciero'),
    puedeInvitarAdmin: may('invitarAdministrador'),
    puedeInvitarTecnico: may('invitarTecnico'),
    puedeInvitarFinanciero: may('invitarFinanciero'),
    puedeTransferirTitular: may('transferirTitular'),
    puedeVerServidores: may('verServidores'),
    puedeVerPagos: may('verPagos'),
    puedeLiberar: may('liberar'),
    puedeEliminar: may('eliminar'),
    puedeRecuperar: may('recuperar'),
  };
}

/** Why not, by action: a sentence wherever somebody would look for what they may not do, and the one of all that has the same cause. */
export function razonesDe(situacion: Situacion): {
  motivos: Record<string, string>;
  causas: Record<string, string>;
} {
  const razones = ACCIONES.flatMap((accion) => {
    const impedimento = impedimentoDe(accion, situacion, 'DETALLE');
    return impedimento && !impedimento.seAprueba ? [{ accion, ...impedimento.razon() }] : [];
  });
  return {
    motivos: Object.fromEntries(razones.map(({ accion, motivo }) => [accion, motivo])),
    causas: Object.fromEntries(razones.map(({ accion, causa }) => [accion, causa])),
  };
}

/** What an action is called, after 'para'. */
export const queEs = (accion: Accion): string => TABLA[accion].que;

/** What somebody may do with a name once the custodians of its lock approve, after 'para': in the order of the table. */
export const conAprobacion = (situacion: Situacion): string[] =>
  ACCIONES.flatMap((accion) => {
    const answer = permiso(accion, situacion);
    return !answer.permitido && answer.seAprueba ? [TABLA[accion].que] : [];
  });

/** Long enough to write to us, and short enough to hold nobody's name hostage (decision w). */
const HORAS_CONGELADO = 24;

interface Frio {
  congelado_hasta: string | null;
}

interface ConCandado {
  candado: Grado | null;
}

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

/** Until when freezing a name now keeps it so: the later date stands (decision w). */
export function congeladoDesde({ congelado_hasta }: Frio, now: Temporal.Instant): Temporal.Instant {
  const hasta = now.add({ hours: HORAS_CONGELADO });
  const before = congelado_hasta === null ? now : Temporal.Instant.from(congelado_hasta);
  return Temporal.Instant.compare(before, hasta) < 0 ? hasta : before;
}

/** Whether that would be no later than it is. */
const congeladoDeSobra = ({ congelado_hasta }: Frio, now: Temporal.Instant): boolean =>
  congelado_hasta !== null &&
  congeladoDesde({ congelado_hasta }, now).equals(Temporal.Instant.from(congelado_hasta));

/** A name, and the roles of somebody on it: what its situation is read from. */
export type ConRoles = Vida & Roles & Frio & ConCandado;

/** The situation of a name and of somebody on it, from its row and theirs. */
export const situacionDe = (row: ConRoles, now: Temporal.Instant, hoy: Temporal.PlainDate): Situacion => ({
  roles: row,
  estado: estadoAl(row, hoy),
  renovableDesde: renovableDesde(row, hoy)?.toString() ?? null,
  retenciones: retencionesAl(row, hoy),
  congeladoHasta: congeladoAl(row, now),
  recienCongeladoHasta: recienCongeladoAl(row, now),
  congeladoDeSobra: congeladoDeSobra(row, now),
  candado: row.candado,
});
