import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** Spec 1, facts from help. */
const FACTS = [
  'activa y sin deuda',
  'Por un año',
  'A, AAAA, NS, MX, CNAME y TXT',
  '86400 segundos',
  'hasta 255 caracteres; el de un TXT, hasta 500',
  'período de facturación siguiente',
  'por lo menos 2 servidores de nombres',
  'cambia cualquier contacto, menos a sí mismo',
  'puede hacer todo, excepto eliminar el dominio',
  'La transferencia la puede aprobar el titular o el contacto administrativo.',
];

describe('Ayuda', () => {
  onDemoData();

  test('every question is in the page, closed, with an address of its own', async () => {
    const page = await visitor().open('/ayuda');
    const questions = page.$('ol.questions details');
    expect(questions.length).toBeGreaterThan(15);
    expect(page.$('details[open]').length).toBe(0);
    const addresses = questions.toArray().map((each) => page.$(each).find('[id^=pregunta-]').attr('id'));
    expect(new Set(addresses)).toEqual(new Set(addresses.map((_, index) => `pregunta-${index + 1}`)));
    const numbers = page.$('ol.questions > li').toArray();
    expect(numbers.map((each) => page.$(each).attr('value'))).toEqual(numbers.map((_, at) => String(at + 1)));
  });

  test('a question that went to another theme keeps the address that was mailed', async () => {
    const page = await visitor().open('/ayuda?pregunta=24');
    expect(page.$('h1').text()).toBe('¿Qué registros necesita el correo de mi dominio?');
    expect(page.within('Sitio web, correo y DNS: otras preguntas').links).toHaveProperty(
      '¿Qué registros DNS puedo cargar?',
    );
  });

  test('it says the facts of the specification', async () => {
    const { text } = await visitor().open('/ayuda');
    for (const fact of FACTS) expect(text).toContain(fact);
  });

  test('what is needed to register a name leads to how an account is asked for', async () => {
    const page = await visitor().open('/ayuda?pregunta=1');
    expect(page.links['Pedir una cuenta']).toBe('/generar-ticket?motivo=cuenta');
  });

  test('?pregunta= is the page of one question: its title, its answer, and the others of its theme', async () => {
    const page = await visitor().open('/ayuda?pregunta=7');
    expect(page.title).toBe('¿Cuándo llega la factura? – Ayuda – Registro .uy');
    expect(page.$('#pregunta-7 h1').text()).toBe('¿Cuándo llega la factura?');
    expect(page.$('ol.questions').length).toBe(0);
    expect(page.links.Ayuda).toBe('/ayuda');
    expect(page.within('Precio, pago y factura: otras preguntas').links).not.toHaveProperty(
      '¿Cuándo llega la factura?',
    );
  });

  test('what a year costs is said first where it is asked, as the search for a name says it', async () => {
    const search = await visitor().open('/consulta-disponibilidad');
    for (const path of ['/ayuda?pregunta=6', '/ayuda?buscar=cuanto+sale', '/ayuda']) {
      const page = await visitor().open(path);
      const first = page.$('#pregunta-6').find('h1').remove().end().children().first();
      const lines = first.find('li').toArray();
      expect(lines.length, path).toBe(2);
      for (const line of lines) {
        const [, suffix = '', price = ''] =
          /^(\S+): (.+) por año, IVA incluido$/.exec(page.$(line).text()) ?? [];
        expect(suffix, path).toMatch(/^\.(com\.)?uy$/);
        expect(search.text).toContain(`${suffix} ${price} por año`.replaceAll('\u00a0', ' '));
      }
    }
  });

  test('the only answer to what was looked for is open, and of several none is', async () => {
    const one = await visitor().open('/ayuda?buscar=lector+de+pantalla');
    expect(one.text).toContain('1 pregunta con «lector de pantalla».');
    expect(one.$('details[open] summary').text()).toBe(
      '¿Puedo usar el portal sin JavaScript o con un lector de pantalla?',
    );
    const several = await visitor().open('/ayuda?buscar=pantalla');
    expect(several.$('ol.questions details').length).toBeGreaterThan(1);
    expect(several.$('details[open]').length).toBe(0);
  });

  test.each(['0', '999', 'nada'])('?pregunta=%s is of no question, and all are there', async (pregunta) => {
    const page = await visitor().open(`/ayuda?pregunta=${pregunta}`);
    expect(page.$('h1').text()).toBe('Ayuda');
    expect(page.$('ol.questions details').length).toBeGreaterThan(15);
  });

  test('its themes are listed first, each a way to its questions', async () => {
    const page = await visitor().open('/ayuda');
    const ways = page.$('nav[aria-label="Temas de la ayuda"] a').toArray();
    expect(ways.length).toBeGreaterThan(4);
    for (const way of ways)
      expect(page.$(`h2${page.$(way).attr('href')?.replace('/ayuda', '')}`).text()).toBe(page.$(way).text());
  });

  test('a search finds words without accents or capitals, and keeps the numbers', async () => {
    const start = await visitor().open('/ayuda');
    const page = await start.press('Buscar', { 'Buscar en la ayuda': 'FACTURA periodo' });
    expect(page.path).toBe('/ayuda?buscar=FACTURA+periodo');
    expect(page.field('Buscar en la ayuda').value).toBe('FACTURA periodo');
    expect(page.text).toContain('con «FACTURA periodo»');
    expect(page.$('ol.questions > li[value=7]').text()).toContain('¿Cuándo llega la factura?');
    expect(page.text).not.toContain('¿Qué registros DNS puedo cargar?');
  });

  test.each([
    ['como pago con tarjeta de credito', '¿Cuánto cuesta y cómo se paga?'],
    ['tarjeta', '¿Cuánto cuesta y cómo se paga?'],
    ['¿Cuánto sale?', '¿Cuánto cuesta y cómo se paga?'],
    ['olvidé mi clave', '¿Cómo cambio mi contraseña, o elijo otra si la olvidé?'],
  ])('a search for «%s» finds «%s», first of few', async (buscar, question) => {
    const page = await visitor().open(`/ayuda?buscar=${encodeURIComponent(buscar)}`);
    expect(page.$('ol.questions summary').text()).toContain(question);
    expect(page.$('ol.questions details').length).toBeLessThan(5);
    expect(page.$('ol.questions').not('.found'), 'numbers of all of them mean nothing here').toHaveLength(0);
    expect(page.text).toContain('o con otras palabras que dicen lo mismo');
  });

  test.each([
    ['cuanto sale', '¿Cuánto cuesta y cómo se paga?'],
    ['no me anda el mail', '¿Qué registros necesita el correo de mi dominio?'],
  ])('what answers «%s» best is first: «%s»', async (buscar, question) => {
    const page = await visitor().open(`/ayuda?buscar=${encodeURIComponent(buscar)}`);
    expect(page.$('ol.questions summary').first().text()).toBe(question);
  });

  test('what only mentions what was meant is left out beside what answers it', async () => {
    const page = await visitor().open('/ayuda?buscar=cuanto+sale');
    const questions = page.$('ol.questions summary').toArray();
    expect(questions.map((each) => page.$(each).text())).toEqual(['¿Cuánto cuesta y cómo se paga?']);
    expect(page.text).toContain('1 pregunta con «cuanto sale»');
    expect(page.text).not.toContain('Esa terminación no se vende');
  });

  test('a search finds the reasons of what was not done too, and says how many', async () => {
    const page = await visitor().open('/ayuda?buscar=tarjeta');
    expect(page.within('Por qué no se pudo').links).toEqual({
      'Solo se paga con la factura': '/ayuda/rechazos/SOLO_CON_FACTURA',
    });
    expect(page.text).toMatch(/1\s*pregunta y 1\s*motivo con «tarjeta», o con otras palabras/);
  });

  test('where nothing has every word, what comes nearest is there and is said to be no more', async () => {
    const page = await visitor().open('/ayuda?buscar=cuando+mandan+la+factura+a+Salto');
    expect(page.text).toContain('Nada tiene todas las palabras de «cuando mandan la factura a Salto»');
    expect(page.text).toContain('¿Cuándo llega la factura?');
  });

  test.each(['???', 'zapatos', 'zapatos del dominio'])('a search for «%s» finds nothing', async (buscar) => {
    const page = await visitor().open(`/ayuda?buscar=${encodeURIComponent(buscar)}`);
    expect(page.text).toContain(`Nada de la ayuda tiene «${buscar}»`);
    expect(page.$('ol.questions').length).toBe(0);
  });

  test('a search that finds nothing says what to do, and nothing typed is run', async () => {
    const page = await visitor().open('/ayuda?buscar=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Pruebe con menos palabras');
    expect(page.shipsScripts).toBe(false);
    expect(page.links['Ver todas las preguntas']).toBe('/ayuda');
  });

  test('it leads to the ticket form', async () => {
    const end = (await visitor().open('/ayuda')).within('¿No encontró lo que buscaba?');
    expect(end.links.Contacto).toBe('/generar-ticket');
  });

  test('every link of it leads somewhere', async () => {
    const somebody = visitor();
    const page = await somebody.open('/ayuda');
    for (const href of new Set(Object.values(page.within('Registrar un dominio').links))) {
      const response = await somebody.request(href.split('#')[0] ?? href);
      expect([200, 302, 303], href).toContain(response.status);
    }
  });
});

describe('Contacto', () => {
  onDemoData();

  test('leads to the help and to the ticket form, without scripts', async () => {
    const page = await visitor().open('/contacto');
    expect(page.links['Ir a la ayuda']).toBe('/ayuda');
    expect(page.within('Envíenos una consulta').links['Enviar una consulta']).toBe('/generar-ticket');
    expect(page.shipsScripts).toBe(false);
  });
});
