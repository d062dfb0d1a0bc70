import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { avisarVencimientos, mandarResumenes } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { cuentaDe, nombreDe, nombresDe } from './shop';

const at = (moment: string) => Temporal.Instant.from(`${moment}:00-03:00`);
const mails = () => observe.mails();
const darCorreo = () => given.mailAddress('ana@correo.uy');

/** The notices of a moment, and the mail with them. */
async function turn(moment: string): Promise<void> {
  await avisarVencimientos(database(), at(moment));
  await mandarResumenes(database(), at(moment));
}

describeOnBothEngines('the mail of a day', () => {
  it('tells of all names that expire on it in one mail, each by its name and with its link', async () => {
    const nombres = Array.from({ length: 75 }, (_, n) => `kiosco-${n}.uy`);
    await nombresDe('ana', nombres, { fecha_vencimiento: '2026-06-15' });
    await darCorreo();
    await turn('2026-06-08T00:11');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.asunto).toMatch(
      /^kiosco-\d+\.uy vence el 15\/06\/2026, en 7\sdías, y 74\savisos más de sus dominios$/,
    );
    expect(mail?.texto).toContain('- kiosco-7.uy vence el 15/06/2026');
    expect(mail?.texto).toMatch(/- kiosco-7\.uy vence.*\n {2}http:\/\/portal\.test\/\S+kiosco-7\.uy\n/);
    expect(mail?.texto).toContain('Para cada uno de los 75:');
    expect(mail?.texto.match(/No tiene una forma de pago que lo renueve/g)).toHaveLength(1);
    expect(mail?.html).toMatch(/<a href="http:\/\/portal\.test\/\S+kiosco-7\.uy">kiosco-7\.uy vence/);
    const { length } = await observe.messages();
    expect(length).toBe(75);
  });

  it('tells first what asks for something, and of what renews itself how much it costs', async () => {
    await nombreDe('ana', 'almacen.uy', {
      fecha_vencimiento: '2026-06-15',
      cuenta_pago_id: await cuentaDe('ana'),
    });
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    await darCorreo();
    await turn('2026-06-08T00:11');
    const [mail] = await mails();
    expect(mail?.asunto).toMatch(/^kiosco\.uy vence el 15\/06\/2026/);
    expect(mail?.texto.indexOf('kiosco.uy vence')).toBeLessThan(
      mail?.texto.indexOf('almacen.uy se renueva el 15/06/2026') ?? 0,
    );
    const messages = await observe.messages();
    expect(messages.find(({ titulo }) => titulo.startsWith('almacen.uy se renueva'))?.prioridad).toBe(
      'MEDIA',
    );
  });

  it('leaves once a day: what can wait is in that of tomorrow, what cannot follows at once', async () => {
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-07-08' });
    await darCorreo();
    await turn('2026-06-08T00:11');
    await nombreDe('ana', 'almacen.uy', { fecha_vencimiento: '2026-07-08' });
    await darCorreo(); // signing in told the provider's address anew: none
    await turn('2026-06-08T23:11');
    expect(await mails()).toHaveLength(1);
    await turn('2026-06-09T00:11');
    expect((await mails()).map(({ asunto }) => asunto.split(' ')[0])).toEqual(['kiosco.uy', 'almacen.uy']);
    await nombreDe('ana', 'feria.uy', { fecha_vencimiento: '2026-06-10' });
    await darCorreo();
    await turn('2026-06-09T09:11');
    expect((await mails()).at(-1)?.asunto).toMatch(/^feria\.uy vence el 10\/06\/2026, mañana/);
  });
});
