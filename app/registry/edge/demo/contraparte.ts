import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { parseNombre } from '../../domain/name';
import { deTarea } from '../dominios/autoria';
import { registrarDominio } from '../dominios/cambios';
import { enTodosLosRoles } from '../dominios/role-columns';
import { darCodigo } from '../transferencias/contraparte';
import { CONTRAPARTE } from '../transferencias/demo';
import { IMPORTABLES, type Importable } from './importables';
import { TERMINACIONES } from './names';

async function loadTitular(trx: Connection, at: number, now: Temporal.Instant): Promise<number> {
  const { id } = await trx
    .insertInto('contactos')
    .values({
      usuario_id: null,
      nic_handle: `UY9100${String(at).padStart(2, '0')}`,
      nombre: 'Julia',
      apellido: 'Sosa',
      direccion: `Bulevar Artigas ${1500 + at * 20}, Montevideo`,
      telefono: `2400${3000 + at}`,
      email_publico: 'julia.sosa@correo.uy',
      email: null,
      email_validado_en: null,
      creado_en: stamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the other registrar publishes for a name: it comes along when the name is imported. */
const recordsOf = (dominio_id: number, nombre: string) =>
  [
    { nombre, ttl: 86400, tipo: 'A', valor: '192.0.2.80' },
    { nombre: `www.${nombre}`, ttl: 3600, tipo: 'CNAME', valor: `${nombre}.` },
    { nombre, ttl: 86400, tipo: 'MX', valor: `10 correo.${nombre}.` },
    { nombre, ttl: 3600, tipo: 'TXT', valor: 'v=spf1 mx -all' },
  ].map((record) => ({ dominio_id, ...record }));

async function loadNombre(
  trx: Connection,
  one: Importable,
  at: number,
  now: Temporal.Instant,
): Promise<void> {
  const leido = parseNombre(one.nombre, TERMINACIONES);
  if (!leido.ok) throw new Error(`${one.nombre} is no name`);
  const hoy = dayOf(now);
  const day = (days: number): string => hoy.add({ days }).toString();
  const contacto = await loadTitular(trx, at, now);
  const dominio = await registrarDominio(deTarea(trx, now), 'REGISTRO', {
    nombre: leido.nombre.ascii,
    tld: leido.nombre.sufijo,
    estado: 'REGISTRADO',
    alojado: 0,
    fecha_alta: day(Math.min(one.desde, -400)),
    fecha_vencimiento: day(150 + at * 17),
    fecha_eliminacion: null,
    renovacion_automatica: 1,
    ...enTodosLosRoles(contacto),
    cuenta_pago_id: null,
    cuenta_asociada_en: null,
  });
  if (!dominio) return;
  await trx
    .insertInto('dominio_registradores')
    .values({
      dominio_id: dominio.id,
      registrador: CONTRAPARTE,
      desde: day(one.desde),
      transferido_en: one.transferido === undefined ? null : day(one.transferido),
      bloqueado: one.bloqueado ? 1 : 0,
    })
    .execute();
  await trx.insertInto('registros_origen').values(recordsOf(dominio.id, dominio.nombre)).execute();
  await darCodigo({ ...deTarea(trx, now), registrador: CONTRAPARTE }, dominio.nombre, one.codigo);
}

/** Another registrar with names to import. Safe to repeat. */
export async function loadContraparte(trx: Connection, now: Temporal.Instant): Promise<void> {
  const made = await trx
    .insertInto('registradores')
    .values({ codigo: CONTRAPARTE, nombre: 'Registrador del Este' })
    .onConflict((conflict) => conflict.column('codigo').doNothing())
    .returning('codigo')
    .executeTakeFirst();
  if (!made) return;
  for (const [at, one] of IMPORTABLES.entries()) await loadNombre(trx, one, at, now);
}
