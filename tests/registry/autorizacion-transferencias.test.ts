import { beforeEach, describe, expect, it } from 'vitest';
import type { Registry } from '~/registry/contract';
import { openApiDocument } from '~/registry/edge/openapi';
import { rowsOf } from '../support/held';
import { describeOnBothEngines, onFreshDatabase } from '../support/registry';
import { nombreDe } from './shop';
import { ask, codigoDe, importa, nombreDeOtro, otro, otroRegistrador, pedido, TITULAR } from './traslado';

/** Every operation of transfers, for everybody it is not for; a new one without its attempt does not compile. */

const SALE = 'saledeana.uy';
const LLEGA = 'llegaparaana.uy';
const SECRETO = 'Solo Ana lo sabe';

interface Own {
  llegada: { dominio: string; codigo: string };
  salida: { dominio: string; codigo: string };
}

type Publica = 'isTarEnabled' | 'esTransferible';
type Privada =
  | `transferencia.${Exclude<keyof Registry['transferencia'], Publica>}`
  | `codigo.${keyof Registry['codigo']}`;
type Attempt = (registry: Registry, own: Own) => Promise<unknown>;

/** What anybody signed in may call, and sees nothing of anybody else's by it. */
type Propia =
  `transferencia.${'iniciar' | 'consultar' | 'autorizar' | 'solicitar' | 'solicitudes' | 'deUsuario' | 'cantidad' | 'borrador' | 'guardarBorrador'}`;

/** What names something of somebody's, and answers 404 to anybody else. */
const AJENAS: Record<Exclude<Privada, Propia>, Attempt> = {
  'transferencia.cancelar': ({ transferencia }, { llegada }) => transferencia.cancelar(llegada),
  'transferencia.eliminar': ({ transferencia }, { llegada }) => transferencia.eliminar(llegada),
  'transferencia.datos': ({ transferencia }, { llegada }) => transferencia.datos(llegada),
  'transferencia.aprobar': ({ transferencia }, { salida }) => transferencia.aprobar(salida),
  'transferencia.rechazar': ({ transferencia }, { salida }) => transferencia.rechazar(salida),
  'transferencia.solicitud': ({ transferencia }, { llegada }) => transferencia.solicitud(llegada),
  'codigo.solicitar': ({ codigo }, { salida }) => codigo.solicitar(salida),
  'codigo.vigente': ({ codigo }, { salida }) => codigo.vigente(salida),
  'codigo.historial': ({ codigo }, { salida }) => codigo.historial(salida),
  'codigo.aprobar': ({ codigo }, { salida }) => codigo.aprobar(salida),
  'codigo.rechazar': ({ codigo }, { salida }) => codigo.rechazar(salida),
};

const PROPIAS: Record<Propia, Attempt> = {
  'transferencia.iniciar': ({ transferencia }) => transferencia.iniciar({ dominio: LLEGA }),
  'transferencia.consultar': ({ transferencia }) => transferencia.consultar({ dominio: LLEGA, codigo: 'NO' }),
  'transferencia.autorizar': ({ transferencia }) => transferencia.autorizar({ dominio: LLEGA, codigo: 'NO' }),
  'transferencia.solicitar': async ({ transferencia }) =>
    transferencia.solicitar({
      dominio: LLEGA,
      codigoAutorizacion: 'NO',
      datosTitular: TITULAR,
      cuentaPago: 1,
    }),
  'transferencia.solicitudes': ({ transferencia }, { llegada }) => transferencia.solicitudes(llegada),
  'transferencia.deUsuario': ({ transferencia }) => transferencia.deUsuario({}),
  'transferencia.cantidad': ({ transferencia }) => transferencia.cantidad(),
  'transferencia.borrador': ({ transferencia }) => transferencia.borrador(),
  'transferencia.guardarBorrador': ({ transferencia }) => transferencia.guardarBorrador({ borrador: null }),
};

const TABLES = [
  'transferencias',
  'transferencia_pasos',
  'codigos_autorizacion',
  'dominio_registradores',
  'importacion_borradores',
  'dominios',
  'cargos',
] as const;
const everything = () => rowsOf(TABLES);

describeOnBothEngines("somebody else's transfers", () => {
  let own: Own;

  beforeEach(async () => {
    await otroRegistrador();
    await nombreDe('ana', SALE);
    await nombreDeOtro(LLEGA);
    await ask({ login: 'ana' }).transferencia.guardarBorrador({ borrador: SECRETO });
    const datosTitular = { ...TITULAR, direccion: SECRETO };
    const { resultado } = await importa('ana', LLEGA, { datosTitular });
    await otro().pide(SALE, await codigoDe('ana', SALE));
    const { solicitud } = await ask({ login: 'ana' }).transferencia.solicitud({ dominio: SALE });
    own = {
      llegada: { dominio: LLEGA, codigo: resultado?.codigoAutorizacion ?? '' },
      salida: { dominio: SALE, codigo: solicitud.codigoAutorizacion },
    };
    expect(own.llegada.codigo).not.toBe('');
    await pedido('otro', LLEGA);
  });

  it.each(Object.entries({ ...AJENAS, ...PROPIAS }))('%s is refused to the anonymous', async (_, attempt) => {
    const before = await everything();
    await expect(attempt(ask(), own)).rejects.toMatchObject({ status: 401 });
    expect(await everything()).toEqual(before);
  });

  it.each(Object.entries(AJENAS))(
    '%s is not found by another person, and changes nothing',
    async (_, attempt) => {
      const before = await everything();
      await expect(attempt(ask({ login: 'otro' }), own)).rejects.toMatchObject({ status: 404 });
      expect(await everything()).toEqual(before);
    },
  );

  it.each(Object.entries(PROPIAS))('%s tells another person nothing of it', async (_, attempt) => {
    const before = await everything();
    const seen = JSON.stringify(await attempt(ask({ login: 'otro' }), own));
    expect(seen).not.toContain(SECRETO);
    expect(seen).not.toContain(own.llegada.codigo);
    expect(await everything()).toEqual(before);
  });
});

describe('with the feature off', () => {
  onFreshDatabase('SQLite', { TRANSFERENCIAS: 'no' });

  it('the document of the edge names none of its operations, but the one that says so', async () => {
    const { paths } = await openApiDocument('http://portal.test');
    const left = Object.keys(paths ?? {}).filter((path) => path.startsWith('/transferencia-reg'));
    expect(left).toEqual(['/transferencia-reg/is-tar-enabled']);
  });

  it.each(Object.entries({ ...AJENAS, ...PROPIAS }))(
    '%s does not exist with the feature off',
    async (_, attempt) => {
      const nobodys = { dominio: SALE, codigo: 'x' };
      await expect(
        attempt(ask({ login: 'ana' }), { llegada: nobodys, salida: nobodys }),
      ).rejects.toMatchObject({
        status: 404,
      });
      expect(await ask().transferencia.isTarEnabled()).toEqual({ code: 'false' });
    },
  );
});
