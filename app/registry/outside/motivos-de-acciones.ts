import { onceForSettings } from '~/base/config.server';
import { contract } from '../contract';
import type { DominioWrapper, PermisoDominio } from '../contract/administracion/formas';
import { type Accion, leCorresponde } from '../domain/acciones';
import { rolesDe } from '../domain/roles';
import { SIN_PERMISOS_OPERACION } from '../domain/words/portal';
import { SIN_TRANSFERENCIA } from '../domain/words/transferencias';
import type { Given } from './answer-reader';
import { offers } from './composed-screen';
import type { Edge } from './edge';
import { NO_RENOVABLE } from './renovables';
import { isTransferenciaHabilitada } from './transferir-titular';

const ELIMINADO = 'El dominio está eliminado: antes debe recuperarlo.';
const NO_ELIMINADO = 'El dominio no está eliminado: no hay nada que recuperar.';
const NO_OFRECIDA = 'El registro no ofrece esta operación.';

interface Facts {
  wrapper: DominioWrapper;
  permisos: PermisoDominio;
  /** Whether manual renewal is enabled for the name (spec 6). */
  renovable: boolean;
  /** What this edge has beyond the specification. */
  congela: boolean;
  activaRenovacion: boolean;
  cuentaHistoria: boolean;
  daConstancia: boolean;
  tieneCandado: boolean;
  vuelveAtras: boolean;
  /** Whether holders may hand their names over (spec 6). */
  transfiereTitular: boolean;
}

/** Why not, by action; nothing where it may be done. The first that stands against it is the one told. */
function reasonsOf({ wrapper, permisos, ...edge }: Facts): Record<string, string | undefined> {
  const { eliminado } = wrapper;
  const isTheirs = (accion: Accion) => leCorresponde(accion, rolesDe(wrapper));
  const inForce = (allowed: boolean) =>
    allowed ? (eliminado ? ELIMINADO : undefined) : SIN_PERMISOS_OPERACION;
  const own = (allowed: boolean, offered: boolean) => (offered ? inForce(allowed) : NO_OFRECIDA);
  return {
    renovar: inForce(permisos.puedeRenovar) ?? (edge.renovable ? undefined : NO_RENOVABLE),
    liberar: inForce(isTheirs('liberar')),
    eliminar: isTheirs('eliminar') ? undefined : SIN_PERMISOS_OPERACION,
    recuperar: isTheirs('recuperar') ? (eliminado ? undefined : NO_ELIMINADO) : SIN_PERMISOS_OPERACION,
    alojar: inForce(permisos.puedeDelegarAlojar),
    delegar: inForce(permisos.puedeDelegarAlojar),
    editarRegistros: inForce(permisos.puedeVerServidores),
    editarTitular: inForce(permisos.puedeEditarTitular),
    editarAdministrador: inForce(permisos.puedeEditarAdmin),
    editarTecnico: inForce(permisos.puedeEditarTecnico),
    editarFinanciero: inForce(permisos.puedeEditarFinanciero),
    invitarAdministrador: inForce(permisos.puedeInvitarAdmin),
    invitarTecnico: inForce(permisos.puedeInvitarTecnico),
    invitarFinanciero: inForce(permisos.puedeInvitarFinanciero),
    transferirTitular:
      inForce(permisos.puedeTransferirTitular) ?? (edge.transfiereTitular ? undefined : SIN_TRANSFERENCIA),
    cambiarCuentaPago: inForce(permisos.puedeVerPagos),
    quitarCuentaPago: inForce(permisos.puedeVerPagos),
    codigoTransferencia: inForce(isTheirs('codigoTransferencia')),
    aprobarTransferencia: inForce(isTheirs('aprobarTransferencia')),
    rechazarTransferencia: inForce(isTheirs('rechazarTransferencia')),
    renovacionAutomatica: own(permisos.puedeVerPagos, edge.activaRenovacion),
    congelar: edge.congela ? (isTheirs('congelar') ? undefined : SIN_PERMISOS_OPERACION) : NO_OFRECIDA,
    cerrarCandado: own(isTheirs('cerrarCandado'), edge.tieneCandado),
    abrirCandado: NO_OFRECIDA,
    volverAtras: own(isTheirs('volverAtras'), edge.vuelveAtras),
    verHistorial: edge.cuentaHistoria ? undefined : NO_OFRECIDA,
    constancia: edge.daConstancia ? undefined : NO_OFRECIDA,
  };
}

/** The same for every name: asked for once a minute, so that a detail does not wait for it each time. */
const KEPT_MS = 60_000;
const kept = onceForSettings(() => ({ until: 0, asked: Promise.resolve(true) }));

/** Whether names are handed over there (spec 6). Not known, it is offered: whoever tries is told. */
export function seTransfiere(edge: Edge): Promise<boolean> {
  const memory = kept();
  if (performance.now() < memory.until) return memory.asked;
  memory.until = performance.now() + KEPT_MS;
  memory.asked = isTransferenciaHabilitada(edge).catch(() => true);
  return memory.asked;
}

const sentences = (said: Given): Record<string, string> | undefined =>
  said.has ? Object.fromEntries(said.entries.map(([accion, each]) => [accion, each.text('')])) : undefined;

/** What each is kept from by, where the edge is one like ours. */
export const causas = (said: Given): Record<string, string> | undefined => sentences(said.of('causas'));

/**
 * What the caller may not do with a name now, and why: as the edge says it where it is one like ours; elsewhere by the
 * permissions that it gives (spec 3 and 6), by the state of the name, and by what it has at all.
 */
export async function motivos(
  edge: Edge,
  said: Given,
  about: Pick<Facts, 'wrapper' | 'permisos' | 'transfiereTitular'>,
): Promise<Record<string, string>> {
  const told = sentences(said.of('motivos'));
  if (told) return told;
  const { historia, administracion, constancia, candado, vuelta } = contract;
  const [congela, activaRenovacion, cuentaHistoria, daConstancia, tieneCandado, vuelveAtras] =
    await Promise.all([
      offers(edge, historia.congelar),
      offers(edge, administracion.renovacionAutomatica),
      offers(edge, historia.listar),
      offers(edge, constancia.emitir),
      offers(edge, candado.cerrar),
      offers(edge, vuelta.volver),
    ]);
  const renovable = said.of('renovacionManualHabilitada').flag(true);
  const own = { congela, activaRenovacion, cuentaHistoria, daConstancia, tieneCandado, vuelveAtras };
  const facts = { ...about, renovable, ...own };
  const reasons = Object.entries(reasonsOf(facts));
  return Object.fromEntries(reasons.flatMap(([accion, why]) => (why ? [[accion, why]] : [])));
}
