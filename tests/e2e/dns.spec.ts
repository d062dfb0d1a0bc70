import { DomainDns } from './screens/dns';
import { expect, test } from './support/scenario';

const RECORDS: Record<
  string,
  { typed: Record<string, string>; edited: Record<string, string>; says: string }
> = {
  A: {
    typed: { Nombre: 'equipo', 'Dirección IPv4': '192.0.2.9' },
    edited: { 'Dirección IPv4': '192.0.2.10' },
    says: '192.0.2.10',
  },
  AAAA: {
    typed: { Nombre: 'equipo', 'Dirección IPv6': '2001:db8::9' },
    edited: { 'Dirección IPv6': '2001:db8::10' },
    says: '2001:db8::10',
  },
  CNAME: {
    typed: { Nombre: 'tienda', 'Nombre canónico': 'tiendas.ejemplo.com.' },
    edited: { 'Nombre canónico': 'otras.ejemplo.com.' },
    says: 'otras.ejemplo.com.',
  },
  MX: {
    typed: { Nombre: 'equipo', Prioridad: '20', 'Servidor de correo': 'mail2' },
    edited: { Prioridad: '30' },
    says: '30 mail2.titular.uy.',
  },
  NS: {
    typed: { Nombre: 'filial', 'Servidor de nombres': 'ns1.ejemplo.com.' },
    edited: { 'Servidor de nombres': 'ns2.ejemplo.com.' },
    says: 'ns2.ejemplo.com.',
  },
  TXT: {
    typed: { Nombre: 'equipo', Texto: 'verificación; "ñandú"' },
    edited: { Texto: 'otra; "ñandú"' },
    says: 'otra; "ñandú"',
  },
  SRV: {
    typed: { Nombre: 'equipo', Prioridad: '1', Peso: '2', Puerto: '5060', Servidor: 'sip.ejemplo.com.' },
    edited: { Puerto: '5061' },
    says: '1 2 5061 sip.ejemplo.com.',
  },
  CAA: {
    typed: { Nombre: 'equipo', Valor: 'letsencrypt.org' },
    edited: { Valor: 'ejemplo.com' },
    says: 'issue ejemplo.com',
  },
};

const owner = '(equipo|tienda|filial|_sip._tcp.equipo).titular.uy';

test('records of every type are added, edited and deleted', async ({ page, scriptsFail }, { project }) => {
  test.slow();
  const dns = await DomainDns.of(page);
  await dns.follow('Agregar registro');
  await dns.asks('Agregar registro A');
  await dns.fill({ Nombre: 'blog', 'Dirección IPv4': '192.0.2' });
  const refresh = dns.dialog.getByRole('button', { name: 'Ver cómo queda' });
  if (project.use.javaScriptEnabled === false || scriptsFail) await refresh.click();
  else await expect(refresh, 'it follows what is typed').toBeHidden();
  await expect(dns.preview).toHaveText(/^todavía no se puede decir/);
  await dns.press('Agregar registro');
  await dns.refuses('No es una dirección IPv4');
  await expect(dns.preview, 'nothing will be so').toHaveText('');
  await dns.fill({ 'Dirección IPv4': '192.0.2.7' });
  if (project.use.javaScriptEnabled !== false && !scriptsFail)
    await expect(dns.preview).toHaveText('blog.titular.uy está en la dirección 192.0.2.7.');
  await dns.press('Agregar registro');
  await dns.tells('El registro se agregó correctamente');

  for (const [tipo, { typed, edited, says }] of Object.entries(RECORDS)) {
    await dns.open('registro', { tipo });
    await dns.fill(typed);
    await dns.press('Agregar registro');
    await dns.tells('El registro se agregó correctamente');
    await dns.follow(new RegExp(`Editar ${tipo} de ${owner}`));
    await dns.fill(edited);
    await dns.press('Guardar registro');
    await dns.tells('La edición del registro se realizó correctamente.');
    await expect(dns.records).toContainText(says);
    await dns.wantsGone(tipo, owner);
    if (tipo === 'SRV') await dns.asks('¿Eliminar el registro SRV de _sip._tcp.equipo.titular.uy?');
    await dns.press('Eliminar registro');
    await dns.tells('El registro se eliminó correctamente');
  }
  await expect(dns.records).not.toContainText('equipo.titular.uy');
  await expect(dns.records).toContainText('blog.titular.uy');
});

test('a zone file is imported and taken back; the domain goes to other servers and comes back with its records', async ({
  page,
}) => {
  test.slow();
  const dns = await DomainDns.of(page);
  await dns.follow('Importar una zona');
  await dns.asks('Importar registros DNS a titular.uy');
  await dns.type('Archivo de zona', 'nuevo 600 A 192.0.2.1\nmalo A 192.0.2');
  await dns.press('Ver qué cambia');
  await expect(dns.main).toContainText('Línea 2:');
  await expect(page).toHaveTitle(/^Error: Importar una zona/);
  await dns.met();
  await dns.type('Archivo de zona', 'otro 600 A 192.0.2.1');
  await dns.press('Ver qué cambia');
  await expect(dns.main).toContainText('+ otro.titular.uy. 600 IN A 192.0.2.1');
  await expect(page).toHaveTitle(/^Importar una zona/);
  const zone = dns.dialog.getByLabel('Archivo de zona');
  const compared = dns.dialog.getByText('Archivo de zona: 1 línea (cambiar)');
  await expect(zone, 'once compared its form is a line').toBeHidden();
  await compared.press('Enter');
  await expect(zone, 'that unfolds with what was typed').toHaveValue('otro 600 A 192.0.2.1');
  await zone.fill('nuevo 600 A 192.0.2.1');
  await dns.press('Ver de nuevo qué cambia');
  await expect(dns.main).toContainText('+ nuevo.titular.uy. 600 IN A 192.0.2.1');
  await expect(zone, 'and folds again').toBeHidden();
  await compared.click();
  await expect(zone).toHaveValue('nuevo 600 A 192.0.2.1');
  await compared.click();
  await dns.press('Aplicar los cambios');
  await dns.tells('Se agregó 1 registro DNS.');
  await dns.follow('Versiones y deshacer');
  await dns.asks('Versiones de la zona de titular.uy');
  await dns.main
    .getByRole('link', { name: /Deshacer este cambio/ })
    .first()
    .click();
  await dns.asks(/^Deshacer el cambio del .+ en titular\.uy$/);
  await expect(dns.main).toContainText('− nuevo.titular.uy. 600 IN A 192.0.2.1');
  await dns.press('Deshacer este cambio');
  await dns.tells('Se deshizo el cambio: se quitó el A de nuevo.titular.uy.');
  await expect(dns.records).not.toContainText('nuevo.titular.uy');

  await dns.follow('Delegar en otros servidores');
  await dns.asks('Delegar titular.uy');
  await dns.press('Agregar servidor');
  await expect(dns.dialog.getByRole('group', { name: 'Servidor 3' })).toBeVisible();
  await dns.inRow(1, { Nombre: 'ns1.nadie.invalid' });
  await dns.inRow(2, { Nombre: 'ns2.nadie.invalid' });
  await dns.inRow(3, { Nombre: 'ns3', Subdominio: true });
  await dns.press('Delegar dominio');
  await dns.refuses('Escriba la dirección IP');
  await dns.inRow(3, { IP: '192.0.2.33' });
  await dns.hears('Delegar dominio', 'Los servidores todavía no están listos');
  await expect(
    dns.dialog.getByText('Los servidores todavía no están listos'),
    'far above the button',
  ).toBeInViewport();
  await dns.met();
  await dns.press('Guardar igual');
  await dns.tells('Se guardan sus registros');
  await expect(dns.servers).toContainText('192.0.2.33');
  await dns.follow('Editar ns3.titular.uy');
  await dns.asks('Editar nameserver');
  await dns.fill({ IP: '192.0.2.34' });
  await dns.hears('Guardar nameserver', 'ns3.titular.uy no respondió (192.0.2.34)');
  await dns.press('Guardar igual');
  await dns.tells('El servidor de nombres se actualizó correctamente.');
  await dns.follow('Agregar una clave (DS)');
  await dns.asks('Claves de titular.uy (DS)');
  await dns.type('Registros DS o DNSKEY', `12345 13 1 ${'ab'.repeat(20)}`);
  await dns.press('Guardar las claves');
  await dns.refuses('SHA-1');
  await dns.type('Registros DS o DNSKEY', `12345 13 2 ${'ab'.repeat(32)}`);
  await dns.hears('Guardar las claves', 'No se pudo comprobar si los servidores firman con esa clave');
  await dns.press('Guardar igual');
  await expect(dns.main).toContainText('No se pudo comprobar que los servidores del dominio firmen');
  await dns.follow('Eliminar ns2.nadie.invalid');
  await dns.asks('¿Eliminar el nameserver ns2.nadie.invalid de titular.uy?');
  await dns.press('Eliminar nameserver');
  await dns.tells('El servidor de nombres se eliminó correctamente.');
  await expect(dns.servers).toContainText('192.0.2.34');
  await dns.follow(/Alojar el dominio/);
  await dns.asks(/^¿Alojar titular.uy/);
  await dns.press('Alojar dominio');
  await dns.tells('otra vez con');
  await expect(dns.records).toContainText('www.titular.uy');
});

/** On a slow line the end of an answer comes late, and so does what is asked after it: a press comes before both. */
function answersEndLate(): void {
  const real = globalThis.fetch;
  const stopped = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  globalThis.fetch = async (address, asked) => {
    const signal = asked?.signal;
    if (!signal || !String(address).includes('.data')) return real(address, asked);
    if (asked?.method !== 'POST')
      await Promise.race([stopped(signal), new Promise((resolve) => setTimeout(resolve, 2000))]);
    const answer = await real(address, asked);
    const text = new TextEncoder().encode(await answer.text());
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(text);
        void stopped(signal).then(() => stream.error(signal.reason));
      },
    });
    return new Response(body, answer);
  };
}

test('a press that comes before what was shown is whole is attended, and the one before leaves no error', async ({
  page,
}) => {
  await page.addInitScript(answersEndLate);
  const dns = await DomainDns.of(page);
  await dns.open('importar');
  await dns.type('Archivo de zona', 'nuevo 600 A 192.0.2.1');
  await dns.press('Ver qué cambia');
  await expect(dns.main).toContainText('+ nuevo.titular.uy. 600 IN A 192.0.2.1');
  await dns.press('Aplicar los cambios');
  await dns.tells('Se agregó 1 registro DNS.');
});
