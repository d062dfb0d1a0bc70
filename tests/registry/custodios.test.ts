import { expect, it } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';
import { enEquipo } from './equipo';

const KIOSCO = 'kiosco.uy';
const elena = () => ask({ login: 'elena', acr: 'segundo-factor' }).candado;
const later = (hours: number) => START.add({ hours });

/** Ana asks somebody; answers the code of the mailed link. */
async function invitada(correo: string): Promise<string> {
  await ask({ login: 'ana' }).candado.invitarCustodio({ correo });
  const mail = (await observe.mails()).filter(({ para }) => para === correo).at(-1);
  return /codigo=([\w-]+)/.exec(mail?.texto ?? '')?.[1] ?? '';
}

const custodios = async () => (await ask({ login: 'ana' }).candado.ver()).custodios;

describeOnBothEngines('asking somebody to be a custodian', () => {
  it('mails a link, which somebody with a second factor accepts once', async () => {
    const codigo = await invitada('elena@correo.uy');
    expect(await elena().custodia({ codigo })).toMatchObject({ motivo: '', titular: 'ana' });
    expect(await elena().responderCustodia({ codigo, acepta: true })).toMatchObject({ codigo: 'OK' });
    expect(await custodios()).toMatchObject([
      { correo: 'elena@correo.uy', estado: 'ACEPTO', nombre: 'elena' },
    ]);
    expect(await elena().responderCustodia({ codigo, acepta: true })).toMatchObject({
      codigo: 'INVITACION_NO_VALIDA',
    });
  });

  it('is not accepted with a password alone, and says what to do', async () => {
    const codigo = await invitada('elena@correo.uy');
    expect(await ask({ login: 'elena' }).candado.responderCustodia({ codigo, acepta: true })).toMatchObject({
      codigo: 'ESTADO',
      mensaje: expect.stringMatching(/segundo paso/),
    });
    expect(await custodios()).toMatchObject([{ estado: 'INVITADO' }]);
  });

  it('is good for two weeks, and no longer than its holder wants', async () => {
    const codigo = await invitada('elena@correo.uy');
    const late = ask({ login: 'elena', acr: 'segundo-factor', now: later(24 * 14) }).candado;
    expect((await late.custodia({ codigo })).motivo).not.toBe('');
    const [custodio] = await custodios();
    await ask({ login: 'ana' }).candado.quitarCustodio({ id: custodio?.id ?? 0 });
    expect((await elena().custodia({ codigo })).motivo).not.toBe('');
    expect(await custodios()).toEqual([]);
  });

  it('refuses an address that is none, one asked before, and the twenty-first of a day', async () => {
    const { invitarCustodio } = ask({ login: 'ana' }).candado;
    expect(await invitarCustodio({ correo: 'nada' })).toMatchObject({ codigo: 'CAMPOS' });
    for (let each = 0; each < 20; each++) await invitarCustodio({ correo: `custodio-${each}@correo.uy` });
    expect(await invitarCustodio({ correo: 'otra@correo.uy' })).toMatchObject({ codigo: 'DEMASIADAS' });
    const tomorrow = ask({ login: 'ana', now: later(25) }).candado;
    expect(await tomorrow.invitarCustodio({ correo: 'custodio-1@correo.uy' })).toMatchObject({
      codigo: 'EN_CURSO',
    });
  });
});

describeOnBothEngines('closing a lock', () => {
  it('takes one act of the holder, and only custodians who accepted', async () => {
    await enEquipo(KIOSCO);
    const custodio = await given.custodian(await idOf('ana'), await idOf('elena'));
    const { cerrar } = ask({ login: 'ana' }).candado;
    const cierre = { nombresDominio: [KIOSCO], grado: 'TODO' as const, quorum: 1 };
    expect(await cerrar({ ...cierre, custodios: [] })).toMatchObject({ codigo: 'CAMPOS' });
    expect(await cerrar({ ...cierre, quorum: 2, custodios: [custodio] })).toMatchObject({ codigo: 'CAMPOS' });
    expect(await cerrar({ ...cierre, custodios: [custodio] })).toMatchObject({ cerrados: [KIOSCO] });
    expect((await observe.theDomain(KIOSCO)).candado).toBe('TODO');
    expect(await cerrar({ ...cierre, custodios: [custodio] })).toMatchObject({ codigo: 'ESTADO' });
  });
});

/** What a thief has of whom, and what they try with it. Ana holds the name, Carla is its technical contact, Elena its custodian. */
const ROBOS: [string, string, (quien: ReturnType<typeof ask>) => Promise<unknown>][] = [
  [
    'the session of its holder',
    'ana',
    ({ administracion }) => administracion.liberar({ nombreDominio: KIOSCO }),
  ],
  ['the password of its holder', 'ana', ({ codigo }) => codigo.solicitar({ dominio: KIOSCO })],
  [
    'the session of its technical contact',
    'carla',
    ({ dns }) =>
      dns.delegar({
        nombreDominio: KIOSCO,
        nameservers: [{ nombre: 'ns1.ladron.com' }, { nombre: 'ns2.ladron.com' }],
      }),
  ],
  [
    'the password of its holder, to open the lock',
    'ana',
    ({ candado }) => candado.abrir({ nombreDominio: KIOSCO }),
  ],
  [
    'the session of a custodian',
    'elena',
    ({ candado }) =>
      candado.abrir({ nombreDominio: KIOSCO }).catch(() => candado.mantener({ nombreDominio: KIOSCO })),
  ],
];

describeOnBothEngines('a thief', () => {
  it.each(ROBOS)('with %s moves nothing of a locked name', async (_what, login, robar) => {
    await enEquipo(KIOSCO);
    await given.locked(KIOSCO, { custodios: [await idOf('elena')], por: await idOf('ana') });
    const before = await observe.theDomain(KIOSCO);
    const traces = async () =>
      (await ask({ login: 'ana' }).historia.listar({ nombreDominio: KIOSCO })).entradas.length;
    const told = await traces();
    await robar(ask({ login })).catch(() => undefined);
    const { version: _, ...after } = await observe.theDomain(KIOSCO);
    expect(before).toMatchObject(after);
    if (login !== 'elena') expect(await traces()).toBeGreaterThan(told);
  });
});
