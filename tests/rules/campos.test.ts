import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import * as campos from '~/registry/contract/campos';
import {
  contactoPredeterminado,
  cuentaPagoNueva,
  mapErroresDe,
  titular,
} from '~/registry/contract/formularios';
import { clean, cleanEmail, cleanTelefono } from '~/registry/contract/limpieza';
import { faltaDeDocumento } from '~/registry/edge/cuentas/documentos';
import { mask } from '~/registry/edge/cuentas/rules';

/** What a field answers: the clean value, or its first message. */
function read(field: ZodType<unknown>, text: unknown): unknown {
  const parsed = field.safeParse(text);
  return parsed.success ? parsed.data : `! ${parsed.error.issues[0]?.message}`;
}

const TELEFONO = '! El teléfono debe contener solo números y tener entre 7 y 15 dígitos.';

describe('cleaning', () => {
  it.each([
    ['  Ana\u00a0\u00a0Píriz ', 'Ana Píriz'],
    ['Pen\u0303arol', 'Peñarol'],
    ['１８ de Julio', '18 de Julio'],
    ['Ana\u200b\ufeff\u202e Píriz\u00ad', 'Ana Píriz'],
    ['a\u0000b\tc\r\nd', 'ab c d'],
  ])('makes %j %j', (typed, kept) => expect(clean(typed)).toBe(kept));

  it('is done once: cleaning what is clean changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const cleaning of [clean, cleanEmail, cleanTelefono])
          expect(cleaning(cleaning(text))).toBe(cleaning(text));
      }),
    );
  });

  it('lowers the host of a mail, never the local part', () =>
    expect(cleanEmail(' mailto:Ana.P@CORREO.UY ')).toBe('Ana.P@correo.uy'));
});

describe('the fields', () => {
  it.each([
    ["Ana O'Higgins-Ñandú 2", "Ana O'Higgins-Ñandú 2"],
    ['A', '! El nombre debe tener al menos 2 caracteres.'],
    ['', '! Ingrese el nombre.'],
    [undefined, '! Ingrese el nombre.'],
    ['Ana <b>', expect.stringContaining('No se admite: «<» «>»')],
    ['x'.repeat(101), '! El nombre no puede tener más de 100 caracteres.'],
  ])('name %j is %j', (text, answer) => expect(read(campos.nombre, text)).toEqual(answer));

  it.each([
    ['Bvar. España 1', '! La dirección solo puede contener letras, números y espacios. No se admite: «.»'],
    ['José E. Rodó', expect.stringContaining('«.»')],
    ['José Enrique Rodó 1234, apto 5', 'José Enrique Rodó 1234, apto 5'],
  ])('address %j is %j', (text, answer) => expect(read(campos.direccion, text)).toEqual(answer));

  it.each([
    ['(598) 2900-1234', '59829001234'],
    ['+598 99 123 456', '+59899123456'],
    ['0800.1234', '08001234'],
    ['123456', TELEFONO],
    ['1234567890123456', TELEFONO],
    ['099 CASA 1', TELEFONO],
    ['1 '.repeat(16), '! El teléfono no puede tener más de 30 caracteres.'],
  ])('phone %j is %j', (text, answer) => expect(read(campos.telefono, text)).toEqual(answer));

  it.each([
    ['a.b+c_d-e@correo.com.uy', 'a.b+c_d-e@correo.com.uy'],
    ['ana@PEÑAROL.uy', 'ana@peñarol.uy'],
    ['ana', '! El correo electrónico debe contener una arroba (@).'],
    ['ana@', '! El correo electrónico debe tener un dominio después de la arroba (@).'],
    ['áña@correo.uy', expect.stringContaining('Antes de la arroba')],
    ['ana@correo', '! El correo electrónico «ana@correo» no tiene un formato válido.'],
    ['.ana@correo.uy', expect.stringContaining('formato válido')],
    ['ana@-correo.uy', expect.stringContaining('formato válido')],
    [`${'a'.repeat(250)}@b.uy`, '! El correo electrónico no puede tener más de 254 caracteres.'],
  ])('mail %j is %j', (text, answer) => expect(read(campos.email, text)).toEqual(answer));

  it('take whatever is typed without failing', () => {
    const fields = [campos.nombre, campos.direccion, campos.telefono, campos.email, campos.codigoValidacion];
    const typed = fc.string({ unit: 'binary', maxLength: 60 });
    const taken = fc.property(typed, (text) => {
      for (const field of fields) field.safeParse(text);
    });
    fc.assert(taken, { numRuns: 25 }); // each refusal costs a stack trace under the test runner
  });
});

describe('the forms', () => {
  const errors = (form: ZodType<unknown>, given: object) => {
    const parsed = form.safeParse(given);
    return parsed.success ? {} : mapErroresDe(parsed.error);
  };

  it('say once that something is missing, and beside each field what', () =>
    expect(errors(titular, { nombreApellido: 'Ana' })).toEqual({
      general: 'Todos los campos son obligatorios. Por favor, asegúrese de llenar todos los campos.',
      direccion: 'Ingrese la dirección.',
      telefono: 'Ingrese el teléfono.',
      emailPublico: 'Ingrese el correo electrónico público.',
    }));

  it('compare the mails even when another field is wrong', () => {
    const given = { nombre: 'A', email: 'a@b.uy', mailConfirmacion: 'c@d.uy' };
    expect(errors(contactoPredeterminado, given)).toMatchObject({
      nombre: 'El nombre debe tener al menos 2 caracteres.',
      mailConfirmacion: 'Los correos electrónicos no coinciden.',
    });
  });

  it('ask for every field of an account', () =>
    expect(errors(cuentaPagoNueva, { nombre: 'x' })).toMatchObject({
      general: 'Debe completar todos los campos obligatorios',
      nombre: 'El nombre ingresado no es válido',
      idPais: 'Seleccione el país.',
    }));
});

describe('documents', () => {
  it.each(['12345672', '1234561', '11111111'])('cédula %s is right', (numero) =>
    expect(faltaDeDocumento('CEDULA', numero)).toBeNull(),
  );
  it.each(['12345678', '123456', '123456789', 'A2345672'])('cédula %s is wrong', (numero) =>
    expect(faltaDeDocumento('CEDULA', numero)).toContain('cédula'),
  );
  it('one digit changed makes a RUT wrong', () => {
    const good = '211003420017';
    fc.assert(
      fc.property(fc.nat(11), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(good[at]) + by) % 10;
        const bad = good.slice(0, at) + digit + good.slice(at + 1);
        expect(faltaDeDocumento('RUT', bad)).not.toBeNull();
      }),
    );
  });

  it('are masked but for the last characters, as long as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (text) => {
        const masked = mask(text, 4);
        expect(masked).toHaveLength(text.length);
        expect(masked.endsWith(text.slice(-4))).toBe(true);
        expect(masked.slice(0, -4)).toMatch(/^\**$/);
      }),
    );
  });
});
