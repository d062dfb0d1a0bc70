import { ACCIONES, type Accion, type CodigoDePermiso, type Regla, reglaDe } from './acciones';
import { juntos } from './actos-juntos';
import { cubre } from './candado';
import { retencionCon } from './retenciones';
import { enLetras, ROLES, type Roles } from './roles';
import type { Situacion } from './situacion';
import { ESPERA_OTRO, pideAprobacion } from './words/candado';
import * as por from './words/impedimentos';

/** From where somebody asks: the list offers less than the detail (decision l). */
export type Vista = 'LISTA' | 'DETALLE';

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

/** Why the lock of a name holds something, or it is not about it; undefined where it does neither. */
function porCandado(
  { que, candado: desde, conCandado, sobreCandado }: Regla,
  { candado, esperaCambio }: Pick<Situacion, 'candado' | 'esperaCambio'>,
) {
  if (sobreCandado === 'HAY' && candado === null) return no('ESTADO', () => por.sinCandado);
  if (sobreCandado === 'NO_HAY' && candado !== null) return no('ESTADO', () => por.yaTieneCandado);
  if (!cubre(candado, desde)) return undefined;
  if (conCandado) return no('CANDADO', () => por.candado(que));
  if (esperaCambio) return no('CANDADO', () => por.soloEsta(ESPERA_OTRO));
  return { ...no('CANDADO', () => por.soloEsta(pideAprobacion(que))), seAprueba: true as const };
}

/** What keeps somebody from something with a name as it is now; undefined where nothing does. */
function impedimentoDe(accion: Accion, situacion: Situacion, vista: Vista): Impedimento | undefined {
  const regla = reglaDe(accion);
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
  return porCandado(regla, situacion);
}

/** Whether somebody may do something with a name as it is now, or the reason why not. */
export function permiso(accion: Accion, situacion: Situacion, vista: Vista = 'DETALLE'): Permiso {
  const impedimento = impedimentoDe(accion, situacion, vista);
  if (!impedimento) return { permitido: true };
  const { razon, ...resto } = impedimento;
  return { permitido: false, ...resto, motivo: razon().motivo };
}

/** Why not, in the sentence that names no thing and asks nobody anything; undefined where nothing keeps somebody from it. */
export const razonGeneral = (accion: Accion, situacion: Situacion): string | undefined =>
  impedimentoDe(accion, situacion, 'DETALLE')?.razon().causa;

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

/** Whether the custodians are asked about something only once whoever was invited accepts; meanwhile nothing else may wait. */
const esperaAlAceptar = (accion: Accion, { candado, esperaCambio }: Situacion): boolean =>
  cubre(candado, reglaDe(accion).alAceptar) && !esperaCambio;

/** What somebody may do with a name once the custodians of its lock approve, after 'para': what is alike in one, and so what they are asked later. */
export function conAprobacion(situacion: Situacion): string[] {
  return juntos(
    ACCIONES.filter((accion) => {
      const answer = permiso(accion, situacion);
      return answer.permitido ? esperaAlAceptar(accion, situacion) : answer.seAprueba;
    }),
  );
}
