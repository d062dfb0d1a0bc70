import { codigoEnviado } from '../../registry/persona';
import { type Acts, NOTHING_TYPED, ONLY_HELPS } from '../../support/actions/act';
import { found } from '../../support/actions/registry';
import { accountDialog, as, on, pageOf, withCode, withOldContacts } from '../../support/situations';

const MIS_DATOS = '/administrar/mis-datos';
const FORMAS_DE_PAGO = `${MIS_DATOS}/formas-de-pago`;
const AVISOS = `${MIS_DATOS}/avisos`;
const DESCARGAR = `${MIS_DATOS}/descargar`;
const ACCESO = `${MIS_DATOS}/acceso`;
const TELEPHONE = 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.';
const ACCOUNT = {
  'Nombre de la cuenta': 'Oficina',
  'Número de cuenta': '24009999',
  'Tipo de documento': '1',
  'Número de documento': '12345672',
};
const CEDULA =
  'La cédula de identidad ingresada no es válida. Revise sus números y que incluya el dígito verificador.';
const DATA = {
  Nombre: 'Elena',
  Apellido: 'Píriz',
  Dirección: 'Rambla 1234',
  Teléfono: '099123456',
  'Correo electrónico público': 'elena@ejemplo.uy',
  'Correo electrónico': 'elena@ejemplo.uy',
  'Confirmar correo electrónico': 'elena@ejemplo.uy',
};

const idOf = (login: string) => `(select id from usuarios where login = '${login}')`;
const accounts = found(
  `select nombre from plantillas_cuenta where eliminada_en is null and usuario_id = ${idOf('titular')} order by id`,
);
const contactOf = (login: string) =>
  found(
    `select telefono from contactos c join contactos_predeterminados p on p.contacto_id = c.id where p.usuario_id = ${idOf(login)}`,
  );
const sessions = found("select count(*) from sesiones where oid = 'titular' and terminada is null");

/** What a person says of themselves, and how they pay. */
export const misDatos: Acts = {
  'routes/administrar/mis-datos/mis-datos': {
    guardar: {
      what: 'saving my data',
      begin: on(MIS_DATOS),
      press: /^Guardar datos/,
      typed: { Teléfono: '24001111' },
      done: {
        to: `${MIS_DATOS}/aplicar-a-dominios`,
        says: 'Sus datos se guardaron.',
        holds: contactOf('titular'),
        after: ['24001111'],
      },
      wrong: { typed: { Teléfono: '12' }, says: { telefono: TELEPHONE } },
      stranger: 'own',
    },
    validar: {
      what: 'giving the code that came by mail',
      begin: withCode,
      press: /^Validar correo/,
      typed: async () => ({ 'Código de validación': await codigoEnviado('nuevo@ejemplo.uy') }),
      done: {
        to: MIS_DATOS,
        holds: found(
          `select email_validado_en is not null from contactos c join contactos_predeterminados p on p.contacto_id = c.id where p.usuario_id = ${idOf('otro')}`,
        ),
        after: [1],
      },
      wrong: { typed: { 'Código de validación': '12' }, says: { codigo: 'El código tiene 6 dígitos.' } },
      stranger: 'own',
    },
    reenviar: {
      what: 'having another code mailed',
      begin: withCode,
      press: /^Enviarme un código nuevo/,
      done: {
        to: MIS_DATOS,
        holds: found('select envios from codigos_validacion'),
        after: [2],
        again: { anew: 'each press asks for another code, as often as the registry mails one' },
      },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mis-datos/avisos': {
    avisar: {
      what: 'having fewer notices',
      begin: on(AVISOS),
      press: /^Recibir menos avisos/,
      done: {
        to: AVISOS,
        holds: found("select menos_avisos from usuarios where login = 'titular'"),
        after: [1],
      },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mis-datos/descargar/descargar': {
    pedir: {
      what: 'asking for a file with all of my data',
      begin: on(DESCARGAR),
      press: /^Preparar mis datos/,
      done: {
        to: DESCARGAR,
        holds: found(`select count(*) from descargas where usuario_id = ${idOf('titular')}`),
        after: [1],
      },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mis-datos/acceso/acceso': {
    cerrar: {
      what: 'ending another session of mine',
      begin: async () => {
        await as('titular');
        return on(ACCESO)();
      },
      press: /^Cerrar la sesión/,
      done: { to: ACCESO, says: 'La sesión se cerró.', holds: sessions, after: [1] },
      wrong: NOTHING_TYPED,
    },
    'cerrar-otras': {
      what: 'ending all other sessions of mine',
      begin: async () => {
        await as('titular');
        await as('titular');
        return on(ACCESO)();
      },
      press: /^Cerrar todas las demás/,
      done: { to: ACCESO, says: 'Se cerraron 2', holds: sessions, after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mis-datos/aplicar-a-dominios': {
    aplicar: {
      what: 'writing my data in my names',
      begin: () => pageOf(withOldContacts()),
      press: /^Aplicar a/,
      done: {
        to: MIS_DATOS,
        holds: found(
          "select telefono from contactos c join dominios d on d.administrador_id = c.id where d.nombre = 'titular.uy'",
        ),
        after: ['24001111'],
      },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mis-datos/formas-de-pago/agregar': {
    agregar: {
      what: 'adding an account',
      begin: on(`${FORMAS_DE_PAGO}/agregar`),
      press: /^Agregar$/,
      typed: ACCOUNT,
      done: { to: FORMAS_DE_PAGO, holds: accounts, after: ['Casa', 'Empresa', 'Oficina'] },
      wrong: { typed: { 'Número de documento': '1' }, says: { nroDocumento: CEDULA } },
      stranger: 'own',
    },
    'actualizar-documentos': {
      what: 'the documents of a country, for a new account',
      begin: on(`${FORMAS_DE_PAGO}/agregar`),
      press: /^Ver los documentos/,
      typed: ACCOUNT,
      done: 'only helps',
      wrong: ONLY_HELPS,
    },
  },
  'routes/administrar/mis-datos/formas-de-pago/renombrar': {
    renombrar: {
      what: 'giving an account another name',
      begin: () => accountDialog('renombrar'),
      press: /^Guardar nombre/,
      typed: { 'Nombre de la cuenta': 'Oficina' },
      done: { to: FORMAS_DE_PAGO, holds: accounts, after: ['Oficina', 'Empresa'] },
      wrong: {
        typed: { 'Nombre de la cuenta': 'x'.repeat(300) },
        says: { nombre: 'El nombre no puede tener más de 60 caracteres.' },
      },
    },
  },
  'routes/administrar/mis-datos/formas-de-pago/eliminar': {
    eliminar: {
      what: 'deleting an account',
      begin: () => accountDialog('eliminar'),
      press: /^Eliminar forma/,
      done: {
        to: FORMAS_DE_PAGO,
        holds: accounts,
        after: ['Empresa'],
      },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/mis-datos-primer-login': {
    guardar: {
      what: 'giving my data the first time',
      begin: on('/mis-datos-primer-login', 'nuevo'),
      press: /^Guardar datos/,
      typed: DATA,
      done: { to: /^\/aceptar-terminos-condiciones/, holds: contactOf('nuevo'), after: ['099123456'] },
      wrong: { typed: { Teléfono: '12' }, says: { telefono: TELEPHONE } },
      stranger: 'own',
    },
  },
  'routes/terminos/aceptar-terminos-condiciones': {
    aceptar: {
      what: 'accepting the terms',
      begin: on('/aceptar-terminos-condiciones', 'nuevo'),
      press: /^Continuar/,
      typed: { 'Acepto los términos y condiciones': true },
      done: {
        to: '/',
        holds: found(`select count(*) from terminos_aceptados where usuario_id = ${idOf('nuevo')}`),
        after: [1],
      },
      wrong: {
        typed: { 'Acepto los términos y condiciones': false },
        says: { acepto: 'Para continuar en el sitio debe aceptar los términos y condiciones.' },
      },
      stranger: 'own',
    },
  },
};
