import { createPublicKey, verify } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { ask, START } from './caller';
import { enEquipo } from './equipo';
import { cuenta } from './persona';
import { shop, ventaLista } from './shop';

const KIOSCO = { nombreDominio: 'kiosco.uy' };

/** Ana's certificate of a day; hers of now without one. */
async function emitida(dia = '', now = START) {
  const answer = await ask({ login: 'ana', now }).constancia.emitir({ ...KIOSCO, dia });
  if (answer.numero === null) throw new Error(answer.mensaje);
  const { constancia } = await ask({ now }).constancia.consultar({ numero: answer.numero });
  if (!constancia) throw new Error('It is not there');
  return constancia;
}

describeOnBothEngines('a certificate that a name is registered', () => {
  it('says whose it is, since when, until when and with which servers, and holds while nothing changes', async () => {
    await enEquipo('kiosco.uy');
    const constancia = await emitida();
    expect(constancia.numero).toMatch(/^UY(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
    expect(constancia.lineas.map(({ campo }) => campo)).toEqual([
      'Dominio',
      'Estado',
      'Titular',
      'Registrado desde',
      'Vence el',
      'Servidores de nombres',
    ]);
    for (const { campo, valor } of constancia.lineas)
      expect(constancia.texto).toContain(`${campo}: ${valor}`);
    expect(constancia.cambios).toEqual([]);
    expect(constancia.vence).not.toBeNull();
  });

  it('is signed: the published key accepts its text, and no other text', async () => {
    await enEquipo('kiosco.uy');
    const { texto, firma, clave } = await emitida();
    const { pem } = await ask().constancia.clavePublica({ clave });
    const key = createPublicKey(pem ?? '');
    const signed = (said: string) =>
      verify(null, Buffer.from(said, 'utf8'), key, Buffer.from(firma, 'base64'));
    expect(signed(texto)).toBe(true);
    expect(signed(texto.replace('Titular: ', 'Titular: Don '))).toBe(false);
  });

  it('is found as it is typed from paper, and a number that was never given is none', async () => {
    await enEquipo('kiosco.uy');
    const { numero } = await emitida();
    const typed = numero.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await ask().constancia.consultar({ numero: typed })).constancia?.numero).toBe(numero);
    expect((await ask().constancia.consultar({ numero: 'UY-0000-0000-0000-0000' })).constancia).toBeNull();
    expect((await ask().constancia.consultar({ numero: "' or 1=1" })).constancia).toBeNull();
  });

  it('an old one says what is no longer so', async () => {
    await enEquipo('kiosco.uy');
    const { numero, texto } = await emitida();
    await ask({ login: 'ana' }).administracion.liberar(KIOSCO);
    const { constancia } = await ask().constancia.consultar({ numero });
    expect(constancia?.texto).toBe(texto);
    expect(constancia?.cambios).toContainEqual({
      campo: 'Estado',
      antes: 'Registrado',
      ahora: 'Eliminado, todavía recuperable',
    });
    expect(constancia?.vence).toBeNull();
  });

  it('of a name that expired since says so', async () => {
    await enEquipo('kiosco.uy');
    const { numero } = await emitida();
    await given.domain('kiosco.uy', { estado: 'VENCIDO' });
    const { constancia } = await ask().constancia.consultar({ numero });
    expect(constancia?.cambios).toEqual([
      { campo: 'Estado', antes: 'Registrado', ahora: 'Registrado, vencido y todavía renovable' },
    ]);
  });

  it('of a name that is gone says that it is registered no more', async () => {
    await enEquipo('kiosco.uy');
    const { numero } = await emitida();
    await ask({ login: 'ana' }).administracion.eliminar({ ...KIOSCO, confirmacion: 'kiosco.uy' });
    const { constancia } = await ask().constancia.consultar({ numero });
    expect(constancia?.cambios).toEqual([
      { campo: 'Estado', antes: 'Registrado', ahora: 'Ya no está registrado' },
    ]);
  });

  it('of a past day says what was so then, out of the history', async () => {
    const bought = Temporal.Instant.from('2026-03-01T15:00:00Z');
    const later = Temporal.Instant.from('2026-04-10T15:00:00Z');
    const uuid = await ventaLista('ana', ['kiosco.uy'], bought);
    await shop({ login: 'ana', now: bought }).carrito.finalizar({ uuid });
    await ask({ login: 'ana', now: later }).administracion.renovar({
      ...KIOSCO,
      templateCuentaPagoDTO: cuenta(),
    });
    const vence = async (dia: string) =>
      (await emitida(dia, later)).lineas.find(({ campo }) => campo === 'Vence el')?.valor;
    expect(await vence('02/03/2026')).toBe('01/03/2027');
    expect(await vence('')).toBe('01/03/2028');
    expect(
      await ask({ login: 'ana', now: later }).constancia.emitir({ ...KIOSCO, dia: '27/02/2026' }),
    ).toMatchObject({
      numero: null,
    });
  });

  it.each([
    ['a day that has not come', '31/12/2099', /todavía no llegó/],
    ['a day before it was anybody’s', '01/01/2001', /no estaba registrado/],
    ['what is no day', '31/02/2026', /Escriba el día así/],
    ['words', 'ayer', /Escriba el día así/],
  ])('is refused for %s, beside its field', async (_, dia, says) => {
    await enEquipo('kiosco.uy');
    const answer = await ask({ login: 'ana' }).constancia.emitir({ ...KIOSCO, dia });
    expect(answer).toMatchObject({ numero: null, mapErrores: { dia: expect.stringMatching(says) } });
  });

  it('is given to every role, fifty a day to a person, and once for a form that is sent twice', async () => {
    await enEquipo('kiosco.uy');
    const ana = ask({ login: 'ana' });
    const first = await ana.constancia.emitir({ ...KIOSCO, operacion: 'la-misma-clave' });
    const again = await ana.constancia.emitir({ ...KIOSCO, operacion: 'la-misma-clave' });
    expect(again.numero).toBe(first.numero);
    for (let given = 1; given < 50; given++) await ana.constancia.emitir(KIOSCO);
    expect(await ana.constancia.emitir(KIOSCO)).toMatchObject({ codigo: 'DEMASIADAS', numero: null });
  });

  it('is not given of a name that is deleted', async () => {
    await enEquipo('kiosco.uy');
    await ask({ login: 'ana' }).administracion.liberar(KIOSCO);
    expect(await ask({ login: 'ana' }).constancia.emitir(KIOSCO)).toMatchObject({ codigo: 'ESTADO' });
  });
});
