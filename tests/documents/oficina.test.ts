import { describe, expect, test } from 'vitest';
import type { Tables } from '~/database/tables';
import { entreComillas } from '~/registry/domain/in-sentences';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { places } from '../support/portal/addresses';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const OFICINA = '/registro';
const PERSONAL = `${OFICINA}/personal`;
const ACTOS = `${OFICINA}/actos`;

describe('The desk of the registry’s people', () => {
  test('is no page for a holder, and leads who is not signed in to sign in', async () => {
    expect((await (await visitor().as('titular')).open(OFICINA)).status).toBe(404);
    expect((await visitor().open(OFICINA)).redirects).toContain('/ingresar?volver=%2Fregistro');
  });

  test('looks for anything from its first page, and a title says no error where something was found', async () => {
    const page = await (await visitor().as('atencion')).open(OFICINA);
    const found = await page.press('Buscar', { 'Qué busca': 'titular.uy' });
    expect(found.path).toBe(`${OFICINA}/buscar`);
    expect(found.title).toBe('Buscar – Oficina del registro – Registro .uy');
    expect(found.links).toHaveProperty('titular.uy');
    const refused = await page.press('Buscar', { 'Qué busca': '' });
    expect(refused.title).toBe('Error: Buscar – Oficina del registro – Registro .uy');
  });

  test('says who one is there, with which permission, and that all of it is written down', async () => {
    const page = await (await visitor().as('atencion')).open(OFICINA);
    expect(page).toHaveHeading('Oficina del registro');
    expect(page).toSay('Horacio Atención, con el permiso de Atención: todo lo que haga aquí queda escrito');
    expect(page.$('nav[aria-label="Oficina del registro"] li a').length).toBe(9);
    const plain = page.$('main li').filter((_, each) => page.$(each).find('a').length === 0);
    expect(plain.length, 'what one may do is at the pages above: nothing looks like a way and is none').toBe(
      0,
    );
    expect(page.shipsScripts).toBe(false);
  });

  test('asks before somebody is left with nothing to do there, and leads to the list', async () => {
    const list = await (await visitor().as('direccion')).open(PERSONAL);
    const form = await list.follow('Horacio Atención');
    const nothing = { Atención: false, Motivo: 'Se fue.' };
    expect((await form.press('Guardar', { ...nothing, Motivo: '' })).status).toBe(422);
    const asked = await form.press('Guardar', nothing);
    expect(asked).toHaveHeading('¿Quitar de la oficina a Horacio Atención?');
    expect(asked).toSay(
      'Un pedido suyo espera a una segunda persona: aunque lo aprueben no se va a poder hacer.',
    );
    const back = await asked.press('Cambiar los datos');
    expect(back.field('Motivo').value).toBe('Se fue.');
    const done = await (await back.press('Guardar', nothing)).press('Quitar de la oficina');
    expect(done.path).toBe(PERSONAL);
    expect(done).toLeaveNotice('Horacio Atención ya no entra a la oficina.');
    expect(done.links).not.toHaveProperty('Horacio Atención');
  });

  test('tells what it has not within itself, with a way on', async () => {
    const who = await visitor().as('dominios');
    const free = await who.open(`${OFICINA}/dominios/noexiste.uy`);
    expect(free.status).toBe(404);
    expect(free).toHaveHeading('No hay un dominio registrado con ese nombre');
    expect(free.$('nav[aria-label="Oficina del registro"]').length).toBe(1);
    expect(free.links['Buscar otro']).toBe(`${OFICINA}/buscar`);
    expect(free.links['Probar el nombre en Reservados']).toContain('noexiste.uy');
    const barred = await who.open(`${OFICINA}/compras/UY-2026-D3M0C0MP`);
    expect(barred.status).toBe(404);
    expect(barred).toSay('Su permiso no alcanza para ver compras.');
    expect(barred.links).not.toHaveProperty('Ver mis dominios');
  });

  test('says what waits for who looks, each with its way, and nothing of which none waits', async () => {
    const waits = async (login: 'direccion' | 'dominios') => {
      const page = await (await visitor().as(login)).open(OFICINA);
      return page
        .$('section[aria-labelledby="espera"] a')
        .toArray()
        .map((each) => page.$(each).text().replaceAll('\u00a0', ' '));
    };
    expect(await waits('direccion')).toEqual([
      '1 consulta con la respuesta atrasada',
      '2 consultas sin nadie que las atienda',
      '2 actos que esperan su aprobación',
      '1 retención para revisar: otraempresa.com.uy',
      '1 transferencia que espera',
      '1 dirección a la que no llega el correo',
    ]);
    expect(await waits('dominios')).toEqual([
      '1 acto hecho a solas, para revisar',
      '1 retención para revisar: otraempresa.com.uy',
      '1 transferencia que espera',
      '1 dirección a la que no llega el correo',
    ]);
  });

  test.each<[keyof Tables, string, string]>([
    ['actos_por_aprobar', 'lo que espera aprobación', '1 retención para revisar'],
    ['retenciones', 'las retenciones, las transferencias', '2 actos que esperan su aprobación'],
    ['tickets', 'las consultas', '1 retención para revisar'],
  ])('where %s cannot be read, says so, and has the rest of what waits', async (table, name, others) => {
    const who = await visitor().as('direccion');
    await given.damaged(table);
    const page = await who.open(OFICINA);
    expect(page.status).toBe(200);
    expect(page).toSay(`Ahora no se pudo leer: ${name}. Por favor, intente de nuevo más tarde.`);
    expect(page.$('section[aria-labelledby="espera"] ul').text().replaceAll('\u00a0', ' ')).toContain(others);
  });

  test('says so where nothing waits', async () => {
    await given.staff('dominios', ['contenidos']);
    const page = await (await visitor().as('dominios')).open(OFICINA);
    expect(page).toSay('Ahora no hay nada que espere.');
  });

  test('names the page that one is at where its heading does not, and lets the keyboard pass over the ways', async () => {
    const who = await visitor().as('direccion');
    const summary = async (path: string) =>
      (await who.open(path)).$('nav[aria-label="Oficina del registro"] summary').text();
    expect(await summary(PERSONAL)).toBe('Páginas de la oficina');
    expect(await summary('/registro/precios/nuevo?sufijo=uy')).toBe('Oficina, en Precios');
    const page = await who.open(OFICINA);
    const past = page.$('nav[aria-label="Oficina del registro"] > a').attr('href') ?? '';
    expect(page.$(past).length, past).toBe(1);
  });

  test('tells what was done under its ways, which do not move then', async () => {
    const asked = await (await visitor().as('direccion')).open('/registro/dominios/titular.uy');
    const seen = await asked.press('Ver el dominio', { Motivo: 'Consulta 1234.' });
    expect(seen.$('main > :first-child').is('nav[aria-label="Oficina del registro"]')).toBe(true);
    expect(seen.$('main > nav ~ #aviso').text()).toContain('El motivo quedó escrito');
  });

  test('shows no command of a machine to who reads a page', async () => {
    const page = await (await visitor().as('direccion')).open(PERSONAL);
    expect(page).toSay('Para agregar a alguien, primero tiene que ingresar una vez al portal.');
    expect(page.$('main code').length).toBe(0);
  });

  test('shows everybody who works there; who decides over it finds a way to change it, others do not', async () => {
    const staff = await (await visitor().as('direccion')).open(PERSONAL);
    expect(staff.text).toContain('Irene Dirección (usted)');
    expect(Object.keys(staff.links)).toContain('Horacio Atención');
    const other = await (await visitor().as('atencion')).open(PERSONAL);
    expect(other.text).toContain('Horacio Atención (usted)');
    expect(Object.keys(other.links)).not.toContain('Irene Dirección');
  });

  test('lists what each set allows, folded below the boxes, and says whose page is one’s own', async () => {
    const staff = await (await visitor().as('direccion')).open(PERSONAL);
    const form = await staff.follow('Horacio Atención');
    expect(form).toHaveHeading('Horacio Atención');
    const folded = form.$('details:not([open]):has(summary:contains("Contenidos")) li');
    expect(folded.first().text()).toBe('Ver los contenidos del portal');
    const own = staff.$('tr:contains("(usted)") th a').attr('href') ?? '';
    expect(await (await visitor().as('direccion')).open(own)).toHaveHeading('Irene Dirección (usted)');
  });

  test('writes a change down with its reason, for who did it and for who decides', async () => {
    const who = await visitor().as('direccion');
    const form = await (await who.open(PERSONAL)).follow('Horacio Atención');
    const asked = await form.press('Guardar', { Atención: false, Motivo: 'Está de licencia.' });
    await asked.press('Quitar de la oficina');
    for (const address of [ACTOS, `${ACTOS}?de=todos`]) {
      const acts = await who.open(address);
      expect(acts.text).toContain('Dio de baja a alguien');
      expect(acts.text).toContain('Está de licencia.');
      expect(acts.text).toContain('Antes, puede: Atención; después, puede: nada');
    }
  });

  test('shows what everybody did to who decides alone', async () => {
    const form = await (await (await visitor().as('direccion')).open(PERSONAL)).follow('Horacio Atención');
    await form.press('Guardar', { Motivo: 'Sigue como estaba.' });
    const other = await (await visitor().as('atencion')).open(`${ACTOS}?de=todos`);
    expect(other.text).not.toContain('Sigue como estaba.');
  });

  test('never is left without anybody who decides who works there', async () => {
    const who = await visitor().as('direccion');
    const form = await (await who.open(PERSONAL)).follow('Irene Dirección');
    const refused = await form.press('Guardar', { Dirección: false, Motivo: 'Me voy.' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Tiene que quedar alguien de dirección');
    expect(refused.field('Motivo').value).toBe('Me voy.');
  });

  test('takes one set as well as several', async () => {
    const who = await visitor().as('direccion');
    const form = await (await who.open(PERSONAL)).follow('Horacio Atención');
    const sent = await form.press('Guardar', { Motivo: 'Sigue como estaba.' });
    expect(sent.text).toContain('Horacio Atención ahora es de Atención.');
  });

  test('asks who works there for no contact data nor terms before', async () => {
    const page = await (await visitor().as('atencion')).open(OFICINA);
    expect([page.status, page.redirects]).toEqual([200, []]);
  });

  test('is closed at once to who was sent away', async () => {
    const away = await visitor().as('atencion');
    const form = await (await (await visitor().as('direccion')).open(PERSONAL)).follow('Horacio Atención');
    const asked = await form.press('Guardar', { Atención: false, Motivo: 'Terminó su contrato.' });
    await asked.press('Quitar de la oficina');
    expect((await away.open(OFICINA)).status).toBe(404);
  });

  test('finds a name and its person in one box, says when there is nothing, and keeps each search', async () => {
    const who = await visitor().as('atencion');
    const box = await who.open(`${OFICINA}/buscar`);
    const found = await box.press('Buscar', { 'Qué busca': 'Ana Titular' });
    expect(found.status).toBe(200);
    expect(found.field('Qué busca').value).toBe('Ana Titular');
    expect(found.text).toContain('Qué hay con «Ana Titular»');
    expect(found.text).toContain('Usuario titular');
    expect(found.text).not.toContain('titular@ejemplo.uy');
    const nothing = await found.press('Buscar', { 'Qué busca': 'zzzz' });
    expect(nothing.text).toContain(
      'No hay ningún dominio, persona, compra, cobro, consulta ni transferencia que sea «zzzz» o comience así.',
    );
    const acts = await who.open(ACTOS);
    expect(acts.text).toContain('Buscó');
    expect(acts.text).toContain('Ana Titular');
  });
});

describe('A name at the desk', () => {
  const DOMINIO = `${OFICINA}/dominios/titular.uy`;
  const MOTIVO = 'Consulta 1234: no recibe correo.';

  test('asks first why, and then is what its holder sees, until when it says, with nothing to press', async () => {
    const who = await visitor().as('direccion');
    const asks = await who.open(DOMINIO);
    expect(asks).toHaveHeading('titular.uy');
    const refused = await asks.press('Ver el dominio', { Motivo: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Escriba el motivo.');
    const seen = await refused.press('Ver el dominio', { Motivo: MOTIVO });
    expect(seen.path).toContain(DOMINIO);
    expect(seen.text).toMatch(
      /Usted lo ve hasta el .*Motivo que dio: «Consulta 1234: no recibe correo»\. Su titular/,
    );
    for (const section of ['Contactos', 'Forma de pago', 'Historial'])
      expect(seen.$('main h2').text()).toContain(section);
    expect(seen.$('main button').length).toBe(0);
    expect(seen.shipsScripts).toBe(false);
  });

  const looking = async (nombre: string, login: 'atencion' | 'direccion' = 'direccion') =>
    (await (await visitor().as(login)).open(`${OFICINA}/dominios/${nombre}`)).press('Ver el dominio', {
      Motivo: MOTIVO,
    });

  test('shows the last digits of accounts and documents alone, also of what was charged', async () => {
    const seen = await looking('titular.uy');
    expect(seen).toSay('Número de cuenta****1234');
    expect(seen).toSay('Cédula de identidad ******72');
    expect(seen).toSay('Solo el titular ve los números completos.');
    expect(seen.html).not.toMatch(/29001234|12345672/);
  });

  test('says whose it is, not what part the reader would have in it, and until when it is seen once', async () => {
    const seen = await looking('titular.uy');
    const facts = seen.$('dl.facts').first().text();
    expect(facts).toContain('TitularAna Titular');
    expect(facts).not.toContain('Asociación');
    expect(seen.text.match(/hasta el \d/g)).toHaveLength(1);
    expect(seen.html, 'a mail in a record goes on after its sign').toMatch(
      /avisos@<wbr\/?>(?:<!-- -->)?correo\.uy/,
    );
  });

  test('of one that is held has the marks of its holder’s list, and each reason once', async () => {
    const [people, direction] = [await looking('federico.uy', 'atencion'), await looking('federico.uy')];
    for (const seen of [people, direction])
      expect(seen.$('main .lead').first().text()).toMatch(/Registrado.*Retenido/);
    const held = people.$('h2:contains("Lo que su titular no puede hacer ahora")').parent().find('li');
    expect(held.map((_, each) => people.$(each).text()).get()).toEqual([
      expect.stringMatching(
        /^El registro retuvo este dominio \(orden judicial, documento 123\/2026\)\. Ver qué no puede hacerLiberarlo, eliminarlo, .*\.$/,
      ),
    ]);
    expect(people.text).toContain('No tiene fecha de fin.');
    // who works with holds reads of the hold itself what it keeps from
    expect(direction.text).not.toContain('Lo que su titular no puede hacer ahora');
    expect(direction.text).toContain('No admite cambios de sus contactos');
    expect(direction.text).toContain('Último día: sin fecha, hasta que se levante.');
    // somebody held it, at the desk: no task, and no word of the portal's
    expect(direction.$('.tall li:contains("retuvo este dominio")').text()).not.toMatch(
      /portal|automáticamente/,
    );
  });

  test('of one that is frozen says the reason first, and folds the many things that it keeps from', async () => {
    const seen = await looking('congelado.uy');
    const held = seen.$('h2:contains("Lo que su titular no puede hacer ahora")').parent();
    expect(held.find('li').first().text()).toMatch(/^El dominio está congelado hasta el /);
    expect(held.find('li details:not([open]) summary').length).toBe(1);
    expect(seen.text, 'that it is frozen is why it cannot be').not.toMatch(/alargaría|congelarlo/);
    expect(seen).toSay('entonces se descongela solo.');
    expect(held.find('strong').length).toBe(0);
  });

  test('of one of which nothing changed lately does not say as if something were held that it cannot go back', async () => {
    const seen = await looking('titular.uy');
    expect(seen.text).not.toContain('no cambió nada de este dominio');
    expect(seen.text).not.toContain('Lo que su titular no puede hacer ahora');
  });

  test('speaks of it to who works there: no advice to its holder, and not that what is locked cannot be locked', async () => {
    const seen = await looking('rioarriba.uy');
    expect(seen).not.toSay('Mientras tanto no puede ponerle candado');
    expect(seen).not.toSay('por uno suyo');
    expect(await looking('otraempresa.com.uy')).toSay('No está en los servidores: lo retuvo el registro.');
    const unfinished = await looking('error.uy');
    expect(unfinished).not.toSay('en el historial');
    expect(unfinished.$('dl.facts').text()).toMatch(/Se pidió el\d\d\/\d\d\/\d{4}Compra/);
  });

  test('has what the registry may do with it together, and no part that says that there is nothing', async () => {
    const seen = await looking('titular.uy');
    const deeds = seen.$('h2:contains("Qué puede hacer el registro")').parent().find('a');
    expect(deeds.map((_, each) => seen.$(each).text()).get()).toEqual([
      'Retener',
      'Pedir que se libere',
      'Pedir que se corrija el titular',
    ]);
    expect(seen.text).not.toContain('nunca retuvo');
    // a look is an entry, and no change
    expect(seen).toSay('2 entradas, las más nuevas primero, en hora de Uruguay.');
  });

  test.each(['eliminado.uy', 'recuperable.com.uy', 'vereda.uy', 'titular.uy'])(
    'says of %s what happens to it and by when as its holder’s page does, and whether servers have it',
    async (nombre) => {
      const detail = await (await visitor().as('titular')).open(`/administrar/ver-dominio?dominio=${nombre}`);
      const told = detail
        .$('section[aria-label="Estado del dominio"]')
        .text()
        .replace(/\s+/g, ' ')
        .replace(': no tiene que hacer nada', '');
      const seen = await looking(nombre);
      const [state, ...rest] = seen.$('main .lead').first().text().trim().split(/\s+/);
      expect(rest.length).toBeGreaterThan(5);
      expect(told).toContain(`${state} ${rest.join(' ')}`);
      const isGone = detail.text.includes('Si se recupera, vuelve a publicarse así');
      expect(seen.text.includes('Si se recupera, vuelve a publicarse así')).toBe(isGone);
      expect(/En los servidores desde/.test(seen.text)).toBe(/En los servidores desde/.test(detail.text));
    },
  );

  test.each([
    [
      'error.uy',
      'Error',
      'El registro del dominio no se pudo completar.',
      'Si se le cobró, figura en Mis compras',
    ],
    [
      'preregistro.uy',
      'Pendiente',
      'El registro del dominio está demorado',
      'debía terminar antes de las 23:59 del ',
    ],
  ])(
    'of %s, whose registration is not done, says what its holder reads, and nothing that it does not have',
    async (nombre, word, lead, told) => {
      const seen = await looking(nombre);
      expect(seen.$('main .lead').first().text()).toContain(`${word} ${lead}`);
      expect(seen.text).toContain(told);
      expect(seen.$('dl.facts').text()).toMatch(/^Quien lo pidióAna Titular/);
      expect(seen.text.split(lead).length - 1, 'said once').toBe(1);
      for (const words of [
        'vencimiento',
        'Delegado en',
        'Sin datos',
        'vuelven',
        'pendiente o no',
        'no disponible',
      ])
        expect(seen.text, words).not.toContain(words);
    },
  );

  test('tells its holder in their history that the registry looked, and why, but not who', async () => {
    const who = await visitor().as('direccion');
    await (await who.open(DOMINIO)).press('Ver el dominio', { Motivo: MOTIVO });
    const detail = await (await visitor().as('titular')).open('/administrar/ver-dominio?dominio=titular.uy');
    const history = detail.$('#historial').text();
    expect(history).toContain(
      `El registro consultó los datos de este dominio y dio este motivo: ${entreComillas(MOTIVO)}`,
    );
    expect(history).not.toContain('Irene');
  });

  test('is not there where nobody has it', async () => {
    expect(
      (await (await visitor().as('atencion')).open(`${OFICINA}/dominios/nadie-lo-tiene.uy`)).status,
    ).toBe(404);
  });

  /** Every page of the section, of a name and of whatever else there is by its number. */
  const pages = places
    .filter(({ id, path }) => id.startsWith('routes/registro/') && !path.includes('segundo-paso'))
    .map(({ path }) => path.replace('/dominios/1', '/dominios/titular.uy'));

  test('shows nobody’s data at any page of the section before somebody said why', async () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(pages).toContain(DOMINIO);
    const mine = (await observe.contacts()).filter(({ email }) => email !== null);
    const marks = mine.flatMap(({ direccion, telefono, email }) => [direccion, telefono, email ?? '']);
    const shown = (html: string) => marks.filter((mark) => html.includes(mark));
    const who = await visitor().as('direccion');
    for (const path of pages) expect(shown((await who.open(path)).html), path).toEqual([]);
    const asks = await who.open(DOMINIO);
    expect(shown((await asks.press('Ver el dominio', { Motivo: MOTIVO })).html).length).toBeGreaterThan(2);
    expect(shown((await (await visitor().as('atencion')).open(DOMINIO)).html)).toEqual([]);
  });
});

describe('A registration that failed, at the desk', () => {
  const FALLIDO = `${OFICINA}/dominios/error.uy`;

  test('promises no history before it is opened, and says then that no cause was kept and where to look', async () => {
    const gate = await (await visitor().as('direccion')).open(FALLIDO);
    expect(gate.text).not.toContain('Su titular lo lee');
    expect(gate).toSay('todavía no tiene un historial donde leerlo');
    const seen = await gate.press('Ver el dominio', { Motivo: 'Llamó quien lo pidió.' });
    expect(seen).toSay('Por qué falló no quedó guardado.');
    expect(seen.$('main p a[href="/registro/fallos"]').length).toBe(1);
    const named = await (await visitor().as('direccion')).open(`${OFICINA}/dominios/titular.uy`);
    expect(named).toSay('Su titular lo lee en el historial del dominio');
  });
});

describe('The search of the desk', () => {
  const found = async (login: 'atencion' | 'direccion', what: string) =>
    (await (await visitor().as(login)).open(`${OFICINA}/buscar`)).press('Buscar', { 'Qué busca': what });

  test('says what it found by its kind, and has no column without anything in it', async () => {
    const page = await found('atencion', 'titular');
    expect(page.$('main caption').text()).toBe('DominiosPersonas');
    const empty = page.$('main td').filter((_, cell) => page.$(cell).text().trim() === '');
    expect(empty.length).toBe(0);
    expect((await page.follow('titular.uy')).path).toBe(`${OFICINA}/dominios/titular.uy`);
  });

  test('is brought to what it found, and of a name that nobody has says where it may be kept', async () => {
    const form = await (await visitor().as('direccion')).open(`${OFICINA}/buscar`);
    expect(form.$('main form').attr('action')).toBe(`${OFICINA}/buscar#resultado`);
    const page = await found('direccion', 'carnaval.uy');
    expect(page.$('#resultado').text()).toBe('Qué hay con «carnaval.uy»');
    expect(page).toSay('Nadie tiene carnaval.uy');
    const tried = await page.follow('Ver si carnaval.uy está reservado');
    expect(tried.text).toContain('Reservado');
    expect((await found('direccion', 'titular.uy')).links).not.toHaveProperty(
      'Ver si titular.uy está reservado',
    );
  });

  test('counts nobody’s name as somebody’s', async () => {
    const page = await found('direccion', 'titular');
    expect(page.text).toMatch(/Titular de \d+ dominios, y \d+ sin registrar\./);
    expect(page).toSay('error.uy (sin registrar)');
    const failed = await found('direccion', 'error.uy');
    expect(failed).toSay('Lo pidió Ana Titular');
    expect(failed.text).not.toContain('Vence el');
  });

  test('tells names from each other, and says of what there is more and how to see it', async () => {
    const page = await found('atencion', 'v');
    const first = page.$('main tbody tr').first().text();
    expect(first).toMatch(/^vencido\.uyAna Titular \(titular\)VencidoVenció el \d/);
    const roles = await found('atencion', 'rol');
    expect(roles).toSay(
      '10 resultados. Hay más dominios que comienzan así: para verlos, escriba más letras.',
    );
    const people = await found('atencion', 'a');
    expect(people).toSay('De cada persona se muestran los primeros dominios.');
    const [more] = people.buttons.filter((words) => /^y \d+ más de Ana Titular$/.test(words));
    expect(people.$('main td').text()).toMatch(/Titular de \d+/);
    const all = await people.press(more ?? '', {});
    expect(all.$('main h2').text()).toContain('Qué hay con «titular»');
    // a phone has them in one column
    const fold = all.$('main details:not([open])').has('.names');
    expect(fold.find('summary').text()).toMatch(/^Ver sus \d+ dominios de Ana Titular$/);
    expect(all.$('main .names li').length).toBeGreaterThan(20);
  });

  test('tells two people of one name by their handle, which is public, and by no mail address', async () => {
    const page = await found('atencion', 'titular');
    const person = page.$('main .found tbody tr').first().text();
    expect(person).toMatch(/Usuario titular, nic handle [A-Z0-9-]+/);
    expect(person).not.toContain('@');
  });

  test.each([
    ['federico.uy', /Registrado.*Retenido/],
    ['congelado.uy', /Registrado.*Congelado/],
  ])('marks what holds %s as its page does', async (nombre, marks) => {
    expect((await found('atencion', nombre)).$('main tbody tr').first().text()).toMatch(marks);
  });

  test('leads from the number of a question to the question, and its pages are the search’s', async () => {
    const page = await found('atencion', '1');
    const [title] = Object.keys(page.links).filter((words) => words.startsWith('Consulta '));
    expect(title).toMatch(/^Consulta \d{4}-000001$/);
    expect((await page.follow(title ?? '')).path).toBe(`${OFICINA}/consultas/1`);
    const name = await (await visitor().as('direccion')).open(`${OFICINA}/dominios/titular.uy`);
    expect(name.$('nav [aria-current]').text()).toContain('Buscar');
  });
});

describe('What could not be done', () => {
  const fallo = {
    clase: 'vida',
    clave: 'titular.uy',
    intentos: 12,
    proximo_intento: '2026-11-20T12:00:00Z',
    error: 'la base no respondió',
    desde: '2026-11-20T12:00:00Z',
    tomado_por: null,
    tomado_hasta: null,
    estado: 'APARTADO' as const,
  };

  test('says so where there is nothing', async () => {
    const page = await (await visitor().as('direccion')).open(`${OFICINA}/fallos`);
    expect(page.text).toContain('No hay nada apartado.');
  });

  test('is tried again, or left undone with a reason, and the page says what became of it', async () => {
    await given.tries(fallo, { ...fallo, clave: 'ñandú.uy' });
    const who = await visitor().as('direccion');
    const page = await who.open(`${OFICINA}/fallos`);
    const again = await page
      .within('titular.uy')
      .press('Intentar otra vez: Renovar, vencer o eliminar un dominio, titular.uy');
    expect(again.text).toContain('se intenta otra vez dentro de un minuto');
    const form = await again.follow('Dejar sin hacer: Renovar, vencer o eliminar un dominio, ñandú.uy');
    const refused = await form.press('Dejar sin hacer', {});
    expect(refused.status).toBe(422);
    const done = await refused.press('Dejar sin hacer', { Motivo: 'Se hizo a mano.' });
    expect(done.text).toContain('queda sin hacer');
    expect(done.text).toContain('No hay nada apartado.');
  });

  test('is no page for who only answers people', async () => {
    const who = await visitor().as('atencion');
    for (const page of ['fallos', 'fallos/correos', 'fallos/zonas', 'fallos/transferencias'])
      expect((await who.open(`${OFICINA}/${page}`)).status).toBe(404);
  });

  test('leads to mails that come back, by an address that does not say whose it is', async () => {
    const page = await (await visitor().as('direccion')).open(`${OFICINA}/fallos`);
    const list = await page.follow('Correos que vuelven');
    expect(list).toHaveHeading('Lo que falló: correos que vuelven');
    expect(list.text).not.toContain('financiero@');
    const one = await list.follow('f…@ejemplo.uy');
    expect(one).toHaveHeading('Correo que vuelve: f…@ejemplo.uy');
    expect(list.text).toContain('No existe ese buzón (550 5.1.1)');
    expect(one.text).toContain('No existe ese buzón (550 5.1.1)');
    expect(one.$('main form ~ details:not([open]) summary').text()).toMatch(/\d.dominios? de quien la usa$/);
    const name = one.$('main details a').first().text();
    expect((await one.follow(name)).text).toContain('Antes de ver este dominio, diga por qué.');
    const sent = await one.press('Enviar un correo de prueba', {});
    expect(sent.text).toContain('Se envía un correo de prueba a f…@ejemplo.uy');
    const refused = await (await sent.follow('f…@ejemplo.uy')).press('Dejar de señalarla', {});
    expect(refused.status).toBe(422);
    const done = await refused.press('Dejar de señalarla', { Motivo: 'Avisó que le llegan.' });
    expect(done.text).toContain('No hay direcciones a las que los correos no lleguen.');
  });

  test('tells of a zone what differs and since when, and has it published again', async () => {
    await given.zonesThatDiffer('titular.uy', 'xn--and-6ma2c.uy');
    const page = await (await visitor().as('direccion')).open(`${OFICINA}/fallos/zonas`);
    expect(page.text).toContain('Falta: www 3600 A 192.0.2.1');
    expect(page.text).toContain('20/11/2026');
    expect(page.within('ñandú.uy').text).toContain('Publicar otra vez la zona ñandú.uy');
    const done = await page.within('titular.uy').press('Publicar otra vez la zona titular.uy');
    expect(done.text).toContain('La zona titular.uy se publica otra vez en unos segundos.');
  });

  test('tells what each transfer waits for, and leads to its name', async () => {
    await given.transferAsked('titular.uy', 'TR-2026-AAAA');
    const page = await (await visitor().as('direccion')).open(`${OFICINA}/fallos/transferencias`);
    expect(page.text).toContain('Su plazo pasó');
    expect(page.text).toContain(
      'Si nadie contesta antes de «Hasta», una transferencia entre registradores vence',
    );
    expect(page.$('caption').text()).not.toContain('Lo que falló');
    expect((await page.follow('titular.uy')).path).toBe(`${OFICINA}/dominios/titular.uy`);
  });

  test('is told to whose address takes no mail, where they see it', async () => {
    await given.bounced('titular@ejemplo.uy');
    const page = await (await visitor().as('titular')).open('/administrar/mis-datos');
    expect(page.text).toContain('Los correos a titular@ejemplo.uy vuelven desde el 20/11/2026');
    expect((await (await visitor().as('otro')).open('/administrar/mis-datos')).text).not.toContain('vuelven');
  });
});
