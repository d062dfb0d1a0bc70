import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '~/registry/contract';
import { respuesta, respuestaCuenta } from '~/registry/contract/base';
import { rechazoDe } from '~/registry/contract/rechazo';
import { Rechazo } from '~/registry/edge/cambio/rechazo';
import { NoHecho, sobreDe, sobreHecho } from '~/registry/envelope';

const MOTIVO = 'El dominio está congelado.';
const rechazo = (mapErrores: Record<string, string> = {}, otros: Record<string, unknown> = {}) =>
  new Rechazo('CAMPOS', MOTIVO, mapErrores, otros);

const WORDS = ['mensaje', 'mensajeRespuesta', 'respMensaje', 'message'];
const CODES = ['codigo', 'codigoRespuesta', 'respCodigo'];

/** Whether an answer has words for a refusal, and a code that any change may answer. */
function canBeRefused({ shape }: z.ZodObject): boolean {
  const code = CODES.map((field) => shape[field]).find((schema) => schema instanceof z.ZodType);
  return WORDS.some((field) => field in shape) && code?.safeParse('ERROR').success === true;
}

/** Asked with a body, but it only reads: what is not there is a 404. */
const READS = new Set(['administracion.informacion']);

/** Every change whose answer may be a refusal, whatever the envelope: what comes later is in it by itself. */
const envelopes = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations).flatMap(
    ([
      name,
      {
        '~orpc': { route, outputSchema },
      },
    ]): [string, z.ZodObject][] =>
      route.method !== 'GET' &&
      !READS.has(`${area}.${name}`) &&
      outputSchema instanceof z.ZodObject &&
      canBeRefused(outputSchema)
        ? [[`${area}.${name}`, outputSchema]]
        : [],
  ),
);

describe('a change that is done', () => {
  test.each(envelopes)('%s answers in its own envelope that it was, and its sentence', (_, output) => {
    const sobre = sobreHecho(output, { mensaje: 'Listo.' });
    expect(rechazoDe(Object(sobre))).toBeNull();
    expect(Object.values(Object(sobre))).toContain('Listo.');
  });

  test('says of its envelope what it knows better, and the rest is told by the table', () => {
    const output = respuesta.extend({ venta: z.string().nullable() });
    expect(sobreHecho(output, { codigoRespuesta: 'PARCIAL', mensaje: 'Una no.', venta: 'v-1' })).toEqual({
      respuestaOK: true,
      codigoRespuesta: 'PARCIAL',
      mensajeRespuesta: 'Una no.',
      venta: 'v-1',
    });
  });

  test('or that it was not, where what was written stays', () => {
    const output = respuesta.extend({ venta: z.string().nullable() });
    expect(sobreHecho(output, new NoHecho('2304', MOTIVO))).toEqual({
      respuestaOK: false,
      codigoRespuesta: '2304',
      mensajeRespuesta: MOTIVO,
      venta: null,
    });
  });
});

describe('a change that is refused', () => {
  test.each(envelopes)('%s answers its own envelope, and says in it why', (_, output) => {
    const sobre = sobreDe(output, rechazo({ nombre: 'Falta.' }));
    expect(output.safeParse(sobre).error).toBeUndefined();
    const hasFields = 'mapErrores' in output.shape || 'camposError' in output.shape;
    const mapErrores = hasFields ? { nombre: 'Falta.' } : {};
    expect(rechazoDe(sobre)).toMatchObject({ mensaje: MOTIVO, mapErrores });
  });

  const every = z.object({
    respuestaOK: z.boolean(),
    esRespOK: z.boolean(),
    isOk: z.boolean(),
    error: z.boolean(),
    codigo: z.string(),
    codigoRespuesta: z.string(),
    respCodigo: z.string(),
    code: z.string(),
    mensaje: z.string(),
    mensajeRespuesta: z.string(),
    respMensaje: z.string(),
    message: z.string(),
    mapErrores: z.record(z.string(), z.string()),
    camposError: z.array(z.object({ codigo: z.string(), mensaje: z.string() })),
    camposConError: z.array(z.string()),
  });

  test('says so in every name that the specification has for it', () => {
    expect(sobreDe(every, rechazo({ ip: 'Mal.' }))).toEqual({
      respuestaOK: false,
      esRespOK: false,
      isOk: false,
      error: true,
      codigo: 'CAMPOS',
      codigoRespuesta: 'CAMPOS',
      respCodigo: 'CAMPOS',
      code: 'CAMPOS',
      mensaje: MOTIVO,
      mensajeRespuesta: MOTIVO,
      respMensaje: MOTIVO,
      message: MOTIVO,
      mapErrores: { ip: 'Mal.' },
      camposError: [{ codigo: 'ip', mensaje: 'Mal.' }],
      camposConError: ['ip'],
    });
  });

  test('leaves whatever else the answer has empty: nothing was done', () => {
    const output = respuesta.extend({
      venta: z.object({ id: z.number() }).nullable(),
      nota: z.string().optional(),
      dominios: z.array(z.string()),
      porRol: z.record(z.string(), z.string()),
      total: z.number(),
      enCurso: z.boolean(),
      uuid: z.string(),
      mapErrores: z.record(z.string(), z.string()).nullable(),
    });
    expect(sobreDe(output, rechazo())).toEqual({
      respuestaOK: false,
      codigoRespuesta: 'CAMPOS',
      mensajeRespuesta: MOTIVO,
      venta: null,
      nota: undefined,
      dominios: [],
      porRol: {},
      total: 0,
      enCurso: false,
      uuid: '',
      mapErrores: null,
    });
  });

  test('has what there is now, where the form was made from something older', () => {
    const output = respuesta.extend({ actual: z.object({ version: z.number() }).nullable() });
    const actual = { version: 7 };
    expect(sobreDe(output, rechazo({}, { actual }))).toMatchObject({ respuestaOK: false, actual });
  });

  test('is an ERROR where the envelope knows no other code', () => {
    expect(sobreDe(respuestaCuenta, rechazo())).toMatchObject({ respCodigo: 'ERROR', respMensaje: MOTIVO });
  });

  test('of an operation that answers no envelope is a fault of ours, not a refusal', () => {
    expect(() => sobreDe(z.array(z.string()), rechazo())).toThrow('answers an envelope');
  });
});

describe('fields at fault', () => {
  test('say above the form what belongs to no field, or what the first of them says', () => {
    expect(Rechazo.deCampos({ nombre: 'Falta.', ip: 'Mal.' }).message).toBe('Falta.');
    expect(Rechazo.deCampos({ nombre: 'Falta.', general: 'Son demasiados.' })).toMatchObject({
      message: 'Son demasiados.',
      codigo: 'CAMPOS',
      mapErrores: { nombre: 'Falta.', general: 'Son demasiados.' },
    });
    expect(Rechazo.deCampos({}).message).toBe('');
  });
});
