import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { database } from '~/database/connection.server';
import { columnaDe } from '~/registry/edge/dominios/role-columns';
import { EN_CADA_ESTADO } from '../../registry/rdap/estados';
import { nombresDe } from '../../registry/shop';
import { contactoGuardado } from '../rows';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzáéíóúüñ0123456789'];
const label = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 3, maxLength: 14 })
  .map((all) => all.join(''));

/** What people write into a contact: also nothing, and what would break a line or a page. */
const typed = fc.oneof(
  fc.constant(''),
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
  fc.constantFrom('<b>Ñandú & Cía</b>', 'Nombre: "otro"', '% términos', 'una\ncosa'),
);

const contacto = fc.record({
  nombre: typed,
  apellido: typed,
  direccion: typed,
  telefono: typed,
  email_publico: typed,
});

const ip = fc.ipV4();
const servidor = (nombre: string) =>
  fc.record({ nombre: fc.constantFrom(`ns1.${nombre}`, 'ns.otro.example', 'dns2.correo.uy'), ip });

const clave = fc.record({
  etiqueta: fc.nat({ max: 65_535 }),
  digest: fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 64, maxLength: 64 }),
});

const ROLES_DADOS = fc.record({
  titular: fc.nat({ max: 19 }),
  administrador: fc.nat({ max: 19 }),
  tecnico: fc.nat({ max: 19 }),
  financiero: fc.option(fc.nat({ max: 19 })),
});

const uno = fc
  .record({
    unicode: fc.tuple(label, fc.constantFrom('uy', 'com.uy')).map((parts) => parts.join('.')),
    estado: fc.constantFrom(...Object.keys(EN_CADA_ESTADO)),
    roles: ROLES_DADOS,
  })
  .chain((given) =>
    fc.record({
      ...{
        unicode: fc.constant(given.unicode),
        estado: fc.constant(given.estado),
        roles: fc.constant(given.roles),
      },
      servidores: fc.uniqueArray(servidor(domainToASCII(given.unicode)), {
        maxLength: 3,
        selector: ({ nombre }) => nombre,
      }),
      claves: fc.uniqueArray(clave, { maxLength: 2, selector: ({ etiqueta }) => etiqueta }),
    }),
  );

type Uno = ReturnType<typeof uno.generate>['value'];

async function conLoSuyo(ids: readonly number[], { servidores, claves, roles, estado, unicode }: Uno) {
  const nombre = domainToASCII(unicode);
  const contactoDe = (at: number | null) => (at === null ? null : (ids[at] ?? null));
  const { id } = await database()
    .updateTable('dominios')
    .set({
      ...EN_CADA_ESTADO[estado],
      [columnaDe('titular')]: contactoDe(roles.titular),
      [columnaDe('administrador')]: contactoDe(roles.administrador),
      [columnaDe('tecnico')]: contactoDe(roles.tecnico),
      [columnaDe('financiero')]: contactoDe(roles.financiero),
    })
    .where('nombre', '=', nombre)
    .returning('id')
    .executeTakeFirstOrThrow();
  const [rows, keys] = [servidores, claves].map((all) => all.length);
  if (rows)
    await database()
      .insertInto('nameservers')
      .values(
        servidores.map((each, at) => ({ dominio_id: id, orden: at + 1, tipo_ip: 'IPV4' as const, ...each })),
      )
      .execute();
  if (keys)
    await database()
      .insertInto('dns_ds')
      .values(claves.map((each) => ({ dominio_id: id, algoritmo: 13, tipo_digest: 2, ...each })))
      .execute();
}

/** So many random names in every state, of random people, with random servers and keys; answers what they are called. */
export async function nombresAlAzar(cuantos: number, seed: number): Promise<string[]> {
  const all =
    fc.sample(
      fc.uniqueArray(uno, {
        minLength: cuantos,
        maxLength: cuantos,
        selector: ({ unicode }) => domainToASCII(unicode),
      }),
      { numRuns: 1, seed },
    )[0] ?? [];
  const people = fc.sample(contacto, { numRuns: 20, seed });
  await nombresDe(
    'ana',
    all.map(({ unicode }) => domainToASCII(unicode)),
  );
  const ids: number[] = [];
  for (const [at, given] of people.entries())
    ids.push(await contactoGuardado(null, { nic_handle: `UY${at + 100}`, ...given }));
  for (const each of all) await conLoSuyo(ids, each);
  return all.map(({ unicode }) => unicode);
}
