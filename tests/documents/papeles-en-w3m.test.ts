import { describe, expect, test } from 'vitest';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { prepareDownloads } from '../support/due';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { upToSummary } from '../support/traslado';
import { hayW3m, readInW3m, reads } from '../support/w3m';

onDemoData();

const titular = () => visitor().as('titular');
const ofDomain = (rest: string, dominio: string) =>
  `/administrar/ver-dominio/${rest}?${new URLSearchParams({ dominio })}`;

describe.runIf(hayW3m)('what a registry owes to people, in a text browser', () => {
  test('one’s own data: asked for, waited for, and the file itself', async () => {
    const who = await titular();
    const page = await who.open('/administrar/mis-datos/descargar');
    reads(page.html, 'Descargar mis datos', 'Dice también cuánto tiempo se guarda cada cosa y por qué');
    reads((await page.press('Preparar mis datos')).html, 'Estamos preparando sus datos.');
    await prepareDownloads(database(), now());
    const ready = await who.open('/administrar/mis-datos/descargar');
    reads(ready.html, 'Su archivo está pronto. Lo puede descargar hasta el');
    const [link = ''] = Object.keys(ready.links).filter((words) => words.startsWith('Descargar mis datos ('));
    const file = await (await who.request(ready.links[link] ?? '')).text();
    const said = readInW3m(file);
    expect(said).toContain('Todo lo que el registro tiene de usted Registro .uy.');
    expect(said).toContain('Dominio titular.uy Usted es titular Sí');
    expect(said, 'what is for programs is not read').not.toContain('"apartados"');
  });

  test('a certificate: asked for, checked by its number, and one that was never given', async () => {
    const who = await titular();
    const dialog = await who.open(ofDomain('constancia', 'titular.uy'));
    reads(dialog.html, 'De qué día', 'Emitir constancia');
    const given = await dialog.press('Emitir constancia');
    reads(
      given.html,
      'Se emitió la constancia.',
      'Vigente Todo lo que dice sigue siendo así',
      'Descargar en PDF',
      'Titular Ana Titular',
      'Servidores de nombres ns1.nic.uy, ns2.nic.uy',
      'openssl pkeyutl -verify -pubin',
    );
    const start = await visitor().open('/constancia');
    const forged = await start.press('Buscar', { 'Número de la constancia': 'UY-0000-0000-0000-0000' });
    reads(forged.html, 'Ninguna constancia tiene ese número', 'el papel que lo lleva no es nuestro');
  });

  test('the figures: each with what ICANN asks beside it, and the pictures in words', async () => {
    const { html } = await visitor().open('/cifras');
    reads(
      html,
      'Cifras del Registro .uy',
      'La demora es el tiempo que alcanzó para 95 de cada 100 respuestas',
      'Cumple Pide hasta 864 min',
      'Con borde punteado: no se midió, o solo en parte.',
      'Máximo: 1.020 minutos',
      'No se midió No se midió No se midió',
      'Dominios que se registraron (barra llena) y que se perdieron (barra vacía)',
      'Servicios y demoras (CSV)',
      'no dicen quién consultó',
    );
  });

  test('names in danger: what was seen, what to do, and the button for silence', async () => {
    const who = await titular();
    const page = await who.open('/administrar/dominios-con-avisos?tipo=SIN_SPF');
    reads(
      page.html,
      'Dominios con avisos',
      'quintadelnorte.com.uy',
      'recibe correo, y nada', // beside it stands what to do
      'de «Correo sin SPF», en', // of the button for silence
    );
    const silenced = await page.press('No avisarme más de «Correo sin SPF», en quintadelnorte.com.uy');
    reads(silenced.html, 'Ya no le avisaremos que');
    reads((await who.open('/administrar/resumen')).html, 'dominios con avisos: ver qué hacer');
  });

  test.each<[string, () => Promise<Page>, string[]]>([
    [
      'a delegation',
      async () => {
        const form = await (await titular()).open(ofDomain('dns/delegar', 'lacosta.com.uy'));
        return form.press('Ver qué va a pasar', { Nombre: 'ns1.nadie.invalid' });
      },
      [
        'Esto va a pasar',
        'Hoy responde',
        '− lacosta.com.uy. 3600 IN NS',
        '+ lacosta.com.uy. 3600 IN NS ns1.nadie.invalid.',
        'A quién se le avisa',
      ],
    ],
    [
      'an import of a zone',
      async () => {
        const form = await (await titular()).open(ofDomain('dns/importar', 'titular.uy'));
        return form.press('Ver qué cambia', { 'Archivo de zona': 'nuevo 3600 IN A 192.0.2.78' });
      },
      ['+ nuevo.titular.uy. 3600 IN A 192.0.2.78', 'Aplicar los cambios'],
    ],
    [
      'a change of many names',
      async () => {
        const list = await (await titular()).open('/administrar/mis-dominios?cantidad=50');
        const chosen = { 'Elegir titular.uy': true, 'Elegir barriosur.uy': true };
        return (await list.press('Eliminar Forma de Pago', chosen)).press('Ver qué va a pasar');
      },
      ['a ninguna', 'Queda como está', 'barriosur.uy'],
    ],
    [
      'a name of another registrar',
      async () => (await upToSummary(await titular())).press('Ver qué va a pasar'),
      ['Registrador del Este tiene hasta el', 'No se cobra nada.', 'Se cobran $ 1.389'],
    ],
  ])('what will happen is read before its button: %s', async (_, rehearsed, words) => {
    const { html } = await rehearsed();
    for (const each of ['Nada se guardó ni se envió', ...words]) reads(html, each);
  });

  test('a reason that something could not be done: why, what to do, and where it happens', async () => {
    const all = await visitor().open('/ayuda/rechazos');
    reads(all.html, 'Por qué no se pudo', 'El dominio está congelado');
    reads(
      (await all.follow('El dominio está congelado')).html,
      'El dominio está congelado',
      'Por qué pasa Su titular o su contacto administrativo congeló el dominio',
      'Qué puede hacer Espere a la fecha',
      'Dónde puede pasar',
      'Liberar un dominio',
    );
  });
});
