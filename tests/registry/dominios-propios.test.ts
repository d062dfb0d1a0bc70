import { expect, it } from 'vitest';
import type { DominioUsuariosTable } from '~/database/tables/registro';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { sufijo } from '../support/rows';
import { enEquipo } from './equipo';
import { registryAs } from './persona';
import { cuentaDe, nombreDe } from './shop';

type Filtro = Parameters<ReturnType<typeof registryAs>['administracion']['obtenerDominios']>[0];
const lista = (login: string, filtro: Filtro = {}) =>
  registryAs(login).administracion.obtenerDominios(filtro);

async function nombres(login: string, filtro: Filtro = {}): Promise<string[]> {
  const { dominioWrapperDTOList, totalDominiosFiltro } = await lista(login, filtro);
  const shown = dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre);
  if (shown.length < (filtro.cantResultados ?? 10) && !filtro.primerResultado)
    expect(totalDominiosFiltro).toBe(shown.length);
  return shown;
}

const detalle = (login: string, nombreDominio: string) =>
  registryAs(login).administracion.informacion({ nombreDominio });

const granted = (permisos: Record<string, boolean>): string[] =>
  Object.keys(permisos).filter((name) => permisos[name]);

describeOnBothEngines('the domains of a person', () => {
  it('are listed by the name people read, whoever else has a role on them', async () => {
    for (const nombre of ['zeta.uy', 'xn--and-6ma2c.uy', 'alfa.com.uy']) await nombreDe('ana', nombre);
    await nombreDe('beto', 'ajeno.uy');
    expect(await nombres('ana')).toEqual(['alfa.com.uy', 'ñandú.uy', 'zeta.uy']);
    expect(await nombres('beto')).toEqual(['ajeno.uy']);
    expect(await lista('nadie')).toMatchObject({
      codigo: 'OK',
      dominioWrapperDTOList: [],
      permisoDominioDTOMap: {},
      totalDominiosFiltro: 0,
    });
  });

  it('are paged, with the total of the filter', async () => {
    for (let at = 10; at < 35; at += 1) await nombreDe('ana', `uno-${at}.uy`);
    const seen = [];
    for (const primerResultado of [0, 10, 20, 30]) {
      const page = await lista('ana', { primerResultado });
      expect(page.totalDominiosFiltro).toBe(25);
      seen.push(...page.dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre));
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, at) => `uno-${at + 10}.uy`));
    expect(await nombres('ana', { cantResultados: 5, primerResultado: 24 })).toEqual(['uno-34.uy']);
  });

  it.each([
    ['ñan', ['ñandú.uy']],
    ['NANDU', ['ñandú.uy']],
    ['https://ñandú.uy/', ['ñandú.uy']],
    ['xn--and-6ma2c.uy', ['ñandú.uy']],
    [' beta ', ['alfa-beta.uy', 'beta.com.uy']],
    ['.com.uy', ['beta.com.uy']],
    ['%', []],
    ['_', []],
    ['!', []],
    ["'", []],
    ['', ['alfa-beta.uy', 'beta.com.uy', 'ñandú.uy']],
  ])('are found by a part of their name: %s', async (nombre, found) => {
    for (const each of ['alfa-beta.uy', 'beta.com.uy', 'xn--and-6ma2c.uy']) await nombreDe('ana', each);
    expect(await nombres('ana', { nombre })).toEqual(found);
  });

  it('are found by expiry, both days included, the first to expire first', async () => {
    await nombreDe('ana', 'a.uy', { fecha_vencimiento: '2027-03-03' });
    await nombreDe('ana', 'b.uy', { fecha_vencimiento: '2027-03-01' });
    await nombreDe('ana', 'c.uy', { fecha_vencimiento: '2027-03-02' });
    expect(await nombres('ana', { fechaVencimientoHasta: '2027-03-02' })).toEqual(['b.uy', 'c.uy']);
    expect(await nombres('ana', { fechaVencimientoDesde: '2027-03-02' })).toEqual(['c.uy', 'a.uy']);
    const day = { fechaVencimientoDesde: '2027-03-02', fechaVencimientoHasta: '2027-03-02' };
    expect(await nombres('ana', day)).toEqual(['c.uy']);
  });

  it('are found by role', async () => {
    await enEquipo('equipo.uy');
    await nombreDe('bruno', 'suyo.uy');
    expect(await nombres('bruno')).toEqual(['equipo.uy', 'suyo.uy']);
    expect(await nombres('bruno', { tipoRelacionUsuDom: 'TITULAR' })).toEqual(['suyo.uy']);
    expect(await nombres('bruno', { tipoRelacionUsuDom: 'ADMINISTRADOR' })).toEqual(['equipo.uy', 'suyo.uy']);
    expect(await nombres('carla', { tipoRelacionUsuDom: 'FINANCIERO' })).toEqual([]);
    expect(await nombres('diego', { tipoRelacionUsuDom: 'FINANCIERO' })).toEqual(['equipo.uy']);
  });

  it('that are hosted are those the dashboard counts', async () => {
    await nombreDe('ana', 'alojado.uy', { alojado: 1 });
    await nombreDe('ana', 'delegado.uy');
    await nombreDe('ana', 'borrado.uy', {
      alojado: 1,
      estado: 'ELIMINADO',
      fecha_eliminacion: '2026-11-20',
    });
    expect(await nombres('ana', { dominiosAlojados: true })).toEqual(['alojado.uy']);
    expect((await registryAs('ana').usuario.resumen()).resumen.cantDomAlojados).toBe(1);
  });

  it('are found by payment account only by who sees payments', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await enEquipo('pago.uy', { cuenta_pago_id });
    await enEquipo('impago.uy');
    for (const login of ['ana', 'bruno', 'diego'])
      expect(await nombres(login, { cuentaPago: cuenta_pago_id })).toEqual(['pago.uy']);
    expect(await nombres('carla', { cuentaPago: cuenta_pago_id })).toEqual([]);
    expect(await nombres('ana', { cuentaPago: 999 })).toEqual([]);
  });

  it('show the account in full to the holder, masked to who sees payments, not at all to the rest', async () => {
    await enEquipo('equipo.uy', { cuenta_pago_id: await cuentaDe('ana') });
    const seen = async (login: string) => {
      const [first] = (await lista(login)).dominioWrapperDTOList;
      expect(first?.tieneCuentaActual).toBe(true);
      return first?.dominio.dominioCore.cuentaActual?.cuenta ?? null;
    };
    expect(await seen('ana')).toBe('12345678');
    expect(await seen('bruno')).toBe('****5678');
    expect(await seen('diego')).toBe('****5678');
    expect(await seen('carla')).toBeNull();
  });

  it('say their state as of today, whatever is stored', async () => {
    await nombreDe('ana', 'a-registrado.uy');
    await nombreDe('ana', 'b-vencido.uy', { fecha_vencimiento: '2026-11-01' });
    await nombreDe('ana', 'c-eliminado.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-01' });
    await nombreDe('ana', 'd-libre.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-01-01' });
    await nombreDe('ana', 'e-pendiente.uy', { estado: 'PREREGISTRO' });
    await nombreDe('ana', 'f-error.uy', { estado: 'ERROR' });
    const { dominioWrapperDTOList, permisoDominioDTOMap } = await lista('ana');
    const states = dominioWrapperDTOList.map(({ dominio, ...flags }) => {
      const { nombreString, renovable, administrable } = dominio.dominioCore.estado;
      const { preregistro, error, eliminado, vencido, esEliminadoBE } = flags;
      const on = Object.entries({ renovable, administrable, preregistro, error, eliminado, vencido });
      const words = on.flatMap(([name, value]) => (value ? [name] : []));
      return [nombreString, ...words, ...(esEliminadoBE ? ['libre'] : [])].join(' ');
    });
    expect(states).toEqual([
      'REGISTRADO renovable administrable',
      'VENCIDO renovable administrable vencido',
      'ELIMINADO administrable eliminado',
      'ELIMINADO administrable eliminado libre',
      'PREREGISTRO preregistro',
      'ERROR error',
    ]);
    const holder = Object.entries(permisoDominioDTOMap).map(([nombre, permisos]) => [
      nombre,
      granted(permisos).length,
    ]);
    expect(Object.fromEntries(holder)).toEqual({
      'a-registrado.uy': 14,
      'b-vencido.uy': 13, // its holder cannot be transferred before it is renewed
      'c-eliminado.uy': 4, // looked at, recovered, deleted for good
      'd-libre.uy': 2,
      'e-pendiente.uy': 0,
      'f-error.uy': 0,
    });
  });
});

const EDITAR_E_INVITAR = [
  'puedeEditarTitular',
  'puedeEditarAdmin',
  'puedeEditarTecnico',
  'puedeEditarFinanciero',
  'puedeInvitarAdmin',
  'puedeInvitarTecnico',
  'puedeInvitarFinanciero',
];
const SECCIONES = ['puedeVerServidores', 'puedeVerPagos'];

describeOnBothEngines('a domain of a person', () => {
  it.each([
    [
      'ana',
      ['puedeRenovar', 'puedeDelegarAlojar', ...EDITAR_E_INVITAR, 'puedeTransferirTitular', ...SECCIONES],
      ['puedeLiberar', 'puedeEliminar'],
    ],
    ['bruno', ['puedeRenovar', 'puedeDelegarAlojar', ...EDITAR_E_INVITAR, ...SECCIONES], ['puedeLiberar']],
    ['carla', ['puedeDelegarAlojar', 'puedeEditarTecnico', 'puedeVerServidores'], []],
    ['diego', ['puedeRenovar', 'puedeEditarFinanciero', 'puedeVerPagos'], []],
  ])('may be managed by %s as the role says', async (login, permisos, deeds) => {
    await enEquipo('equipo.uy');
    expect(granted((await detalle(login, 'equipo.uy')).permisos)).toEqual([...permisos, ...deeds]);
    const { permisoDominioDTOMap } = await lista(login);
    expect(granted(permisoDominioDTOMap['equipo.uy'] ?? {})).toEqual([...permisos, ...deeds]);
  });

  it('says why not of everything that is not permitted, and from which version it is seen', async () => {
    await enEquipo('equipo.uy');
    const { motivos, version, congeladoHasta } = await detalle('diego', 'equipo.uy');
    expect(motivos?.liberar).toBe(
      'Para liberar el dominio hay que ser titular o contacto administrativo; usted es contacto financiero.',
    );
    expect(motivos?.recuperar).toBe(
      'Para recuperar el dominio hay que ser titular, contacto administrativo o contacto técnico; usted es contacto financiero.',
    );
    expect(motivos).not.toHaveProperty('renovar');
    expect([version !== undefined, congeladoHasta]).toEqual([true, null]);
  });

  it('shows each role its sections, and everybody the contacts', async () => {
    const id = await enEquipo('equipo.uy', {
      cuenta_pago_id: await cuentaDe('ana'),
      cuenta_asociada_en: '2026-11-01T02:00:00.000Z',
    });
    await given.nameservers(id, ['ns1.equipo.uy', '192.0.2.1'], ['ns.otro.uy']);
    const seen = async (login: string) => {
      const { nameservers, cuentaPago, administrador } = await detalle(login, 'EQUIPO.uy');
      expect(administrador?.nombre).toBe('bruno');
      const { cuenta, nroDocumento } = cuentaPago?.cuenta ?? {};
      return [nameservers.map(({ subdominio }) => subdominio), cuenta, nroDocumento];
    };
    expect(await seen('ana')).toEqual([[true, false], '12345678', '12345672']);
    expect(await seen('bruno')).toEqual([[true, false], '****5678', '******72']);
    expect(await seen('carla')).toEqual([[true, false], undefined, undefined]);
    expect(await seen('diego')).toEqual([[], '****5678', '******72']);
  });

  it('is not found by who has no role on it, as one that nobody has', async () => {
    await enEquipo('equipo.uy');
    await nombreDe(null, 'de-nadie.uy');
    for (const [login, nombre] of [
      ['otro', 'equipo.uy'],
      ['ana', 'de-nadie.uy'],
      ['ana', 'libre.uy'],
      ['ana', 'equipo'],
      ['ana', ''],
    ] as const)
      await expect(detalle(login, nombre), nombre).rejects.toMatchObject({ status: 404 });
  });

  it('tells how long is left after the expiry and after the deletion', async () => {
    await nombreDe('ana', 'vence-hoy.uy', { fecha_vencimiento: '2026-11-21' });
    await nombreDe('ana', 'vencido.uy', { fecha_vencimiento: '2026-11-01' });
    await nombreDe('ana', 'eliminado.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-11' });
    const left = async (nombre: string) => {
      const { tiempoAntesEliminacion, fechaEliminacion, dominioVencido, dominioEliminado } = await detalle(
        'ana',
        nombre,
      );
      return [tiempoAntesEliminacion, fechaEliminacion, dominioVencido, dominioEliminado];
    };
    expect(await left('vence-hoy.uy')).toEqual([null, null, false, false]);
    expect(await left('vencido.uy')).toEqual([11, '2026-12-02', true, false]);
    expect(await left('eliminado.uy')).toEqual([20, '2026-12-11', false, true]);
  });

  it('says whether it renews itself', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await nombreDe('ana', 'solo.uy', { cuenta_pago_id });
    await nombreDe('ana', 'impago.uy');
    expect((await detalle('ana', 'solo.uy')).renovacionAutomatica).toBe(true);
    expect((await detalle('ana', 'impago.uy')).renovacionAutomatica).toBe(false);
  });

  it.each(['PREREGISTRO', 'ERROR'] as const)('has no detail in state %s', async (estado) => {
    await nombreDe('ana', 'uno.uy', { estado, cuenta_pago_id: await cuentaDe('ana') });
    expect(await detalle('ana', 'uno.uy')).toMatchObject({
      codigoRespuesta: 'ERROR',
      mensajeRespuesta: 'Información del dominio no disponible en el estado.',
      titular: null,
      nameservers: [],
      cuentaPago: null,
    });
  });
});

type Relacion = Pick<DominioUsuariosTable, 'nombre' | 'clave'>;

describeOnBothEngines('what a list is ordered by', () => {
  it('is written with the roles, only where it differs from the name', async () => {
    for (const nombre of ['xn--and-6ma2c.uy', 'simple.uy']) await nombreDe('ana', nombre);
    const rows: Relacion[] = (await observe.roles()).map(({ nombre, clave }) => ({ nombre, clave }));
    expect(rows).toEqual([
      { nombre: 'xn--and-6ma2c.uy', clave: 'nandu.uy' },
      { nombre: 'simple.uy', clave: null },
    ]);
  });
});

describeOnBothEngines('a suffix that is sold from today on', () => {
  it('has its detail and its actions like any other', async () => {
    await sufijo('org.uy', 100);
    await nombreDe('ana', 'teatro.org.uy', { tld: 'org.uy' });
    const ana = registryAs('ana');
    const info = await ana.administracion.informacion({ nombreDominio: 'teatro.org.uy' });
    expect(info.codigoRespuesta).toBe('OK');
    expect(await ana.administracion.liberar({ nombreDominio: 'teatro.org.uy' })).toMatchObject({
      codigo: 'OK',
    });
  });
});
