import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cartSentence } from '~/components/frame/cart-popup';
import { EMPTY_FRAME, type Frame } from '~/components/frame/data';
import { FrameContext } from '~/components/frame/frame-context';
import { PageFrame } from '~/components/frame/page-frame';

const carrito = {
  registros: [{ id: 1, nombre: 'peñarol.com.uy', precio: 115900 }],
  renovaciones: [{ id: 2, nombre: 'pepe.uy', anios: 1, precio: 115900 }],
  transferencias: [{ id: 3, nombre: 'tambo.uy', precio: 0 }],
  cantidad: 3,
};

const empty = { registros: [], renovaciones: [], transferencias: [], cantidad: 0 };

function page(frame: Partial<Frame>, path = '/ayuda', search = '') {
  return load(
    renderToStaticMarkup(
      <FrameContext.Provider value={{ ...EMPTY_FRAME, csrf: 'ficha', ...frame }}>
        <PageFrame path={path} search={search}>
          <h1>Pantalla</h1>
        </PageFrame>
      </FrameContext.Provider>,
    ),
  );
}

const words = ($: ReturnType<typeof load>, selector: string) =>
  $(selector)
    .toArray()
    .map((node) => $(node).text());

test('a visitor sees the sections, the cart and the way in that comes back', () => {
  const $ = page({ carrito: empty }, '/consulta-whois', '?dominio=pepe.uy');
  expect(words($, '.mainnav a')).toEqual(['Registrar dominio', 'Consultar Whois', 'Ayuda', 'Contáctenos']);
  expect($('.mainnav [aria-current=page]').text()).toBe('Consultar Whois');
  expect($('a:contains("Iniciar Sesión")').attr('href')).toBe(
    '/ingresar?volver=%2Fconsulta-whois%3Fdominio%3Dpepe.uy',
  );
  expect($('.popup').text()).toContain('No tienes artículos en tu carrito');
  expect($('body > :first-child').attr('href')).toBe('#contenido');
});

test('a signed-in person sees the name, what is unread, the desk and the way out', () => {
  const $ = page({ person: { nombre: 'Ana' }, mensajesSinLeer: 2 }, '/administrar/ver-dominio');
  expect($('a[href="/administrar/mis-datos"]').first().text()).toBe('Ana');
  expect($('.own a[href="/administrar/mensajes?leidos=no"]').text()).toBe('2 mensajes sin leer');
  expect($('.mainnav [aria-current]').text()).toBe('Administrar');
  expect(words($, '.subnav a')).toEqual(['Resumen', 'Mis dominios', 'Mensajes', 'Mis compras', 'Mis datos']);
  expect($('.subnav [aria-current]').text()).toBe('Mis dominios');
  expect($('form[action="/salir"][method=post] input[name=csrf]').val()).toBe('ficha');
});

test('a page below the help is in its section, and not the page of it', () => {
  expect(page({}, '/ayuda/rechazos')('.mainnav [aria-current=true]').text()).toBe('Ayuda');
  expect(page({}, '/ayuda')('.mainnav [aria-current=page]').text()).toBe('Ayuda');
});

test('a message at an address of its own is among the messages', () => {
  const $ = page({ person: { nombre: 'Ana' } }, '/mensaje-detalle', '?idMensaje=1');
  expect($('.mainnav [aria-current]').text()).toBe('Administrar');
  expect($('.subnav [aria-current]').text()).toBe('Mensajes');
});

test('every page about domains is found under Mis dominios', () => {
  const pages = ['candado/varios', 'candado/cerrados', 'entregas', 'dominios-con-avisos', 'tar-ver-dominio'];
  for (const each of pages) {
    const $ = page({ person: { nombre: 'Ana' } }, `/administrar/${each}`);
    expect($('.subnav [aria-current=true]').text(), each).toBe('Mis dominios');
  }
});

test('on a phone the menu opens without a script: what it shows follows it', () => {
  const $ = page({ person: { nombre: 'Ana' } });
  expect($('details.menu > summary').text()).toBe('Menú');
  expect($('details.menu').next().find('nav[aria-label=Principal]')).toHaveLength(1);
  expect(words($, 'header .now a')).toEqual(['Carrito', 'Ana']);
});

test('what was not asked is not counted', () => {
  const $ = page({ person: { nombre: 'Ana' } });
  expect($('.own a[href="/administrar/mensajes"]').text()).toBe('Mensajes');
  expect($('header .cart').text()).toBe('Carrito');
});

test('importing is offered only where it is enabled, with its count', () => {
  const $ = page({ person: { nombre: 'Ana' }, importacionHabilitada: true, solicitudesImportacion: 2 });
  expect($('.mainnav a[href="/transferir-dominio"]').text()).toBe('Importar Dominio 2 solicitudes');
});

test('the cart is told in its three sections, each line with its own way out', () => {
  const $ = page({ carrito });
  expect(words($, '.panel h2')).toEqual([
    'Registrar dominios',
    'Renovación de dominios',
    'Transferir titular',
  ]);
  expect(words($, '.panel .subtotal')).toHaveLength(3);
  const [registration] = $('.panel form').toArray();
  expect(new URLSearchParams($(registration).serialize())).toEqual(
    new URLSearchParams({ csrf: 'ficha', volver: '/ayuda', tipo: 'Registro', idDominio: '1' }),
  );
  expect($('.panel form button').first().attr('value')).toBe('eliminar');
});

test('the sentence of the cart', () =>
  expect([0, 1, 2].map(cartSentence)).toEqual([
    'No tienes artículos en tu carrito',
    'Tienes 1 artículo en tu carrito',
    'Tienes 2 artículos en tu carrito',
  ]));

test('a notice is said once, in words, first in main', () => {
  const $ = page({ aviso: { tipo: 'ok', texto: 'El registro se agregó correctamente' } });
  expect($('main > :first-child').text()).toBe('ListoEl registro se agregó correctamente');
});
