import { expect, it } from 'vitest';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { enEquipo } from './equipo';
import { contacto, cuenta, registryAs } from './persona';
import { cuentaDe, nombreDe } from './shop';

const resumenDe = async (login: string) => (await registryAs(login).usuario.resumen()).resumen;
type Filtro = Parameters<ReturnType<typeof registryAs>['administracion']['obtenerDominios']>[0];
const inList = async (login: string, filtro: Filtro) =>
  (await registryAs(login).administracion.obtenerDominios(filtro)).totalDominiosFiltro;

/** Names of ana's in every situation that the dashboard tells, also those that the daily task has not seen yet. */
async function everySituation(): Promise<void> {
  const cuenta_pago_id = await cuentaDe('ana');
  const names = {
    'hoy.uy': { fecha_vencimiento: '2026-11-21' },
    'pronto.uy': { fecha_vencimiento: '2026-12-11', cuenta_pago_id },
    'lejos.uy': { fecha_vencimiento: '2026-12-12', alojado: 1 },
    'ayer.uy': { fecha_vencimiento: '2026-11-20' },
    'vencido.uy': { fecha_vencimiento: '2026-11-01', estado: 'VENCIDO', alojado: 1 },
    'pasado.uy': { fecha_vencimiento: '2026-10-01', alojado: 1 },
    'liberado.uy': { fecha_vencimiento: '2026-12-01', estado: 'ELIMINADO', fecha_eliminacion: '2026-11-20' },
    'pendiente.uy': { estado: 'PREREGISTRO', fecha_vencimiento: '2026-12-01' },
  } as const;
  for (const [nombre, given] of Object.entries(names)) await nombreDe('ana', nombre, given);
}

describeOnBothEngines('the dashboard', () => {
  it('counts exactly what is in the list that each number leads to', async () => {
    await everySituation();
    const resumen = await resumenDe('ana');
    const proximos = {
      estado: 'REGISTRADO',
      fechaVencimientoDesde: '2026-11-21',
      fechaVencimientoHasta: '2026-12-11',
    } as const;
    const lists: [number | null, Filtro][] = [
      [resumen.cantDomRegistrados, { estado: 'EN_VIGOR' }],
      [resumen.cantDomAlojados, { dominiosAlojados: true }],
      [resumen.cantDomVencProximos, proximos],
    ];
    for (const [number, filtro] of lists) expect(number).toBe(await inList('ana', filtro));
    expect(resumen.cantDomRegistrados).toBe(5);
    expect(resumen.cantDomAlojados).toBe(2);
    expect(resumen.cantDomVencProximos).toBe(2);
    expect(resumen.dominiosImportantes.map(({ tipo, total }) => [tipo, total])).toEqual([
      ['VENCIDO', 2],
      ['PROXIMO_A_VENCER', 2],
      ['SIN_CUENTA_PAGO', 2],
      ['ELIMINADO', 2],
    ]);
    const sin = { estado: 'REGISTRADO', conCuentaPago: false } as const;
    expect(await inList('ana', sin)).toBe(2);
    expect(await inList('ana', { estado: 'ELIMINADO' })).toBe(2);
  });

  it('counts as without an account only what its person may give one', async () => {
    await enEquipo('sin-cuenta.uy', { fecha_vencimiento: '2027-05-01' });
    const kinds = async (login: string) =>
      (await resumenDe(login)).dominiosImportantes.map(({ tipo, total }) => [tipo, total]);
    expect(await kinds('diego')).toEqual([['SIN_CUENTA_PAGO', 1]]);
    expect(await kinds('carla')).toEqual([]);
  });

  it('shows the first names of each kind, whatever the role', async () => {
    for (let at = 0; at < 7; at += 1) await enEquipo(`v-${at}.uy`, { fecha_vencimiento: '2026-11-10' });
    const [grupo] = (await resumenDe('diego')).dominiosImportantes;
    expect(grupo).toMatchObject({ tipo: 'VENCIDO', titulo: 'Vencidos', total: 7 });
    expect(grupo?.dominios.map(({ nombre }) => nombre)).toEqual([
      'v-0.uy',
      'v-1.uy',
      'v-2.uy',
      'v-3.uy',
      'v-4.uy',
    ]);
  });

  it('shows the name that does not renew by itself, however many that do expire before it', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    for (let at = 1; at <= 5; at += 1)
      await nombreDe('ana', `sola-${at}.uy`, { fecha_vencimiento: `2026-11-2${at}`, cuenta_pago_id });
    expect((await resumenDe('ana')).dominiosImportantes).toMatchObject([{ total: 5, dominios: [] }]);
    await nombreDe('ana', 'nadie-la-renueva.uy', {
      fecha_vencimiento: '2026-12-01',
      cuenta_pago_id,
      renovacion_automatica: 0,
    });
    const [proximos] = (await resumenDe('ana')).dominiosImportantes;
    expect(proximos).toMatchObject({
      tipo: 'PROXIMO_A_VENCER',
      total: 6,
      dominios: [{ nombre: 'nadie-la-renueva.uy', renovacionAutomatica: false }],
    });
  });

  it('suggests what would be good to do, until it is done', async () => {
    await registryAs('ana').cuenta.crearContacto({ contacto: contacto() });
    await nombreDe('ana', 'uno.uy');
    const first = await resumenDe('ana');
    expect(first.mostrarSugerencias).toBe(true);
    expect(first.itemsSuggested).toEqual([
      expect.stringContaining('Valide su correo'),
      expect.stringContaining('Agregue una forma de pago'),
    ]);
    await given.contacts({ email_validado_en: '2026-11-21T12:00:00.000Z' });
    await registryAs('ana').cuenta.guardarCuentaPago({ templateCuentaPagoDTO: cuenta() });
    const second = await resumenDe('ana');
    expect(second.itemsSuggested).toEqual([expect.stringContaining('Asocie una forma de pago al dominio')]);
    const { cuentasPago } = await registryAs('ana').cuenta.cuentasPago();
    await registryAs('ana').administracion.editarCuentaDominios({
      nombresDominio: ['uno.uy'],
      templateCuentaPagoDTO: { id: cuentasPago[0]?.id ?? 0 },
    });
    expect(await resumenDe('ana')).toMatchObject({ mostrarSugerencias: false, itemsSuggested: [] });
  });

  it('suggests to nobody what would be refused to them', async () => {
    await enEquipo('vencido.uy', { fecha_vencimiento: '2026-11-10' });
    await enEquipo('sin-cuenta.uy', { fecha_vencimiento: '2027-05-01' });
    const suggestedTo = async (login: string) =>
      (await resumenDe(login)).itemsSuggested.filter((texto) => !texto.startsWith('Valide'));
    expect(await suggestedTo('carla')).toEqual([]);
    expect(await suggestedTo('diego')).toEqual([
      expect.stringContaining('Agregue una forma de pago'),
      expect.stringContaining('Renueve el dominio vencido'),
    ]);
  });

  it('is empty for who has nothing', async () => {
    expect(await resumenDe('nadie')).toMatchObject({
      cantDomRegistrados: 0,
      cantDomVencProximos: 0,
      mostrarDominiosImportantes: false,
      dominiosImportantes: [],
    });
  });
});
