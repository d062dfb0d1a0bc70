import { createRouterClient, isProcedure } from '@orpc/server';
import { beforeEach, expect, it } from 'vitest';
import { entreComillas } from '~/registry/domain/in-sentences';
import { CONJUNTOS } from '~/registry/domain/oficina';
import { routerDeOficina } from '~/registry/edge/oficina/router';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, contextOf, idOf, START } from './caller';
import { agregar } from './dns/alojado';
import { cuentaDe, libroMayor, nombreDe } from './shop';

const UNO = 'uno.uy';
const MOTIVO = 'Consulta 1234: no recibe correo.';
const PARTES = { registros: { cantResultados: 5 }, historia: { cantResultados: 5 } };
/** What only the people of the name and, with a reason, those of the registry see in `nombreDe`. */
const SUYO = /29001234|Rambla|ana@correo\.uy|192\.0\.2\.77/;

/** The number of the account of `cuentaDe`, and that of its person's document. */
const ENTEROS = /12345678|12345672/;

const desk = (login = 'horacio', minutes = 0) => askDesk({ login, now: START.add({ minutes }) }).dominios;
const look = (login?: string) => desk(login).mirar({ nombreDominio: UNO, motivo: MOTIVO });
const seen = (login?: string, minutes?: number) =>
  desk(login, minutes).ficha({ nombreDominio: UNO, ...PARTES });
const ana = () => ask({ login: 'ana' });
const titles = async () =>
  (await ana().historia.listar({ nombreDominio: UNO })).entradas.map(({ titulo, quien }) => [titulo, quien]);

/** Ana's name, hosted, with a record, an account and a charge; and two people at the desk. */
async function conTodo(): Promise<void> {
  const cuenta = await cuentaDe('ana');
  await nombreDe('ana', UNO, { cuenta_pago_id: cuenta, cuenta_asociada_en: START.toString() });
  await given.charge({
    clave: 'renovacion:1',
    venta_item_id: null,
    usuario_id: await idOf('ana'),
    nombre: UNO,
    concepto: 'RENOVACION_AUTOMATICA',
    importe: 138_900,
    cuenta_pago_id: cuenta,
    creado_en: START.toString({ fractionalSecondDigits: 3 }),
  });
  await ana().dns.alojar({ nombreDominio: UNO });
  await agregar(ana().dns, UNO, 'A', { name: 'www', ip: '192.0.2.77' });
  await atTheDesk('horacio', ['atencion']);
  await atTheDesk('irene', CONJUNTOS);
}

describeOnBothEngines('a name that the registry’s people look at', () => {
  beforeEach(conTodo);

  it('shows nothing of itself before somebody says why', async () => {
    expect(await seen()).toEqual({ nombre: UNO, registrado: true, mirada: null, ficha: null });
    expect(await desk().mirar({ nombreDominio: UNO, motivo: ' ' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mensajeRespuesta: 'Escriba el motivo.',
    });
    expect((await seen()).ficha).toBeNull();
    expect(await titles()).not.toContainEqual([
      expect.stringContaining('El registro vio'),
      expect.anything(),
    ]);
    expect(await observe.deskActs()).toEqual([]);
  });

  it('says so in the history that its holder reads, with the reason and without who; and in that of the desk, with who', async () => {
    const mails = (await observe.mails()).length;
    expect(await look()).toMatchObject({ respuestaOK: true });
    expect((await titles())[0]).toEqual([
      `El registro consultó los datos de este dominio y dio este motivo: ${entreComillas(MOTIVO)}`,
      'El registro',
    ]);
    const { entradas } = await ana().historia.listar({ nombreDominio: UNO, clase: 'SEGURIDAD' });
    expect(entradas).toMatchObject([{ como: '', diferencias: [] }]);
    expect(await observe.deskActs()).toMatchObject([
      { acto: 'Miró un dominio', clase: 'dominio', sobre: UNO, motivo: MOTIVO },
    ]);
    expect(await observe.mails()).toHaveLength(mails);
  });

  it('tells of an account and of a document their last digits alone: whole they are for the holder', async () => {
    await look();
    const { ficha } = await seen();
    const theirs = await ana().administracion.ficha({ nombreDominio: UNO, ...PARTES, conCodigos: false });
    expect(theirs.informacion.cuentaPago?.cuenta).toMatchObject({
      cuenta: '12345678',
      nroDocumento: '12345672',
    });
    expect(theirs.pagos).toMatchObject({ cargos: [{ cuenta: '12345678' }] });
    const masked = { enmascarada: true, cuenta: { cuenta: '****5678', nroDocumento: '******72' } };
    expect(ficha?.informacion.cuentaPago).toMatchObject(masked);
    expect(ficha?.informacion.dominio.dominioCore.cuentaActual?.cuenta).toBe('****5678');
    expect(ficha?.pagos?.cargos).toMatchObject([{ cuenta: '****5678' }]);
    expect(ficha?.pagos?.historialPagos).not.toEqual([]);
    for (const { cuentaPago } of ficha?.pagos?.historialPagos ?? []) expect(cuentaPago).toMatchObject(masked);
    expect(JSON.stringify(ficha)).not.toMatch(ENTEROS);
  });

  it('is then what its holder sees, section by section, but for the transfer codes and whole numbers', async () => {
    await look();
    const { ficha: all } = await seen();
    const { vuelven, devueltos, compra, ...ficha } = all ?? { vuelven: null, devueltos: null, compra: '' };
    const theirs = await ana().administracion.ficha({ nombreDominio: UNO, ...PARTES, conCodigos: false });
    const { informacion, pagos, ...rest } = theirs;
    expect(ficha).toMatchObject(rest);
    const { cuentaPago: _, dominio: __, ...facts } = informacion;
    expect(ficha).toMatchObject({ informacion: facts });
    expect(ficha).toMatchObject({ pagos: { codigo: pagos?.codigo } });
    expect(Object.keys(ficha).sort()).toEqual(Object.keys(theirs).sort());
    expect(vuelven, 'the desk alone is told which mails come back').toEqual([]);
    expect(devueltos, 'and what was given back of each charge').toEqual([]);
    expect(compra, 'and of one whose registration is done no purchase').toBeNull();
    expect(JSON.stringify(ficha)).toMatch(SUYO);
    await ana().codigo.solicitar({ dominio: UNO });
    expect((await seen()).ficha?.codigos).toBeNull();
  });

  it('is seen for half an hour, and only by who said why', async () => {
    await look();
    expect((await seen('irene')).ficha).toBeNull();
    expect((await seen('horacio', 29)).mirada).toEqual({ motivo: MOTIVO, hasta: '2026-11-21T12:30:00.000Z' });
    expect(await seen('horacio', 30)).toEqual({ nombre: UNO, registrado: true, mirada: null, ficha: null });
  });

  it('is another one where it was free meanwhile: the reason was for who had it', async () => {
    await look();
    await given.noDomain(UNO);
    await nombreDe('beto', UNO, { creado_en: START.add({ minutes: 1 }).toString() });
    expect((await seen('horacio', 2)).ficha).toBeNull();
  });

  it('does not stand in its holder’s way, nor is seen outside', async () => {
    const { version } = await ana().administracion.informacion({ nombreDominio: UNO });
    const before = await ask().dominio.whois({ dominio: { nombre: UNO } });
    await desk('irene', 5).mirar({ nombreDominio: UNO, motivo: MOTIVO });
    expect(await ask().dominio.whois({ dominio: { nombre: UNO } })).toEqual(before);
    const servidores = ['ns1.ejemplo.com', 'ns2.ejemplo.com'].map((nombre) => ({ nombre }));
    const late = ask({ login: 'ana', now: START.add({ minutes: 6 }) });
    const stale = { nombreDominio: UNO, nameservers: servidores, version: (version ?? 0) - 1 };
    expect(await late.dns.delegar(stale)).toMatchObject({ esRespOK: false, codigo: 'VERSION' });
    expect(await late.dns.delegar({ ...stale, version })).toMatchObject({ esRespOK: true });
  });

  it.each(['nadie.uy', 'no es un nombre', ''])(
    'is not there where nobody has it: %j',
    async (nombreDominio) => {
      const looks = [
        () => desk().mirar({ nombreDominio, motivo: MOTIVO }),
        () => desk().ficha({ nombreDominio, ...PARTES }),
      ];
      // one after the other: a refusal that comes while another is waited for is nobody's, and fails the run
      for (const look of looks) await expect(look()).rejects.toMatchObject({ status: 404 });
      expect(await observe.deskActs()).toEqual([]);
    },
  );

  it('is seen also where its holder has no account here', async () => {
    await nombreDe(null, 'ajeno.uy');
    await desk().mirar({ nombreDominio: 'ajeno.uy', motivo: MOTIVO });
    const { ficha } = await desk().ficha({ nombreDominio: 'ajeno.uy', ...PARTES });
    expect(ficha?.informacion).toMatchObject({ titular: { telefono: '29001234' }, esTitular: true });
  });
});

/** Every operation of the desk, by area and name. */
const operations = Object.entries(routerDeOficina).flatMap(([area, found]) =>
  Object.entries(found)
    .filter(([, operation]) => isProcedure(operation))
    .map(([name]) => [area, name] as const),
);

describeOnBothEngines('every operation of the desk', () => {
  beforeEach(conTodo);

  const asking = [UNO, 'ana', 'UY', 'C-000001', '12345678', '12345672'];
  /** What an operation answers to who may all there is, asked with what any of them asks for; null where it refuses. */
  async function answers(area: string, name: string): Promise<unknown[]> {
    const client = createRouterClient(routerDeOficina, {
      context: contextOf({ login: 'irene', acr: 'segundo-factor' }),
    });
    const asked: unknown = Reflect.get(Reflect.get(client, area), name);
    if (typeof asked !== 'function') throw new Error(`There is no ${area}.${name}`);
    const found: unknown[] = [];
    for (const buscado of asking) {
      const input = { ...PARTES, nombreDominio: UNO, buscado, id: 1, motivo: MOTIVO, conjuntos: CONJUNTOS };
      found.push(await Promise.resolve(Reflect.apply(asked, undefined, [input])).catch(() => null));
    }
    return found;
  }

  it.each(operations)(
    '%s.%s tells nobody the whole number of an account or of a document, whatever reason was given',
    async (area, name) => {
      await look('irene');
      const { id } = (await libroMayor())[0] ?? { id: 0 };
      await askDesk({ login: 'irene' }).cobros.mirar({ de: { clase: 'COBRO', id }, motivo: MOTIVO });
      expect(JSON.stringify(await answers(area, name))).not.toMatch(ENTEROS);
    },
  );

  it.each(operations)(
    '%s.%s shows nobody’s data of a name that was not asked for with a reason',
    async (area, name) => {
      expect(JSON.stringify(await answers(area, name))).not.toMatch(SUYO);
    },
  );
});
