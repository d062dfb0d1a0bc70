import type { Grado } from './candado';
import { EN_VIGOR, type EstadoVigente } from './lifecycle';
import type { Efecto } from './retenciones';
import { CONTACTO_DE, inWords, ROLES, type Rol, type Roles } from './roles';

export type CodigoDePermiso = 'SIN_PERMISO' | 'ESTADO' | 'RETENIDO' | 'CONGELADO' | 'CANDADO';

/** Who may do something, and when: how the table says it. */
export interface Regla {
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
  /** From which grade on it can be begun, and its custodians are asked once whoever was invited accepts. */
  alAceptar?: Grado;
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
    alAceptar: 'TODO',
    retiene: ['CAMBIOS'],
  },
  invitarTecnico: {
    que: 'cambiar el contacto técnico',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    alAceptar: 'TODO',
    retiene: ['CAMBIOS'],
  },
  invitarFinanciero: {
    que: 'cambiar el contacto financiero',
    quienes: DUENIOS,
    estados: EN_VIGOR,
    congelado: 'IMPIDE',
    alAceptar: 'TODO',
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

/** Who may do something, and when. */
export const reglaDe = (accion: Accion): Regla => TABLA[accion];

/** What an action is called, after 'para'. */
export const queEs = (accion: Accion): string => TABLA[accion].que;

/** Who may do something with a name, in a sentence: 'el titular o el contacto administrativo'. */
export const quienesPueden = (accion: Accion): string =>
  inWords(
    TABLA[accion].quienes.map((rol) => `el ${CONTACTO_DE[rol]}`),
    'o',
  );

/** What a registry does without that moves no names between registrars. */
export const DE_TRASLADO: readonly Accion[] = [
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

/** Whether it is theirs to do something with a name, however the name stands. */
export const leCorresponde = (accion: Accion, roles: Roles): boolean =>
  TABLA[accion].quienes.some((rol) => roles[rol] === 1);
