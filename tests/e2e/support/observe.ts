import type { PortalProcess } from './portal-process';

/** What the registry of a scenario holds, in its own words; it is another process, and always on SQLite. */

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A name: what it is called and how it is. */
export const domain = (portal: PortalProcess, nombre: string) =>
  portal.rows(`SELECT nombre, estado FROM dominios WHERE nombre = ${quoted(nombre)}`);

/** Who is the holder of a name. */
export const holder = (portal: PortalProcess, nombre: string) =>
  portal.rows(
    `SELECT contactos.nombre FROM dominios JOIN contactos ON contactos.id = titular_id WHERE dominios.nombre = ${quoted(nombre)}`,
  );

/** Whether somebody is the technical contact of a name. */
export const technical = (portal: PortalProcess, login: string, nombre: string) =>
  portal.rows(
    `SELECT tecnico FROM dominio_usuarios JOIN usuarios ON usuarios.id = usuario_id
    WHERE login = ${quoted(login)} AND dominio_usuarios.nombre = ${quoted(nombre)}`,
  );

/** What was charged for a name. */
export const charges = (portal: PortalProcess, nombre: string) =>
  portal.rows(`SELECT concepto, importe FROM cargos WHERE nombre = ${quoted(nombre)}`);

/** The lines of carts with a name. */
export const cartLines = (portal: PortalProcess, nombre: string) =>
  portal.rows(`SELECT tipo, nombre, anios, estado FROM venta_items WHERE nombre = ${quoted(nombre)}`);

/** The line that was put in a cart last. */
export const lastCartLine = (portal: PortalProcess) =>
  portal.rows(
    "SELECT tipo, nombre, anios, estado FROM venta_items WHERE estado = 'PENDIENTE' ORDER BY id DESC LIMIT 1",
  );

/** The payment accounts of a number, deleted ones too. */
export const paymentAccounts = (portal: PortalProcess, cuenta: string) =>
  portal.rows(
    `SELECT nombre, nro_documento, eliminada_en IS NOT NULL AS eliminada FROM plantillas_cuenta
    WHERE cuenta = ${quoted(cuenta)}`,
  );

/** What became of the newest message to somebody. */
export const lastMessage = (portal: PortalProcess, login: string, titulo: string) =>
  portal.rows(
    `SELECT leido_en IS NOT NULL AS leido, eliminado_en IS NOT NULL AS eliminado FROM mensajes_usuario
    JOIN usuarios ON usuarios.id = usuario_id WHERE login = ${quoted(login)} AND titulo = ${quoted(titulo)}
    ORDER BY mensajes_usuario.creado_en DESC LIMIT 1`,
  );

/** The questions that somebody sent to the registry, and their files. */
const SENT = "operacion NOT LIKE 'demo:%'";
export const tickets = (portal: PortalProcess) => portal.rows(`SELECT asunto FROM tickets WHERE ${SENT}`);
export const ticketFiles = (portal: PortalProcess) =>
  portal.rows(`SELECT nombre FROM ticket_archivos WHERE ticket_id IN (SELECT id FROM tickets WHERE ${SENT})`);

/** The provider takes back its tokens, of sessions that began long ago. */
export function takeTokensBack(portal: PortalProcess): void {
  portal.change("DELETE FROM oidc_registros WHERE modelo = 'AccessToken'");
  portal.change("UPDATE sesiones SET ingreso = '2026-01-01T00:00:00Z'");
}

/** The registrar of a name; none where it always was this portal's. */
export const registrar = (portal: PortalProcess, nombre: string) =>
  portal.rows(
    `SELECT registrador FROM dominio_registradores JOIN dominios ON dominios.id = dominio_id WHERE nombre = ${quoted(nombre)}`,
  );

/** The names whose import was charged. */
export const chargedImports = (portal: PortalProcess) =>
  portal.rows("SELECT nombre FROM cargos WHERE concepto = 'IMPORTACION'");
