import { expect } from '../support/text-browser';
import type { Journey } from './journey';

const keepsData: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  expect(await who.open('/administrar/resumen')).toSay('Vence un dominio');
  const data = await who.open('/administrar/mis-datos');
  expect(await data.press('Guardar datos', { Dirección: 'Rivera 4321' })).toSay('Sus datos se guardaron.');
  expect(edge.mundo.usuarios[0]?.contacto?.direccion).toBe('Rivera 4321');
  const dialog = await (await who.open('/administrar/mis-datos/formas-de-pago')).follow('Eliminar Casa');
  expect(await dialog.press('Eliminar forma de pago')).toLeaveNotice('La cuenta se eliminó correctamente.');
  expect(edge.mundo.usuarios[0]?.cuentas.map(({ nombre }) => nombre)).toEqual(['Oficina']);
};

const reads: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const list = await who.open('/administrar/mensajes');
  expect(await list.follow('Vence un dominio')).toSay('el texto entero');
  expect(edge.mundo.usuarios[0]?.mensajes[0]?.leido).toBe(true);
  const question = { Asunto: 'Una consulta', Mensaje: 'No veo mi dominio' };
  const sent = await (await who.open('/generar-ticket')).press('Guardar datos', {
    ...question,
    'Adjuntar archivos': new File(
      [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
      'uno.png',
      {
        type: 'image/png',
      },
    ),
  });
  expect(sent).toHaveHeading('Recibimos su consulta');
  expect(edge.mundo.tickets).toEqual([{ asunto: 'Una consulta', archivos: ['uno.png'] }]);
};

const arrivesFirst: Journey = async ({ edge, as }) => {
  const first = await (await as('nuevo')).open('/administrar/mis-datos');
  const terms = await first.press('Guardar datos', {
    Nombre: 'Elena',
    Apellido: 'Nueva',
    Dirección: 'Rivera 1',
    Teléfono: '099 123 456',
    'Correo electrónico público': 'elena@ejemplo.uy',
    'Correo electrónico': 'elena@ejemplo.uy',
    'Confirmar correo electrónico': 'elena@ejemplo.uy',
  });
  const desk = await terms.press('Continuar', { 'Acepto los términos y condiciones': true });
  expect(desk).toHaveHeading('Mis datos');
  const person = edge.mundo.usuarios.find(({ login }) => login === 'nuevo');
  expect(person).toMatchObject({ acepto: true, contacto: { nombre: 'Elena', apellido: 'Nueva' } });
};

export const desk: Record<string, Journey> = {
  'keeps data and accounts': keepsData,
  'reads a message and asks for help': reads,
  'arrives for the first time': arrivesFirst,
};
