import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Outputs } from '../../contract';
import { estadoAl, muestraFechaAlta } from '../../domain/lifecycle';
import { MENSAJES, mostrarNombre, type Nombre } from '../../domain/name';
import { allowQuery, CAPTCHA_INVALIDO } from '../captcha/verify';
import { edge } from '../implement';
import { estaReservado } from './consulta';
import { leer } from './parse-nombre';
import { findDominio, listNameservers, listPublicos } from './store';

type Respuesta = Outputs['dominio']['whois'];

const NO_DATA = {
  estado: null,
  fechaAlta: null,
  fechaVencimiento: null,
  titular: null,
  administrador: null,
  tecnico: null,
  financiero: null,
  nameServers: [],
};

const refused = (codigo: Respuesta['codigo'], mensaje: string, nombre: string): Respuesta => ({
  ...NO_DATA,
  respuestaOK: false,
  codigo,
  mensaje,
  nombre,
});

/** A name nobody has, and whether it is one that nobody can register: else whois and the search send there and back. */
const notRegistered = (nombre: string, reservado: boolean): Respuesta => ({
  ...refused('ERROR_DOMINIO_NO_EXISTE', `El dominio ${nombre} no está registrado.`, nombre),
  estado: reservado ? 'RESERVADO' : null,
});

type Publico = NonNullable<Respuesta['titular']>;
type ContactoRow = { email_publico: string; nic_handle: string } & Omit<
  Publico,
  'emailPublico' | 'nicHandler'
>;

const publico = (row: ContactoRow): Publico => ({
  nombre: row.nombre,
  apellido: row.apellido,
  direccion: row.direccion,
  telefono: row.telefono,
  emailPublico: row.email_publico,
  nicHandler: row.nic_handle,
});

type DominioRow = NonNullable<Awaited<ReturnType<typeof findDominio>>>;
type ContactosDe = Pick<DominioRow, 'titular_id' | 'administrador_id' | 'tecnico_id' | 'financiero_id'>;

const idsDe = (row: ContactosDe) => [row.titular_id, row.administrador_id, row.tecnico_id, row.financiero_id];

/** The public part of the four contacts of each name. */
export async function contactosDeVarios(connection: Connection, rows: readonly ContactosDe[]) {
  const ids = new Set(rows.flatMap(idsDe));
  const found = await listPublicos(
    connection,
    [...ids].filter((id) => id !== null),
  );
  const of = (id: number | null): Publico | null => {
    const contacto = id === null ? undefined : found.get(id);
    return contacto ? publico(contacto) : null;
  };
  return rows.map((row) => ({
    titular: of(row.titular_id),
    administrador: of(row.administrador_id),
    tecnico: of(row.tecnico_id),
    financiero: of(row.financiero_id),
  }));
}

const SIN_CONTACTOS = { titular: null, administrador: null, tecnico: null, financiero: null };

/** The same of one name. */
export const contactosDe = async (connection: Connection, row: ContactosDe) =>
  (await contactosDeVarios(connection, [row]))[0] ?? SIN_CONTACTOS;

async function answer(
  connection: Connection,
  read: Nombre,
  row: DominioRow | undefined,
  hoy: ReturnType<typeof dayOf>,
): Promise<Respuesta> {
  const estado = row ? estadoAl(row, hoy) : 'LIBRE';
  if (!row || estado === 'LIBRE') return notRegistered(read.unicode, await estaReservado(connection, read));
  const nombre = mostrarNombre(row.nombre);
  const servers = await listNameservers(connection, row.id);
  return {
    respuestaOK: true,
    codigo: 'OK',
    mensaje: '',
    nombre,
    estado,
    fechaAlta: muestraFechaAlta(estado) ? row.fecha_alta : null,
    fechaVencimiento: row.fecha_vencimiento,
    ...(await contactosDe(connection, row)),
    nameServers: servers.map(({ tipo_ip, ...server }) => ({ ...server, tipoIP: tipo_ip })),
  };
}

/**
 * Public data of a name (spec 2, 5, 8). What is no name is told before the captcha is looked at, so that a slip
 * of the finger does not cost a second challenge.
 */
export const whois = edge.dominio.whois.handler(async ({ input, context }) => {
  const { connection } = context;
  const typed = input.dominio.nombre;
  const read = await leer(connection, typed);
  if (!read.ok) {
    const codigo = read.motivo === 'VACIO' ? 'PARAMETRO_REQUERIDO' : 'ERROR_DOMINIO_NO_PERTENECE';
    return refused(codigo, MENSAJES[read.motivo], typed);
  }
  if (!(await allowQuery(context, input.captchaResponse)))
    return refused(CAPTCHA_INVALIDO.codigo, CAPTCHA_INVALIDO.mensaje, read.nombre.unicode);
  const row = await findDominio(connection, read.nombre.ascii);
  return answer(connection, read.nombre, row, dayOf(context.now));
});
