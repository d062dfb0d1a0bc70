import { getZodConstraint } from '@conform-to/zod/v4';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTACTO, CONTACTO_DOMINIO, PUBLICOS_TITULAR, TITULAR } from '~/components/contacto/asked-contacts';
import { CUENTA_PAGO } from '~/components/cuenta-pago/asked-accounts';
import { constraintOf, type ScreenForm } from '~/components/form/screen-form';
import { codigoValidacion } from '~/registry/contract/campos';
import * as formularios from '~/registry/contract/formularios';
import { NOMBRE } from '~/routes/administrar/mis-datos/asked-account-name';
import { CODIGO } from '~/routes/administrar/mis-datos/asked-code';
import { AGREGADO, TICKET } from '~/routes/generar-ticket/asked-ticket';
import { schemaOf } from '~/session/forms/schema-of.server';

const SCHEMAS: readonly [string, ScreenForm, z.ZodObject][] = [
  ['the default contact', CONTACTO, formularios.contactoPredeterminado],
  ['a contact of a domain', CONTACTO_DOMINIO, formularios.contactoDeDominio],
  ['what whois shows of a holder', PUBLICOS_TITULAR, formularios.publicosDeTitular],
  ['a holder', TITULAR, formularios.titular],
  ['a new payment account', CUENTA_PAGO, formularios.cuentaPagoNueva],
  ['the name of one', NOMBRE, z.object({ nombre: formularios.nombreCuenta })],
  ['the code of a mail', CODIGO, z.object({ codigo: codigoValidacion })],
  ['a ticket', TICKET, formularios.formularioTicket],
  ['what is added to a ticket', AGREGADO, formularios.formularioMensaje],
];

/** What a ticket asks that is no text of it. */
const APART = new Set(['archivos', 'captcha']);

test.each(SCHEMAS)(
  'the form of %s asks what its schema takes, and says what has to be there',
  (_, asked, schema) => {
    const names = Object.keys(asked.fields).filter((name) => !APART.has(name));
    expect(names.toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    // conform takes what is optional inside a union for required, so a schema is asked itself.
    const required = names.filter((name) => schema.shape[name]?.safeParse(undefined).success === false);
    expect(Object.keys(constraintOf(asked))).toEqual(required);
    const ofConform = getZodConstraint(schema);
    for (const name of required) expect(ofConform[name]?.required, name).toBe(true);
  },
);

test('a browser is told nothing that makes it cut or swallow what is typed', () => {
  for (const [, asked] of SCHEMAS)
    for (const constraint of Object.values(constraintOf(asked)))
      expect(Object.keys(constraint)).toEqual(['required']);
});

test('a form that only the registry judges is read as it was typed, whatever is sent', () => {
  const { fields } = TICKET;
  const read = schemaOf({ id: 'f', fields: { ...fields, proximas: 'several' } });
  const sent = {
    nombre: [' Ana ', 'Otra'],
    asunto: { x: '1' },
    proximas: 'a.uy',
    archivos: new File(['x'], 'x.png'),
  };
  expect(read.parse(sent)).toMatchObject({
    nombre: ' Ana ',
    asunto: '',
    mensaje: '',
    proximas: ['a.uy'],
    archivos: '',
  });
});
