import { expect } from '../support/text-browser';
import { domainPage, dominioIn, type Journey } from './journey';

const delegated = 'candombe.com.uy';

const changesServers: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const dialog = await (await who.open(domainPage(delegated))).follow('Agregar nameserver');
  const twice = await dialog.press('Agregar nameserver', { Nombre: 'ns1.example.net' });
  expect(twice).toShowError('Nombre', 'nombres duplicados');
  const three = await twice.press('Agregar nameserver', { Nombre: 'ns3.example.net' });
  expect(three).toLeaveNotice('El servidor de nombres se agregó correctamente.');
  expect(dominioIn(edge, delegated).servidores.map(({ nombre }) => nombre)).toEqual([
    'ns1.example.net',
    'ns2.example.net',
    'ns3.example.net',
  ]);
  const gone = await three.follow('Eliminar ns2.example.net');
  await gone.press('Eliminar nameserver');
  expect(dominioIn(edge, delegated).servidores).toHaveLength(2);
};

const hostsAndEditsRecords: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const dialog = await (await who.open(domainPage(delegated))).follow('Alojar el dominio');
  const hosted = await dialog.press('Alojar dominio');
  expect(hosted).toLeaveNotice('El dominio quedó alojado en el Registro .uy.');
  const form = await hosted.follow('Agregar registro');
  const wrong = await form.press('Agregar registro', { Nombre: 'www', 'Dirección IPv4': '1.2.3' });
  expect(wrong).toSay('Existen errores en los campos. Verifiquelos e intente nuevamente.');
  expect(wrong).toShowError('Dirección IPv4', 'No es una dirección IPv4');
  const added = await wrong.press('Agregar registro', { 'Dirección IPv4': '192.0.2.7' });
  expect(added).toLeaveNotice('El registro se agregó correctamente');
  const edited = await (await added.follow('Editar A de www: 192.0.2.7')).press('Guardar registro', {
    'Dirección IPv4': '192.0.2.8',
  });
  expect(edited).toLeaveNotice('La edición del registro se realizó correctamente.');
  expect(dominioIn(edge, delegated).registros).toMatchObject([
    { tipo: 'A', ttl: 86_400, campos: [{ valor: 'www' }, { valor: '192.0.2.8' }] },
  ]);
  const empty = await (await edited.follow('Eliminar A de www: 192.0.2.8')).press('Eliminar registro');
  expect(empty).toLeaveNotice('El registro se eliminó correctamente');
  expect(dominioIn(edge, delegated).registros).toEqual([]);
};

const delegates: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const dialog = await (await who.open(domainPage('tablado.com.uy'))).follow('Delegar en otros servidores');
  const done = await dialog.press('Delegar dominio', {
    'Servidor 1': 'ns1.afuera.net',
    'Servidor 2': 'ns2.afuera.net',
  });
  expect(done).toLeaveNotice('El dominio quedó delegado.');
  expect(dominioIn(edge, 'tablado.com.uy')).toMatchObject({
    alojado: false,
    servidores: [{ nombre: 'ns1.afuera.net' }, { nombre: 'ns2.afuera.net' }],
  });
};

export const dns: Record<string, Journey> = {
  'adds and takes off a name server': changesServers,
  'hosts a domain and edits its records': hostsAndEditsRecords,
  'delegates a hosted domain': delegates,
};
