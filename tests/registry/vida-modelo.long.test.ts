import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { dayOf } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { estadoAl } from '~/registry/domain/lifecycle';
import { listHistoria } from '~/registry/edge/dominios/historia-store';
import { fotoTras, primeraRota } from '~/registry/edge/dominios/history-chain';
import { avanzarDominios, avisarVencimientos } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask } from './caller';
import { contacto } from './persona';
import { esperarListasExactas } from './recuento';
import { cuentaDe, libroMayor, ventaLista } from './shop';

/** What anybody may try on a name, and days that pass. */
const PASOS = [
  'renovar',
  'renovar-en-carrito',
  'liberar',
  'recuperar',
  'eliminar',
  'congelar',
  'comprar',
  'editar-contacto',
  'cambiar-cuenta',
  'quitar-cuenta',
  'borrar-cuenta',
  'renovacion-automatica',
  'transferir',
] as const;
const paso = fc.oneof(
  fc.record({ que: fc.constantFrom(...PASOS), quien: fc.constantFrom('ana', 'beto') }),
  fc.record({ dias: fc.constantFrom(1, 5, 29, 30, 31, 200, 365) }),
);

/** Entries of a history that somebody paid for. */
const PAGADOS = ['REGISTRO', 'RENOVACION', 'RENOVACION_AUTOMATICA', 'TRANSFERENCIA_TITULAR'];

interface Mundo {
  nombre: string;
  now: Temporal.Instant;
  cuentas: Record<string, number>;
}

async function intentar({ nombre, now, cuentas }: Mundo, que: (typeof PASOS)[number], quien: string) {
  const registry = ask({ login: quien, now });
  const { administracion, carrito, cuenta, historia } = registry;
  const cual = { nombreDominio: nombre };
  const nombresDominio = [nombre];
  const templateCuentaPagoDTO = { id: cuentas[quien] ?? 0 };
  /** What is in the cart is paid by somebody's account, and confirmed. */
  const confirmar = async (uuid: string | null | undefined) => {
    if (!uuid) return;
    const cuenta_pago_id = cuentas[quien] ?? 0;
    await given.sales({ cuenta_pago_id }, uuid);
    await carrito.finalizar({ uuid });
  };
  switch (que) {
    case 'comprar':
      return confirmar(await ventaLista(quien, [nombre], now).catch(() => undefined));
    case 'renovar-en-carrito':
      return confirmar((await administracion.renovar({ ...cual, compraInmediata: false })).uuidVenta);
    case 'transferir':
      return confirmar((await administracion.transferirTitular({ ...cual, contactoDTO: OTRO })).uuidVenta);
    case 'congelar':
      return historia.congelar(cual);
    case 'renovar':
      return administracion.renovar({ ...cual, templateCuentaPagoDTO });
    case 'recuperar':
      return administracion.recuperar({ ...cual, templateCuentaPagoDTO });
    case 'editar-contacto':
      return administracion.editarContactoDominios({
        nombresDominio,
        tipoContacto: 'TECNICO',
        contactoDTO: contacto({ telefono: `2900${now.epochMilliseconds % 9000}` }),
      });
    case 'cambiar-cuenta':
      return administracion.editarCuentaDominios({ nombresDominio, templateCuentaPagoDTO });
    case 'quitar-cuenta':
      return administracion.eliminarCuentaDominios({ nombresDominio });
    case 'borrar-cuenta':
      await cuenta.eliminarCuentaPago({ id: cuentas[quien] ?? 0 });
      cuentas[quien] = await cuentaDe(quien);
      return undefined;
    case 'renovacion-automatica':
      return administracion.renovacionAutomatica({ ...cual, activa: now.epochMilliseconds % 2 === 0 });
    case 'liberar':
    case 'eliminar':
      return administracion[que](cual);
  }
}

const OTRO = {
  nombreApellido: 'Nueva Dueña',
  direccion: 'Calle 9',
  telefono: '24001234',
  emailPublico: 'nueva@correo.uy',
};

const rowsOf = (nombre: string) => observe.domains(nombre);

/** Whatever was tried: the name is in one state that its history tells, and every year of it was paid for once. */
async function comprobar({ nombre, now }: Mundo): Promise<void> {
  const [row, ...others] = await rowsOf(nombre);
  expect(others).toEqual([]);
  const entradas = await observe.history(nombre);
  for (const id of new Set(entradas.map(({ dominio_id }) => dominio_id))) {
    const historia = await listHistoria(database(), id);
    expect(primeraRota(historia)).toBeUndefined();
    const foto = fotoTras(historia);
    if (id !== row?.id) expect(foto).toBeNull();
    else
      expect(foto).toMatchObject({
        estado: row.estado,
        fechaVencimiento: row.fecha_vencimiento,
        fechaEliminacion: row.fecha_eliminacion,
      });
  }
  if (row) expect(estadoAl(row, dayOf(now))).not.toBe('LIBRE');
  const cargos = (await libroMayor()).filter((cargo) => cargo.nombre === nombre);
  const recuperados = entradas.filter(
    ({ suceso, despues }) => suceso === 'RECUPERACION' && despues?.includes('fechaVencimiento'),
  );
  const pagados = entradas.filter(({ suceso }) => PAGADOS.includes(suceso));
  expect(cargos).toHaveLength(pagados.length + recuperados.length);
}

/** How many histories: `RUNS=5000` by hand. */
const RUNS = Number(process.env.RUNS ?? 60);
/** In one database, each a name: more of them would all be looked at again on each of the days of the others. */
const PART = 500;
const parts = Array.from({ length: Math.ceil(RUNS / PART) }, (_, at) => Math.min(PART, RUNS - at * PART));

describeOnBothEngines('the life of a name, whatever is done to it and whenever', () => {
  const LIMIT = { timeout: 60_000 + 2_000 * Math.min(RUNS, PART) };
  it.each(parts)(
    'loses and doubles neither names nor money, and is told by its history: %i',
    LIMIT,
    async (numRuns) => {
      const cuentas = { ana: await cuentaDe('ana'), beto: await cuentaDe('beto') };
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(paso, { minLength: 3, maxLength: 14 }), async (pasos) => {
          runs += 1;
          const mundo: Mundo = {
            nombre: `vida${runs}.uy`,
            now: Temporal.Instant.from('2026-03-01T15:00:00Z'),
            cuentas,
          };
          await intentar(mundo, 'comprar', 'ana');
          for (const each of pasos) {
            if ('dias' in each) {
              mundo.now = mundo.now.add({ hours: 24 * each.dias });
              await avanzarDominios(database(), mundo.now);
              await avisarVencimientos(database(), mundo.now);
            } else {
              await intentar(mundo, each.que, each.quien).catch((error: { status?: number }) => {
                expect(error.status, String(error)).toBe(404);
              });
            }
          }
          await comprobar(mundo);
          if (runs % 20 === 0) await esperarListasExactas();
        }),
        { numRuns },
      );
    },
  );
});
