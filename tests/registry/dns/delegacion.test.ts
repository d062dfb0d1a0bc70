import { expect, it } from 'vitest';
import * as observe from '../../support/observe';
import { describeOnBothEngines } from '../../support/registry';
import { registryAs } from '../persona';
import { nombreDe } from '../shop';
import { agregar, lineas } from './alojado';

const UNO = { nombreDominio: 'uno.uy' };
const fuera = (nombre: string) => ({ nombre });
const dentro = (nombre: string, ip: string, tipoIP: 'IPV4' | 'IPV6' = 'IPV4') => ({
  nombre,
  subdominio: true,
  tipoIP,
  ip,
});

const servidores = () => observe.nameservers();

describeOnBothEngines('the servers of a domain', () => {
  it('are delegated to with glue of both types, and the history says so', async () => {
    await nombreDe('ana', 'uno.uy');
    const { dns } = registryAs('ana');
    const nameservers = [
      dentro('ns1', '192.0.2.1'),
      dentro('ns1', '2001:db8::1', 'IPV6'),
      fuera('ns2.otro.com'),
    ];
    expect(await dns.delegar({ ...UNO, nameservers, cantMinimaNameservers: 2 })).toMatchObject({
      esRespOK: true,
    });
    expect(await servidores()).toEqual([
      { nombre: 'ns1.uno.uy', ip: '192.0.2.1' },
      { nombre: 'ns1.uno.uy', ip: '2001:db8::1' },
      { nombre: 'ns2.otro.com', ip: null },
    ]);
  });

  it('are refused beside their row', async () => {
    await nombreDe('ana', 'uno.uy', { alojado: 1 });
    const { dns } = registryAs('ana');
    const answer = await dns.delegar({ ...UNO, nameservers: [fuera(''), dentro('ns1', '10.0.0.1')] });
    expect(answer).toMatchObject({
      esRespOK: false,
      mapErrores: {
        'nameservers[0].nombre': 'El nombre del servidor de nombres no puede ser vacío.',
        'nameservers[1].ip': expect.stringContaining('privada'),
      },
    });
    const twice = await dns.delegar({ ...UNO, nameservers: [fuera('a.com'), fuera('a.com')] });
    expect(twice.mapErrores['nameservers[1].nombre']).toBe(
      'No se puede delegar un dominio con nombres duplicados.',
    );
    expect(await servidores()).toEqual([]);
  });

  it('named twice are no delegation; where there are servers already, none that can be added', async () => {
    await nombreDe('ana', 'uno.uy');
    const { dns } = registryAs('ana');
    const refusal = async (...nombres: string[]) =>
      (await dns.delegar({ ...UNO, nameservers: nombres.map(fuera) })).mapErrores;
    expect(await refusal('a.com', 'a.com')).toEqual({
      'nameservers[1].nombre': 'No se puede delegar un dominio con nombres duplicados.',
    });
    expect(await refusal('a.com', 'b.com')).toEqual({});
    expect(await refusal('a.com', 'b.com', 'b.com')).toEqual({
      'nameservers[2].nombre': 'No se puede agregar un nameserver con nombres duplicados.',
    });
  });

  it('that others use cannot be taken away, and it is said who needs them', async () => {
    await nombreDe('ana', 'uno.uy');
    await nombreDe('beto', 'dos.com.uy');
    const nameservers = [dentro('ns1', '192.0.2.1'), dentro('ns2', '192.0.2.2')];
    await registryAs('ana').dns.delegar({ ...UNO, nameservers });
    const suyos = [fuera('ns1.uno.uy'), fuera('ns2.uno.uy')];
    expect(
      await registryAs('beto').dns.delegar({ nombreDominio: 'dos.com.uy', nameservers: suyos }),
    ).toMatchObject({
      esRespOK: true,
    });
    const answer = await registryAs('ana').dns.alojar(UNO);
    expect(answer).toMatchObject({ esRespOK: false, mensaje: expect.stringContaining('dos.com.uy') });
    const { administracion, dns } = registryAs('ana');
    for (const deed of [administracion.liberar(UNO), administracion.eliminar(UNO)])
      expect(await deed).toMatchObject({
        mensaje: expect.stringContaining('lo usan como servidor de nombres dos.com.uy'),
      });
    await registryAs('beto').dns.alojar({ nombreDominio: 'dos.com.uy' });
    expect(await dns.alojar(UNO)).toMatchObject({ esRespOK: true });
  });

  it('in a domain that nobody registered are refused', async () => {
    await nombreDe('ana', 'uno.uy');
    const nameservers = [fuera('ns1.nadie.com.uy'), fuera('ns2.otro.com')];
    expect(await registryAs('ana').dns.delegar({ ...UNO, nameservers })).toMatchObject({
      mapErrores: { 'nameservers[0].nombre': expect.stringContaining('no está registrado') },
    });
  });

  it('go from hosted to delegated and back with the records kept, and that is said', async () => {
    await nombreDe('ana', 'uno.uy', { alojado: 1 });
    const { dns } = registryAs('ana');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    const nameservers = [fuera('a.otro.com'), fuera('b.otro.com')];
    expect((await dns.delegar({ ...UNO, nameservers })).mensaje).toContain('Se guardan sus registros (1)');
    expect((await dns.alojar(UNO)).mensaje).toContain('otra vez con');
    expect(await lineas(dns, 'uno.uy')).toEqual(['uno.uy. 3600 IN A 192.0.2.1']);
    expect(await dns.alojar(UNO)).toMatchObject({ esRespOK: false, codigo: 'YA_ALOJADO' });
  });

  it('have keys of their own, pasted as DS, and lose them when the name is hosted', async () => {
    await nombreDe('ana', 'uno.uy');
    const { dns } = registryAs('ana');
    const texto = `12345 13 2 ${'AB'.repeat(32)}`;
    expect(await dns.guardarFirmantes({ ...UNO, texto })).toMatchObject({ esRespOK: true });
    expect((await dns.estado(UNO)).dnssec.ds).toMatchObject([{ linea: texto, algoritmo: 'ECDSA P-256' }]);
    expect(await dns.guardarFirmantes({ ...UNO, texto: '1 5 1 AB' })).toMatchObject({
      mapErrores: { texto: expect.stringContaining('SHA-1') },
    });
    await dns.alojar(UNO);
    expect((await dns.estado(UNO)).dnssec.ds).toEqual([]);
  });
});
