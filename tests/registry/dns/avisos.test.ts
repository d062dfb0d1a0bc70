import { expect, it } from 'vitest';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { describeOnBothEngines } from '../../support/registry';
import { ask } from '../caller';
import { enEquipo } from '../equipo';
import { registryAs } from '../persona';
import { nombreDe } from '../shop';
import { agregar, alojado } from './alojado';

const UNO = { nombreDominio: 'uno.uy' };
const DS = `12345 13 2 ${'AB'.repeat(32)}`;
const FILE = 'www 600 IN A 192.0.2.1\n@ 600 IN MX 10 mail.otro.com.';

const mensajes = async (login: string) =>
  (await ask({ login }).mensajes.usuario({ cantXPagina: 25 })).mensajes.map(({ titulo }) => titulo);
const correos = () => observe.mails();
const darCorreo = (login: string) => given.mailAddress(`${login}@correo.uy`, login);

describeOnBothEngines('the people of a domain', () => {
  it('are told of many records changed at once, with what changed and the way to freeze it', async () => {
    await enEquipo('uno.uy', { alojado: 1 });
    await darCorreo('ana');
    const { dns } = registryAs('bruno');
    const cambio = { tipo: 'IMPORTAR' as const, texto: FILE, reemplazar: true };
    await dns.cambiarZona({ ...UNO, versionZona: 0, cambio });
    expect(await mensajes('ana')).toEqual(['uno.uy: se agregaron 2 registros DNS']);
    const correo = (await correos()).find(({ para }) => para === 'ana@correo.uy');
    expect(correo?.texto).toContain(
      'Qué cambió: Se agregaron el A de www.uno.uy: 192.0.2.1 (TTL: 10 min); el MX de uno.uy: 10 mail.otro.com. (TTL: 10 min)',
    );
    expect(correo?.texto).toContain('congelar-dominio?codigo=');
  });

  it('are told with high priority of what somebody else changed, and who did it with less, though as much is mailed', async () => {
    await enEquipo('uno.uy', { alojado: 1 });
    await darCorreo('ana');
    const { dns } = ask({ login: 'bruno', correo: 'bruno@correo.uy' });
    const cambio = { tipo: 'IMPORTAR' as const, texto: FILE, reemplazar: true };
    await dns.cambiarZona({ ...UNO, versionZona: 0, cambio });
    const undo = { tipo: 'DESHACER' as const, version: 0, solo: true };
    await dns.cambiarZona({ ...UNO, versionZona: 1, cambio: undo });
    const told = async (login: string) =>
      (await ask({ login }).mensajes.usuario({})).mensajes.map(({ prioridad, leido }) => ({
        prioridad,
        leido,
      }));
    const twice = (each: object) => [each, each];
    expect(await told('ana')).toEqual(twice({ prioridad: 'ALTA', leido: false }));
    expect(await told('bruno'), 'it may not have been him').toEqual(
      twice({ prioridad: 'MEDIA', leido: false }),
    );
    const mailed = await correos();
    for (const login of ['ana', 'bruno'])
      expect(
        mailed.filter(
          ({ para, texto }) => para === `${login}@correo.uy` && texto.includes('congelar-dominio?codigo='),
        ),
      ).toHaveLength(2);
  });

  it('are told which record a file changed, where it changed one alone', async () => {
    await enEquipo('uno.uy', { alojado: 1 });
    const { dns } = registryAs('bruno');
    const cambio = { tipo: 'IMPORTAR' as const, texto: 'www 600 IN A 192.0.2.1', reemplazar: false };
    await dns.cambiarZona({ ...UNO, versionZona: 0, cambio });
    expect(await mensajes('ana')).toEqual(['uno.uy: se agregó el A de www.uno.uy']);
  });

  it('read names in the letters of people, and what moved a name to other servers as a sentence', async () => {
    await enEquipo('xn--and-6ma2c.uy', { alojado: 1 });
    await darCorreo('ana');
    const { dns } = registryAs('bruno');
    const texto = '@ A 192.0.2.1\nwww 86400 IN CNAME ñandú.uy.\n_dmarc TXT "v=DMARC1; p=none; A de x: y"';
    const cambio = { tipo: 'IMPORTAR' as const, texto, reemplazar: true };
    expect(await dns.cambiarZona({ nombreDominio: 'ñandú.uy', versionZona: 0, cambio })).toMatchObject({
      codigo: 'OK',
    });
    const nameservers = [{ nombre: 'a.otro.com' }, { nombre: 'b.otro.com' }];
    await dns.delegar({ nombreDominio: 'ñandú.uy', nameservers });
    const [zona, servidores] = (await correos()).filter(({ para }) => para === 'ana@correo.uy');
    expect(zona?.texto).toContain('CNAME de www.ñandú.uy: ñandú.uy.');
    expect(servidores?.texto).toContain('Dejó los servidores del Registro .uy');
    expect(`${zona?.texto}${servidores?.texto}`).not.toMatch(/xn--|versión|: (Sí|No)\b/);
  });

  it('are not told of each record that they write one by one', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    const [registro] = (await dns.registros(UNO)).registros;
    await dns.eliminarRegistro({ ...UNO, idInterno: registro?.idInterno ?? 0 });
    expect(await mensajes('ana')).toEqual([]);
  });

  it('are told of other servers and of other keys, and not where the keys stay the same', async () => {
    await nombreDe('ana', 'uno.uy');
    const { dns } = registryAs('ana');
    await dns.delegar({ ...UNO, nameservers: [{ nombre: 'a.otro.com' }, { nombre: 'b.otro.com' }] });
    await dns.guardarFirmantes({ ...UNO, texto: DS });
    await dns.guardarFirmantes({ ...UNO, texto: DS });
    await dns.guardarFirmantes({ ...UNO, texto: '' });
    expect(await mensajes('ana')).toEqual([
      'uno.uy: cambiaron las claves de su firma (DNSSEC)',
      'uno.uy: cambiaron las claves de su firma (DNSSEC)',
      'uno.uy: se delegó en otros servidores',
    ]);
  });
});
