import { expect, it } from 'vitest';
import { dayOf, stamp } from '~/base/clock.server';
import { estadoAl } from '~/registry/domain/lifecycle';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { registryAs } from './persona';
import { cuentaDe, nombreDe } from './shop';

const HOY = dayOf(START);
/** Around each day on which a name changes its state, and far from all of them. */
const DIAS = [-400, -62, -61, -60, -32, -31, -30, -29, -1, 0, 1, 400];
const ESTADOS = ['REGISTRADO', 'VENCIDO', 'ELIMINADO', 'PREREGISTRO', 'ERROR'] as const;

/** How the registry may hold a name by legal cause: until today, without an end, or no more since yesterday. */
const RETENCIONES = {
  libre: undefined,
  guardado: { efectos: ['ELIMINACION'], hasta: HOY.toString() },
  sinrenovar: { efectos: ['RENOVACION'] },
  terminada: { efectos: ['ELIMINACION', 'RENOVACION'], hasta: HOY.subtract({ days: 1 }).toString() },
} as const;

/** On which of those days a name is held too. */
const CON_RETENCION = [-400, -31, -1, 0];

/** A name of ana's for every stored state, expiry, way of paying and hold. */
async function everyLife(): Promise<void> {
  const cuenta = await cuentaDe('ana');
  for (const estado of ESTADOS)
    for (const [at, dias] of DIAS.entries())
      for (const cuenta_pago_id of [null, cuenta])
        for (const [como, retencion] of Object.entries(RETENCIONES)) {
          if (retencion && !CON_RETENCION.includes(dias)) continue;
          const vence = HOY.add({ days: dias }).toString();
          const nombre = `${estado.toLowerCase()}-${at}-${cuenta_pago_id ?? 'sin'}-${como}.uy`;
          await nombreDe('ana', nombre, {
            estado,
            cuenta_pago_id,
            fecha_vencimiento: vence,
            fecha_eliminacion: estado === 'ELIMINADO' ? vence : null,
          });
          if (retencion) await given.held(nombre, retencion);
        }
}

/** What the registry says of each name today, by name. */
async function statesByRules() {
  const rows = await observe.domains();
  return new Map(rows.map((row) => [row.nombre, estadoAl(row, HOY)]));
}

type Filtro = Parameters<ReturnType<typeof registryAs>['administracion']['obtenerDominios']>[0];

async function todos(filtro: Filtro, now = START): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const { dominioWrapperDTOList, totalDominiosFiltro } = await registryAs(
      'ana',
      now,
    ).administracion.obtenerDominios({ ...filtro, cantResultados: 50, primerResultado: found.length });
    found.push(...dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre));
    if (found.length >= totalDominiosFiltro) return found.sort();
  }
}

describeOnBothEngines('a list by state', () => {
  it('finds exactly the names that show that state today, whatever was written down', async () => {
    await everyLife();
    const states = await statesByRules();
    const shown = (...wanted: string[]) =>
      [...states].flatMap(([nombre, estado]) => (wanted.includes(estado) ? [nombre] : [])).sort();
    expect(await todos({ estado: 'REGISTRADO' })).toEqual(shown('REGISTRADO'));
    expect(await todos({ estado: 'VENCIDO' })).toEqual(shown('VENCIDO'));
    expect(await todos({ estado: 'ELIMINADO' })).toEqual(shown('ELIMINADO', 'LIBRE'));
    expect(await todos({ estado: 'EN_VIGOR' })).toEqual(shown('REGISTRADO', 'VENCIDO'));
    expect(await todos({ estado: 'PREREGISTRO' })).toEqual(shown('PREREGISTRO'));
    expect(await todos({ estado: 'ERROR' })).toEqual(shown('ERROR'));
    expect(await todos({ estado: ['VENCIDO', 'ERROR'] })).toEqual(shown('VENCIDO', 'ERROR'));
    expect(await todos({ estado: ['EN_VIGOR', 'VENCIDO'] })).toEqual(shown('REGISTRADO', 'VENCIDO'));
    expect(await todos({ estado: [] })).toHaveLength(states.size);
    expect(await todos({})).toHaveLength(states.size);
  });

  it('finds the frozen and the held ones as each row marks them, and as what holds them ends', async () => {
    const frios = { helado: 1, alminuto: 0, tibio: -1 };
    for (const [nombre, horas] of Object.entries(frios)) {
      await nombreDe('ana', `${nombre}.uy`);
      await given.frozenUntil(stamp(START.add({ hours: horas })), `${nombre}.uy`);
    }
    for (const [nombre, retencion] of Object.entries(RETENCIONES)) {
      await nombreDe('ana', `${nombre}.uy`);
      if (retencion) await given.held(`${nombre}.uy`, retencion);
    }
    await nombreDe('ana', 'ambos.uy', {
      estado: 'VENCIDO',
      fecha_vencimiento: HOY.subtract({ days: 2 }).toString(),
    });
    await given.frozenUntil(stamp(START.add({ hours: 2 })), 'ambos.uy');
    await given.held('ambos.uy');
    const { dominioWrapperDTOList } = await registryAs('ana').administracion.obtenerDominios({
      cantResultados: 50,
    });
    const marked = (mark: 'congelado' | 'retenido') =>
      dominioWrapperDTOList.filter((each) => each[mark]).map(({ dominio }) => dominio.dominioCore.nombre);
    expect(await todos({ estado: 'CONGELADO' })).toEqual(['ambos.uy', 'helado.uy']);
    expect(await todos({ estado: 'CONGELADO' })).toEqual(marked('congelado').sort());
    expect(await todos({ estado: 'RETENIDO' })).toEqual(['ambos.uy', 'guardado.uy', 'sinrenovar.uy']);
    expect(await todos({ estado: 'RETENIDO' })).toEqual(marked('retenido').sort());
    expect(await todos({ estado: ['CONGELADO', 'RETENIDO'] })).toHaveLength(4);
    expect(await todos({ estado: ['VENCIDO', 'CONGELADO'] })).toEqual(['ambos.uy', 'helado.uy']);
    expect(await todos({ estado: 'RETENIDO', nombre: 'guard' })).toEqual(['guardado.uy']);
    expect(await todos({ estado: 'CONGELADO' }, START.add({ minutes: 90 }))).toEqual(['ambos.uy']);
  });

  it('goes together with the other filters', async () => {
    const cuenta = await cuentaDe('ana');
    for (const [nombre, cuenta_pago_id] of [
      ['con.uy', cuenta],
      ['sin.uy', null],
    ] as const)
      await nombreDe('ana', nombre, { cuenta_pago_id });
    expect(await todos({ estado: 'REGISTRADO', conCuentaPago: false })).toEqual(['sin.uy']);
    expect(await todos({ conCuentaPago: true })).toEqual(['con.uy']);
    expect(await todos({ cuentaPagoNombre: ' Casa ' })).toEqual(['con.uy']);
    expect(await todos({ cuentaPagoNombre: 'Otra' })).toEqual([]);
    expect(await todos({ cuentaPagoNombre: 'Casa', estado: 'VENCIDO' })).toEqual([]);
  });
});

describeOnBothEngines('a list by who serves the DNS', () => {
  const delegar = (nombreDominio: string, ...servidores: string[]) =>
    registryAs('ana').dns.delegar({
      nombreDominio,
      nameservers: servidores.map((nombre) => ({ nombre })),
    });

  it('tells apart the registry, somebody else, and nobody', async () => {
    await nombreDe('ana', 'alojado.uy', { alojado: 1 });
    for (const nombre of ['uno.uy', 'dos.uy', 'nadie.uy']) await nombreDe('ana', nombre);
    await nombreDe('ana', 'pendiente.uy', { estado: 'PREREGISTRO' });
    await delegar('uno.uy', 'ns1.ejemplo.net', 'ns2.ejemplo.net');
    await delegar('dos.uy', 'a.otro.example', 'b.otro.example');
    expect(await todos({ dominiosAlojados: true })).toEqual(['alojado.uy']);
    expect(await todos({ delegacion: 'CON_SERVIDORES' })).toEqual(['dos.uy', 'uno.uy']);
    expect(await todos({ delegacion: 'SIN_SERVIDORES' })).toEqual(['nadie.uy']);
  });

  it('finds the names of a server by a part of its name, and what was found changes with the delegation', async () => {
    for (const nombre of ['uno.uy', 'dos.uy']) await nombreDe('ana', nombre);
    await delegar('uno.uy', 'ns1.ejemplo.net', 'ns2.ejemplo.net');
    await delegar('dos.uy', 'ns1.ñandú.net', 'ns2.otro.net');
    expect(await todos({ servidor: ' EJEMPLO.net. ' })).toEqual(['uno.uy']);
    expect(await todos({ servidor: 'ñandú.net' })).toEqual(['dos.uy']);
    expect(await todos({ servidor: '%' })).toEqual([]);
    expect(await todos({ servidor: 'ns1', estado: 'VENCIDO' })).toEqual([]);
    await delegar('dos.uy', 'ns1.ejemplo.net', 'ns2.ejemplo.net');
    expect(await todos({ servidor: 'ejemplo' })).toEqual(['dos.uy', 'uno.uy']);
    expect(await todos({ servidor: 'otro' })).toEqual([]);
  });
});
