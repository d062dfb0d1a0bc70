import { isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { contract, type Registry } from '~/registry/contract';
import { rechazosDe } from '~/registry/contract/rechazos';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { accessTokenOf } from '../support/portal/sign-in';
import { describeOnBothEngines, onFreshDatabase } from '../support/registry';
import { edgeServer, serving } from './borde';
import { ask, idOf, START } from './caller';
import { contacto } from './persona';
import { nombreDe } from './shop';
import { codigoDe, otro, otroRegistrador } from './traslado';

const NOMBRE = 'kiosco.uy';
const uno = { nombreDominio: NOMBRE };
const OTHERS = [{ nombre: 'ns1.ejemplo.com' }, { nombre: 'ns2.ejemplo.com' }];

/** Ana's portal in the eleventh minute after she gave her password. */
const late = () => ask({ login: 'ana', clave: START.subtract({ minutes: 11 }) });

/** Ana, whose second step was taken away an hour ago, has just signed in, with another second step too. */
const held = () => ask({ login: 'ana', acr: 'segundo-factor', retenidoHasta: START.add({ hours: 23 }) });

/** How each operation that asks for a recent sign-in is asked for, so that nothing else stands against it. */
const ASKED: Record<string, (registry: Registry) => Promise<unknown>> = {
  'usuario.actualizarContactosBe': ({ usuario }) =>
    usuario.actualizarContactosBe({
      contacto: contacto({ email: 'b@correo.uy', mailConfirmacion: 'b@correo.uy' }),
    }),
  'cuenta.crearContacto': ({ cuenta }) =>
    cuenta.crearContacto({ contacto: contacto({ email: 'b@correo.uy', mailConfirmacion: 'b@correo.uy' }) }),
  'cuenta.actualizarContacto': ({ cuenta }) =>
    cuenta.actualizarContacto({
      contacto: contacto({ email: 'b@correo.uy', mailConfirmacion: 'b@correo.uy' }),
    }),
  'administracion.liberar': ({ administracion }) => administracion.liberar(uno),
  'administracion.eliminar': ({ administracion }) =>
    administracion.eliminar({ ...uno, confirmacion: NOMBRE }),
  'administracion.transferirTitular': ({ administracion }) =>
    administracion.transferirTitular({ ...uno, contactoDTO: contacto({ emailPublico: 'beto@correo.uy' }) }),
  'candado.abrir': ({ candado }) => candado.abrir({ nombreDominio: 'cerrado.uy' }),
  'candado.cerrar': async ({ candado }) => {
    const custodios = (await candado.ver()).custodios.map(({ id }) => id);
    return candado.cerrar({ nombresDominio: [NOMBRE], grado: 'TODO', custodios, quorum: 1 });
  },
  'candado.responder': async ({ candado }) => {
    const [waiting] = (await candado.ver()).porAprobar;
    return candado.responder({ id: waiting?.id ?? 0, decision: 'RECHAZAR' });
  },
  'candado.responderCustodia': async ({ candado }) => {
    const { texto } = await observe.lastMail('ana@correo.uy');
    const codigo = /codigo=([\w-]+)/.exec(texto)?.[1] ?? '';
    return candado.responderCustodia({ codigo, acepta: false });
  },
  'vuelta.volver': async ({ vuelta }) => {
    const [punto] = (await vuelta.puntos({ nombreDominio: 'movido.uy' })).puntos;
    return vuelta.volver({ nombreDominio: 'movido.uy', antesDe: punto?.antesDe ?? 1 });
  },
  'codigo.solicitar': ({ codigo }) => codigo.solicitar({ dominio: NOMBRE }),
  'descarga.pedir': ({ descarga }) => descarga.pedir(),
  'dns.alojar': ({ dns }) => dns.alojar({ nombreDominio: 'delegado.uy' }),
  'dns.delegar': ({ dns }) => dns.delegar({ ...uno, nameservers: OTHERS }),
  'dns.guardarFirmantes': ({ dns }) =>
    dns.guardarFirmantes({ nombreDominio: 'delegado.uy', texto: `12345 13 2 ${'AB'.repeat(32)}` }),
};

/** These need another registrar that asks for the name first. */
const APPROVALS: Record<string, (registry: Registry, codigo: string) => Promise<unknown>> = {
  'transferencia.aprobar': ({ transferencia }, codigo) => transferencia.aprobar({ dominio: NOMBRE, codigo }),
  'codigo.aprobar': ({ codigo: codigos }, codigo) => codigos.aprobar({ dominio: NOMBRE, codigo }),
};

const declared = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations)
    .filter(
      ([, operation]) =>
        isContractProcedure(operation) && rechazosDe(operation).includes('CONFIRMAR_IDENTIDAD'),
    )
    .map(([name]) => `${area}.${name}`),
);

const REFUSED = {
  status: 401,
  data: { pide: { acr: 'contrasena', maxAgeSeconds: 600 } },
  message: expect.stringContaining('Ingrese otra vez'),
};

describeOnBothEngines('what could take a name away', () => {
  async function names() {
    await ask({ login: 'ana' }).cuenta.crearContacto({ contacto: contacto() });
    await nombreDe('ana', NOMBRE, { alojado: 1 });
    await nombreDe('ana', 'delegado.uy', { alojado: 0 });
    await nombreDe('ana', 'movido.uy');
    await ask({ login: 'ana' }).dns.delegar({ nombreDominio: 'movido.uy', nameservers: OTHERS });
    await locks();
  }

  /** Beto watches over a name of Ana's and could over others; Ana does over one of Beto's, of which a change waits, and is asked to do more. */
  async function locks() {
    const [ana, beto] = [await idOf('ana'), await idOf('beto')];
    await nombreDe('ana', 'cerrado.uy');
    await nombreDe('beto', 'ajeno.uy', { alojado: 0 });
    await given.custodian(ana, beto);
    await given.locked('cerrado.uy', { custodios: [beto], por: ana });
    await given.locked('ajeno.uy', { custodios: [ana], por: beto });
    const his = ask({ login: 'beto' });
    await his.dns.delegar({ nombreDominio: 'ajeno.uy', nameservers: OTHERS });
    await his.candado.invitarCustodio({ correo: 'ana@correo.uy' });
  }

  it('is tried here, every operation of it', () => {
    // Signing needs a server that signs, and a download a file: they are tried where there is one (dns/powerdns.test.ts, descargas.test.ts).
    const elsewhere = ['dns.firmar', 'descarga.archivo'];
    expect([...Object.keys(ASKED), ...Object.keys(APPROVALS), ...elsewhere].sort()).toEqual(declared.sort());
  });

  it.each(Object.entries(ASKED))(
    '%s asks for a sign-in of a short while ago, and does nothing',
    async (_, act) => {
      await names();
      const before = (await observe.history(NOMBRE)).length;
      await expect(act(late())).rejects.toMatchObject(REFUSED);
      expect((await observe.history(NOMBRE)).length).toBe(before);
      await expect(act(ask({ login: 'ana' }))).resolves.toBeDefined();
    },
  );

  it.each(Object.entries(APPROVALS))('%s too: the name stays', async (_, act) => {
    await names();
    await otroRegistrador();
    const codigo = await codigoDe('ana', NOMBRE);
    await otro().pide(NOMBRE, codigo);
    await expect(act(late(), codigo)).rejects.toMatchObject(REFUSED);
    const { transferencia } = ask({ login: 'ana' });
    expect((await transferencia.aprobar({ dominio: NOMBRE, codigo })).isOk).toBe(true);
  });

  it.each(Object.entries({ ...ASKED, ...APPROVALS }))(
    '%s is not done for a day after the second step was taken away, whoever signs in',
    async (name, act) => {
      await names();
      const codigo = name in APPROVALS ? await askedByAnother() : '';
      const before = (await observe.history(NOMBRE)).length;
      expect(JSON.stringify(await act(held(), codigo))).toContain('Hace poco se quitó el segundo paso');
      expect((await observe.history(NOMBRE)).length).toBe(before);
    },
  );

  async function askedByAnother(): Promise<string> {
    await otroRegistrador();
    const codigo = await codigoDe('ana', NOMBRE);
    await otro().pide(NOMBRE, codigo);
    return codigo;
  }

  it('is not asked for before a mistake in the form is told', async () => {
    await names();
    const answer = await late().administracion.eliminar({ ...uno, confirmacion: 'otro.uy' });
    expect(answer.mensaje).toContain('Para confirmar escriba el nombre del dominio');
  });

  it('can be asked about before the form is filled in', async () => {
    const acto = 'eliminar' as const;
    expect(await late().usuario.confirmacion({ acto })).toEqual({
      conFactor: false,
      retenidoHasta: null,
      pide: { acr: 'contrasena', maxAgeSeconds: 600 },
    });
    expect(await ask({ login: 'ana' }).usuario.confirmacion({ acto })).toEqual({
      conFactor: false,
      pide: null,
      retenidoHasta: null,
    });
  });
});

describe('at /api', () => {
  const edge = serving(edgeServer());
  onFreshDatabase();

  it('it is answered as RFC 9470 says, so that a program can have its person sign in again', async () => {
    await createAccount(database(), { login: 'ana', oid: 'oid-ana', password: 'una-clave-larga' });
    await nombreDe('ana', NOMBRE, { alojado: 1 });
    const token = await accessTokenOf('oid-ana', START.epochMilliseconds / 1000);
    const response = await fetch(`${edge.url()}/api/usuario/administracion/dominio/liberar`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(uno),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      codigo: 'CONFIRMAR_IDENTIDAD',
      pide: { acr: 'contrasena', maxAgeSeconds: 600 },
    });
    expect(response.headers.get('WWW-Authenticate')).toMatch(
      /^Bearer error="insufficient_user_authentication", .*acr_values="contrasena", max_age="600"$/,
    );
    expect(await observe.happened(NOMBRE)).toEqual([]);
  });
});
