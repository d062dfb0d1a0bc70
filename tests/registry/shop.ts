import type { Insertable } from 'kysely';
import { stamp } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import type { DominiosTable } from '~/database/tables/registro';
import { syncRelaciones } from '~/registry/edge/dominios/relaciones-store';
import { contactoGuardado } from '../support/rows';
import { idOf as personaDe, START, ask as shop } from './caller';

/** The registry as the shop's screens call it. */
export { ask as shop, idOf as personaDe } from './caller';

const CONTACTO = {
  nombre: 'Ana Píriz',
  apellido: '',
  direccion: 'Rambla 1234',
  telefono: '29001234',
  email_publico: 'ana@correo.uy',
  email: null,
};

/** A payment account of somebody's. */
export async function cuentaDe(login: string): Promise<number> {
  const { id } = await database()
    .insertInto('plantillas_cuenta')
    .values({
      usuario_id: await personaDe(login),
      nombre: 'Casa',
      cuenta: '12345678',
      pais_id: 1,
      tipo_documento_id: 1,
      nro_documento: '12345672',
      forma_pago_id: 1,
      creada_en: START.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A name somebody has in every role, registered a while ago; every column can be given. */
export async function nombreDe(
  login: string | null,
  nombre: string,
  given: Partial<Insertable<DominiosTable>> = {},
) {
  const usuarioId = login === null ? null : await personaDe(login);
  const contacto = await contactoGuardado(usuarioId);
  const { id } = await database()
    .insertInto('dominios')
    .values({
      nombre,
      tld: nombre.endsWith('.com.uy') ? 'com.uy' : 'uy',
      estado: 'REGISTRADO',
      alojado: 0,
      fecha_alta: '2026-05-01',
      fecha_vencimiento: '2027-05-01',
      renovacion_automatica: 1,
      titular_id: contacto,
      administrador_id: contacto,
      tecnico_id: contacto,
      financiero_id: contacto,
      creado_en: stamp(START),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await syncRelaciones(database(), id);
  return id;
}

/** Many names like one that somebody has in every role: made together, they share its contact. */
export async function nombresDe(
  login: string,
  nombres: readonly string[],
  given: Partial<Insertable<DominiosTable>> = {},
) {
  const [first = '', ...others] = nombres;
  const one = await nombreDe(login, first, given);
  const { id: _, ...row } = await database()
    .selectFrom('dominios')
    .selectAll()
    .where('id', '=', one)
    .executeTakeFirstOrThrow();
  const rows = others.map((nombre) => ({ ...row, nombre }));
  for (const { id } of await database().insertInto('dominios').values(rows).returning('id').execute())
    await syncRelaciones(database(), id);
}

let visitas = 0;
/** Of a visitor who was not here before: what strangers put into carts is counted by where they are. */
const deOtroLugar = (): string => `198.51.100.${visitas++ % 250}`;

/** A cart of somebody's, besides those they have, with everything that a confirmation needs; answers its uuid. */
export async function ventaLista(login: string, nombres: string[], now = START): Promise<string> {
  const { ventaDTO, mensajeRespuesta } = await shop({ now, direccion: deOtroLugar() }).registro.agregar({
    dominios: nombres.map((nombre) => ({ nombre })),
    uuidVenta: null,
  });
  if (!ventaDTO) throw new Error(mensajeRespuesta);
  await completar(login, ventaDTO.uuidVenta);
  return ventaDTO.uuidVenta;
}

/** Gives every line of a sale a holder, and the sale a buyer and an account. */
export async function completar(login: string, uuid: string): Promise<void> {
  const venta = await database()
    .selectFrom('ventas')
    .select('id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const items = await database()
    .selectFrom('venta_items')
    .select('id')
    .where('venta_id', '=', venta.id)
    .execute();
  for (const { id } of items)
    await database()
      .insertInto('venta_contactos')
      .values({ ...CONTACTO, venta_item_id: id, guardado_en: START.toString() })
      .execute();
  await database()
    .updateTable('ventas')
    .set({ usuario_id: await personaDe(login), cuenta_pago_id: await cuentaDe(login) })
    .where('id', '=', venta.id)
    .execute();
}

/** Everything in the ledger, oldest first. */
export const libroMayor = () => database().selectFrom('cargos').selectAll().orderBy('id').execute();
