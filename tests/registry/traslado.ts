import type { Temporal } from 'temporal-polyfill';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { bloquear, darCodigo, requestForOther } from '~/registry/edge/transferencias/contraparte';
import type { Acto, Respuesta } from '~/registry/edge/transferencias/registrar-act';
import { resolveTransfer } from '~/registry/edge/transferencias/resolve-transfer';
import { ask, idOf, START } from './caller';
import { cuentaDe, nombreDe } from './shop';

/** The other registrar of the tests. */
export const OTRO = 'otro-registrador';
export const CODIGO = 'ABCD-EFGH-JKMN-PQRS';

/** Makes the other registrar known. */
export const otroRegistrador = () =>
  database().insertInto('registradores').values({ codigo: OTRO, nombre: 'Otro Registrador' }).execute();

const act = (now: Temporal.Instant, work: (acto: Acto) => Promise<Respuesta>): Promise<Respuesta> =>
  inTransaction(database(), (trx) => work({ trx, now, origen: 'API', usuario: null, registrador: OTRO }));

/** What the other registrar does at a moment. */
export const otro = (now = START) => ({
  aprueba: (nombre: string) => act(now, (acto) => resolveTransfer(acto, nombre, 'APROBAR')),
  rechaza: (nombre: string) => act(now, (acto) => resolveTransfer(acto, nombre, 'RECHAZAR')),
  cancela: (nombre: string) => act(now, (acto) => resolveTransfer(acto, nombre, 'CANCELAR')),
  pide: (nombre: string, codigo: string) => act(now, (acto) => requestForOther(acto, nombre, codigo)),
  da: (nombre: string, codigo: string) => act(now, (acto) => darCodigo(acto, nombre, codigo)),
  bloquea: (nombre: string, bloqueado: 0 | 1 = 1) => act(now, (acto) => bloquear(acto, nombre, bloqueado)),
});

type Suyo = { desde?: string; transferido_en?: string | null; fecha_vencimiento?: string };

/** A name of the other registrar with a code, long enough with it to be imported; it has two records. */
export async function nombreDeOtro(nombre: string, given: Suyo = {}): Promise<number> {
  const { desde = '2026-01-01', transferido_en = null, fecha_vencimiento } = given;
  const id = await nombreDe(null, nombre, fecha_vencimiento ? { fecha_vencimiento } : {});
  await database()
    .insertInto('dominio_registradores')
    .values({ dominio_id: id, registrador: OTRO, desde, transferido_en, bloqueado: 0 })
    .execute();
  const record = { dominio_id: id, nombre, ttl: 3600 };
  await database()
    .insertInto('registros_origen')
    .values([
      { ...record, tipo: 'A', valor: '192.0.2.7' },
      { ...record, tipo: 'MX', valor: `10 correo.${nombre}.` },
    ])
    .execute();
  await otro().da(nombre, CODIGO);
  return id;
}

export const TITULAR = {
  tipo: 'PERSONA' as const,
  nombre: 'Ana',
  apellido: 'Píriz',
  direccion: 'Rambla 1234',
  telefono: '29001234',
  email: 'ana@correo.uy',
};

/** What somebody sends to import a name; each part can be given. */
export const pedido = async (login: string, nombre: string, given: object = {}) => ({
  dominio: nombre,
  codigoAutorizacion: CODIGO,
  datosTitular: TITULAR,
  cuentaPago: await cuentaDe(login),
  ...given,
});

/** Somebody asks for a name of the other registrar. */
export const importa = async (login: string, nombre: string, given: object = {}, now = START) =>
  ask({ login, now }).transferencia.solicitar(await pedido(login, nombre, given));

/** The code of a name of somebody's, made now. */
export async function codigoDe(login: string, nombre: string, now = START): Promise<string> {
  await ask({ login, now }).codigo.solicitar({ dominio: nombre });
  return (await ask({ login, now }).codigo.vigente({ dominio: nombre })).authorizationCode ?? '';
}

/** Every request, oldest first. */
export const requests = () => database().selectFrom('transferencias').selectAll().orderBy('id').execute();

/** Whose a name is: its registrar, and the account of its holder. */
export async function whose(nombre: string) {
  const row = await database()
    .selectFrom('dominios')
    .innerJoin('contactos', 'contactos.id', 'dominios.titular_id')
    .leftJoin('dominio_registradores', 'dominio_registradores.dominio_id', 'dominios.id')
    .select(['dominio_registradores.registrador', 'contactos.usuario_id', 'dominios.fecha_vencimiento'])
    .where('dominios.nombre', '=', nombre)
    .executeTakeFirstOrThrow();
  return {
    registrador: row.registrador ?? 'portal',
    titular: row.usuario_id,
    vencimiento: row.fecha_vencimiento,
  };
}

export { ask, idOf, START };
