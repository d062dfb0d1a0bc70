import { now } from '~/base/clock.server';
import { SettingsError } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { toULabels } from '../../domain/labels';
import { readNombre } from '../../domain/name';
import { bloquear, darCodigo, requestForOther } from './contraparte';
import { CONTRAPARTE } from './demo';
import { findRegistrador, listDominiosDe } from './registradores-store';
import { type Acto, hecho, type Respuesta } from './registrar-act';
import { resolveTransfer } from './resolve-transfer';
import { listPendientesDe } from './store';

type Orden = (acto: Acto, nombre: string, codigo: string) => Promise<Respuesta>;

/** What the other registrar can be told to do, by the words of the command. */
const ORDENES: Record<string, Orden> = {
  pedir: requestForOther,
  aprobar: (acto, nombre) => resolveTransfer(acto, nombre, 'APROBAR'),
  rechazar: (acto, nombre) => resolveTransfer(acto, nombre, 'RECHAZAR'),
  cancelar: (acto, nombre) => resolveTransfer(acto, nombre, 'CANCELAR'),
  codigo: (acto, nombre) => darCodigo(acto, nombre),
  bloquear: (acto, nombre) => bloquear(acto, nombre, 1),
  desbloquear: (acto, nombre) => bloquear(acto, nombre, 0),
};

const USO = [
  'Uso: npm run registrar -- <orden> [dominio] [código]',
  '  lista                      sus dominios y las solicitudes pendientes',
  '  codigo <dominio>           da un código nuevo a un dominio suyo',
  '  aprobar|rechazar <dominio> responde a quien le pide un dominio',
  '  pedir <dominio> <código>   pide un dominio de este portal',
  '  cancelar <dominio>         retira su pedido',
  '  bloquear|desbloquear <dominio>',
].join('\n');

async function lista(registrador: string): Promise<string> {
  const dominios = await listDominiosDe(database(), registrador);
  const pendientes = await listPendientesDe(database(), registrador);
  return [
    'Dominios:',
    ...dominios.map(
      ({ nombre, bloqueado, desde }) =>
        `  ${toULabels(nombre)} (desde ${desde}${bloqueado ? ', bloqueado' : ''})`,
    ),
    'Solicitudes pendientes:',
    ...pendientes.map(
      ({ nombre, pierde, gana, vence_en }) =>
        `  ${toULabels(nombre)}: de ${pierde} a ${gana}, vence ${vence_en}`,
    ),
  ].join('\n');
}

async function dar(orden: Orden, registrador: string, escrito: string, codigo: string): Promise<string> {
  const nombre = readNombre(escrito);
  if (!nombre) throw new SettingsError(`«${escrito}» no es un dominio.\n${USO}`);
  const respuesta = await inTransaction(database(), (trx) =>
    orden({ trx, now: now(), origen: 'API', usuario: null, registrador }, nombre, codigo),
  );
  const words = respuesta.mensaje || 'Hecho.';
  if (!hecho(respuesta)) throw new SettingsError(`${respuesta.epp}: ${words}`);
  return `${respuesta.epp}: ${words}`;
}

/** Drives the other registrar from a terminal: `registrar <orden> [dominio] [código]`. */
export async function registrar([orden = '', nombre = '', codigo = '']: string[]): Promise<string> {
  if (!(await findRegistrador(database(), CONTRAPARTE)))
    throw new SettingsError('No hay otro registrador: solo existe con los datos de demostración (DEMO=1).');
  if (orden === 'lista') return lista(CONTRAPARTE);
  const found = ORDENES[orden];
  if (!found) throw new SettingsError(USO);
  return dar(found, CONTRAPARTE, nombre, codigo);
}
