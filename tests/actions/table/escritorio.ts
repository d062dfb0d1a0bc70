import { now } from '~/base/clock.server';
import { type Acts, NOTHING_TYPED, ONLY_HELPS } from '../../support/actions/act';
import { found, telephoneOf } from '../../support/actions/registry';
import type { Visitor } from '../../support/portal/portal';
import {
  changedByOthers,
  chosen,
  detail,
  givenAway,
  HOSTED,
  invitation,
  LIST,
  message,
  messages,
  on,
  pageOf,
  takenBackPage,
  withInvitation,
} from '../../support/situations';

const CASA = {
  'Nombre de la cuenta': 'Oficina',
  'Número de cuenta': '24009999',
  'Tipo de documento': '1',
  'Número de documento': '12345672',
};
const MENSAJES = '/administrar/mensajes';
const ENTREGAS = '/administrar/entregas';
const MIS_DOMINIOS = '/administrar/mis-dominios';
/** A page of several. */
const PAGED = `${MIS_DOMINIOS}?cantidad=10`;
const CON_AVISOS = '/administrar/dominios-con-avisos';
/** Of the demo: a hosted name with mail that says nothing of who may send it. */
const SIN_SPF = 'quintadelnorte.com.uy';
const LATER = { minutes: 30 };

const ofTitular = (question: string) =>
  found(`${question} and usuario_id = (select id from usuarios where login = 'titular')`);
const kept = ofTitular('select count(*) from mensajes_usuario where eliminado_en is null');
const unread = ofTitular('select count(*) from mensajes_usuario where leido_en is null');
const silenced = found('select count(*) from peligros_silenciados');
const sends = found('select max(envios) from invitaciones');
const howManyChosen = async (who: Visitor) =>
  /(\d+)(?= dominios? elegidos? hasta ahora)|(?<=elegidos todos sus dominios \()\d+/.exec(
    (await who.open(LIST)).text,
  )?.[0];

/** What is done at the desk, besides what is done to one name. */
export const escritorio: Acts = {
  'routes/administrar/mensajes/mensajes': {
    'leer-todos': {
      what: 'marking every message read',
      begin: messages,
      press: /^Marcar todos/,
      done: { to: MENSAJES, holds: unread, after: [0] },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mensajes/eliminar': {
    eliminar: {
      what: 'deleting a message',
      begin: async () => on(`${MENSAJES}/${await message(true)}/eliminar`)(),
      press: /^Eliminar mensaje/,
      done: { to: MENSAJES, holds: kept, after: [26], again: { status: 404 } },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/administrar/mensajes/eliminar-varios': {
    eliminar: {
      what: 'deleting the chosen messages',
      begin: async () => on(`${MENSAJES}/eliminar?id=${await message(true)}`)(),
      press: /^Eliminar 1 mensaje/,
      done: { to: MENSAJES, says: 'Se eliminó 1 mensaje.', holds: kept, after: [26] },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mis-dominios/mis-dominios': {
    modificar: {
      what: 'going on to a change of the chosen names',
      begin: on(LIST),
      press: /^Modificar Datos Contacto/,
      typed: { [`Elegir ${HOSTED}`]: true },
      done: {
        to: /^\/administrar\/mis-dominios\/contacto-a-modificar/,
        holds: howManyChosen,
        after: '1',
      },
      wrong: { none: 'with nothing chosen the list says so: documents/varios-dominios' },
      stranger: 'own',
    },
    'guardar-seleccion': {
      what: 'keeping what is chosen',
      begin: on(LIST),
      press: /^Recordar al salir de la lista/,
      typed: { [`Elegir ${HOSTED}`]: true },
      done: { to: LIST, says: 'Se eligió 1 dominio', holds: howManyChosen, after: '1' },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
    'elegir-pagina': {
      what: 'choosing all of a page',
      begin: on(PAGED),
      press: /^Elegir los 9 de esta página/,
      done: { to: PAGED, says: 'Se eligieron 9 dominios', holds: howManyChosen, after: '9' },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
    'elegir-todos': {
      what: 'choosing all that a filter finds',
      begin: on(LIST),
      press: /^Todos mis dominios/,
      done: { to: LIST, says: 'Se eligieron todos sus dominios (35).', holds: howManyChosen, after: '35' },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
    ver: {
      what: 'going on to another order with what is ticked',
      begin: on(LIST),
      press: /^Ordenar por vencimiento/,
      typed: { [`Elegir ${HOSTED}`]: true },
      done: { to: `${MIS_DOMINIOS}?cantidad=50&orden=vencimiento`, holds: howManyChosen, after: '1' },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
    filtrar: {
      what: 'filtering the list with what is ticked',
      begin: on(LIST),
      press: /^Aplicar/,
      typed: { [`Elegir ${HOSTED}`]: true, 'Nombre de dominio': 'uy' },
      done: { to: `${MIS_DOMINIOS}?nombre=uy&cantidad=50`, holds: howManyChosen, after: '1' },
      wrong: { none: 'what is wrong is told at the address that it leads to: documents/mis-dominios' },
      stranger: 'own',
    },
    'vaciar-seleccion': {
      what: 'choosing nothing any more',
      begin: async () =>
        (await on(LIST)()).press('Recordar al salir de la lista', { [`Elegir ${HOSTED}`]: true }),
      press: /^Desmarcar todos/,
      done: { to: LIST, holds: howManyChosen, after: undefined },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mis-dominios/renovar-varios': {
    agregar: {
      what: 'putting the renewals of several names in the cart',
      begin: () => chosen('Renovar'),
      press: /^Agregar al carrito/,
      done: {
        to: LIST,
        says: 'Se agregaron al carrito las renovaciones de camión.uy y titular.uy.',
        holds: found(
          "select nombre from venta_items where tipo = 'RENOVACION' and estado = 'PENDIENTE' order by nombre",
        ),
        after: [HOSTED, 'xn--camin-3ta.uy'],
      },
      wrong: NOTHING_TYPED,
      stranger: 'own',
    },
  },
  'routes/administrar/mis-dominios/cambiar-varios': {
    confirmar: {
      what: 'changing many names',
      begin: async () =>
        (await chosen('Modificar Datos Contacto')).press('Continuar', { 'Contacto a modificar': 'TECNICO' }),
      press: /^Modificar 2/,
      typed: {
        Nombre: 'Ana',
        Apellido: 'Píriz',
        Dirección: 'Rambla 1234',
        Teléfono: '24001111',
        'Correo electrónico público': 'ana@ejemplo.uy',
      },
      done: {
        to: /^\/administrar\/cambios\/\d+/,
        holds: found(
          'select nombre from cambio_masivo_dominios where cambio_id = (select max(id) from cambios_masivos) order by orden',
        ),
        after: [HOSTED, 'xn--camin-3ta.uy'],
        again: { to: LIST },
      },
      wrong: {
        typed: { Teléfono: '12' },
        says: { telefono: 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.' },
      },
      stranger: 'own',
    },
    ensayar: {
      what: 'seeing what changing many names will do',
      begin: async () =>
        (await chosen('Modificar Datos Contacto')).press('Continuar', { 'Contacto a modificar': 'TECNICO' }),
      press: /^Ver qué va a pasar/,
      typed: {
        Nombre: 'Ana',
        Apellido: 'Píriz',
        Dirección: 'Rambla 1234',
        Teléfono: '24001111',
        'Correo electrónico público': 'ana@ejemplo.uy',
      },
      done: 'only helps',
      wrong: {
        typed: { Teléfono: '12' },
        says: { telefono: 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.' },
      },
      stranger: 'own',
    },
    'actualizar-documentos': {
      what: 'the documents of a country, for the account of many names',
      begin: () => chosen('Modificar Forma de Pago'),
      press: /^Ver los documentos/,
      typed: CASA,
      done: 'only helps',
      wrong: ONLY_HELPS,
    },
  },
  'routes/administrar/cambios/cambio': {
    insistir: {
      what: 'changing also the names that others had changed',
      begin: () => changedByOthers('29005555'),
      press: /^Poner lo mío/,
      done: { to: /^\/administrar\/cambios\/\d+/, holds: telephoneOf('tecnico'), after: ['29005555'] },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/administrar/entregas/entregas': {
    reenviar: {
      what: 'mailing the new holder again',
      begin: givenAway,
      press: /^Enviar de nuevo/,
      done: { to: ENTREGAS, holds: sends, after: [2] },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/administrar/entregas/corregir': {
    corregir: {
      what: 'correcting the address of the new holder',
      begin: async () => (await givenAway()).follow(`Corregir el correo del nuevo titular de ${HOSTED}`),
      press: /^Enviar la invitación/,
      typed: { 'Correo electrónico': 'bien@correo.uy', 'Confirmar correo electrónico': 'bien@correo.uy' },
      done: {
        to: ENTREGAS,
        holds: found("select count(*) from invitaciones where correo = 'bien@correo.uy'"),
        after: [1],
      },
      wrong: {
        typed: { 'Confirmar correo electrónico': 'bin@correo.uy' },
        says: {
          confirmacion:
            'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.',
        },
      },
    },
  },
  'routes/administrar/entregas/deshacer': {
    deshacer: {
      what: 'taking a name back that was given away',
      begin: async () => (await givenAway()).follow(`Deshacer la transferencia de ${HOSTED}`),
      press: /^Deshacer la transferencia/,
      done: {
        to: ENTREGAS,
        holds: found(
          `select c.usuario_id is not null from contactos c join dominios d on d.titular_id = c.id where d.nombre = '${HOSTED}'`,
        ),
        after: [1],
      },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/administrar/volver-atras/volver-atras': {
    volver: {
      what: 'taking back what was done to a name',
      begin: () => pageOf(takenBackPage()),
      press: /^Volver titular/,
      done: {
        to: '/administrar/ver-dominio?dominio=titular.uy',
        holds: found(
          "select suceso from dominio_historia where nombre = 'titular.uy' order by version desc limit 1",
        ),
        after: ['VUELTA_ATRAS'],
      },
      wrong: NOTHING_TYPED,
    },
  },
  'routes/administrar/invitacion/invitacion': {
    aceptar: {
      what: 'accepting to be a contact',
      begin: invitation,
      press: /^Aceptar Invitación/,
      done: {
        to: MIS_DOMINIOS,
        holds: found(
          `select login from usuarios u join contactos c on c.usuario_id = u.id join dominios d on d.tecnico_id = c.id where d.nombre = '${HOSTED}'`,
        ),
        after: ['otro'],
      },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  'routes/administrar/invitacion/rechazar': {
    rechazar: {
      what: 'saying no to being a contact',
      begin: async () => (await invitation()).follow('Rechazar Invitación'),
      press: /^Rechazar/,
      done: {
        to: MIS_DOMINIOS,
        holds: found("select count(*) from invitaciones where estado = 'RECHAZADA'"),
        after: [1],
      },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  'routes/administrar/ver-dominio/ver-dominio': {
    reenviar: {
      what: 'mailing an invitation again',
      begin: () => withInvitation(now().add(LATER)),
      press: /^Enviar de nuevo/,
      done: { to: detail(), holds: sends, after: [2] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
    silenciar: {
      what: 'hearing no more of a finding, from its name',
      begin: on(detail(SIN_SPF)),
      press: /^No avisarme más/,
      done: { to: detail(SIN_SPF), says: 'Ya no le avisaremos que', holds: silenced, after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  'routes/administrar/peligros/peligros': {
    silenciar: {
      what: 'hearing no more of a finding, from the list',
      begin: on(`${CON_AVISOS}?tipo=SIN_SPF`),
      press: /^No avisarme más/,
      done: {
        to: `${CON_AVISOS}?tipo=SIN_SPF`,
        says: 'Ya no le avisaremos que',
        holds: silenced,
        after: [1],
      },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
};
