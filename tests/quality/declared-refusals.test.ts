import { call, isProcedure } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { now } from '~/base/clock.server';
import { onRefusal } from '~/base/refusals';
import { database } from '~/database/connection.server';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { rechazosDe } from '~/registry/contract/rechazos';
import { router } from '~/registry/edge';
import { keepOutcome, takeKey } from '~/registry/edge/cambio/claves-store';
import { routerDeOficina } from '~/registry/edge/oficina/router';
import { YA_ENVIADO } from '~/registry/form-digest';
import { demoContext } from '../support/demo-desk';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { onDemoData } from '../support/registry';
import { sampleOf } from '../support/sample';

onDemoData();

type Asked = Record<string, unknown>;

/** Every operation as it is answered: its contract entry is part of it. */
const operationsOf = (all: object) =>
  Object.entries(all).flatMap(([area, found]: [string, object]) =>
    Object.entries(found).flatMap(([name, operation]: [string, unknown]) =>
      isProcedure(operation) ? [{ name: `${area}.${name}`, operation }] : [],
    ),
  );
const operations = operationsOf(router);
const called = (wanted: string) => {
  const found = operations.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no ${wanted}`);
  return found.operation;
};
type Operation = (typeof operations)[number]['operation'];

/** What the registry refuses with, by the codes that it counts. */
const codes: string[] = [];
onRefusal(({ codigo }) => codes.push(codigo));

const titular = () => demoContext('titular');
/** Who has every act of the desk, after a second step. */
const direccion = () => demoContext('direccion', { acr: 'segundo-factor', conFactor: true });

/** Calls an operation as somebody does, with the least that it takes and what is given. */
async function ask(operation: Operation, given: Asked, context = titular()): Promise<Sobre> {
  codes.length = 0;
  const { inputSchema } = operation['~orpc'];
  if (!(inputSchema instanceof z.ZodObject)) throw new Error('Its input is an object');
  const least = sampleOf(z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }));
  const answer = await call(operation, { ...least, ...given }, { context });
  return z.looseObject({}).parse(answer);
}

const KEY = 'la-misma-clave';

describe('a key that was used with other data is refused', () => {
  const people = [
    ...operations.map((each) => ({ ...each, login: 'titular', context: titular })),
    ...operationsOf(routerDeOficina).map((each) => ({ ...each, login: 'direccion', context: direccion })),
  ];
  const keyed = people.filter(({ operation }) => rechazosDe(operation).includes('OPERACION_REPETIDA'));

  it.each(keyed)('$name', async ({ operation, login, context }) => {
    const { method, path } = operation['~orpc'].route;
    const { id } = await observe.person(login);
    const clave = `${method} ${path}:${id}:${KEY}`;
    await takeKey(database(), clave, now(), { usuarioId: id, huella: 'de otros datos' });
    await keepOutcome(database(), clave, '{}');
    const answer = await ask(operation, { operacion: KEY }, context());
    expect(codes).toEqual(['OPERACION_REPETIDA']);
    expect(rechazoDe(answer)?.mensaje).toBe(YA_ENVIADO);
  });
});

const OTHER = {
  nombre: 'Otra',
  apellido: 'Persona',
  direccion: 'Rivera 1234',
  telefono: '099123456',
  emailPublico: 'otra@ejemplo.uy',
  email: 'otra@ejemplo.uy',
  mailConfirmacion: 'otra@ejemplo.uy',
};

describe('a form that was made from something older is refused', () => {
  it.each([
    ['administracion.eliminar', { nombreDominio: 'titular.uy' }],
    ['administracion.renovacionAutomatica', { nombreDominio: 'titular.uy', activa: false }],
    ['administracion.recuperar', { nombreDominio: 'eliminado.uy' }],
    ['administracion.renovar', { nombreDominio: 'titular.uy' }],
    ['administracion.transferirTitular', { nombreDominio: 'titular.uy' }],
    ['administracion.eliminarCuentaDominios', { nombresDominio: ['ñandú.uy'], version: 1 }],
    ['dns.alojar', { nombreDominio: 'ñandú.uy' }],
    ['dns.delegar', { nombreDominio: 'titular.uy' }],
    ['historia.congelar', { nombreDominio: 'titular.uy' }],
    ['cuenta.crearContacto', { contacto: { ...OTHER }, ignorarApellido: false }],
  ])('%s', async (name, given) => {
    await ask(called(name), { version: 999, ...given });
    expect(codes).toEqual(['VERSION']);
  });
});

describe('what a hold by legal cause keeps from a name is refused, whatever asks for it', () => {
  /** Names that each operation needs, and what else; those of an invitation or of a transfer have their own scenarios. */
  const OF: Record<string, Asked> = {
    'administracion.recuperar': { nombreDominio: 'eliminado.uy' },
    'candado.abrir': { nombreDominio: 'rioarriba.uy' },
  };
  const ELSEWHERE = [
    'administracion.aceptarInvitacionPendiente',
    'administracion.corregirEntrega',
    'administracion.deshacerEntrega',
    'administracion.reenviarInvitacion',
    'codigo.aprobar',
  ];
  const refusable = operations.filter(
    ({ name, operation }) => rechazosDe(operation).includes('RETENIDO') && !ELSEWHERE.includes(name),
  );

  it.each(refusable)('$name', async ({ name, operation }) => {
    const nombre = String(OF[name]?.nombreDominio ?? 'titular.uy');
    await given.held(nombre);
    await ask(operation, {
      nombreDominio: nombre,
      dominio: nombre,
      nombresDominio: [nombre],
      dominios: [nombre],
      tipoContacto: 'ADMINISTRADOR',
      contactoDTO: OTHER,
    });
    expect(codes).toContain('RETENIDO');
  });
});

describe('a name that does not stand for it is refused', () => {
  const ofDns = ['dns.eliminarRegistro', 'dns.cambiarZona', 'dns.firmar', 'dns.guardarFirmantes'];

  it.each(ofDns)('%s: one that is deleted', async (name) => {
    await ask(called(name), { nombreDominio: 'eliminado.uy' });
    expect(codes).toEqual(['ESTADO']);
  });

  it.each(ofDns)('%s: one that is frozen', async (name) => {
    await ask(called(name), { nombreDominio: 'congelado.uy' });
    expect(codes).toEqual(['CONGELADO']);
  });
});
