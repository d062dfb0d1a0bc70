import { expect, test } from 'vitest';
import type { z } from 'zod';
import { CONTACTO, CONTACTO_DOMINIO, PUBLICOS_TITULAR, TITULAR } from '~/components/contacto/asked-contacts';
import { CUENTA_PAGO, PAGO, PASO_DE_PAGO } from '~/components/cuenta-pago/asked-accounts';
import type { ScreenForm } from '~/components/form/screen-form';
import { correoInvitado, nuevoTitular } from '~/registry/contract/correo-invitado';
import * as formularios from '~/registry/contract/formularios';
import * as pago from '~/registry/contract/pago-formulario';
import { formularioImportacion } from '~/registry/contract/transferencias-formulario';
import { CODIGO } from '~/routes/administrar/mis-datos/asked-code';
import { NOMBRE } from '~/routes/administrar/mis-datos/formas-de-pago/asked-account-name';
import {
  INVITACION,
  RECUPERACION,
  RECUPERACION_SIN_PAGO,
  RENOVACION,
} from '~/routes/administrar/ver-dominio/acciones/asked';
import { AGREGADO, TICKET } from '~/routes/generar-ticket/asked-ticket';
import { DATOS } from '~/routes/transferir-dominio/asked-holder';
import { NUEVO_TITULAR } from '~/routes/transferir-titular/asked-new-holder';
import { constraintOf } from '~/session/forms/constraint.server';
import { schemaOf } from '~/session/forms/schema-of.server';

const SCHEMAS: readonly [string, ScreenForm, z.ZodObject][] = [
  ['the default contact', CONTACTO, formularios.contactoPredeterminado],
  ['a contact of a domain', CONTACTO_DOMINIO, formularios.contactoDeDominio],
  ['what whois shows of a holder', PUBLICOS_TITULAR, formularios.publicosDeTitular],
  ['a holder', TITULAR, formularios.titular],
  ['who gets a domain', NUEVO_TITULAR, nuevoTitular],
  ['who is invited', INVITACION, correoInvitado],
  ['a new payment account', CUENTA_PAGO, formularios.cuentaPagoNueva],
  ['who pays', PAGO, pago.quienPaga],
  ['who pays a purchase', PASO_DE_PAGO, pago.pasoDePago],
  ['who pays an import', PAGO, pago.quienPagaImportacion],
  ['a renewal', RENOVACION, pago.renovacion],
  ['a recovery', RECUPERACION_SIN_PAGO, pago.recuperacion],
  ['a recovery that is paid', RECUPERACION, pago.recuperacionConPago],
  ['the name of one', NOMBRE, formularios.nombreDeCuenta],
  ['the code of a mail', CODIGO, formularios.codigoDeCorreo],
  ['a ticket', TICKET, formularios.formularioTicket],
  ['what is added to a ticket', AGREGADO, formularios.formularioMensaje],
];

/** What a ticket asks that is no text of it. */
const APART = new Set(['archivos', 'captcha']);

test.each(SCHEMAS)('the form of %s asks what its schema takes', (_, asked, schema) => {
  const names = Object.keys(asked.fields).filter((name) => !APART.has(name));
  expect(names.toSorted()).toEqual(Object.keys(schema.shape).toSorted());
});

test.each(SCHEMAS)('the form of %s says what has to be there, and nothing else', (_, asked, schema) => {
  const names = Object.keys(asked.fields).filter((name) => !APART.has(name));
  const needed = names.filter((name) => schema.shape[name]?.safeParse(undefined).success === false);
  expect(constraintOf(schema)).toEqual(Object.fromEntries(needed.map((name) => [name, { required: true }])));
});

test('an import asks what its schema takes, of a person and of a company', () => {
  const told = constraintOf(formularioImportacion);
  expect(Object.keys(told).toSorted()).toEqual(
    Object.keys(DATOS.fields)
      .filter((name) => name !== 'apellido')
      .toSorted(),
  );
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
