import { describe, expect, test } from 'vitest';
import { dayOf, now } from '~/base/clock.server';
import * as observe from '../support/observe';
import { poison } from '../support/poison';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import type { Cuenta } from '../support/portal/sign-in';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';
import { hayW3m, readInW3m, reads } from '../support/w3m';

const LIST = '/administrar/mis-dominios';

const as = (login: Cuenta) => visitor().as(login);

/** The names of the page, in its order. */
const names = (page: Page): string[] =>
  page
    .$('main tbody th')
    .toArray()
    .map((cell) => plain(page.$(cell).text()));

const accountOf = async (login: string, nombre: string): Promise<number> => {
  const account = (await observe.paymentAccounts(login)).find((each) => each.nombre === nombre);
  if (!account) throw new Error(`${login} has no account ${nombre}`);
  return account.id;
};

/** How many names of the demo the holder has. */
const TOTAL = 40;

onDemoData();

describe('Mis dominios', () => {
  test('pages of ten by name, the size kept from page to page, and a page too far is the last one', async () => {
    const who = await as('titular');
    const first = await who.open(LIST);
    expect(first).toHaveHeading('Mis dominios');
    expect(first.title).toBe('Mis dominios (página 1 de 4) – Administrar – Registro .uy');
    expect(first).toSay(`${TOTAL} dominios, del 1 al 10`);
    expect(names(first)).toHaveLength(10);
    expect(names(first).slice(0, 2)).toEqual(['barriosur.uy', 'bodegalosteros.com.uy']);
    const small = await who.open(`${LIST}?cantidad=5`);
    expect(names(small)).toHaveLength(5);
    const second = await small.press('Página 2');
    expect(second.path).toContain('cantidad=5');
    expect(second).toSay('del 6 al 10');
    const last = await who.open(`${LIST}?pagina=999&cantidad=50`);
    expect(names(last)).toHaveLength(TOTAL);
    for (const nonsense of [
      'pagina=-1',
      'pagina=x&cantidad=1000000',
      'pagina=1e99',
      'tipoRelacionUsuDom=JEFE',
    ])
      expect((await who.open(`${LIST}?${nonsense}`)).status, nonsense).toBe(200);
  });

  test('names are in the order people read them', async () => {
    const page = await (await as('titular')).open(`${LIST}?cantidad=50`);
    const around = ['montaña.uy', 'ñandú.uy', 'ombu.com.uy'];
    expect(names(page).filter((name) => around.includes(name))).toEqual(around);
  });

  test.each([
    ['barriosur.uy', 'Sin forma de pago'],
    ['vencido.uy', 'Vencido'],
    ['vencidosincuenta.uy', 'Vencido'],
    ['eliminado.uy', 'Eliminado'],
    ['preregistro.uy', 'Pendiente'],
    ['conerror.com.uy', 'Error'],
  ])('%s is said to be %s', async (nombre, estado) => {
    const page = await (await as('titular')).open(`${LIST}?nombre=${nombre}`);
    expect(plain(page.$('main tbody .tag').text())).toBe(estado);
  });

  test('a name that is not registered yet has no expiry, neither in the list nor in its file', async () => {
    const who = await as('titular');
    const page = await who.open(`${LIST}?nombre=preregistro.uy`);
    expect(page.$('main tbody [data-label=Vencimiento]').text()).toBe('');
    const file = await (await who.request(`${LIST}/exportar?nombre=preregistro.uy`)).text();
    expect(file).toMatch(/preregistro\.uy[;,]Pendiente[;,]\d\d\/\d\d\/\d{4}[;,][;,]/);
  });

  test('what roles shown short mean is said under the list, where some are', async () => {
    const some = await (await as('otro')).open(`${LIST}?nombre=rol-tecnico`);
    expect(plain(some.$('.one-line + p').text())).toContain('«Téc.»');
    const none = await (await as('titular')).open(`${LIST}?nombre=canelones-turismo`);
    expect(none.text).not.toContain('«Téc.»');
  });

  test('a sheet says when it was printed, by whom and which page it is', async () => {
    const first = await (await as('otro')).open(LIST);
    expect(first.$('[data-impreso]').attr('data-impreso')).toMatch(
      /^Impreso el \d\d\/\d\d\/\d{4} \d\d:\d\d \(hora de Uruguay\) · Federico Otro · página 1 de 3: 10 de \d+\sdominios\. /,
    );
    expect(first.$('[data-impreso]').attr('data-impreso'), 'how to have all').toMatch(
      /\. Elija 50 filas por página para imprimir más; todos están en la lista que se descarga \(CSV\)\.$/,
    );
    const most = await (await as('titular')).open(`${LIST}?cantidad=50`);
    expect(most.$('[data-impreso]').attr('data-impreso'), 'all are on it').toMatch(/Ana Titular$/);
    expect(first.text, 'a screen need not say it').not.toContain('Impreso el');
    const detail = await (await as('otro')).open('/administrar/ver-dominio?dominio=relato.uy');
    expect(detail.$('[data-impreso]').attr('data-impreso')).toMatch(/^Impreso el .* · Federico Otro$/);
  });

  test('the normal case has no word', async () => {
    const page = await (await as('titular')).open(`${LIST}?nombre=canelones-turismo`);
    expect(page.$('main tbody .tag')).toHaveLength(0);
  });

  test.each([
    ['congelado.uy', 'Congelado'],
    ['rioarriba.uy', 'Con candado'],
  ])('what holds %s is marked: %s', async (nombre, word) => {
    const page = await (await as('titular')).open(`${LIST}?nombre=${nombre}`);
    expect(plain(page.$('main tbody .tag').text())).toBe(word);
  });

  test('the list is by name, or by expiry, and says which; filters and size stay', async () => {
    const byName = await (await as('titular')).open(`${LIST}?estado=REGISTRADO&cantidad=5`);
    const byDate = await byName.press('Ordenar por vencimiento');
    expect(names(byDate)[0]).toBe('panaderialasierra.com.uy');
    expect(names(byDate)).toHaveLength(5);
    expect(byDate.buttons).not.toContain('Ordenar por vencimiento');
    expect(names(await byDate.press('Ordenar por nombre'))).toEqual(names(byName));
    expect(names(await byDate.press('Página 2'))).not.toContain('panaderialasierra.com.uy');
  });

  test('expiry has how far it is beside it, and the legend says what each state means', async () => {
    const page = await (await as('titular')).open(`${LIST}?nombre=panaderialasierra`);
    expect(page).toSay('1 dominio');
    expect(plain(page.$('tbody tr').text())).toMatch(/\d\d\/\d\d\/\d{4} en 4 días/);
    for (const word of [
      'Sin forma de pago',
      'Vencido',
      'Eliminado',
      'Congelado',
      'Con candado',
      'Retenido',
      'Registrado',
    ])
      expect(plain(page.$('section[aria-labelledby=estados]').text())).toContain(word);
  });

  test('administrable names lead to their detail and can be chosen; pending and failed ones do not', async () => {
    const who = await as('titular');
    expect((await who.open(`${LIST}?nombre=ñandú`)).$('input[name=dominio]')).toHaveLength(1);
    const detail = await (await who.open(`${LIST}?nombre=ñandú`)).follow('ñandú.uy');
    expect(detail).toHaveHeading('ñandú.uy');
    for (const nombre of ['preregistro.uy', 'conerror.com.uy']) {
      const page = await who.open(`${LIST}?nombre=${nombre}`);
      expect(page.links).not.toHaveProperty(nombre);
      expect(page.$('input[name=dominio]')).toHaveLength(0);
    }
  });

  test('one that failed is no dead end: the registry is asked about it, its name filled in', async () => {
    const page = await (await as('titular')).open(`${LIST}?estado=ERROR`);
    const ticket = await page.follow('Preguntar por error.uy');
    expect(ticket.path).toBe('/generar-ticket?dominio=error.uy');
    expect(ticket.field('Nombre de dominio').value).toBe('error.uy');
  });

  test('filters stay in the form, are said, and each can be removed', async () => {
    const who = await as('titular');
    const found = await (await who.open(`${LIST}?cantidad=25&pagina=2`)).press('Filtrar', {
      'Nombre de dominio': 'CAMIO',
      Asociación: 'TITULAR',
      'Quién responde su DNS': 'ALOJADOS',
    });
    expect(names(found)).toEqual(['camión.uy']);
    expect(found.path).toContain('cantidad=25');
    expect(found.field('Nombre de dominio').value).toBe('CAMIO');
    expect(found.field('Asociación').value).toBe('TITULAR');
    expect(found.$('details[open]').length, 'the list begins in sight').toBe(0);
    const wider = await found.press('Quitar el filtro Nombre con «CAMIO»');
    expect(names(wider)).toHaveLength(5);
    expect(wider).toSay('DNS: Registro .uy (alojados)');
    expect((await wider.press('Quitar todos los filtros')).path).toBe(LIST);
  });

  test('the way back from a name leads to the list as it was, also after changing something', async () => {
    const who = await as('titular');
    const list = await (await who.open(`${LIST}?cantidad=5`)).press('Filtrar', {
      'Nombre de dominio': 'camio',
    });
    const detail = await list.follow('camión.uy');
    expect(detail.links['Volver a Mis dominios']).toBe(list.path);
    const dialog = await detail.follow('Editar los datos del contacto técnico');
    const back = await (await dialog.press('Guardar datos', { Teléfono: '29007000' })).follow(
      'Volver a Mis dominios',
    );
    expect(back.path).toBe(list.path);
    expect(names(back)).toEqual(['camión.uy']);
    await who.open(LIST);
    expect(
      (await who.open('/administrar/ver-dominio?dominio=camión.uy')).links['Volver a Mis dominios'],
    ).toBe(LIST);
  });

  test('a list whose filters cannot be remembered is there all the same', async () => {
    const who = await as('titular');
    await poison('SQLite', {
      table: 'sesion_valores',
      on: 'insert',
      column: 'clave',
      value: 'datos:lista-de-dominios',
    });
    const list = await (await who.open(LIST)).press('Filtrar', { 'Nombre de dominio': 'camio' });
    expect([list.status, names(list)]).toEqual([200, ['camión.uy']]);
    expect((await list.follow('camión.uy')).links['Volver a Mis dominios']).toBe(LIST);
  });

  test('several states are asked at once, and each can be taken away', async () => {
    const who = await as('titular');
    const page = await who.open(`${LIST}?cantidad=50`);
    const found = await page.press('Filtrar', { Estado: ['VENCIDO', 'ELIMINADO'] });
    expect(names(found)).toContain('vencido.uy');
    expect(names(found)).toContain('eliminado.uy');
    expect(names(found)).not.toContain('titular.uy');
    expect(found.path).toContain('estado=VENCIDO&estado=ELIMINADO');
    expect(names(await who.open(`${LIST}?estado=VENCIDO,ELIMINADO&cantidad=50`))).toEqual(names(found));
    const one = await found.press('Quitar el filtro Estado: Vencidos');
    expect(names(one)).toContain('eliminado.uy');
    expect(names(one)).not.toContain('vencido.uy');
    const inForce = await who.open(`${LIST}?estado=EN_VIGOR&cantidad=50`);
    expect(inForce).toSay('Estado: Registrados');
    expect(inForce).toSay('Estado: Vencidos');
    expect(names(inForce)).not.toContain('eliminado.uy');
  });

  test('every state that a row shows is asked in one form with one button, and is in the file too', async () => {
    const who = await as('otro');
    const page = await who.open(`${LIST}?cantidad=50`);
    expect(page.buttons.filter((words) => words.startsWith('Filtrar'))).toEqual(['Filtrar']);
    const held = await page.press('Filtrar', { Estado: ['RETENIDO'] });
    expect(names(held)).toEqual(['federico.uy', 'otraempresa.com.uy']);
    expect(held).toSay('Estado: Retenidos');
    const file = await (await who.request(`${LIST}/exportar?estado=RETENIDO`)).text();
    expect(
      file
        .split('\r\n')
        .slice(1, 3)
        .map((line) => line.split(/[,;]/)[0]),
    ).toEqual(names(held));
    expect(file).toMatch(/federico\.uy.*Retenido/);
    const frozen = await (await as('titular')).open(`${LIST}?estado=CONGELADO`);
    expect(names(frozen)).toEqual(['congelado.uy']);
    expect(frozen).toSay('Estado: Congelados');
  });

  test('what an address asks for and cannot be chosen is told, and what can is in force', async () => {
    const who = await as('titular');
    const page = await who.open(`${LIST}?estado=FRIO,VENCIDO&dns=NADIE&candado=A&tipoRelacionUsuDom=JEFE`);
    expect(page.status).toBe(200);
    expect(page).toSay(
      'La lista está sin lo que la dirección pedía y aquí no se puede elegir: Estado: «FRIO»; Asociación: «JEFE»; Quién responde su DNS: «NADIE»; Candado: «A».',
    );
    expect(page).toSay('Estado: Vencidos');
    expect(names(page)).toContain('vencido.uy');
    expect(names(page)).not.toContain('titular.uy');
    for (const search of ['', '?tipoRelacionUsuDom=TODOS&sinFormaDePago=false&estado=', '?estado=EN_VIGOR'])
      expect((await who.open(`${LIST}${search}`)).text, search).not.toContain('La lista está sin');
  });

  test('a change of several goes back to the list with all its states', async () => {
    const who = await as('titular');
    const list = await who.open(`${LIST}?estado=REGISTRADO&estado=VENCIDO&cantidad=5`);
    const dialog = await list.press('Modificar Forma de Pago', { [`Elegir ${names(list)[0]}`]: true });
    const back = await dialog.follow('Cancelar');
    expect(back.path).toContain('estado=REGISTRADO&estado=VENCIDO');
    const which = await back.press('Modificar Datos Contacto');
    const contact = await which.press('Continuar');
    expect(contact.path).toContain('estado=REGISTRADO%2CVENCIDO');
  });

  test('names are found by who serves their DNS, and by the name of a server', async () => {
    const who = await as('titular');
    const page = await who.open(`${LIST}?cantidad=50`);
    const hosted = await page.press('Filtrar', { 'Quién responde su DNS': 'ALOJADOS' });
    const others = await page.press('Filtrar', { 'Quién responde su DNS': 'CON_SERVIDORES' });
    const none = await page.press('Filtrar', { 'Quién responde su DNS': 'SIN_SERVIDORES' });
    expect(names(hosted)).toContain('camión.uy');
    expect(names(others)).not.toContain('camión.uy');
    expect(new Set([...names(hosted), ...names(others), ...names(none)]).size).toBe(
      names(hosted).length + names(others).length + names(none).length,
    );
    const one = await page.press('Filtrar', { 'Servidor de nombres': 'ns1.panaderia' });
    expect(names(one)).toEqual(['panaderialasierra.com.uy']);
    const by = await page.press('Filtrar', { 'Servidor de nombres': 'proveedor.com.uy' });
    expect(names(by)).toEqual(names(others));
    expect(by).toSay('Servidor con «proveedor.com.uy»');
    const old = await who.open(`${LIST}?dominiosAlojados=true&cantidad=50`);
    expect(names(old)).toEqual(names(hosted));
    expect(names(await old.press('Quitar el filtro DNS: Registro .uy (alojados)'))).toContain(
      'panaderialasierra.com.uy',
    );
  });

  test('the dashboard leads to as many as it counts', async () => {
    const who = await as('titular');
    const dashboard = await who.open('/administrar/resumen');
    for (const label of ['Dominios alojados', 'Próximos vencimientos (20 días)']) {
      const counted = Object.keys(dashboard.links).find((words) => words.endsWith(label)) ?? '';
      const list = await dashboard.follow(counted);
      expect(list.text, label).toContain(`${Number.parseInt(counted, 10)} dominio`);
    }
  });

  test('expiry dates narrow the list, typed either way', async () => {
    const who = await as('titular');
    const today = dayOf(now());
    const hasta = today.add({ days: 20 }).toString();
    const [year, month, day] = hasta.split('-');
    const iso = await who.open(`${LIST}?fechaVencimientoDesde=${today}&fechaVencimientoHasta=${hasta}`);
    const typed = await who.open(
      `${LIST}?fechaVencimientoDesde=${today}&fechaVencimientoHasta=${day}/${month}/${year}`,
    );
    expect(names(iso)).toEqual([
      'panaderialasierra.com.uy',
      'yerbaelceibo.uy',
      'sinformadepago.uy',
      'canelones-turismo.uy',
    ]);
    expect(names(typed)).toEqual(names(iso));
    expect(typed.field('Vencimiento hasta').value).toBe(hasta);
    expect(typed).toSay(`Vencimiento hasta ${day}/${month}/${year}`);
  });

  test('an account has to be chosen, and be one’s own', async () => {
    const who = await as('titular');
    const casa = await accountOf('titular', 'Casa');
    const empresa = await accountOf('titular', 'Empresa');
    const ajena = await accountOf('otro', 'Particular');
    const found = await who.open(`${LIST}?cuentaPago=${casa}&cantidad=50`);
    expect(found).toSay('Forma de pago: Casa …1234');
    expect(names(found)).toContain('titular.uy');
    expect(names(found)).not.toContain('barriosur.uy');
    expect(await who.open(`${LIST}?cuentaPago=${empresa}`)).toSay(
      'No se encontraron dominios para administrar.',
    );
    for (const search of ['opcionFiltroPago=1', `cuentaPago=${ajena}`, 'cuentaPago=abc', 'cuentaPago=1e400'])
      expect(await who.open(`${LIST}?${search}`), search).toShowError(
        'Forma de pago',
        'Debe seleccionar una cuenta',
      );
  });

  test.each([
    [`nombre=${'a'.repeat(51)}`, 'Nombre de dominio', 'más de 50 caracteres'],
    [`servidor=${'a'.repeat(254)}`, 'Servidor de nombres', 'más de 253 caracteres'],
    ['fechaVencimientoDesde=ayer', 'Vencimiento desde', 'La fecha no es válida'],
    ['fechaVencimientoHasta=31/02/2027', 'Vencimiento hasta', 'La fecha no es válida'],
    ['fechaVencimientoDesde=2027-02-01&fechaVencimientoHasta=2027-01-01', 'Vencimiento hasta', 'anterior'],
  ])('%s is refused beside the field, and kept', async (search, label, message) => {
    const page = await (await as('titular')).open(`${LIST}?${search}`);
    expect(page).toShowError(label, message);
    expect(page.title).toMatch(/^Error: Mis dominios/);
    expect(page.field(label).value).toBe(
      new URLSearchParams(search).getAll(page.field(label).attribute('name') ?? '')[0],
    );
    expect(page.$('main table').length).toBe(0);
  });

  test('a day that is refused stays in a field of dates, and what is none in one of text', async () => {
    const who = await as('titular');
    const days = 'fechaVencimientoDesde=2027-02-01&fechaVencimientoHasta=2027-01-01';
    const refused = await who.open(`${LIST}?${days}`);
    expect(refused.field('Vencimiento hasta').attribute('type')).toBe('date');
    const none = await who.open(`${LIST}?fechaVencimientoHasta=31/02/2027`);
    expect(none.field('Vencimiento hasta').attribute('type')).toBe('text');
  });

  test('empty lists say so, and the filters that find nothing can be removed', async () => {
    const page = await (await as('titular')).open(`${LIST}?nombre=no-existe`);
    expect(page.status).toBe(200);
    expect(page).toSay('No se encontraron dominios para administrar.');
    expect(page.buttons).toContain('Quitar el filtro Nombre con «no-existe»');
    expect(page.links['Ver todos mis dominios']).toBe(LIST);
  });

  test('each role has its domains, and payment accounts are not for the technical contact', async () => {
    const seen = async (login: 'administrativo' | 'tecnico' | 'financiero') => {
      const page = await (await as(login)).open(`${LIST}?nombre=titular.uy`);
      return plain(page.$('main tbody tr').text());
    };
    expect(await seen('administrativo')).toMatch(/Administrativo.*Casa …1234/);
    expect(await seen('financiero')).toMatch(/Financiero.*Casa …1234/);
    const tecnico = await seen('tecnico');
    expect(tecnico).toContain('Técnico');
    expect(tecnico).not.toContain('1234');
    expect(names(await (await as('otro')).open(`${LIST}?cantidad=50`))).not.toContain('titular.uy');
  });

  test('a way through the list that no page has leads to the list all the same', async () => {
    const who = await as('titular');
    for (const asked of ['nombre=a\r\nSet-Cookie: x=y', 'nombre=ñ', '%', '//otro.uy']) {
      const answer = await who.post(LIST, { intencion: `ver:${asked}` });
      expect([asked, answer.status, answer.path.split('?')[0]]).toEqual([asked, 200, LIST]);
    }
  });

  test('?dominio= leads to the detail, as does the address of transfers', async () => {
    const who = await as('titular');
    const detail = '/administrar/ver-dominio?dominio=titular.uy';
    expect(await who.open(`${LIST}?dominio=titular.uy`)).toRedirectTo(detail);
    expect(await who.open('/administrar/tar-ver-dominio?dominio=titular.uy')).toRedirectTo(detail);
    expect((await who.open('/administrar/tar-ver-dominio')).status).toBe(404);
  });

  test('who is not signed in is led to sign in and back', async () => {
    expect(await visitor().open(`${LIST}?nombre=x`)).toRedirectTo(
      '/ingresar?volver=%2Fadministrar%2Fmis-dominios%3Fnombre%3Dx',
    );
  });

  test('needs no scripts', async () => {
    expect((await (await as('titular')).open(LIST)).shipsScripts).toBe(false);
  });
});

describe('the automatic renewal of a name', () => {
  test('is read on the list and the detail with its account, price and date, and switched off and on', async () => {
    const who = await visitor().as('titular');
    const list = await who.open('/administrar/mis-dominios?nombre=yerbaelceibo');
    const on = 'Sí: cambiar la renovación automática de yerbaelceibo.uy';
    const dialog = await list.follow(on);
    for (const words of ['se debitan $ 1.389', '«Casa»', 'si el precio no cambia antes'])
      expect(dialog).toSay(words);
    const off = await dialog.press('Desactivar');
    expect(off.path).toContain('/administrar/mis-dominios');
    expect(off.links).toHaveProperty('No: cambiar la renovación automática de yerbaelceibo.uy');
    const detail = await who.open('/administrar/ver-dominio?dominio=yerbaelceibo.uy');
    expect(detail).toSay('Renovación automática: desactivada. No se le debita nada.');
    const again = await (await detail.follow('Activar la renovación automática')).press('Activar');
    expect(again).toSay('Renovación automática: activada.');
    expect(again).toSay('$ 1.389 (IVA incluido), si el precio no cambia antes');
  });

  test('is not for who does not see its payments', async () => {
    const list = await (await visitor().as('tecnico')).open('/administrar/mis-dominios?nombre=yerbaelceibo');
    expect(list.text).not.toContain('renueva sola');
  });
});

test('a name of which a change waits for its custodians is offered no other that its lock holds', async () => {
  const page = await (await visitor().as('titular')).open('/administrar/mis-dominios?nombre=rioarriba');
  expect(page.links).toHaveProperty('Renovar rioarriba.uy');
  expect(page.links).not.toHaveProperty('Liberar rioarriba.uy');
});

test('of a name that was not registered nothing is said that only a name has', async () => {
  const list = await (await visitor().as('titular')).open(`${LIST}?estado=ERROR`);
  const row = list.$('tbody tr:contains("conerror.com.uy")').text();
  expect(row).toContain('Error');
  for (const word of ['Titular', 'Ninguna']) expect(row).not.toContain(word);
});

test.runIf(hayW3m)(
  'the list is read in a text browser without words that run together or say the same in each row',
  async () => {
    const page = await (await as('otro')).open(`${LIST}?cantidad=50`);
    reads(page.html, 'Más filtros Estado', 'Titular y los', 'tres contactos');
    expect(readInW3m(page.html)).not.toContain('Modificar los elegidos');
  },
);
