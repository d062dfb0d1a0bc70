import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { nicHandleOf } from '../contactos/rules';

/** Logins of the embedded provider's demo accounts; there the oid is the login. */
const NOMBRES: Record<string, readonly [nombre: string, apellido: string]> = {
  titular: ['Ana', 'Titular'],
  administrativo: ['Bruno', 'Administrativo'],
  tecnico: ['Carla', 'Técnica'],
  financiero: ['Diego', 'Financiero'],
  nuevo: ['Elena', 'Nueva'],
  otro: ['Federico', 'Otro'],
  cuidadosa: ['Gabriela', 'Cuidadosa'],
  atencion: ['Horacio', 'Atención'],
  direccion: ['Irene', 'Dirección'],
  dominios: ['Julia', 'Dominios'],
};
const correoDe = (login: string): string => `${login}@ejemplo.uy`;

/** Who each login is in this registry: the row's id, and the default contact, where they have one. */
export type Personas = Map<string, { usuarioId: number; contactoId: number | null }>;

/** The demo users' rows. The first write of the load: it makes a second process wait for the first. */
export async function loadUsuarios(
  connection: Connection,
  now: Temporal.Instant,
): Promise<Map<string, number>> {
  const rows = await connection
    .insertInto('usuarios')
    .values(
      Object.entries(NOMBRES).map(([login, names]) => ({
        oid: login,
        login,
        nombre: names.join(' '),
        correo: correoDe(login),
        creado_en: stamp(now),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('oid').doUpdateSet((row) => ({ login: row.ref('excluded.login') })),
    )
    .returning(['id', 'login'])
    .execute();
  return new Map(rows.map(({ id, login }) => [login, id]));
}

async function loadContacto(
  connection: Connection,
  usuarioId: number,
  login: string,
  at: number,
  now: Temporal.Instant,
) {
  const [nombre = '', apellido = ''] = NOMBRES[login] ?? [];
  const { id } = await connection
    .insertInto('contactos')
    .values({
      usuario_id: usuarioId,
      nic_handle: nicHandleOf(usuarioId),
      nombre,
      apellido,
      direccion: `Avenida 18 de Julio ${1200 + at * 10}, Montevideo`,
      telefono: `2900${1000 + at}`,
      email_publico: correoDe(login),
      email: correoDe(login),
      email_validado_en: stamp(now),
      creado_en: stamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await connection
    .insertInto('contactos_predeterminados')
    .values({ usuario_id: usuarioId, contacto_id: id })
    .execute();
  return id;
}

/** Who has none: `nuevo` meets the first-login form, and the registry's own people have no names. */
const SIN_CONTACTO = ['nuevo', 'atencion', 'direccion', 'dominios'];

/** Default contacts of everyone else. */
export async function loadContactos(
  connection: Connection,
  usuarios: Map<string, number>,
  now: Temporal.Instant,
) {
  const personas: Personas = new Map();
  for (const [at, login] of Object.keys(NOMBRES).entries()) {
    const usuarioId = usuarios.get(login);
    if (usuarioId === undefined) continue;
    const contactoId = SIN_CONTACTO.includes(login)
      ? null
      : await loadContacto(connection, usuarioId, login, at, now);
    personas.set(login, { usuarioId, contactoId });
  }
  return personas;
}

const AJENOS = [
  ['Gabriela', 'Rivero'],
  ['Hugo', 'Machado'],
  ['Inés', 'Ferreira'],
] as const;

/** Holders without an account in this portal. */
export async function loadAjenos(connection: Connection, now: Temporal.Instant): Promise<number[]> {
  const rows = AJENOS.map(([nombre, apellido], at) => ({
    usuario_id: null,
    nic_handle: `UY90000${at + 1}`,
    nombre,
    apellido,
    direccion: `Calle ${25 + at} de Mayo, Salto`,
    telefono: `4733${2000 + at}`,
    email_publico: `${nombre.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@correo.uy`,
    email: null,
    email_validado_en: null,
    creado_en: stamp(now),
  }));
  const made = await connection.insertInto('contactos').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}

/** Payment accounts: login, name, account number, document type and document (check digits are right). */
const CUENTAS = [
  ['titular', 'Casa', '29001234', 1, '12345672', 1],
  ['titular', 'Empresa', '24087766', 2, '212345670015', 2],
  ['administrativo', 'Oficina', '29005678', 1, '34567894', 1],
  ['financiero', 'Contaduría', '29009012', 1, '23456783', 1],
  ['otro', 'Particular', '47331122', 1, '41234563', 1],
] as const;

/** The accounts, by login; of several of one login the first. */
export async function loadCuentas(connection: Connection, personas: Personas, now: Temporal.Instant) {
  const first = new Map<string, number>();
  for (const [login, nombre, cuenta, tipo_documento_id, nro_documento, forma_pago_id] of CUENTAS) {
    const usuario_id = personas.get(login)?.usuarioId;
    if (usuario_id === undefined) continue;
    const values = {
      usuario_id,
      nombre,
      cuenta,
      pais_id: 1,
      tipo_documento_id,
      nro_documento,
      forma_pago_id,
    };
    const { id } = await connection
      .insertInto('plantillas_cuenta')
      .values({ ...values, creada_en: stamp(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!first.has(login)) first.set(login, id);
  }
  return first;
}
