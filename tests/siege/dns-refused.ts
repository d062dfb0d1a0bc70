import { setTimeout as wait } from 'node:timers/promises';
import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { agregar } from '../registry/dns/alojado';
import { datos, preguntar } from '../support/dns/preguntar';
import { registryOf, type Siege, SPOILED } from './dns-ground';
import type { Row } from './report';

/** What the server does not take; the rules refuse the first two since it was seen. */
const REFUSED = [
  ['AAAA', `viejo.${SPOILED}`, '::ffff:192.0.2.1'],
  ['CAA', SPOILED, '256 issue "ca.uy"'],
  ['MX', SPOILED, '10 a..b.'],
] as const;
const GOOD = 20;
const PATIENCE_MS = 30_000;

/** Records that were taken when no rule refused them. */
async function taken({ data }: Siege): Promise<void> {
  useSettings(data);
  const { id } = await database()
    .selectFrom('dominios')
    .select('id')
    .where('nombre', '=', SPOILED)
    .executeTakeFirstOrThrow();
  const rows = REFUSED.map(([tipo, nombre, contenido]) => ({
    dominio_id: id,
    nombre,
    tipo,
    ttl: 3600,
    contenido,
  }));
  await database().insertInto('dns_registros').values(rows).execute();
  await database()
    .updateTable('dns_zonas')
    .set((is) => ({ registros: is('registros', '+', rows.length) }))
    .where('dominio_id', '=', id)
    .execute();
}

/** A zone with records that the server refuses, written around the rules: the rest is answered, and each is told. */
export async function withoutWhatIsRefused(siege: Siege): Promise<Omit<Row, 'name'>> {
  const { port } = siege.server;
  const dns = () => registryOf(siege).dns;
  const answered = async (name: string) =>
    datos((await preguntar(port, name, 'A')).answers, 'A').length === 1;
  await dns().alojar({ nombreDominio: SPOILED });
  await taken(siege);
  const begun = performance.now();
  const names: string[] = [];
  for (let at = 0; at < GOOD; at += 1) {
    await agregar(dns(), SPOILED, 'A', { name: `h${at}`, ip: `192.0.2.${at}` });
    names.push(`h${at}.${SPOILED}`);
  }
  const said = async () => (await dns().estado({ nombreDominio: SPOILED })).publicacion;
  let { estado, rechazados } = await said();
  const isThere = () => estado === 'PUBLICADO' && rechazados.length === REFUSED.length;
  while (!isThere() && performance.now() - begun < PATIENCE_MS) {
    await wait(100);
    ({ estado, rechazados } = await said());
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const found = await Promise.all(names.map(answered));
  const missing = found.filter((is) => !is).length;
  const reasons = rechazados.filter(({ motivo }) => motivo !== '').length;
  return {
    figures: `${GOOD} records beside ${REFUSED.length} refused ones: ${missing} not answered, ${rechazados.length} told, ${reasons} with the server's reason, ${estado} after ${seconds} s`,
    ok: missing === 0 && isThere() && reasons === REFUSED.length,
  };
}
