import type { Insertable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import type { Connection, Database } from '~/database/connection.server';
import type { DominiosTable } from '~/database/tables/registro';
import { parseNombre } from '../../domain/name';
import { insertDescarga } from '../descargas/store';
import { deTarea } from '../dominios/autoria';
import { type DominioNuevo, registrarDominio } from '../dominios/cambios';
import { enTodosLosRoles } from '../dominios/role-columns';
import { congelarlo } from '../historia/congelar';
import { noteDevuelto } from '../mail/devueltos-store';
import { loadActos } from './actos';
import { loadCandado } from './candado';
import { loadCifras } from './cifras';
import { loadCompras } from './compras';
import { loadConsultas } from './consultas';
import { loadContraparte } from './contraparte';
import { loadHistoria } from './historia';
import { loadDemoMensajes } from './mensajes';
import { type Duenio, GRUPOS, type Grupo, TERMINACIONES, venceEn } from './names';
import { loadPedida } from './pedida';
import { loadPeligros } from './peligros';
import { loadAjenos, loadContactos, loadCuentas, loadUsuarios } from './people';
import { loadPersonal } from './personal';
import { loadPrecios } from './precios';
import { tellRelato } from './relato';
import { loadReservados } from './reservados';
import { loadRetenciones } from './retenciones';
import { findPersona } from './store';
import { loadTitularidad } from './titularidad';
import { comoSeRegistro, mediodia, tellVida } from './vida';
import { loadZona } from './zonas';

type Contactos = Pick<
  Insertable<DominiosTable>,
  'titular_id' | 'administrador_id' | 'tecnico_id' | 'financiero_id'
>;

interface Elenco {
  contactosDe: (duenio: Duenio, at: number) => Contactos;
  cuentaDe: (duenio: Duenio) => number | null;
  /** Two people without an account. */
  ajenos: readonly number[];
}

/** The roles whose bits are set are one person's, the others another's. */
const rolesByBits = (bits: number, one: number | null, other: number | null): Contactos => ({
  titular_id: bits & 1 ? one : other,
  administrador_id: bits & 2 ? one : other,
  tecnico_id: bits & 4 ? one : other,
  financiero_id: bits & 8 ? one : other,
});

async function loadElenco(
  trx: Connection,
  usuarios: Map<string, number>,
  now: Temporal.Instant,
): Promise<Elenco> {
  const personas = await loadContactos(trx, usuarios, now);
  const cuentas = await loadCuentas(trx, personas, now);
  const ajenos = await loadAjenos(trx, now);
  const of = (login: string) => personas.get(login)?.contactoId ?? null;
  const equipo = {
    titular_id: of('titular'),
    administrador_id: of('administrativo'),
    tecnico_id: of('tecnico'),
    financiero_id: of('financiero'),
  };
  const mixto = { ...equipo, administrador_id: of('titular'), financiero_id: of('tecnico') };
  return {
    contactosDe: (duenio, at) => {
      if (duenio === 'equipo') return equipo;
      if (duenio === 'mixto') return mixto;
      if (duenio === 'combinado') return rolesByBits(at + 1, of('otro'), ajenos[0] ?? null);
      return enTodosLosRoles(duenio === 'otro' ? of('otro') : (ajenos[at % ajenos.length] ?? null));
    },
    cuentaDe: (duenio) => cuentas.get(duenio === 'equipo' || duenio === 'mixto' ? 'titular' : 'otro') ?? null,
    ajenos,
  };
}

function rowOf(grupo: Grupo, texto: string, at: number, elenco: Elenco, now: Temporal.Instant): DominioNuevo {
  const read = parseNombre(texto, TERMINACIONES);
  if (!read.ok) throw new Error(`${texto} is no name: ${read.motivo}`);
  const hoy = dayOf(now);
  const vence = hoy.add({ days: venceEn(grupo, at) });
  const alta = vence
    // one to three years before the expiry date that is coming, always in the past
    .subtract({ years: grupo.estado === 'PREREGISTRO' || grupo.estado === 'ERROR' ? 1 : 1 + (at % 3) })
    .toString();
  const cuenta = grupo.cuenta ? elenco.cuentaDe(grupo.duenio) : null;
  return {
    nombre: read.nombre.ascii,
    tld: read.nombre.sufijo,
    estado: grupo.estado,
    alojado: grupo.alojado ? 1 : 0,
    fecha_alta: alta,
    fecha_vencimiento: vence.toString(),
    fecha_eliminacion: grupo.eliminado === undefined ? null : hoy.add({ days: grupo.eliminado }).toString(),
    renovacion_automatica: 1,
    ...elenco.contactosDe(grupo.duenio, at),
    cuenta_pago_id: cuenta,
    cuenta_asociada_en: cuenta === null ? null : stamp(mediodia(alta)),
    congelado_hasta: null,
  };
}

/** A hosted name is served by the registry; a delegated one by its own servers, the first of them inside the name. */
function serversOf(dominio: Pick<DominioNuevo, 'nombre' | 'alojado'>) {
  const own = { tipo_ip: 'IPV4' as const, ip: '192.0.2.53' };
  const outside = { tipo_ip: null, ip: null };
  return dominio.alojado
    ? [
        { nombre: 'ns1.nic.uy', ...outside },
        { nombre: 'ns2.nic.uy', ...outside },
      ]
    : [
        { nombre: `ns1.${dominio.nombre}`, ...own },
        { nombre: 'ns2.proveedor.com.uy', ...outside },
      ];
}

async function loadNombres(trx: Connection, elenco: Elenco, now: Temporal.Instant): Promise<void> {
  const rows = GRUPOS.flatMap((grupo) =>
    grupo.nombres.split(' ').map((texto, at) => ({ grupo, row: rowOf(grupo, texto, at, elenco, now) })),
  );
  const hoy = dayOf(now).toString();
  for (const { grupo, row } of rows) {
    // its history begins on the day that its facts say
    const op = deTarea(trx, mediodia(row.fecha_alta));
    const dominio = await registrarDominio(op, 'REGISTRO', comoSeRegistro(row, hoy), serversOf(row));
    if (dominio) await tellVida(trx, dominio, row, hoy);
    if (dominio && grupo.congelado)
      await congelarlo({ trx, now, usuario: await findPersona(trx, 'titular'), origen: 'WEB' }, dominio);
    if (dominio?.alojado === 1) await loadZona(trx, dominio, op.now);
  }
}

async function loadRelato(trx: Connection, elenco: Elenco, now: Temporal.Instant): Promise<void> {
  const [antes, despues] = elenco.ajenos;
  const { titular_id: tecnico } = elenco.contactosDe('otro', 0);
  if (antes && despues && tecnico)
    await tellRelato(trx, { antes, despues, tecnico, cuenta: elenco.cuentaDe('otro') }, now);
}

/** Somebody asked for a file with all of their data: it is made as soon as the portal serves. */
async function loadDescarga(trx: Connection, usuarioId: number | undefined, now: Temporal.Instant) {
  if (usuarioId === undefined) throw new Error('The demo has nobody to make a file for');
  await insertDescarga(trx, { usuario_id: usuarioId, codigo: randomId(), pedida_en: stamp(now) });
}

/** To which the demo writes nothing: its server took no mail the last time. */
const VUELVE = 'financiero@ejemplo.uy';

/** People, accounts and names to try the portal with, told from the day of loading. Safe to repeat. */
export async function loadDemo(database: Database, now: Temporal.Instant): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const usuarios = await loadUsuarios(trx, now);
    await loadPersonal(trx, usuarios, now);
    const loaded = await trx
      .selectFrom('dominios')
      .select('id')
      .where('nombre', '=', 'titular.uy')
      .executeTakeFirst();
    const elenco = loaded ? undefined : await loadElenco(trx, usuarios, now);
    if (elenco) {
      await loadNombres(trx, elenco, now);
      await loadHistoria(trx, now);
      await loadDescarga(trx, usuarios.get('administrativo'), now);
      await loadPeligros(trx, now);
      await noteDevuelto(trx, VUELVE, '550 5.1.1', now.subtract({ hours: 30 }));
    }
    await loadContraparte(trx, now);
    await loadDemoMensajes(trx, now);
    // what is told of it comes after the messages of the demo
    if (elenco) {
      await loadRelato(trx, elenco, now);
      await loadCandado(trx, now);
      await loadRetenciones(trx, now);
      await loadCompras(trx, elenco.cuentaDe('equipo'), now);
      await loadActos(trx);
      await loadTitularidad(trx, now);
      await loadPedida(trx, now);
      await loadPrecios(trx, now);
      await loadReservados(trx);
      await loadCifras(trx, now);
      await loadConsultas(trx, usuarios, now);
    }
  });
}
