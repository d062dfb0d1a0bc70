import { expect, test } from 'vitest';
import { cambioEnOracion } from '~/registry/domain/cambio-en-palabras';
import { tituloDe } from '~/registry/edge/dominios/historia-palabras';

const dicho = (campo: string, antes: string, despues: string) =>
  cambioEnOracion({ campo, antes, despues }, false);
const servidores = (...nombres: string[]) => ({
  servidores: nombres.map((nombre) => ({ nombre, tipo_ip: null, ip: null })),
});

test('of the servers of a name, those that came and those that went are told', () => {
  expect(dicho('Servidores', 'ns1.otro.com; ns2.otro.com', 'ns1.otro.com; ns2.otro.com; ns3.otro.com')).toBe(
    'Se agregó el servidor ns3.otro.com',
  );
  expect(dicho('Servidores', 'ns1.otro.com; ns2.otro.com', 'ns1.otro.com; ns1.mio.uy')).toBe(
    'Se quitó el servidor ns2.otro.com; se agregó el servidor ns1.mio.uy',
  );
});

test('a change of servers is called by the one that came or went; a delegation is one only of a name that had none', () => {
  const dos = servidores('ns1.otro.com', 'ns2.otro.com');
  expect(tituloDe('DELEGACION', servidores('ns1.otro.com'), dos)).toBe('Se agregó el servidor ns2.otro.com');
  expect(tituloDe('DELEGACION', dos, servidores('ns2.otro.com'))).toBe('Se quitó el servidor ns1.otro.com');
  expect(tituloDe('DELEGACION', dos, servidores('a.uno.com', 'b.uno.com'))).toBe(
    'Cambiaron sus servidores de nombres',
  );
  expect(tituloDe('DELEGACION', {}, dos)).toBe('Se delegó en otros servidores');
  expect(
    tituloDe('DELEGACION', { alojado: true, ...dos }, { alojado: false, ...servidores('a.uno.com') }),
  ).toBe('Se delegó en otros servidores');
});

test('what is known of a contact passes from one thing to another, and so does the contact', () => {
  expect(dicho('Teléfono del contacto técnico', '29001002', '29007777')).toBe(
    'El teléfono del contacto técnico pasó de 29001002 a 29007777',
  );
  expect(dicho('Dirección del titular', 'Rivera 1', 'Rivera 2')).toBe(
    'La dirección del titular pasó de Rivera 1 a Rivera 2',
  );
  expect(dicho('Contacto técnico', 'Carla Técnica', 'Diego Financiero')).toBe(
    'El contacto técnico pasó de Carla Técnica a Diego Financiero',
  );
});
