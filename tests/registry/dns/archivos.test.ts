import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { compare, publicarTodo } from '~/registry/edge/dns/publicacion/completo';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import * as given from '../../support/given';
import { describeOnBothEngines } from '../../support/registry';
import { START } from '../caller';
import { registryAs } from '../persona';
import { nombreDe } from '../shop';
import { agregar, alojado, publicador } from './alojado';

const carpeta = () => join(settings().DATA_DIR, 'zones');
const zona = (nombre: string) => readFileSync(join(carpeta(), `${nombre}.zone`), 'utf8');
const partes = (nombre: string) =>
  [...zona(nombre).matchAll(/^\$INCLUDE (\S+)$/gm)]
    .map(([, file = '']) => readFileSync(join(carpeta(), file), 'utf8'))
    .join('');
const serie = (nombre: string) => Number(/SOA \S+ \S+ (\d+)/.exec(zona(nombre))?.[1]);
const estado = async (nombreDominio: string) =>
  (await registryAs('ana').dns.estado({ nombreDominio })).publicacion;

const hayNamed = spawnSync('named-checkzone', ['-h']).error === undefined;
const acepta = (nombre: string) =>
  spawnSync('named-checkzone', ['-w', carpeta(), '-i', 'none', nombre, `${nombre}.zone`], {
    encoding: 'utf8',
  });

describeOnBothEngines('zones as files', () => {
  it('have what the registry says, and the screen says when', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'TXT', { txt_name: '', text: 'hola; "ñ"' });
    await agregar(dns, 'uno.uy', 'SRV', {
      srv_name: '',
      service: '_sip',
      protocol: '_tcp',
      target: 'sip.otro.com.',
      pri: '1',
      weight: '2',
      port: '5060',
    });
    expect(await estado('uno.uy')).toMatchObject({ estado: 'PUBLICANDO' });
    await publicarPendientes(publicador());
    expect(await estado('uno.uy')).toEqual({
      estado: 'PUBLICADO',
      serie: 1,
      en: START.toString({ smallestUnit: 'millisecond' }),
      rechazados: [],
    });
    expect(zona('uno.uy')).toContain('uno.uy. 3600 IN TXT "hola; \\"\\195\\177\\""');
    expect(zona('uno.uy')).toContain('uno.uy. 3600 IN NS ns1.nic.uy.');
    expect(partes('uy')).toContain('uno.uy. 3600 IN NS ns1.nic.uy.');
    expect(zona('catalogo.invalid')).toContain('$INCLUDE');
    expect(partes('catalogo.invalid')).toMatch(/\.zones\.catalogo\.invalid\. 0 IN PTR uno\.uy\./);
    expect(partes('catalogo.invalid')).toContain('version.catalogo.invalid. 3600 IN TXT "2"');
    if (hayNamed)
      for (const nombre of ['uno.uy', 'uy', 'com.uy', 'catalogo.invalid'])
        expect(acepta(nombre), acepta(nombre).stdout).toMatchObject({ status: 0 });
  });

  it('change a part at a time, with a serial that grows', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    await publicarPendientes(publicador());
    const antes = serie('uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.2' });
    await publicarPendientes(publicador());
    expect(serie('uno.uy')).toBe(2);
    expect(serie('uy')).toBe(antes); // the delegation is as it was
    expect(zona('uno.uy')).toContain('www.uno.uy. 3600 IN A 192.0.2.2');
    expect(zona('uno.uy')).toContain('\nuno.uy. 3600 IN A 192.0.2.1');
  });

  it('of a delegated name have its servers, their addresses and its keys, and lose them when they change', async () => {
    await nombreDe('ana', 'uno.uy');
    const { dns } = registryAs('ana');
    const uno = { nombreDominio: 'uno.uy' };
    const dentro = (nombre: string, ip: string) => ({
      nombre,
      subdominio: true,
      tipoIP: 'IPV4' as const,
      ip,
    });
    await dns.delegar({ ...uno, nameservers: [dentro('ns1', '192.0.2.1'), dentro('ns2', '192.0.2.2')] });
    await dns.guardarFirmantes({ ...uno, texto: `12345 13 2 ${'AB'.repeat(32)}` });
    await publicarPendientes(publicador());
    expect(partes('uy')).toContain('ns1.uno.uy. 3600 IN A 192.0.2.1');
    expect(partes('uy')).toContain(`uno.uy. 3600 IN DS 12345 13 2 ${'AB'.repeat(32)}`);
    await dns.delegar({ ...uno, nameservers: [{ nombre: 'a.otro.com' }, { nombre: 'b.otro.com' }] });
    await dns.guardarFirmantes({ ...uno, texto: '' });
    await publicarPendientes(publicador());
    expect(partes('uy')).not.toContain('ns1.uno.uy');
    expect(partes('uy')).not.toContain(' DS ');
    expect(partes('uy')).toContain('uno.uy. 3600 IN NS a.otro.com.');
  });

  it('of many records are in parts: a change writes one of them anew, and whoever was reading finds the old one', async () => {
    const dns = await alojado('ana', 'uno.uy');
    const host = (n: number) => `h${n} 600 IN A 192.0.2.${n % 250}`;
    const texto = Array.from({ length: 900 }, (_, n) => host(n)).join('\n');
    await dns.cambiarZona({
      nombreDominio: 'uno.uy',
      versionZona: 0,
      cambio: { tipo: 'IMPORTAR', texto, reemplazar: true },
    });
    await publicarPendientes(publicador());
    const antes = zona('uno.uy').split('\n');
    expect(partes('uno.uy')).toContain('h899.uno.uy. 600 IN A 192.0.2.149');
    await agregar(dns, 'uno.uy', 'A', { name: 'nuevo', ip: '192.0.2.7' });
    await publicarPendientes(publicador());
    const incluidas = zona('uno.uy').split('\n');
    const cambiaron = incluidas.filter((linea) => linea.startsWith('$') && !antes.includes(linea));
    expect(cambiaron).toHaveLength(1);
    expect(partes('uno.uy')).toContain('nuevo.uno.uy. 3600 IN A 192.0.2.7');
    const archivos = () => readdirSync(join(carpeta(), 'uno.uy.zone.d')).length;
    const cuantos = archivos();
    await agregar(dns, 'uno.uy', 'A', { name: 'nuevo', ip: '192.0.2.8' });
    await publicarPendientes(publicador());
    expect(archivos()).toBe(cuantos);
    expect(await compare(publicador())).toEqual([]);
    if (hayNamed) expect(acepta('uno.uy'), acepta('uno.uy').stdout).toMatchObject({ status: 0 });
    await dns.cambiarZona({
      nombreDominio: 'uno.uy',
      versionZona: 3,
      cambio: { tipo: 'IMPORTAR', texto: host(1), reemplazar: true },
    });
    await publicarTodo(publicador());
    expect(readdirSync(join(carpeta(), 'uno.uy.zone.d'))).toEqual([]);
    expect(zona('uno.uy')).toContain('h1.uno.uy. 600 IN A 192.0.2.1');
  });

  it('of a name that left go a day later where other servers than the zones above have them', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    const aparte = (now = START) => publicarPendientes({ ...publicador(now), despedida: { hours: 24 } });
    await aparte();
    await dns.delegar({
      nombreDominio: 'uno.uy',
      nameservers: [{ nombre: 'a.otro.com' }, { nombre: 'b.otro.com' }],
    });
    await aparte();
    expect(partes('uy')).toContain('uno.uy. 3600 IN NS a.otro.com.');
    expect(existsSync(join(carpeta(), 'uno.uy.zone'))).toBe(true); // whoever remembers the delegation still gets an answer
    expect(await estado('uno.uy')).toMatchObject({ estado: 'PUBLICADO' });
    await aparte(START.add({ hours: 25 }));
    expect(existsSync(join(carpeta(), 'uno.uy.zone'))).toBe(false);
  });

  it('do without a name that is deleted, and get it back when it is recovered', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    await publicarPendientes(publicador());
    await registryAs('ana').administracion.liberar({ nombreDominio: 'uno.uy' });
    await publicarPendientes(publicador());
    expect(partes('uy')).not.toContain('uno.uy.');
    expect(existsSync(join(carpeta(), 'uno.uy.zone'))).toBe(false); // its dialog says so: it stops working at once
    await publicarPendientes(publicador(START.add({ hours: 25 })));
    expect(existsSync(join(carpeta(), 'uno.uy.zone'))).toBe(false);
    await registryAs('ana').administracion.recuperar({ nombreDominio: 'uno.uy', motivo: '' });
    await publicarPendientes(publicador(START.add({ hours: 26 })));
    expect(partes('uy')).toContain('uno.uy. 3600 IN NS ns1.nic.uy.');
    expect(zona('uno.uy')).toContain('uno.uy. 3600 IN A 192.0.2.1');
    expect(serie('uno.uy')).toBeGreaterThan(1);
  });

  it('are compared with the registry, each difference named, and all written again', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    await publicarPendientes(publicador());
    expect(await compare(publicador())).toEqual([]);
    await given.records({ contenido: '192.0.2.7' });
    expect(await compare(publicador())).toEqual([
      'uno.uy: missing uno.uy 3600 A 192.0.2.7',
      'uno.uy: too much uno.uy 3600 A 192.0.2.1',
    ]);
    const antes = serie('uno.uy');
    await publicarTodo(publicador());
    expect(await compare(publicador())).toEqual([]);
    expect(serie('uno.uy')).toBeGreaterThan(antes);
  });
});
