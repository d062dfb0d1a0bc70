import type { Temporal } from 'temporal-polyfill';
import { type Clock, dayOf } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import { readFirmantes } from '../../dns/dnssec';
import { lastLabels, toULabels } from '../../domain/labels';
import { estadoAl, registroFallido, ultimoDia } from '../../domain/lifecycle';
import { MENSAJES, type Nombre } from '../../domain/name';
import { prohibicionesDe } from '../../domain/prohibiciones';
import { seVeDelDominio } from '../../domain/public-fields';
import { efectosDe, retencionesAl } from '../../domain/retenciones';
import { congeladoAl } from '../../domain/situacion';
import { sufijoDe } from '../../domain/typed-name';
import type { ContactoPublico, NombrePublico, PublicRegistry, ServidorPublico } from '../../public-registry';
import { estaReservado } from './consulta';
import { contactosDe, publico, SIN_CONTACTOS } from './contactos-publicos';
import { readTyped } from './parse-nombre';
import { findContactoEnUso, findPublico, listClaves, listServidores } from './publico-store';
import { findDominio, listTerminaciones } from './store';

const NO_DATA = {
  estado: null,
  fechaAlta: null,
  fechaVencimiento: null,
  ...SIN_CONTACTOS,
  nameServers: [],
};

/** An answer that has nothing to show, and why. */
export const sinDatos = (
  codigo: NombrePublico['codigo'],
  mensaje: string,
  nombre: string,
): NombrePublico => ({ ...NO_DATA, respuestaOK: false, codigo, mensaje, nombre });

/** A name nobody has, and whether it is one that nobody can register: else whois and the search send there and back. */
const notRegistered = (nombre: string, reservado: boolean): NombrePublico => ({
  ...sinDatos('ERROR_DOMINIO_NO_EXISTE', `El dominio ${nombre} no está registrado.`, nombre),
  estado: reservado ? 'RESERVADO' : null,
});

type Row = NonNullable<Awaited<ReturnType<typeof findPublico>>>;

/** Our own servers with their addresses, as the zone above has them. */
const ownServers = (): NombrePublico['nameServers'] =>
  settings().DNS_SERVERS.flatMap(({ nombre, ips }): NombrePublico['nameServers'] =>
    ips.length === 0
      ? [{ nombre, tipoIP: null, ip: null }]
      : ips.map((ip) => ({ nombre, tipoIP: ip.includes(':') ? 'IPV6' : 'IPV4', ip })),
  );

/** Nobody serves it, and whose failed attempt it was is nobody's business. */
const NEVER_REGISTERED = { ...SIN_CONTACTOS, nameServers: [], ds: [] };

/** Who serves a name and which keys its zone above has: ours of a hosted one, its own of a delegated one. */
async function servedBy(connection: Connection, { id, nombre, alojado, clavesDeZona, tieneClaves }: Row) {
  if (alojado === 0)
    return {
      nameServers: await listServidores(connection, id),
      ds: tieneClaves ? await listClaves(connection, id) : [],
    };
  const leidos = clavesDeZona ? readFirmantes(clavesDeZona, nombre) : undefined;
  return { nameServers: ownServers(), ds: leidos?.ok ? leidos.valor : [] };
}

/** The one function of what may be seen of a name (decision 071): a fixed number of queries by key. */
export async function nombrePublico(
  connection: Connection,
  nombre: Nombre,
  now: Temporal.Instant,
): Promise<NombrePublico> {
  const row = await findPublico(connection, nombre.ascii);
  const retenciones = row ? retencionesAl(row, dayOf(now)) : [];
  const estado = row ? estadoAl(row, dayOf(now)) : 'LIBRE';
  if (!row || estado === 'LIBRE')
    return notRegistered(nombre.unicode, await estaReservado(connection, nombre));
  return {
    respuestaOK: true,
    codigo: 'OK',
    mensaje: '',
    nombre: toULabels(row.nombre),
    estado,
    fechaAlta: seVeDelDominio('fechaAlta', estado) ? row.fecha_alta : null,
    fechaVencimiento: registroFallido(estado) ? null : row.fecha_vencimiento,
    // Until when a name is held is not public.
    hasta: retenciones.length > 0 ? null : ultimoDia(row, estado),
    ...(registroFallido(estado)
      ? NEVER_REGISTERED
      : { ...(await contactosDe(connection, row)), ...(await servedBy(connection, row)) }),
    actualizado: row.actualizado,
    prohibiciones: prohibicionesDe({
      candado: row.candado,
      congelado: congeladoAl(row, now) !== null,
      retenido: efectosDe(retenciones),
      bloqueado: row.bloqueado === 1,
    }),
  };
}

/** What somebody typed, as a name or as the refusal of what is none. */
export async function readPublico(
  connection: Connection,
  typed: string,
): Promise<{ nombre: Nombre } | { refused: NombrePublico }> {
  const read = await readTyped(connection, typed);
  if (read.ok) return { nombre: read.nombre };
  const codigo = read.motivo === 'VACIO' ? 'PARAMETRO_REQUERIDO' : 'ERROR_DOMINIO_NO_PERTENECE';
  return { refused: sinDatos(codigo, MENSAJES[read.motivo], typed) };
}

/** A contact as everybody sees it, by its handle: only while some name has it. */
async function contactoPublico(connection: Connection, handle: string): Promise<ContactoPublico | null> {
  const row = await findContactoEnUso(connection, handle);
  return row ? publico(row) : null;
}

/** The servers of a name, or ours, that are called so (A-label), each with an address. */
async function servidorPublico(
  connection: Connection,
  host: string,
  now: Temporal.Instant,
): Promise<ServidorPublico> {
  const sufijo = sufijoDe(host, await listTerminaciones(connection));
  if (!sufijo) return { pertenece: false, servidor: null };
  const own = ownServers().filter(({ nombre }) => nombre === host);
  if (own.length > 0) return { pertenece: true, servidor: own };
  const row = await findDominio(connection, lastLabels(host, sufijo.split('.').length + 1) ?? host);
  const estado = row ? estadoAl(row, dayOf(now)) : 'LIBRE';
  if (!row || row.alojado === 1 || estado === 'LIBRE' || registroFallido(estado))
    return { pertenece: true, servidor: null };
  const found = (await listServidores(connection, row.id)).filter(({ nombre }) => nombre === host);
  return { pertenece: true, servidor: found.length > 0 ? found : null };
}

/** The doors for machines, of this registry. */
export const registroPublico = (connection: Connection, clock: Clock): PublicRegistry => ({
  async nombre(typed) {
    const read = await readPublico(connection, typed);
    return 'refused' in read ? read.refused : nombrePublico(connection, read.nombre, clock());
  },
  propio: {
    contacto: (handle) => contactoPublico(connection, handle),
    servidor: (host) => servidorPublico(connection, host, clock()),
  },
});
