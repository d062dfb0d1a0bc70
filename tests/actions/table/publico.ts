import { type Acts, NOTHING_TYPED } from '../../support/actions/act';
import { found, ofName } from '../../support/actions/registry';
import { freezing, on, pageOf, withKeptFile, withTicket } from '../../support/situations';

const TICKET = { Asunto: 'No veo mi dominio', Mensaje: 'Desde ayer.' };

/** What the public pages do. */
export const publico: Acts = {
  'routes/congelar-dominio': {
    congelar: {
      what: 'freezing a name with the link of a notice',
      begin: () => pageOf(freezing()),
      press: /^Congelar por/,
      done: {
        to: /^\/congelar-dominio\?codigo=/,
        holds: ofName('congelado_hasta is not null'),
        after: [1],
      },
      wrong: NOTHING_TYPED,
      stranger: 'anyone',
      withoutSignIn: true,
    },
  },
  'routes/generar-ticket/generar-ticket': {
    enviar: {
      what: 'sending a question',
      begin: on('/generar-ticket'),
      press: /^Guardar datos/,
      typed: TICKET,
      done: {
        to: '/generar-ticket/enviado',
        holds: found("select asunto from tickets where operacion not like 'demo:%'"),
        after: [TICKET.Asunto],
      },
      wrong: {
        typed: { Mensaje: 'x'.repeat(2049) },
        says: { mensaje: 'El mensaje no puede tener más de 2048 caracteres.' },
      },
      stranger: 'anyone',
      withoutSignIn: true,
    },
    'leer-ayuda': {
      what: 'reading the help in the middle of a question',
      begin: on('/generar-ticket'),
      press: /^Conservar lo escrito/,
      typed: TICKET,
      done: {
        to: '/ayuda',
        holds: async (who) => (await who.open('/generar-ticket')).field('Mensaje').value,
        after: TICKET.Mensaje,
      },
      wrong: { none: 'what is half written is kept as it is' },
      stranger: 'anyone',
      withoutSignIn: true,
    },
    quitar: {
      what: 'taking a file off a question',
      begin: withKeptFile,
      press: /^Quitar/,
      typed: { Asunto: 'Otro' },
      done: { to: null, holds: found('select count(*) from archivos_temporales'), after: [0] },
      wrong: { none: 'what is wrong with the question is said where it is sent' },
      stranger: 'own',
      withoutSignIn: true,
    },
  },
  'routes/generar-ticket/mi-ticket': {
    agregar: {
      what: 'adding to a question',
      begin: withTicket,
      press: /^Agregar mensaje/,
      typed: { Mensaje: 'Sigue igual.' },
      done: {
        to: /^\/generar-ticket\/\d+$/,
        holds: found("select texto from ticket_mensajes where autor = 'PERSONA'"),
        after: ['Sigue igual.'],
      },
      wrong: { typed: { Mensaje: '' }, says: { mensaje: 'Ingrese el mensaje.' } },
    },
    cerrar: {
      what: 'closing a question',
      begin: async () => (await withTicket()).follow('Cerrar la consulta'),
      press: /^Cerrar la consulta/,
      done: {
        to: /^\/generar-ticket\/\d+$/,
        holds: found("select estado from tickets where operacion not like 'demo:%'"),
        after: ['CERRADO'],
      },
      wrong: NOTHING_TYPED,
    },
  },
};
