import { type Acts, NOTHING_TYPED, ONLY_HELPS } from '../../support/actions/act';
import { found } from '../../support/actions/registry';
import { demoDesk } from '../../support/demo-desk';
import { ACCOUNT, HOLDER } from '../../support/portal/typed';
import { as, asked, dialog, HOSTED, IMPORT, importing, on, pageOf, wanted } from '../../support/situations';
import { APROBADO, told, upToPayment, upToSummary } from '../../support/traslado';

const TRANSFERENCIA = 'routes/administrar/ver-dominio/transferencia';
const CONFIRMAR = `/confirmarTransferencia/${HOSTED}`;
const TRANSFER = `/transferir-titular?dominio=${HOSTED}`;
const NEW_HOLDER = {
  ...HOLDER,
  'Confirmar correo electrónico público': HOLDER['Correo electrónico público'],
};
const THIRD = { ...ACCOUNT, 'Nombre de la cuenta': 'Import', 'Número de cuenta': '24008888' };
const CODE = { 'Código de autorización': APROBADO.codigo };
const REST = { Dirección: 'Rambla 1234', Teléfono: '099123456' };

const stateOf = (nombre: string) =>
  found(`select estado from transferencias where nombre = '${nombre}' order by id desc limit 1`);
/** What is kept of an import that was begun. */
const draft =
  (read: (kept: { dominio: string; datos: { codigo: string; direccion: string } | null }) => unknown) =>
  async () => {
    const { borrador } = await demoDesk('titular').transferencia.borrador();
    return borrador && read(JSON.parse(borrador));
  };
const onRequest = (page: string) => async () => {
  const [who, query] = await asked();
  return who.open(`${page}${query}`);
};
const cancelled = async () => {
  const cancelling = await onRequest(`${IMPORT}/lista-solicitudes/cancelar`)();
  await cancelling.press('Cancelar Transferencia');
  return cancelling;
};
const answered = (accion: 'aprobar' | 'rechazar', path: string, to: string | RegExp, after: string) => ({
  what: `${accion === 'aprobar' ? 'letting' : 'not letting'} another registrar have a name`,
  begin: () => pageOf(wanted(path)),
  press: /^Aceptar/,
  done: {
    to,
    holds: stateOf(HOSTED),
    after: [after],
  },
  wrong: NOTHING_TYPED,
  stranger: 'financiero' as const,
});

/** What moves a name to another registrar, here from one, or to another holder. */
/** The draft of an import is kept again as it was, and its person's row locked meanwhile. */
const DRAFT = ['importacion_borradores', 'usuarios'];

export const transferencias: Acts = {
  [`${TRANSFERENCIA}/solicitar-codigo`]: {
    solicitar: {
      what: 'asking for the code that another registrar wants',
      begin: on(dialog('solicitar-codigo')),
      press: /^Solicitar Código/,
      done: {
        to: /^\/administrar\/ver-dominio\?dominio=titular\.uy/,
        holds: found(
          "select count(*) from codigos_autorizacion c join dominios d on d.id = c.dominio_id where d.nombre = 'titular.uy'",
        ),
        after: [1],
      },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  [`${TRANSFERENCIA}/aprobar-transferencia`]: {
    aprobar: answered(
      'aprobar',
      dialog('aprobar-transferencia'),
      '/administrar/mis-dominios',
      'CLIENT_APPROVED',
    ),
  },
  [`${TRANSFERENCIA}/rechazar-transferencia`]: {
    rechazar: answered(
      'rechazar',
      dialog('rechazar-transferencia'),
      /^\/administrar\/ver-dominio\?dominio=titular\.uy/,
      'CLIENT_REJECTED',
    ),
  },
  'routes/confirmar-transferencia/aprobar': {
    aprobar: answered('aprobar', `${CONFIRMAR}/aprobar`, '/administrar/mis-dominios', 'CLIENT_APPROVED'),
  },
  'routes/confirmar-transferencia/rechazar': {
    rechazar: answered('rechazar', `${CONFIRMAR}/rechazar`, CONFIRMAR, 'CLIENT_REJECTED'),
  },
  'routes/transferir-titular/transferir-titular': {
    guardar: {
      what: 'who gets a name',
      begin: on(`${TRANSFER}&paso=datos`),
      press: /^Continuar/,
      typed: NEW_HOLDER,
      done: {
        to: `${TRANSFER}&paso=confirmar`,
        holds: async (who) => (await who.open(`${TRANSFER}&paso=confirmar`)).text.includes('Ana Núñez'),
        after: true,
      },
      wrong: {
        typed: { 'Confirmar correo electrónico público': 'nadie@correo.uy' },
        says: {
          mailConfirmacion:
            'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.',
        },
      },
    },
    agregar: {
      what: 'putting the transfer of a name in the cart',
      begin: async () => (await on(`${TRANSFER}&paso=datos`)()).press('Continuar', NEW_HOLDER),
      press: /^Agregar la transferencia/,
      done: {
        to: '/carrito-compra-paso-uno',
        holds: found("select nombre from venta_items where tipo = 'TRANSFERENCIA' and estado = 'PENDIENTE'"),
        after: [HOSTED],
      },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/transferir-dominio/validar': {
    comprobar: {
      what: 'whether a name can be imported',
      begin: on(IMPORT),
      press: /^Comprobar/,
      typed: { 'Dominio a transferir': APROBADO.nombre },
      done: { to: IMPORT, holds: draft(({ dominio }) => dominio), after: APROBADO.nombre, sealed: DRAFT },
      wrong: {
        typed: { 'Dominio a transferir': HOSTED },
        says: { dominio: 'El dominio titular.uy ya está entre sus dominios: no hace falta importarlo' },
      },
      stranger: 'own',
      withoutSignIn: true,
    },
  },
  'routes/transferir-dominio/datos': {
    validar: {
      what: 'giving the code of an import',
      begin: async () => (await importing())[1],
      press: /^Validar código/,
      typed: CODE,
      done: {
        to: `${IMPORT}/datos`,
        says: 'El código de autorización es correcto.',
        holds: draft(({ datos }) => datos?.codigo),
        after: APROBADO.codigo,
        sealed: DRAFT,
      },
      wrong: {
        typed: { 'Código de autorización': '' },
        says: { codigo: 'Ingrese el código de autorización.' },
        keeps: ['importacion_borradores'],
      },
    },
    cambiar: {
      what: 'changing the code of an import that is right',
      begin: async () => told((await importing())[1]),
      press: /^Cambiar/,
      typed: REST,
      done: {
        to: `${IMPORT}/datos?codigo=otro`,
        holds: draft(({ datos }) => datos?.direccion),
        after: 'Rambla 1234',
        sealed: DRAFT,
      },
      wrong: NOTHING_TYPED,
    },
    continuar: {
      what: 'the holder of an import',
      begin: async () => told((await importing())[1]),
      press: /^Continuar/,
      typed: REST,
      done: {
        to: `${IMPORT}/forma-de-pago`,
        holds: draft(({ datos }) => datos?.direccion),
        after: 'Rambla 1234',
        sealed: DRAFT,
      },
      wrong: {
        typed: { Teléfono: '12' },
        says: { telefono: 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.' },
        told: ['nombre', 'apellido', 'email'],
        keeps: ['importacion_borradores'],
      },
    },
  },
  'routes/transferir-dominio/forma-de-pago': {
    continuar: {
      what: 'which account pays an import',
      begin: async () => upToPayment(await as('titular')),
      press: /^Continuar/,
      typed: THIRD,
      done: {
        to: `${IMPORT}/resumen`,
        holds: found("select nombre from plantillas_cuenta where nombre = 'Import'"),
        after: ['Import'],
        sealed: DRAFT,
      },
      wrong: {
        typed: { 'Número de documento': '1' },
        says: {
          nroDocumento:
            'La cédula de identidad ingresada no es válida. Revise sus números y que incluya el dígito verificador.',
        },
      },
    },
    'actualizar-documentos': {
      what: 'the documents of a country, for the account of an import',
      begin: async () => upToPayment(await as('titular')),
      press: /^Ver los documentos/,
      typed: THIRD,
      done: 'only helps',
      wrong: ONLY_HELPS,
    },
  },
  'routes/transferir-dominio/resumen': {
    ensayar: {
      what: 'seeing what asking for the import of a name will do',
      begin: async () => upToSummary(await as('titular')),
      press: /^Ver qué va a pasar/,
      done: 'only helps',
      wrong: NOTHING_TYPED,
    },
  },
  'routes/transferir-dominio/confirmacion': {
    solicitar: {
      what: 'asking for the import of a name',
      begin: async () => upToSummary(await as('titular')),
      press: /^Solicitar Transferencia/,
      done: {
        to: /^\/transferir-dominio-confirmacion\?dominio=lagunagarzon\.uy/,
        holds: stateOf(APROBADO.nombre),
        after: ['PENDING'],
        again: { to: `${IMPORT}/lista-solicitudes` },
      },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/transferir-dominio/cancelar': {
    cancelar: {
      what: 'cancelling an import',
      begin: onRequest(`${IMPORT}/lista-solicitudes/cancelar`),
      press: /^Cancelar Transferencia/,
      done: {
        to: `${IMPORT}/lista-solicitudes`,
        holds: stateOf(APROBADO.nombre),
        after: ['CLIENT_CANCELLED'],
      },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/transferir-dominio/eliminar': {
    eliminar: {
      what: 'taking a request off the list',
      begin: async () => {
        const { browser, path } = await cancelled();
        return browser.open(path.replace('cancelar', 'eliminar'));
      },
      press: /^Eliminar solicitud/,
      done: {
        to: `${IMPORT}/lista-solicitudes`,
        holds: found(
          `select count(*) from transferencias where nombre = '${APROBADO.nombre}' and eliminada_en is not null`,
        ),
        after: [1],
      },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/transferir-dominio/detalle-transferencia': {
    reintentar: {
      what: 'beginning an import again',
      begin: async () => {
        const { browser, path } = await cancelled();
        return browser.open(path.replace(`${IMPORT}/lista-solicitudes/cancelar`, '/detalle-transferencia'));
      },
      press: /^Solicitar de nuevo/,
      done: {
        to: IMPORT,
        says: 'Empiece de nuevo',
        holds: draft(({ dominio }) => dominio),
        after: APROBADO.nombre,
        sealed: DRAFT,
      },
      wrong: NOTHING_TYPED,
    },
  },
};
