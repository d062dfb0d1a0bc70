import { beforeEach, expect, it } from 'vitest';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { reservado } from '../support/rows';
import { nombreDe, shop } from './shop';

const whois = (nombre: string) => shop().dominio.whois({ dominio: { nombre } });
const disponibilidad = (...dominios: string[]) => shop().dominio.disponibilidad({ dominios });

describeOnBothEngines('whois', () => {
  beforeEach(async () => {
    const id = await nombreDe('ana', 'xn--pearol-xwa.com.uy');
    await given.nameservers(id, ['ns1.xn--pearol-xwa.com.uy', '192.0.2.53'], ['ns2.correo.uy']);
  });

  it.each(['peñarol.com.uy', ' HTTPS://WWW.PEÑAROL.COM.UY/ ', 'xn--pearol-xwa.com.uy'])(
    'finds %s',
    async (typed) => {
      expect(await whois(typed)).toMatchObject({ respuestaOK: true, codigo: 'OK', nombre: 'peñarol.com.uy' });
    },
  );

  it('answers what is public, name servers in their order, and no more', async () => {
    const found = await whois('peñarol.com.uy');
    expect(found).toMatchObject({ estado: 'REGISTRADO', fechaAlta: '2026-05-01' });
    const { titular, nameServers } = found;
    expect(Object.keys(titular ?? {}).sort()).toEqual(
      ['apellido', 'direccion', 'emailPublico', 'nicHandler', 'nombre', 'telefono'].sort(),
    );
    expect(nameServers).toEqual([
      { nombre: 'ns1.xn--pearol-xwa.com.uy', tipoIP: 'IPV4', ip: '192.0.2.53' },
      { nombre: 'ns2.correo.uy', tipoIP: null, ip: null },
    ]);
  });

  it('says that a free name is not registered', async () => {
    expect(await whois('libre.uy')).toMatchObject({
      respuestaOK: false,
      codigo: 'ERROR_DOMINIO_NO_EXISTE',
      estado: null,
      titular: null,
    });
  });

  it('says which of them nobody can register, by their label or whole, also after somebody had them', async () => {
    await reservado('guardado');
    await reservado('entero.uy');
    await nombreDe('ana', 'guardado.com.uy', { estado: 'VENCIDO', fecha_vencimiento: '2024-01-01' });
    const stateOf = async (nombre: string) => (await whois(nombre)).estado;
    for (const nombre of ['guardado.uy', 'guardado.com.uy', 'entero.uy'])
      expect(await stateOf(nombre)).toBe('RESERVADO');
    expect(await stateOf('entero.com.uy')).toBeNull();
  });

  it.each([
    ['', 'PARAMETRO_REQUERIDO', 'Debe ingresar un dominio.'],
    [
      'pepe',
      'ERROR_DOMINIO_NO_PERTENECE',
      'El dominio no tiene un formato válido. Asegúrate de que esté en el formato correcto (ejemplo: peñarol.com.uy).',
    ],
    ['pepe.com', 'ERROR_DOMINIO_NO_PERTENECE', 'El dominio ingresado debe terminar en .com.uy o .uy'],
    ['pe pe.uy', 'ERROR_DOMINIO_NO_PERTENECE', 'El dominio no debe contener espacios.'],
    [
      '-pepe.uy',
      'ERROR_DOMINIO_NO_PERTENECE',
      'El dominio ingresado tiene formato inválido. Debe terminar en .com.uy o .uy',
    ],
    [
      'pepe..uy',
      'ERROR_DOMINIO_NO_PERTENECE',
      'El dominio ingresado tiene formato inválido. Asegúrate de que esté en el formato correcto.',
    ],
  ])('tells what is wrong with %j', async (typed, codigo, mensaje) => {
    expect(await whois(typed)).toMatchObject({ respuestaOK: false, codigo, mensaje });
  });

  it('shows a name that nobody owns any contact of', async () => {
    await nombreDe(null, 'ajeno.uy', {
      titular_id: null,
      administrador_id: null,
      tecnico_id: null,
      financiero_id: null,
    });
    expect(await whois('ajeno.uy')).toMatchObject({ respuestaOK: true, titular: null });
  });
});

describeOnBothEngines('availability', () => {
  it('answers several names at once, in the order asked, with their price', async () => {
    await nombreDe('ana', 'tomado.uy');
    const { dominios } = await disponibilidad('tomado.uy', 'libre.uy', 'libre.com.uy', 'nic.uy');
    expect(
      dominios.map(({ nombre, disponible, reservado, precio }) => [nombre, disponible, reservado, precio]),
    ).toEqual([
      ['tomado.uy', false, false, 138900],
      ['libre.uy', true, false, 138900],
      ['libre.com.uy', true, false, 115900],
      ['nic.uy', false, true, 138900],
    ]);
  });

  it('looks a bare label up under every suffix, in the order of the checkboxes', async () => {
    const { dominios } = await disponibilidad('ñandú');
    expect(dominios.map(({ nombre }) => nombre)).toEqual(['ñandú.uy', 'ñandú.com.uy']);
  });

  it('offers what is free instead of what is taken, the other suffix first', async () => {
    await nombreDe('ana', 'tomado.uy');
    await nombreDe('ana', 'tomado-uy.uy');
    const { sugerencias } = await disponibilidad('tomado.uy');
    expect(sugerencias[0]).toMatchObject({ nombre: 'tomado.com.uy', disponible: true, precio: 115900 });
    expect(sugerencias.map(({ nombre }) => nombre)).not.toContain('tomado-uy.uy');
    expect((await disponibilidad('libre.uy')).sugerencias).toEqual([]);
  });

  it('tells each name that is none, and refuses when there is no other', async () => {
    const some = await disponibilidad('libre.uy', 'pepe.com');
    expect(some).toMatchObject({ respuestaOK: true });
    expect(some.dominios[1]).toMatchObject({
      mensaje: 'El dominio ingresado debe terminar en .com.uy o .uy',
    });
    expect(await disponibilidad('pepe.com')).toMatchObject({
      respuestaOK: false,
      codigo: 'ERROR',
      mensaje: 'El dominio ingresado debe terminar en .com.uy o .uy',
    });
  });

  it('asks about a name written twice once', async () => {
    expect((await disponibilidad('libre.uy', 'LIBRE.UY ', 'www.libre.uy')).dominios).toHaveLength(1);
  });

  it('lists the suffixes on sale only', async () => {
    await given.soldNoMore('com.uy');
    expect(await shop().dominio.habilitados()).toEqual({
      dominiosHabilitados: [{ nombre: 'uy', precio: 138900 }],
    });
  });
});
