import { beforeEach, expect, it } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { askDesk, atTheDesk, idOf, START } from './caller';
import { cuentaDe, nombreDe } from './shop';

const desk = () => askDesk({ login: 'horacio' }).dominios;

/** What the box finds, each as its kind and its title. */
async function found(buscado: string): Promise<string[]> {
  const { encontrados = [] } = await desk().buscar({ buscado });
  return encontrados.map(({ clase, titulo, exacto }) => `${clase} ${titulo}${exacto ? ' exacto' : ''}`);
}

const searches = async () => (await observe.deskActs()).filter(({ clase }) => clase === 'busqueda');

describeOnBothEngines('the box of the desk', () => {
  beforeEach(() => atTheDesk('horacio', ['atencion']));

  it('finds a name in either of its forms, and by its beginning: what is exactly that first', async () => {
    for (const nombre of ['casa.uy', 'casa.com.uy', 'casamiento.uy', 'acasa.uy', 'xn--and-6ma2c.uy'])
      await nombreDe('ana', nombre);
    expect(await found('casa.uy')).toEqual(['DOMINIO casa.uy exacto']);
    expect(await found(' CASA ')).toEqual([
      'DOMINIO casa.com.uy exacto',
      'DOMINIO casa.uy exacto',
      'DOMINIO casamiento.uy',
    ]);
    for (const typed of ['ñandú.uy', 'XN--AND-6MA2C.uy', 'ñandú'])
      expect(await found(typed)).toEqual(['DOMINIO ñandú.uy exacto']);
    for (const typed of ['ñan', 'nand', 'xn--and']) expect(await found(typed)).toEqual(['DOMINIO ñandú.uy']);
  });

  it('orders names as they are read: ñandú stands between nada and otra', async () => {
    for (const nombre of ['otra.uy', 'xn--and-6ma2c.uy', 'nada.uy', 'nueva.uy'])
      await nombreDe('ana', nombre);
    const { encontrados } = await desk().buscar({ buscado: 'ana@correo.uy' });
    expect(encontrados).toMatchObject([{ nombres: ['nada.uy', 'ñandú.uy', 'nueva.uy', 'otra.uy'] }]);
    expect(await found('n')).toEqual(['DOMINIO nada.uy', 'DOMINIO ñandú.uy', 'DOMINIO nueva.uy']);
  });

  it('orders those of a holder without an account so too', async () => {
    for (const nombre of ['otra.uy', 'xn--and-6ma2c.uy', 'nada.uy']) await nombreDe(null, nombre);
    const { encontrados } = await desk().buscar({ buscado: 'Ana Píriz' });
    expect(encontrados).toMatchObject([{ nombres: ['nada.uy', 'ñandú.uy', 'otra.uy'] }]);
  });

  it('finds a person by name, last name, login, handle and mail address, with their names and no more of them', async () => {
    await nombreDe('ana', 'casa.uy');
    await given.mailAddress('Ana.P@casa.uy', 'ana');
    const [{ nic_handle: handle } = { nic_handle: '' }] = await observe.contacts();
    for (const typed of ['ana', 'ANA PÍRIZ', 'ana.p@CASA.uy', 'ana@correo.uy', handle.toLowerCase(), 'Ana P'])
      expect(
        (await found(typed)).filter((each) => !each.startsWith('DOMINIO')),
        typed,
      ).toHaveLength(1);
    const { encontrados } = await desk().buscar({ buscado: 'ana.p@casa.uy' });
    expect(encontrados).toEqual([
      {
        clase: 'PERSONA',
        exacto: true,
        titulo: 'ana',
        detalle: 'Usuario ana',
        nombres: ['casa.uy'],
        persona: await idOf('ana'),
        masNombres: false,
        titularDe: 1,
        contactoDe: 0,
      },
    ]);
    expect(JSON.stringify(await desk().buscar({ buscado: 'ana' }))).not.toMatch(/29001234|Rambla|correo\.uy/);
  });

  it('finds who has an accent in any of their names, in whatever capitals it is typed', async () => {
    await nombreDe('ana', 'casa.uy');
    await given.contacts({ nombre: 'Álvaro', apellido: 'Ñíguez' });
    for (const typed of ['álvaro', 'ÁLVARO ÑÍGUEZ', 'ñíg'])
      expect(await found(typed), typed).toEqual([expect.stringContaining('PERSONA Álvaro Ñíguez')]);
  });

  it('finds a holder without an account, by the contact data of the name', async () => {
    await nombreDe(null, 'ajeno.uy');
    const { encontrados } = await desk().buscar({ buscado: 'Ana Píriz' });
    expect(encontrados).toMatchObject([{ clase: 'PERSONA', titulo: 'Ana Píriz', nombres: ['ajeno.uy'] }]);
  });

  it('shows ten of what there are many, and says of which kind there are more', async () => {
    for (let at = 10; at < 22; at += 1) await nombreDe('ana', `tienda${at}.uy`);
    const { encontrados = [], hayMas } = await desk().buscar({ buscado: 'tienda' });
    expect([encontrados.length, hayMas]).toEqual([10, ['DOMINIO']]);
    expect((await desk().buscar({ buscado: 'tienda10.uy' })).hayMas).toEqual([]);
  });

  it('says of a name whose it is, how it stands and until when, as its holder’s list does', async () => {
    await nombreDe('ana', 'casa.uy', { cuenta_pago_id: await cuentaDe('ana') });
    await nombreDe(null, 'casal.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2020-01-01' });
    const { encontrados } = await desk().buscar({ buscado: 'casa' });
    expect(encontrados?.map(({ dominio }) => dominio)).toMatchObject([
      { titular: 'ana', vence: '2027-05-01', tieneCuentaActual: true, eliminado: false },
      { titular: 'Ana Píriz', eliminado: true, vencido: false },
    ]);
  });

  it('counts the names of a person of whom not all are shown', async () => {
    for (let at = 10; at < 22; at += 1) await nombreDe('ana', `tienda${at}.uy`);
    await nombreDe('anabel', 'casa.uy');
    const { encontrados } = await desk().buscar({ buscado: 'an' });
    expect(encontrados).toMatchObject([
      { titulo: 'ana', masNombres: true, cuantosNombres: 12, titularDe: 12, buscarSolo: 'ana' },
      { titulo: 'anabel', masNombres: false, nombres: ['casa.uy'] },
    ]);
  });

  it('counts what was asked for and not registered apart from the names that somebody has', async () => {
    await nombreDe('ana', 'casa.uy');
    await nombreDe('ana', 'falla.uy', { estado: 'ERROR' });
    await nombreDe('ana', 'pendiente.uy', { estado: 'PREREGISTRO' });
    const { encontrados } = await desk().buscar({ buscado: 'ana' });
    expect(encontrados).toMatchObject([
      { titularDe: 1, contactoDe: 0, sinRegistrar: 2, noRegistrados: ['falla.uy', 'pendiente.uy'] },
    ]);
  });

  it.each(['%', '_', "o'hara", 'x'.repeat(120), '\u{10FFFF}', '999999999', 'a@', '.uy', 'com.uy'])(
    'finds nothing by %j, and is not broken by it',
    async (typed) => {
      await nombreDe('ana', 'casa.uy');
      expect(await found(typed)).toEqual([]);
    },
  );

  it('keeps every search with what was looked for and how much there was; nothing of one that asks for nothing', async () => {
    await nombreDe('ana', 'casa.uy');
    await found('casa');
    await found('casa');
    expect(await desk().buscar({ buscado: ' ' })).toMatchObject({
      respuestaOK: false,
      codigoRespuesta: 'CAMPOS',
      mensajeRespuesta: 'Escriba qué busca.',
    });
    expect(await searches()).toMatchObject([
      { acto: 'Buscó', sobre: 'casa', despues: '{"encontró":1}' },
      { acto: 'Buscó', sobre: 'casa', despues: '{"encontró":1}' },
    ]);
  });

  it('finds a purchase, a transfer and a question by the number that their person was told', async () => {
    await nombreDe('ana', 'casa.uy');
    const ahora = START.toString();
    const dicha = { referencia: 'UY-2026-ABCD1234', estado: 'FINALIZADA', finalizada_en: ahora } as const;
    await given.saleRows([{ id: 7, uuid: 'una', creada_en: ahora, actualizada_en: ahora, ...dicha }]);
    const linea = { venta_id: 7, tipo: 'RENOVACION', nombre: 'casa.uy', anios: 1, precio: 1 } as const;
    await given.saleLine({ ...linea, estado: 'HECHO', creado_en: ahora });
    await given.transferAsked('otra.uy', 'TR-2026-0A1B2C3D4E');
    const ticket = await given.question('casa.uy');
    expect(await found('uy-2026-abcd1234')).toEqual(['VENTA UY-2026-ABCD1234 exacto']);
    expect(await found('UY-2026-A')).toEqual(['VENTA UY-2026-ABCD1234']);
    expect(await found('tr-2026-0a1b2c3d4e')).toEqual(['TRANSFERENCIA TR-2026-0A1B2C3D4E exacto']);
    const numero = `2026-${String(ticket).padStart(6, '0')}`;
    for (const typed of [`#${ticket}`, numero, `#${numero}`])
      expect(await found(typed)).toEqual([`CONSULTA Consulta ${numero} exacto`]);
    const { encontrados } = await desk().buscar({ buscado: 'UY-2026-ABCD1234' });
    expect(encontrados).toMatchObject([{ nombres: ['casa.uy'] }]);
  });
});
