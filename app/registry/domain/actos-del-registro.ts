import { type Accion, queEs } from './acciones';
import type { ClaseDeDocumento } from './documento';
import type { EstadoVigente } from './lifecycle';
import { permiso, razonGeneral } from './permissions';
import type { Situacion } from './situacion';
import { estado as porEstado } from './words/impedimentos';

/** What the registry's people do with a name that is somebody's: free it, give it back to who had it, or give it to whose it is (decision 114). */
export const ACTOS_SOBRE_UN_NOMBRE = ['liberar', 'devolver', 'corregir'] as const;
export type ActoSobreUnNombre = (typeof ACTOS_SOBRE_UN_NOMBRE)[number];

interface Regla {
  /** What its holder does that is the same thing: what keeps them from it keeps the registry from it too. */
  como: Accion;
  estados: readonly EstadoVigente[];
  /** Why not in another state, where the registry has other words for it than its holder. */
  motivos: Partial<Record<EstadoVigente, string>>;
}

const YA_ELIMINADO = 'El dominio ya está eliminado: no hay nada que liberar.';
const YA_LIBRE = 'El dominio ya está libre: lo puede registrar cualquiera.';
const EN_VIGOR = 'El dominio es de su titular: no hay nada que devolver.';
const VENCIDO =
  'El dominio venció y sigue siendo de su titular, que lo puede renovar: no hay nada que devolver.';

const REGLAS: Record<ActoSobreUnNombre, Regla> = {
  liberar: {
    como: 'liberar',
    estados: ['REGISTRADO', 'VENCIDO'],
    motivos: { ELIMINADO: YA_ELIMINADO, LIBRE: YA_LIBRE },
  },
  devolver: {
    como: 'recuperar',
    estados: ['ELIMINADO'],
    motivos: { REGISTRADO: EN_VIGOR, VENCIDO, LIBRE: YA_LIBRE },
  },
  // whose it is may have to be known of a name that expired, or that its holder freed
  corregir: {
    como: 'transferirTitular',
    estados: ['REGISTRADO', 'VENCIDO', 'ELIMINADO'],
    motivos: { LIBRE: YA_LIBRE },
  },
};

/** Why the registry does not do something with a name, and what would let it: another state of it, a judge, its custodians. */
export interface Impedimento {
  por: 'ESTADO' | 'SIN_ORDEN' | 'CANDADO';
  motivo: string;
}

const SOLO_TITULAR = { titular: 1, administrador: 0, tecnico: 0, financiero: 0 } as const;

/** What a judge orders is kept from happening by no hold of the registry and no freeze of the holder: neither could be ended by who has to obey. */
const conOrden = (situacion: Situacion): Situacion => ({
  ...situacion,
  retenciones: [],
  congeladoHasta: null,
});

/** Why not, by a document of this class; undefined where it may be done. Of a lock its custodians are to be named besides. */
export function impideAlRegistro(
  acto: ActoSobreUnNombre,
  situacion: Situacion,
  clase: ClaseDeDocumento,
): Impedimento | undefined {
  const { como, estados, motivos } = REGLAS[acto];
  const { estado } = situacion;
  if (!estados.includes(estado))
    return { por: 'ESTADO', motivo: motivos[estado] ?? porEstado(estado, queEs(como)).causa };
  const suya: Situacion = {
    ...situacion,
    roles: SOLO_TITULAR,
    estado: acto === 'corregir' ? 'REGISTRADO' : estado,
  };
  const mirada = clase === 'ORDEN_JUDICIAL' ? conOrden(suya) : suya;
  const puede = permiso(como, mirada);
  if (puede.permitido) return undefined;
  const { codigo, motivo } = puede;
  if (codigo === 'CANDADO') return { por: 'CANDADO', motivo };
  if (codigo === 'ESTADO') return { por: 'ESTADO', motivo };
  // what keeps the holder from it is told without the words that are for the holder
  return { por: 'SIN_ORDEN', motivo: razonGeneral(como, mirada) ?? motivo };
}
