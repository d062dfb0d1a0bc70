import { describe, expect, test } from 'vitest';
import { errorsInOrder, placeOf, screenForm } from '~/components/form/screen-form';
import { conMotivo, rechazoDe, type Sobre } from '~/registry/contract/rechazo';

const refusals: [string, Sobre, ReturnType<typeof rechazoDe>][] = [
  [
    'the cart',
    { respuestaOK: false, codigoRespuesta: 'LIMITE', mensajeRespuesta: 'No entran más.' },
    { codigo: 'LIMITE', mensaje: 'No entran más.', mapErrores: {} },
  ],
  [
    'the account',
    { respCodigo: 'ERROR', respMensaje: 'Falta.', mapErrores: { nombre: 'Falta.' } },
    { codigo: 'ERROR', mensaje: 'Falta.', mapErrores: { nombre: 'Falta.' } },
  ],
  [
    'the messages',
    { codigo: 'ERROR', mensaje: 'No existe.' },
    { codigo: 'ERROR', mensaje: 'No existe.', mapErrores: {} },
  ],
  [
    'an action on a domain',
    { codigoRespuesta: 'CONGELADO', mensajeRespuesta: 'Está congelado.' },
    { codigo: 'CONGELADO', mensaje: 'Está congelado.', mapErrores: {} },
  ],
  [
    'a ticket',
    { respuestaOK: false, mensajeRespuesta: 'Revise.', camposError: [{ codigo: 'email', mensaje: 'Mal.' }] },
    { codigo: 'ERROR', mensaje: 'Revise.', mapErrores: { email: 'Mal.' } },
  ],
];

describe('a refusal of the registry', () => {
  test.each(refusals)('is read out of the envelope of %s', (_, sobre, read) => {
    expect(rechazoDe(sobre)).toEqual(read);
  });

  test('is none where it was done, whatever the envelope', () => {
    const done: Sobre[] = [
      { respuestaOK: true },
      { respCodigo: 'OK' },
      { codigoRespuesta: 'OK' },
      { codigo: 'OK' },
    ];
    expect(done.map(rechazoDe)).toEqual([null, null, null, null]);
  });

  test('of a code without a flag is a refusal too', () => {
    expect(rechazoDe({ respuestaOK: true, codigo: 'YA_VALIDADO' })).toBeNull();
    expect(rechazoDe({ codigo: 'ESTADO', mensaje: 'No.' })?.codigo).toBe('ESTADO');
  });
});

describe('the shape of a form', () => {
  const shape = screenForm('f', {
    motivo: 'text',
    servidor: { fields: ['nombre', 'ip'], min: 2, max: 13 },
    acepto: 'several',
  });

  test('orders fields as the screen does, rows too', () => {
    const names = [
      'acepto',
      'servidor[10].nombre',
      'servidor[2].ip',
      'servidor[2].nombre',
      'otro',
      'motivo',
      'servidor',
    ];
    const errors = errorsInOrder(shape, Object.fromEntries(names.map((name) => [name, 'Falta.'])));
    expect(Object.keys(errors)).toEqual([
      'motivo',
      'servidor',
      'servidor[2].nombre',
      'servidor[2].ip',
      'servidor[10].nombre',
      'acepto',
    ]);
  });

  test('asks its own fields and no others, in the rows that there may be', () => {
    const names = [
      'motivo',
      'motivo[0].x',
      'servidor',
      'servidor[12].ip',
      'servidor[13].ip',
      'servidor[0].x',
      'toString',
    ];
    expect(names.filter((name) => placeOf(shape, name) !== undefined)).toEqual([
      'motivo',
      'servidor',
      'servidor[12].ip',
    ]);
  });
});

describe('a refusal without a word of why', () => {
  const said = () => 'Ha ocurrido un error.';

  test.each([
    [{ respuestaOK: false, mensajeRespuesta: '' }, { mensajeRespuesta: 'Ha ocurrido un error.' }],
    [{ codigo: 'NUNCA_VISTO', mensaje: '' }, { mensaje: 'Ha ocurrido un error.' }],
    [{ isOk: false, message: '' }, { message: 'Ha ocurrido un error.' }],
  ])('gets those of who asked: %o', (answer, more) => {
    expect(conMotivo(answer, said)).toEqual({ ...answer, ...more });
  });

  test.each([
    { respuestaOK: true, mensajeRespuesta: '' },
    { codigo: 'ERROR', mensaje: 'Porque no.' },
    { respCodigo: 'ERROR', respMensaje: '', mapErrores: { telefono: 'Falta.' } },
    { mensaje: '', total: 3 },
    [],
    null,
  ])('is the only thing that is touched: %o', (answer) => {
    expect(conMotivo(answer, said)).toBe(answer);
  });
});
