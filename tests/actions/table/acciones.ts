import { type Acts, NOTHING_TYPED, ONLY_HELPS } from '../../support/actions/act';
import { found, ofName, telephoneOf } from '../../support/actions/registry';
import { ACCOUNT } from '../../support/portal/typed';
import { detail, dialog, HOSTED, on, withInvitation } from '../../support/situations';

const ACCIONES = 'routes/administrar/ver-dominio/acciones';
const toDetail = (nombre = HOSTED) => detail(nombre);
const EXPIRED = 'vencido.uy';
const DELETED = 'eliminado.uy';
const CEDULA =
  'La cédula de identidad ingresada no es válida. Revise sus números y que incluya el dígito verificador.';
const ANOTHER = { ...ACCOUNT, 'Nombre de la cuenta': 'Oficina', 'Número de cuenta': '24009999' };
/** Of the newest one: the demo has others. */
const ofInvitation = (column: string) => found(`select ${column} from invitaciones order by id desc limit 1`);
const UPDATE = /^Ver los documentos/;

/** What is done to a name from its detail. */
export const acciones: Acts = {
  [`${ACCIONES}/liberar`]: {
    liberar: {
      what: 'giving a name up',
      begin: on(dialog('liberar')),
      press: /^Liberar/,
      done: { to: toDetail(), says: 'fue liberado', holds: ofName('estado'), after: ['ELIMINADO'] },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
  },
  [`${ACCIONES}/eliminar`]: {
    eliminar: {
      what: 'deleting a name for good',
      begin: on(dialog('eliminar')),
      press: /^Eliminar definitivamente/,
      typed: { [`Para confirmar, escriba ${HOSTED}`]: HOSTED },
      done: { to: '/administrar/mis-dominios', holds: ofName('estado'), after: [] },
      wrong: {
        typed: { [`Para confirmar, escriba ${HOSTED}`]: 'otro.uy' },
        says: { confirmacion: 'Para confirmar escriba el nombre del dominio, titular.uy, tal como es.' },
      },
      stranger: 'administrativo',
    },
  },
  [`${ACCIONES}/recuperar`]: {
    recuperar: {
      what: 'bringing a deleted name back',
      begin: on(dialog('recuperar', 'liberado.uy')),
      press: /^Recuperar dominio/,
      typed: { Motivo: 'Fue un error' },
      done: { to: toDetail('liberado.uy'), holds: ofName('estado', 'liberado.uy'), after: ['REGISTRADO'] },
      wrong: {
        typed: { Motivo: 'x'.repeat(501) },
        says: { motivo: 'El motivo no puede tener más de 500 caracteres.' },
      },
    },
    'actualizar-documentos': {
      what: 'the documents of a country, for the account that pays a recovery',
      begin: on(dialog('recuperar', DELETED)),
      press: UPDATE,
      typed: { Motivo: 'Fue un error' },
      done: 'only helps',
      wrong: ONLY_HELPS,
    },
  },
  [`${ACCIONES}/renovar`]: {
    renovar: {
      what: 'renewing a name at once',
      begin: on(dialog('renovar', EXPIRED)),
      press: /^Renovar por/,
      typed: ANOTHER,
      done: { to: toDetail(EXPIRED), holds: ofName('estado', EXPIRED), after: ['REGISTRADO'] },
      wrong: { typed: { 'Número de documento': '1' }, says: { nroDocumento: CEDULA } },
      stranger: 'tecnico',
    },
    'actualizar-documentos': {
      what: 'the documents of a country, for the account that pays a renewal',
      begin: on(dialog('renovar', EXPIRED)),
      press: UPDATE,
      typed: ANOTHER,
      done: 'only helps',
      wrong: ONLY_HELPS,
    },
  },
  [`${ACCIONES}/agregar-renovacion`]: {
    agregar: {
      what: 'putting a renewal in the cart',
      begin: on(dialog('agregar-renovacion')),
      press: /^Agregar al carrito/,
      done: {
        to: toDetail(),
        holds: found("select nombre from venta_items where tipo = 'RENOVACION' and estado = 'PENDIENTE'"),
        after: [HOSTED],
      },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
  },
  [`${ACCIONES}/renovacion-automatica`]: {
    desactivar: {
      what: 'switching the automatic renewal off',
      begin: on(dialog('renovacion-automatica')),
      press: /^Desactivar/,
      done: { to: toDetail(), holds: ofName('renovacion_automatica'), after: [0] },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
    activar: {
      what: 'switching the automatic renewal on',
      begin: async () => {
        const off = await on(dialog('renovacion-automatica'))();
        await off.press('Desactivar');
        return off.browser.open(dialog('renovacion-automatica'));
      },
      press: /^Activar/,
      done: { to: toDetail(), holds: ofName('renovacion_automatica'), after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
  },
  [`${ACCIONES}/cambiar-forma-de-pago`]: {
    cambiar: {
      what: 'charging a name to another account',
      begin: on(dialog('cambiar-forma-de-pago')),
      press: /^Guardar forma/,
      typed: ANOTHER,
      done: {
        to: toDetail(),
        holds: found(
          `select p.nombre from plantillas_cuenta p join dominios d on d.cuenta_pago_id = p.id where d.nombre = '${HOSTED}'`,
        ),
        after: ['Oficina'],
      },
      wrong: { typed: { 'Número de documento': '1' }, says: { nroDocumento: CEDULA } },
      stranger: 'tecnico',
    },
    'actualizar-documentos': {
      what: 'the documents of a country, for the account of a name',
      begin: on(dialog('cambiar-forma-de-pago')),
      press: UPDATE,
      typed: ANOTHER,
      done: 'only helps',
      wrong: ONLY_HELPS,
    },
  },
  [`${ACCIONES}/quitar-forma-de-pago`]: {
    quitar: {
      what: 'leaving a name without account',
      begin: on(dialog('quitar-forma-de-pago')),
      press: /^Quitar/,
      done: { to: toDetail(), holds: ofName('cuenta_pago_id'), after: [null] },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
  },
  [`${ACCIONES}/congelar`]: {
    congelar: {
      what: 'freezing a name',
      begin: on(dialog('congelar')),
      press: /^Congelar dominio/,
      done: { to: toDetail(), holds: ofName('congelado_hasta is not null'), after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'tecnico',
    },
  },
  [`${ACCIONES}/constancia`]: {
    emitir: {
      what: 'certifying a name',
      begin: on(dialog('constancia')),
      press: /^Emitir/,
      done: {
        to: /^\/constancia\/UY-/,
        says: /^Se emitió la constancia/,
        holds: found('select count(*) from constancias'),
        after: [1],
      },
      wrong: {
        typed: { 'De qué día': 'ayer' },
        says: { dia: 'Escriba el día así: 25/08/2026. Déjelo vacío para hoy.' },
      },
      stranger: 'otro',
    },
  },
  [`${ACCIONES}/editar-contacto`]: {
    guardar: {
      what: 'writing another contact of a name',
      begin: on(dialog('editar-contacto', HOSTED, '&tipo=TECNICO')),
      press: /^Guardar datos/,
      typed: { Teléfono: '24001111' },
      done: { to: toDetail(), holds: telephoneOf('tecnico'), after: ['24001111'] },
      wrong: {
        typed: { Teléfono: '12' },
        says: { telefono: 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.' },
      },
      stranger: 'financiero',
    },
  },
  [`${ACCIONES}/cambiar-contacto`]: {
    invitar: {
      what: 'inviting somebody to be a contact',
      begin: on(dialog('cambiar-contacto', HOSTED, '&tipo=TECNICO')),
      press: /^Enviar invitación/,
      typed: { 'Correo electrónico': 'otro@ejemplo.uy', 'Confirmar correo electrónico': 'otro@ejemplo.uy' },
      done: {
        to: toDetail(),
        holds: ofInvitation('correo'),
        after: ['otro@ejemplo.uy'],
      },
      wrong: {
        typed: { 'Confirmar correo electrónico': 'otra@ejemplo.uy' },
        says: {
          confirmacion:
            'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.',
        },
      },
      stranger: 'tecnico',
    },
  },
  [`${ACCIONES}/retirar-invitacion`]: {
    retirar: {
      what: 'taking an invitation back',
      begin: async () => {
        const page = await withInvitation();
        return page.follow(Object.keys(page.links).find((each) => each.startsWith('Cancelar')) ?? 'Cancelar');
      },
      press: /^Cancelar invitación/,
      done: { to: toDetail(), holds: ofInvitation('estado'), after: ['RETIRADA'] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
};
