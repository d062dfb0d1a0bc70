import type { Migration } from 'kysely';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import * as listas from '~/database/migrations/018-listas';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { enEquipo } from './equipo';
import { registryAs } from './persona';
import { esperarListasExactas } from './recuento';
import { cuentaDe, nombreDe } from './shop';

const MIGRACION: Migration = listas;

type Filtro = Parameters<ReturnType<typeof registryAs>['administracion']['obtenerDominios']>[0];

async function lista(login: string, filtro: Filtro = {}) {
  const found = await registryAs(login).administracion.obtenerDominios(filtro);
  return {
    nombres: found.dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre),
    total: found.totalDominiosFiltro,
  };
}

describeOnBothEngines('how many names a list has', () => {
  it('follows every change of who has which role, and of whether there is a name', async () => {
    await enEquipo('equipo.uy');
    for (const nombre of ['uno.uy', 'dos.uy']) await nombreDe('ana', nombre);
    expect(await lista('bruno', { tipoRelacionUsuDom: 'ADMINISTRADOR' })).toMatchObject({ total: 1 });
    expect(await lista('ana', { tipoRelacionUsuDom: 'TITULAR' })).toMatchObject({ total: 3 });
    await registryAs('ana').administracion.eliminar({ nombreDominio: 'dos.uy' });
    await registryAs('bruno').administracion.liberar({ nombreDominio: 'equipo.uy' });
    expect(await lista('ana', { tipoRelacionUsuDom: 'TITULAR' })).toMatchObject({ total: 2 });
    expect(await lista('ana', { tipoRelacionUsuDom: 'TECNICO' })).toMatchObject({ total: 1 });
    await esperarListasExactas();
  });

  it('is made from the names that there were before it was kept', async () => {
    await enEquipo('equipo.uy');
    await nombreDe('ana', 'uno.uy');
    await database().schema.dropTable('dominio_listas').execute();
    await database()
      .transaction()
      .execute((trx) => MIGRACION.up(trx));
    await esperarListasExactas();
    expect(await lista('ana', { nombre: 'uno' })).toEqual({ nombres: ['uno.uy'], total: 1 });
  });
});

describeOnBothEngines('what a search found', () => {
  it('is found anew after a change of a name, whoever made it', async () => {
    await enEquipo('equipo.uy');
    const deleted: Filtro = { estado: 'ELIMINADO' };
    expect(await lista('diego', deleted)).toEqual({ nombres: [], total: 0 });
    await registryAs('ana').administracion.liberar({ nombreDominio: 'equipo.uy' });
    expect(await lista('diego', deleted)).toEqual({ nombres: ['equipo.uy'], total: 1 });
  });

  it('is nobody else’s, and of no other day', async () => {
    await nombreDe('ana', 'uno.uy', { fecha_vencimiento: '2026-11-25' });
    await nombreDe('beto', 'otro.uy', { fecha_vencimiento: '2026-11-25' });
    expect(await lista('ana', { estado: 'REGISTRADO' })).toMatchObject({ nombres: ['uno.uy'] });
    expect(await lista('beto', { estado: 'REGISTRADO' })).toMatchObject({ nombres: ['otro.uy'] });
  });

  it('counts by the account as it is called now', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await nombreDe('ana', 'uno.uy', { cuenta_pago_id });
    await nombreDe('ana', 'espera.uy', { cuenta_pago_id, estado: 'PREREGISTRO' });
    const counted = async () => {
      const found = await registryAs('ana').administracion.obtenerDominios({ cuentaPagoNombre: 'Casa' });
      return [found.totalDominiosFiltro, found.totalAdministrables];
    };
    expect(await counted()).toEqual([2, 1]);
    await given.paymentAccounts({ nombre: 'Oficina' });
    expect(await counted()).toEqual([0, 0]);
  });
});

describeOnBothEngines('the parts of a list', () => {
  it('are the same from its beginning and from its end, searched or not', async () => {
    for (let at = 0; at < 25; at += 1) await nombreDe('ana', `n${String(at).padStart(2, '0')}.uy`);
    for (const filtro of [{}, { nombre: 'n' }, { fechaVencimientoDesde: '2026-01-01' }] satisfies Filtro[]) {
      const { nombres: whole } = await lista('ana', { ...filtro, cantResultados: 50 });
      expect(whole).toHaveLength(25);
      for (const primerResultado of [0, 8, 16, 24, 32]) {
        const part = await lista('ana', { ...filtro, primerResultado, cantResultados: 8 });
        expect(part).toEqual({ nombres: whole.slice(primerResultado, primerResultado + 8), total: 25 });
      }
    }
  });
});
