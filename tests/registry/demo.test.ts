import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { dayOf } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { SUCESOS } from '~/registry/domain/history';
import { toULabels } from '~/registry/domain/labels';
import { estadoAl, seRenuevaSola } from '~/registry/domain/lifecycle';
import { ROLES } from '~/registry/domain/roles';
import { congeladoAl } from '~/registry/domain/situacion';
import { loadDemo } from '~/registry/edge/demo/demo';
import { primeraRota } from '~/registry/edge/dominios/history-chain';
import { auditHistoria } from '~/registry/edge/historia/audit';
import { ordenDePersonal } from '~/registry/edge/oficina/command';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { esperarListasExactas } from './recuento';
import { shop } from './shop';

const hoy = dayOf(START);

/** What happens to a locked name only, as the one of the demo that has a lock. */
const OF_LOCKS = /^(CANDADO|CAMBIO|INTENTO_CON_CANDADO)/;

describeOnBothEngines('the demo data', () => {
  beforeEach(() => loadDemo(database(), START), 30_000); // a hundred names, on a machine that may be busy

  it('has about eighty names, in every state, told from today', async () => {
    const rows = await observe.domains();
    expect(rows.length).toBeGreaterThanOrEqual(55);
    const states = new Set(rows.map((row) => estadoAl(row, hoy)));
    expect([...states].sort()).toEqual([
      'ELIMINADO',
      'ERROR',
      'LIBRE',
      'PREREGISTRO',
      'REGISTRADO',
      'VENCIDO',
    ]);
    for (const row of rows) {
      expect(['LIBRE', row.estado]).toContain(estadoAl(row, hoy));
      expect(row.fecha_alta <= hoy.toString()).toBe(true);
    }
  });

  it('has expired names with and without an account, hosted and delegated ones, and names with ñ', async () => {
    const rows = await observe.domains();
    const some = (test: (row: (typeof rows)[number]) => boolean) => expect(rows.some(test)).toBe(true);
    some((row) => row.estado === 'VENCIDO' && row.cuenta_pago_id !== null);
    some((row) => row.estado === 'VENCIDO' && row.cuenta_pago_id === null);
    some((row) => row.estado === 'REGISTRADO' && row.cuenta_pago_id === null);
    some((row) => row.alojado === 1);
    some((row) => seRenuevaSola(row, hoy));
    some((row) => row.nombre.startsWith('xn--'));
  });

  it('loads once, however many times it is asked to', async () => {
    const before = await observe.domains();
    await Promise.all([loadDemo(database(), START), loadDemo(database(), START.add({ hours: 48 }))]);
    expect(await observe.domains()).toEqual(before);
    expect(await observe.people()).toHaveLength(10);
    expect(await observe.paymentAccounts()).toHaveLength(5);
  });

  it('leaves who was sent away from its desk away, where it is loaded again', async () => {
    await given.staff('dominios', []);
    await loadDemo(database(), START);
    expect(await ordenDePersonal(['lista'])).not.toContain('dominios@');
    expect(await ordenDePersonal(['lista'])).toContain('direccion@');
  });

  it('gives each of the team its role on the same names, and the newcomer nothing', async () => {
    const titular = await observe.roles('titular');
    expect(titular.length).toBeGreaterThan(30);
    expect(await observe.roles('tecnico')).toHaveLength(titular.length);
    expect(titular[0]).toMatchObject({ titular: 1, administrador: 0, tecnico: 0, financiero: 0 });
    expect((await observe.roles('tecnico'))[0]).toMatchObject({ titular: 0, tecnico: 1 });
    expect(await observe.roles('nuevo')).toEqual([]);
    expect((await observe.roles('otro')).length).toBeGreaterThan(3);
  });

  it('has invitations that wait, one that waited too long, and a name that was changed by several people', async () => {
    const invitaciones = await observe.invitations();
    expect(invitaciones.map(({ estado, vence_en }) => [estado, vence_en > START.toString()])).toEqual([
      ['PENDIENTE', true],
      ['PENDIENTE', true],
      ['PENDIENTE', false],
    ]);
    const story = await observe.history('xn--and-6ma2c.uy');
    expect(story.map(({ suceso, como }) => `${suceso} ${como}`)).toEqual([
      'REGISTRO registro',
      'CONTACTOS tecnico',
      'CUENTA_PAGO financiero',
      'CUENTA_PAGO titular',
    ]);
  });

  it('has a name with every kind of history that a name can have and still be there', async () => {
    const entradas = await observe.history('relato.uy');
    const kinds = new Set(entradas.map(({ suceso }) => suceso));
    const missing = SUCESOS.filter((suceso) => !kinds.has(suceso));
    expect(missing.filter((suceso) => !OF_LOCKS.test(suceso))).toEqual(['INICIO', 'FIN', 'BAJA']);
    expect(primeraRota(entradas)).toBeUndefined();
    const momentos = entradas.map(({ momento }) => momento);
    expect(momentos).toEqual([...momentos].sort());
  });

  it('holds before the audit: every history whole, every list as its names say', async () => {
    expect((await auditHistoria(database())).faltas).toEqual([]);
  });

  it('tells how each name came to be as it is: what was charged, and when it expired, was deleted or given up', async () => {
    for (const { nombre, estado, fecha_vencimiento: vence, cuenta_asociada_en } of await observe.domains()) {
      const story = await observe.history(nombre);
      const of = (...kinds: string[]) => story.filter(({ suceso }) => kinds.includes(suceso));
      const charged = await observe.charges(nombre);
      const years = of('RENOVACION', 'RENOVACION_AUTOMATICA').map(({ momento }) => momento);
      if (nombre !== 'relato.uy')
        expect(
          charged.map(({ creado_en }) => creado_en),
          nombre,
        ).toEqual(years);
      if (estado === 'VENCIDO') expect(of('VENCIMIENTO'), nombre).toHaveLength(1);
      if (estado === 'ELIMINADO')
        expect(of('ELIMINACION', 'LIBERACION')[0]?.suceso, nombre).toBe(
          vence < hoy.toString() ? 'ELIMINACION' : 'LIBERACION',
        );
      const since = of('CUENTA_PAGO').at(-1) ?? story[0];
      if (cuenta_asociada_en) expect(cuenta_asociada_en, nombre).toBe(since?.momento);
    }
  });

  it('has a frozen name, and one of somebody’s with each combination of roles', async () => {
    const rows = await observe.domains();
    expect(rows.filter((row) => congeladoAl(row, START)).map(({ nombre }) => nombre)).toEqual([
      'congelado.uy',
    ]);
    expect(await observe.happened('congelado.uy'), 'by who froze it').toContain('CONGELAMIENTO');
    const suyos = (await observe.roles('otro')).map((each) => ROLES.map((rol) => each[rol]).join());
    expect(new Set(suyos).size).toBe(15);
    await esperarListasExactas();
  });

  it('is what the README says of its accounts: every name in its table is there', async () => {
    const [, table = ''] = readFileSync('README.md', 'utf8').split('## Demo accounts');
    const [, accounts = ''] = table.split('|---|---|');
    const named = [...(accounts.split('\n\n')[0] ?? '').matchAll(/`([^`\s]+\.uy)`/g)].map(
      ([, name = '']) => name,
    );
    const there = new Set((await observe.domains()).map(({ nombre }) => toULabels(nombre)));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
    for (const login of ['titular', 'administrativo', 'tecnico', 'financiero', 'nuevo', 'otro'])
      expect(accounts).toContain(`\`${login}\``);
  });

  it('can be asked through the shop', async () => {
    const found = await shop().dominio.whois({ dominio: { nombre: 'Ñandú.uy' } });
    expect(found).toMatchObject({ estado: 'REGISTRADO', titular: { nombre: 'Ana', apellido: 'Titular' } });
    expect(found.nameServers).toHaveLength(2);
    const { dominios: free } = await shop().dominio.disponibilidad({ dominios: ['olvidado.uy', 'pepe.uy'] });
    expect(free.map(({ disponible }) => disponible)).toEqual([true, false]);
  });
});
