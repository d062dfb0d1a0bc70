import { dayOf } from '~/base/clock.server';
import { log } from '~/base/log.server';
import type { Connection } from '~/database/connection.server';
import { gathered } from '~/database/gathered';
import { REGISTROS_DE_UNA_VEZ } from '../../contract/dns-limites';
import { isBelow, toULabels } from '../../domain/labels';
import { seRenuevaSola } from '../../domain/lifecycle';
import { readNombre } from '../../domain/name';
import { permisosDe, razonesDe } from '../../domain/permissions';
import { type Situacion, situacionDe } from '../../domain/situacion';
import { SIN_TRANSFERENCIA } from '../../domain/words/transferencias';
import { NADA_CAMBIO } from '../../domain/words/vuelta-atras';
import { candadoDe } from '../candado/ver';
import { type ContextoPersona, notFound } from '../context';
import { cuentaDTO } from '../cuentas/present';
import { findCuenta } from '../cuentas/store';
import { registrosDe } from '../dns/registros-de';
import { contactosDe } from '../dominios/contactos-publicos';
import { listNameservers } from '../dominios/store';
import { isHabilitada } from '../funciones/store';
import { persona } from '../implement';
import { hayQueVolver } from '../vuelta/recorrer';
import { conTodo } from './listado-completo';
import { dominioWrapper, retencionDTO } from './present';
import { esAdministrable, finDelPlazo, veEnmascarada } from './rules';
import { findPropio, type Propio } from './store';

/** A name is served by at least two (spec 1). */
const MINIMO_NAMESERVERS = 2;

/** To the letter (spec 8). */
const NO_DISPONIBLE = 'Información del dominio no disponible en el estado.';

const SIN_REGISTROS = { registros: [], registroWeb: null, registroMail: null };

const NADA = {
  nameservers: [],
  titular: null,
  administrador: null,
  tecnico: null,
  financiero: null,
  cuentaPago: null,
};

async function nameserversOf(connection: Connection, { id, nombre }: Propio) {
  const rows = await listNameservers(connection, id);
  return rows.map((row) => ({
    nombre: toULabels(row.nombre),
    tipoIP: row.tipo_ip,
    ip: row.ip,
    subdominio: isBelow(row.nombre, nombre),
  }));
}

async function cuentaDe(connection: Connection, row: Propio, usuarioId: number) {
  const cuenta = row.cuenta_pago_id === null ? undefined : await findCuenta(connection, row.cuenta_pago_id);
  if (!cuenta) return null;
  const isMasked = veEnmascarada(row, cuenta.usuario_id === usuarioId);
  return cuentaDTO(cuenta, isMasked, { instante: row.cuenta_asociada_en, usuario: cuenta.usuario });
}

/** What a hosted name serves, all of it: section 3 has it in the information of a domain. */
const servidos = (connection: Connection, row: Propio) =>
  registrosDe(connection, row, { desde: 0, cantidad: REGISTROS_DE_UNA_VEZ, texto: '' });

/** The sections of a detail, each empty for who does not see it. */
async function secciones(
  connection: Connection,
  row: Propio,
  usuarioId: number,
  permisos: ReturnType<typeof permisosDe>,
) {
  const [contactos, nameservers, cuentaPago] = await Promise.all([
    contactosDe(connection, row),
    permisos.puedeVerServidores ? nameserversOf(connection, row) : [],
    permisos.puedeVerPagos ? cuentaDe(connection, row, usuarioId) : null,
  ]);
  return { ...contactos, nameservers, cuentaPago };
}

/** A name of the caller's: 404 where they have no role on it (or there is no such name). */
export async function propioDe({ connection, usuario }: ContextoPersona, escrito: string): Promise<Propio> {
  const ascii = readNombre(escrito);
  const row = ascii && (await findPropio(connection, usuario.id, ascii));
  if (!row) throw notFound();
  return row;
}

/** Where the history cannot be read its panel says so, and the page of going back says it of that. */
function asIfThereWere(error: unknown): true {
  log.error({ error }, 'what can be taken back of a name could not be read');
  return true;
}

/** What stands against the name itself is told first; then what it takes a look into the tables to know. */
async function razonesCon(
  { connection, usuario, now }: ContextoPersona,
  row: Propio,
  situacion: Situacion,
): Promise<ReturnType<typeof razonesDe>> {
  const { motivos, causas } = razonesDe(situacion);
  // handing a name over is refused to everybody while that is switched off
  const isOff = !motivos.transferirTitular && !(await isHabilitada(connection, 'TRANSFERENCIA_TITULAR'));
  const quien = { usuarioId: usuario.id, now };
  const isStill = !motivos.volverAtras && !(await hayQueVolver(connection, row, quien).catch(asIfThereWere));
  const mas = {
    ...(isOff && { transferirTitular: SIN_TRANSFERENCIA }),
    ...(isStill && { volverAtras: NADA_CAMBIO }),
  };
  return { motivos: { ...motivos, ...mas }, causas: { ...causas, ...mas } };
}

/** A name as its detail shows it; its records are asked for where they are shown in full. */
export async function informacionDe(
  context: ContextoPersona,
  row: Propio,
  { conRegistros }: { conRegistros: boolean },
) {
  const { connection, now, usuario } = context;
  const { id } = usuario;
  const hoy = dayOf(now);
  const candado = await candadoDe(context, row);
  const situacion = { ...situacionDe(row, now, hoy), esperaCambio: Boolean(candado?.cambio) };
  const { estado } = situacion;
  const permisos = permisosDe(situacion, 'DETALLE');
  const wrapper = dominioWrapper(row, id, now);
  const plazo = finDelPlazo(row, hoy);
  const isShown = esAdministrable(estado);
  const verRegistros = conRegistros && isShown && row.alojado === 1 && permisos.puedeVerServidores;
  const [razones, suyas, registros] = await Promise.all([
    razonesCon(context, row, situacion),
    isShown ? secciones(connection, row, id, permisos) : NADA,
    verRegistros ? servidos(connection, row) : SIN_REGISTROS,
  ]);
  return {
    codigoRespuesta: isShown ? ('OK' as const) : ('ERROR' as const),
    mensajeRespuesta: isShown ? '' : NO_DISPONIBLE,
    ...wrapper,
    permisos,
    ...razones,
    version: row.version,
    retenciones: situacion.retenciones.map(retencionDTO),
    congeladoHasta: situacion.congeladoHasta,
    candado,
    dominioEliminado: wrapper.eliminado,
    dominioVencido: wrapper.vencido,
    fechaEliminacion: plazo?.fecha ?? null,
    renovacionAutomatica: estado === 'REGISTRADO' && seRenuevaSola(row, hoy),
    renovacionDesactivada: row.renovacion_automatica === 0,
    renovacionManualHabilitada: true,
    cantMinimaNameservers: MINIMO_NAMESERVERS,
    ...suyas,
    ...registros,
  };
}

/** A name of the caller's (spec 3, Domain info). */
export const informacion = persona.administracion.informacion.handler(async ({ context, input }) =>
  enTodo(context, await propioDe(context, input.nombreDominio), input),
);

/** A program is told the row of the list in full besides. */
async function enTodo(context: ContextoPersona, row: Propio, input: { conRegistros: boolean }) {
  const info = await informacionDe({ ...context, connection: gathered(context.connection) }, row, input);
  if (context.origen !== 'API') return info;
  const [inFull] = await conTodo(context.connection, context.usuario.id, [row], [info]);
  return { ...info, dominio: inFull?.dominio ?? info.dominio };
}
