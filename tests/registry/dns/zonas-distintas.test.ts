import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { count } from '~/format';
import { compararAlgunas } from '~/registry/edge/dns/publicacion/comparacion';
import type { Destino } from '~/registry/edge/dns/publicacion/destino';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { describeOnBothEngines } from '../../support/registry';
import { askDesk, atTheDesk, START } from '../caller';
import { agregar, alojado, publicador } from './alojado';

const UNO = 'uno.uy';
const HOURS = 25;
const file = (zona = UNO) => join(settings().DATA_DIR, 'zones', `${zona}.zone`);
const at = (minutes: number) => START.add({ minutes });
const desk = (minutes = 0) => askDesk({ login: 'irene', now: at(minutes) }).zonas;
const told = async (minutes = 0) => (await desk(minutes).listar()).zonas;
/** The comparison of the day, at a minute. */
const compared = (minutes: number) => compararAlgunas(publicador(at(minutes)), at(minutes));
const published = (minutes: number) => publicarPendientes(publicador(at(minutes)));

/** A hosted name with a record, published; and somebody at the desk. */
async function withZone() {
  const dns = await alojado('ana', UNO);
  await agregar(dns, UNO, 'A', { name: 'www', ip: '192.0.2.1' });
  await published(0);
  await atTheDesk('irene', ['dominios']);
  return dns;
}

/** Somebody changed the file by hand. */
const byHand = () => writeFileSync(file(), readFileSync(file(), 'utf8').replace('192.0.2.1', '198.51.100.9'));

describeOnBothEngines('zones whose servers have something else than the registry says', () => {
  it('are found by the comparison of the day, with what differs and since when', async () => {
    await withZone();
    expect(await compared(1)).toBe(1);
    expect(await told()).toEqual([]);
    byHand();
    expect(await compared(5)).toBe(0); // once a day
    await compared(HOURS * 60);
    expect(await told()).toEqual([
      {
        nombre: UNO,
        zona: UNO,
        clase: 'DISTINTA',
        que: [
          expect.stringMatching(/^Falta: .*192\.0\.2\.1$/),
          expect.stringMatching(/^Sobra: .*198\.51\.100\.9$/),
        ],
        desde: at(HOURS * 60).toString({ smallestUnit: 'millisecond' }),
      },
    ]);
    await compared(2 * HOURS * 60);
    expect((await told())[0]?.desde).toBe(at(HOURS * 60).toString({ smallestUnit: 'millisecond' }));
  });

  it('are found where the server lost the whole zone', async () => {
    await withZone();
    rmSync(file());
    await compared(1);
    expect((await told())[0]?.que).toEqual(['El servidor no tiene esta zona.']);
  });

  it('are published again from the rows, are told no more, and who had it done is written down', async () => {
    await withZone();
    byHand();
    await compared(1);
    expect(await desk(2).publicar({ zona: UNO })).toMatchObject({ respuestaOK: true });
    await published(2);
    expect(readFileSync(file(), 'utf8')).toContain('192.0.2.1');
    expect(await told(2)).toEqual([]);
    expect(await observe.deskActs()).toMatchObject([
      { acto: 'Hizo publicar otra vez una zona', clase: 'zona', sobre: UNO },
    ]);
  });

  it('are not those of which a change is on its way; late for ten minutes it is told as that', async () => {
    const dns = await withZone();
    await agregar(dns, UNO, 'A', { name: 'otro', ip: '192.0.2.2' });
    await compared(1);
    expect(await told(1)).toEqual([]);
    await given.tries({
      clase: 'zona',
      clave: UNO,
      intentos: 3,
      proximo_intento: at(60).toString(),
      error: 'no answer',
      desde: START.toString(),
      tomado_por: null,
      tomado_hasta: null,
    });
    expect(await told(11)).toMatchObject([
      { clase: 'ATRASADA', que: [`Sin publicar: ${count(1, 'cambio', 'cambios')}.`, 'no answer'] },
    ]);
    await desk(11).publicar({ zona: UNO });
    await published(11); // without the hour that it would have waited
    expect(await told(11)).toEqual([]);
  });

  it('are those with a record that the server does not take: of all names that record alone is tried again', async () => {
    await withZone();
    const row = { nombre: UNO, tipo: 'NS', contenido: 'ns1.otro.uy.', motivo: 'no', intentos: 3 };
    await given.rejectedRecord({ zona: 'uy', ...row, proximo_intento: at(600).toString() });
    expect(await told()).toMatchObject([
      { zona: 'uy', clase: 'NO_TOMADO', que: ['uno.uy NS ns1.otro.uy.', 'no'], desde: null },
    ]);
    const before = readFileSync(file('uy'), 'utf8');
    await desk(1).publicar({ zona: 'uy' });
    await published(1);
    expect(await observe.rejectedRecords()).toEqual([]);
    expect(readFileSync(file('uy'), 'utf8')).not.toBe(before);
  });

  it('are no zone that was never published', async () => {
    await withZone();
    await expect(desk().publicar({ zona: 'nadie.uy' })).rejects.toMatchObject({ status: 404 });
  });

  it('are looked for among the others where one cannot be read', async () => {
    await withZone();
    await alojado('ana', 'dos.uy');
    await published(1);
    rmSync(file());
    const { destino } = publicador();
    const read: Destino['read'] = (zona) =>
      zona === 'dos.uy' ? Promise.reject(new Error('away')) : destino.read(zona);
    const broken = { ...publicador(at(2)), destino: Object.assign(Object.create(destino), { read }) };
    expect(await compararAlgunas(broken, at(2))).toBe(1);
    expect(await told(2)).toMatchObject([{ zona: UNO }]);
  });
});
