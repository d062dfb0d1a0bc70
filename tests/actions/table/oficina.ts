import { ticketNumber } from '~/registry/domain/consultas';
import { type Acts, NOTHING_TYPED, ONLY_HELPS } from '../../support/actions/act';
import { found } from '../../support/actions/registry';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { visitor } from '../../support/portal/portal';

const DOMINIO = '/registro/dominios/titular.uy';
const FALLOS = '/registro/fallos';
const CORREOS = `${FALLOS}/correos`;
const ZONAS = `${FALLOS}/zonas`;
const LEFT = 'Dejar sin hacer: Renovar, vencer o eliminar un dominio, titular.uy';
const PERSONAL = '/registro/personal';

const POR_APROBAR = '/registro/por-aprobar';
/** Why an act was asked for, of those that wait. */
const asked = (acto: string) =>
  found(`select motivo from actos_por_aprobar where acto = '${acto}' and estado = 'ESPERA'`);
/** The act of the demo that waits, or the one that was done alone, open to somebody. */
const act = (login: 'atencion' | 'direccion', words: string) => async () =>
  (await (await visitor().as(login)).open(POR_APROBAR)).follow(words);
const WAITS = 'Devolver $ 889: UY-2026-D3M0C0MP, heladeriapolar.uy';
const ALONE = 'Levantar la retención por disputa por el nombre, documento DP-2026-3: laotraorilla.com.uy';
const ONE_ACT = /^\/registro\/por-aprobar\/\d+$/;
const ofAct = (what: string) =>
  found(`select ${what} from actos_por_aprobar where motivo = 'El resto se cobró por error.'`);
const NO_REASON = { motivo: 'Escriba el motivo.' };
/** What was done alone, open to somebody else who may look at it. */
async function toReview() {
  await given.staff('atencion', ['atencion', 'dominios']);
  return act('atencion', ALONE)();
}

/** The page of the first of staff, open to who decides what each may do. */
async function ofAttention() {
  const page = await (await visitor().as('direccion')).open(PERSONAL);
  return page.follow('Horacio Atención');
}
const toRemove = async () => (await ofAttention()).press('Guardar', { Atención: false, Motivo: 'Se fue.' });

const looks = found(
  "select despues from dominio_historia where suceso = 'MIRADA_DEL_REGISTRO' and nombre = 'titular.uy'",
);

const searches = found("select sobre from oficina_historia where clase = 'busqueda' order by id");
/** Something was set aside. */
async function withFailure() {
  await given.tries({
    clase: 'vida',
    clave: 'titular.uy',
    intentos: 12,
    proximo_intento: '2026-11-20T12:00:00Z',
    error: 'la base no respondió',
    desde: '2026-11-20T12:00:00Z',
    tomado_por: null,
    tomado_hasta: null,
    estado: 'APARTADO',
  });
  return (await visitor().as('direccion')).open(FALLOS);
}
/** An address of nobody's takes no mail. */
async function withBounced() {
  await given.bounced('nadie@ejemplo.uy');
  return (await (await visitor().as('direccion')).open(CORREOS)).follow('n…@ejemplo.uy');
}
const bounced = found(
  "select case when probado_en is null then 'no' else 'yes' end from correos_devueltos where direccion = 'nadie@ejemplo.uy'",
);
/** Somebody was shown a page of error with a number. */
async function withRequest() {
  await given.failedRequest('ABCD1234');
  return (await visitor().as('atencion')).open('/registro/pedidos');
}
/** A zone of the demo was found to differ. */
async function withZone() {
  await given.zonesThatDiffer('titular.uy');
  return (await visitor().as('direccion')).open(ZONAS);
}
const queued = found("select propietario from dns_cola where zona = 'titular.uy'");
const work = found("select estado from trabajos where clave = 'titular.uy'");
const CONSULTAS = '/registro/consultas';

/** A question of the demo, by its subject, open to who attends the public. */
const question =
  (asunto: string, cola = 'todas') =>
  async () =>
    (await (await visitor().as('atencion')).open(`${CONSULTAS}?cola=${cola}`)).follow(asunto);

const LATE = 'El dominio de mi empanadería no abre';
const MINE = 'El titular del dominio falleció';
const ONE = /^\/registro\/consultas\/\d+$/;
const ofQuestion = (clave: string, what: string) =>
  found(`select ${what} from tickets where operacion = 'demo:${clave}'`);
const numberOf = async (clave: string): Promise<string> => {
  const [ticket] = await observe.demoTickets(clave);
  return ticket ? ticketNumber(ticket.id, ticket.creado_en) : '';
};
const inQuestion = async (way: string) => (await question(MINE)()).follow(way);

const MENSAJES = '/registro/contenidos/mensajes';
const ONE_MESSAGE = /^\/registro\/contenidos\/mensajes\/\d+$/;
const DRAFT = 'Encuesta sobre el portal';
/** Messages of the demo at the desk of who writes them. */
const atMessages = async () => (await visitor().as('direccion')).open(MENSAJES);
const ofMessage = (titulo: string, what: string) =>
  found(`select ${what} from mensajes_globales where titulo = '${titulo}'`);

const TERMINOS = '/registro/terminos';
const ONE_VERSION = /^\/registro\/terminos\/\d+$/;
const atTerms = async () => (await visitor().as('direccion')).open(TERMINOS);
/** A draft of the next version, that says what is given. */
async function termsDraft(texto = '<p>Otro texto.</p>') {
  const draft = await (await atTerms()).follow('Versión 5');
  return (await draft.follow('Cambiar el borrador')).press('Guardar el borrador', { Texto: texto });
}
const ofTerms = (what: string) => found(`select ${what} from terminos where version = 5`);

const RETENCION = {
  Causa: 'Orden judicial',
  'Número de documento': '9/2026',
  Motivo: 'Lo ordenó un juez.',
  'Las transferencias': true,
  'Revisar el': '2099-01-01',
};
/** A name that somebody of the registry said why they look at. */
async function lookedAt(path: string) {
  const who = await visitor().as('direccion');
  return (await who.open(path)).press('Ver el dominio', { Motivo: 'Llegó un oficio.' });
}
const holding = async () => (await lookedAt(DOMINIO)).follow('Retener');
const toConfirm = async () => (await holding()).press('Ver qué cambia', RETENCION);
const lifting = async () =>
  (await lookedAt('/registro/dominios/federico.uy')).follow(
    'Pedir que se levante la retención por Orden judicial, documento 123/2026',
  );
/** Taking the only custodian of the locked name of the demo off it. */
const takingOff = async () =>
  (await lookedAt('/registro/dominios/rioarriba.uy')).follow(
    'Pedir que se saque a Gabriela Cuidadosa (cuidadosa) del candado',
  );

/** Something that is done with a name by a document, and the document. */
const byDocument = (nombre: string, way: string) => async () =>
  (await lookedAt(`/registro/dominios/${nombre}`)).follow(way);
const ESCRITO = {
  'Clase de documento': 'Orden judicial',
  Número: '12/2026',
  'Fecha del documento': '2026-01-15',
  Motivo: 'Lo resolvió el juzgado.',
};
const NO_DOCUMENT = {
  typed: { Número: '', 'Fecha del documento': '', Motivo: '' },
  says: {
    numero: 'Escriba el número del documento.',
    fecha: 'Escriba de qué día es el documento, así: 25/08/2026.',
    motivo: 'Escriba el motivo.',
  },
};
const CORRECCION = { ...ESCRITO, 'De quién es': 'otro' };
const correcting = byDocument('titular.uy', 'Pedir que se corrija el titular');
const toCorrect = async () => (await correcting()).press('Ver qué cambia', CORRECCION);
const waitsFor = (acto: string) => ({
  to: POR_APROBAR,
  says: /^Quedó pedido, y todavía no se hizo/,
  holds: found(
    `select motivo from actos_por_aprobar where acto = '${acto}' and estado = 'ESPERA' and sobre <> 'recuperable.com.uy'`,
  ),
  after: ['Lo resolvió el juzgado.'],
});

const COMPRA = '/registro/compras/UY-2026-D3M0C0MP';
/** Giving back of the second line of the purchase of the demo. */
const givingBack = async () => {
  const who = await visitor().as('direccion');
  return (await who.open(COMPRA)).follow('Devolver de Renovación de cigüeña.uy');
};
/** A charge of the demo, seen with a reason; and giving back of it. */
const givingBackOfCharge = async () => {
  const who = await visitor().as('direccion');
  const seen = await (await who.open('/registro/cobros/3')).press('Ver los cobros', {
    Motivo: 'Consulta 12.',
  });
  return seen.follow('Devolver');
};
const ofPerson = async () => {
  const box = await (await visitor().as('direccion')).open('/registro/buscar');
  const people = await box.press('Buscar', { 'Qué busca': 'titular' });
  return people.follow('Sus cobros: Ana Titular');
};
const RESERVADOS = '/registro/reservados';
const atKept = async (way: string) =>
  (await (await visitor().as('direccion')).open(`${RESERVADOS}?desde=carnaval.uy`)).follow(way);
const kept = (nombre: string) =>
  found(`select clase from nombres_reservados where nombre = '${nombre}' and quitado_en is null`);

const LISTA = 'Nombre;Clase;Para;Motivo\nñandutí.uy;Prohibido;;Se presta a engaños.\n';
const loadList = async () =>
  (await (await visitor().as('direccion')).open(RESERVADOS)).follow('Cargar una lista');
const listSeen = async () => (await loadList()).press('Ver qué cambia', { Lista: LISTA });

const PRECIOS = '/registro/precios';
const PRECIO = { 'Precio por año': '1.500', 'Día desde el que rige': '01/01/2099', Motivo: 'Ajuste anual.' };
const atPrices = async (way: string) => (await (await visitor().as('direccion')).open(PRECIOS)).follow(way);
const nextPrice = () => atPrices('Poner el próximo precio de .uy');
const priceSeen = async () => (await nextPrice()).press('Ver qué cambia', PRECIO);
const ofPrices = (what: string, where: string) => found(`select ${what} from sufijo_precios where ${where}`);
const sold = found("select habilitado from sufijos where tld = 'com.uy'");

/** What the registry's own people do at their desk. */
export const oficina: Acts = {
  'routes/registro/buscar/buscar': {
    buscar: {
      what: 'looking for anything in the box of the desk',
      begin: async () => (await visitor().as('atencion')).open('/registro/buscar'),
      press: /^Buscar/,
      typed: { 'Qué busca': 'titular.uy' },
      done: {
        to: null,
        holds: searches,
        after: ['titular.uy'],
        again: { anew: 'every search is kept, also of the same' },
      },
      wrong: { typed: { 'Qué busca': ' ' }, says: { buscado: 'Escriba qué busca.' } },
      stranger: 'otro',
    },
  },
  'routes/registro/dominios/dominio': {
    mirar: {
      what: 'saying why a name is looked at',
      begin: async () => (await visitor().as('atencion')).open(DOMINIO),
      press: /^Ver el dominio/,
      typed: { Motivo: 'Consulta 1234.' },
      done: {
        to: DOMINIO,
        says: /^El motivo quedó escrito en el historial de titular\.uy\./,
        holds: looks,
        after: ['{"motivo":"Consulta 1234."}'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'otro',
    },
  },
  'routes/registro/contenidos/nuevo': {
    crear: {
      what: 'writing a message to everybody',
      begin: async () => (await atMessages()).follow('Escribir un mensaje'),
      press: /^Guardar el borrador/,
      typed: { Título: 'Corte de luz', Mensaje: 'Hoy atendemos por correo.' },
      done: {
        to: ONE_MESSAGE,
        says: 'El borrador quedó guardado. Todavía no lo ve nadie.',
        holds: ofMessage('Corte de luz', 'estado'),
        after: ['BORRADOR'],
      },
      wrong: {
        typed: { Título: '', Mensaje: '' },
        says: { titulo: 'Escriba el título.', mensaje: 'Escriba el mensaje.' },
      },
      stranger: 'atencion',
    },
  },
  'routes/registro/contenidos/cambiar': {
    cambiar: {
      what: 'changing a draft',
      begin: async () => (await (await atMessages()).follow(DRAFT)).follow('Cambiar el borrador'),
      press: /^Guardar el borrador/,
      typed: { Mensaje: 'Son tres preguntas.' },
      done: {
        to: ONE_MESSAGE,
        says: 'El borrador quedó guardado.',
        holds: ofMessage(DRAFT, 'mensaje'),
        after: ['Son tres preguntas.'],
      },
      wrong: { typed: { Título: '' }, says: { titulo: 'Escriba el título.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/contenidos/publicar': {
    publicar: {
      what: 'publishing a draft',
      begin: async () => (await (await atMessages()).follow(DRAFT)).follow('Publicar'),
      press: /^Publicar/,
      done: {
        to: ONE_MESSAGE,
        says: 'Ya se muestra, hasta que lo retire alguien.',
        holds: ofMessage(DRAFT, 'estado'),
        after: ['PUBLICADO'],
      },
      wrong: {
        typed: { 'Día de comienzo': '31/02/2027' },
        says: { desdeDia: 'Escriba el día así: 25/08/2026.' },
      },
      stranger: 'atencion',
    },
  },
  'routes/registro/contenidos/retirar': {
    retirar: {
      what: 'withdrawing what is shown',
      begin: async () =>
        (await (await atMessages()).follow('Horario de fin de año')).follow('Retirar, con un motivo'),
      press: /^Retirar/,
      typed: { Motivo: 'Cambió el horario.' },
      done: {
        to: ONE_MESSAGE,
        says: 'Quedó retirado: no se va a mostrar.',
        holds: ofMessage('Horario de fin de año', 'motivo_retiro'),
        after: ['Cambió el horario.'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/terminos/terminos': {
    crear: {
      what: 'beginning a version of the terms',
      begin: async () => {
        const draft = await (await atTerms()).follow('Versión 5');
        await (await draft.follow('Descartar esta versión')).press('Descartar', { Motivo: 'Otra vez.' });
        return atTerms();
      },
      press: /^Empezar una versión nueva/,
      done: {
        to: ONE_VERSION,
        says: 'La versión 6 empieza con el texto vigente.',
        holds: found('select estado from terminos where version = 6'),
        after: ['BORRADOR'],
      },
      wrong: NOTHING_TYPED,
      stranger: 'atencion',
    },
  },
  'routes/registro/terminos/cambiar': {
    cambiar: {
      what: 'changing a draft of the terms',
      begin: async () => (await termsDraft()).follow('Cambiar el borrador'),
      press: /^Guardar el borrador/,
      typed: { Texto: '<p>Estas son las nuevas.</p>' },
      done: {
        to: ONE_VERSION,
        says: 'El borrador quedó guardado.',
        holds: ofTerms('contenido'),
        after: ['<p>Estas son las nuevas.</p>'],
      },
      wrong: { typed: { Texto: '' }, says: { contenido: 'Escriba el texto de los términos.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/terminos/publicar': {
    publicar: {
      what: 'publishing a version of the terms',
      begin: async () => (await termsDraft()).follow('Pedir que se publique'),
      press: /^Pedir que se publique/,
      typed: { Motivo: 'Lo resolvió el directorio.' },
      done: {
        to: POR_APROBAR,
        says: /^Quedó pedido, y todavía no se hizo/,
        holds: asked('publicarTerminos'),
        after: ['Lo resolvió el directorio.'],
      },
      wrong: {
        typed: { 'Día en que empieza a regir': '31/02/2027' },
        says: { desdeDia: 'Escriba el día así: 25/08/2026.' },
      },
      stranger: 'atencion',
    },
  },
  'routes/registro/terminos/retirar': {
    retirar: {
      what: 'leaving a version of the terms',
      begin: async () => (await termsDraft()).follow('Descartar esta versión'),
      press: /^Descartar/,
      typed: { Motivo: 'Todavía no.' },
      done: {
        to: ONE_VERSION,
        says: 'La versión 5 quedó descartada',
        holds: ofTerms('estado'),
        after: ['RETIRADO'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/retenciones/retener': {
    revisar: {
      what: 'looking at what holding a name changes',
      begin: holding,
      press: /^Ver qué cambia/,
      typed: RETENCION,
      done: 'only helps',
      wrong: {
        typed: { 'Número de documento': '', 'Las transferencias': false },
        says: {
          documento: 'Escriba el número del documento que lo ordena.',
          efectos: 'Elija al menos una cosa que no se pueda hacer.',
        },
      },
      stranger: 'atencion',
    },
    corregir: {
      what: 'going back to what is to be held',
      begin: toConfirm,
      press: /^Cambiar los datos/,
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'atencion',
    },
    retener: {
      what: 'holding a name by legal cause',
      begin: toConfirm,
      press: /^Retener/,
      done: {
        to: DOMINIO,
        says: /^titular\.uy quedó retenido\./,
        holds: found("select efectos from retenciones where nombre = 'titular.uy'"),
        after: ['TRANSFERENCIA'],
      },
      wrong: { none: 'what is wrong was said on the page before' },
      stranger: 'atencion',
    },
  },
  'routes/registro/retenciones/levantar': {
    levantar: {
      what: 'lifting a hold',
      begin: lifting,
      press: /^Pedir que se levante$/,
      typed: { Motivo: 'Lo dejó sin efecto.' },
      done: {
        to: POR_APROBAR,
        says: /^Quedó pedido, y todavía no se hizo/,
        holds: asked('levantarRetencion'),
        after: ['Lo dejó sin efecto.'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/candados/sacar': {
    sacar: {
      what: 'taking a custodian who is gone off a lock',
      begin: takingOff,
      press: /^Pedir que se saque$/,
      typed: { Documento: 'Partida de defunción 12/2026', Motivo: 'Falleció en octubre.' },
      done: {
        to: POR_APROBAR,
        says: /^Quedó pedido, y todavía no se hizo/,
        holds: asked('sacarCustodio'),
        after: ['Falleció en octubre.'],
      },
      wrong: {
        typed: { Documento: '', Motivo: '' },
        says: {
          documento:
            'Escriba qué documento lo muestra, con su número: partida de defunción, nota del titular.',
          motivo: 'Escriba el motivo.',
        },
      },
      stranger: 'atencion',
    },
  },
  'routes/registro/titularidad/liberar': {
    liberar: {
      what: 'freeing a name by a document',
      begin: byDocument('titular.uy', 'Pedir que se libere'),
      press: /^Pedir que se libere$/,
      typed: ESCRITO,
      done: waitsFor('liberarDominio'),
      wrong: NO_DOCUMENT,
      stranger: 'atencion',
    },
  },
  'routes/registro/titularidad/devolver': {
    devolver: {
      what: 'giving a name back to who had it, by a document',
      begin: byDocument('liberado.uy', 'Pedir que se devuelva a su titular'),
      press: /^Pedir que se devuelva$/,
      typed: ESCRITO,
      done: waitsFor('devolverDominio'),
      wrong: NO_DOCUMENT,
      stranger: 'atencion',
    },
  },
  'routes/registro/titularidad/corregir': {
    revisar: {
      what: 'looking at who would get a name',
      begin: correcting,
      press: /^Ver qué cambia/,
      typed: CORRECCION,
      done: {
        to: null,
        holds: found("select motivo from oficina_historia where acto = 'Miró a quién pasaría un dominio'"),
        after: ['Lo resolvió el juzgado.'],
      },
      wrong: {
        typed: { ...NO_DOCUMENT.typed, 'De quién es': '' },
        says: {
          ...NO_DOCUMENT.says,
          persona: 'Escriba el usuario o el correo con el que ingresa quien recibe el dominio.',
        },
      },
      stranger: 'atencion',
    },
    corregir: {
      what: 'going back to whose a name is',
      begin: toCorrect,
      press: /^Cambiar los datos/,
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'atencion',
    },
    pedir: {
      what: 'giving a name to whose it is, by a document',
      begin: toCorrect,
      press: /^Pedir que se corrija$/,
      done: waitsFor('corregirTitular'),
      wrong: { none: 'what is wrong was said on the page before' },
      stranger: 'atencion',
    },
  },
  'routes/registro/transferencias/rechazar': {
    rechazar: {
      what: 'refusing another registrar for the holder of a name, by a document',
      begin: byDocument('taxi.uy', 'Rechazar la transferencia'),
      press: /^Rechazar la transferencia/,
      typed: ESCRITO,
      done: {
        to: '/registro/dominios/taxi.uy',
        says: /^Se rechazó la transferencia: taxi\.uy sigue con su titular\./,
        holds: found("select estado from transferencias where nombre = 'taxi.uy'"),
        after: ['CLIENT_REJECTED'],
      },
      wrong: NO_DOCUMENT,
      stranger: 'atencion',
    },
  },
  'routes/registro/transferencias/aprobar': {
    aprobar: {
      what: 'letting a name go to another registrar for its holder, by a document',
      begin: byDocument('taxi.uy', 'Pedir que se apruebe la transferencia'),
      press: /^Pedir que se apruebe$/,
      typed: ESCRITO,
      done: waitsFor('aprobarTransferencia'),
      wrong: NO_DOCUMENT,
      stranger: 'atencion',
    },
  },
  'routes/registro/por-aprobar/acto': {
    aprobar: {
      what: 'approving what another asked for',
      begin: act('direccion', WAITS),
      press: /^Aprobar/,
      done: {
        to: ONE_ACT,
        says: 'Lo aprobó, y ya se hizo.',
        holds: found('select sum(importe) from devoluciones'),
        after: [138_900],
      },
      wrong: { none: 'nothing has to be typed to approve' },
      stranger: 'otro',
    },
    rechazar: {
      what: 'refusing what another asked for',
      begin: act('direccion', WAITS),
      press: /^Rechazar/,
      typed: { 'Motivo del rechazo': 'No corresponde.' },
      done: {
        to: ONE_ACT,
        says: /^Lo rechazó: no se hace/,
        holds: ofAct('motivo_fin'),
        after: ['No corresponde.'],
      },
      wrong: { typed: { 'Motivo del rechazo': '' }, says: NO_REASON },
      stranger: 'otro',
    },
    retirar: {
      what: 'taking back what one asked for',
      begin: act('atencion', WAITS),
      press: /^Retirar el pedido/,
      done: {
        to: ONE_ACT,
        says: 'Quedó retirado: no se hace.',
        holds: ofAct('estado'),
        after: ['RETIRADO'],
      },
      wrong: { none: 'nothing is typed' },
      stranger: 'otro',
    },
    hacerASolas: {
      what: 'doing alone what takes two people',
      begin: act('atencion', WAITS),
      press: /^Hacerlo ya/,
      typed: { 'Por qué no se puede esperar': 'Es hoy o nunca.' },
      done: {
        to: ONE_ACT,
        says: /^Quedó hecho\./,
        holds: ofAct('a_solas'),
        after: ['Es hoy o nunca.'],
      },
      wrong: { typed: { 'Por qué no se puede esperar': ' ' }, says: NO_REASON },
      stranger: 'otro',
    },
    revisar: {
      what: 'looking at what somebody did alone',
      begin: toReview,
      press: /^Dar por revisado/,
      typed: { 'Qué encontró': 'Estaba bien.' },
      done: {
        to: ONE_ACT,
        says: 'Quedó revisado.',
        holds: found('select nota from actos_por_aprobar where revisado_en is not null'),
        after: ['Estaba bien.'],
      },
      wrong: { typed: { 'Qué encontró': '' }, says: NO_REASON },
      stranger: 'otro',
    },
  },
  'routes/registro/compras/devolver': {
    devolver: {
      what: 'giving back what a line of a purchase cost',
      begin: givingBack,
      press: /^Devolver/,
      typed: { 'Importe que se devuelve': '610,50', Motivo: 'Se cobró de más.' },
      done: {
        to: COMPRA,
        says: /^Quedó acreditado un importe de \$ 610,50 en la cuenta de pago /,
        holds: found("select importe from devoluciones where motivo = 'Se cobró de más.'"),
        after: [61_050],
      },
      wrong: {
        typed: { 'Importe que se devuelve': 'mucho', Motivo: '' },
        says: {
          importe: 'Escriba el importe en pesos, así: 610 o 610,50.',
          motivo: 'Escriba el motivo.',
        },
      },
      stranger: 'otro',
    },
  },
  'routes/registro/cobros/cobro': {
    mirar: {
      what: 'looking at what was charged by itself, with a reason',
      begin: async () => (await visitor().as('atencion')).open('/registro/cobros/1'),
      press: /^Ver los cobros/,
      typed: { Motivo: 'Consulta 12: no lo pidió.' },
      done: {
        to: '/registro/cobros/1',
        says: /^La persona recibió el motivo en sus mensajes\./,
        holds: found("select motivo from oficina_historia where clase = 'persona'"),
        after: ['Consulta 12: no lo pidió.'],
      },
      wrong: { typed: { Motivo: '' }, says: NO_REASON },
      stranger: 'otro',
    },
  },
  'routes/registro/cobros/de-persona': {
    mirar: {
      what: 'looking at what a person was charged, with a reason',
      begin: ofPerson,
      press: /^Ver los cobros/,
      typed: { Motivo: 'Consulta 12: no lo pidió.' },
      done: {
        to: /^\/registro\/cobros\/de\/\d+$/,
        says: /^La persona recibió el motivo en sus mensajes\./,
        holds: found("select motivo from oficina_historia where clase = 'persona'"),
        after: ['Consulta 12: no lo pidió.'],
      },
      wrong: { typed: { Motivo: '' }, says: NO_REASON },
      stranger: 'otro',
    },
  },
  'routes/registro/cobros/devolver': {
    devolver: {
      what: 'giving back what was charged by itself',
      begin: givingBackOfCharge,
      press: /^Devolver/,
      typed: { 'Importe que se devuelve': '610,50', Motivo: 'Se cobró de más.' },
      done: {
        to: '/registro/cobros/3',
        says: /^Quedó acreditado un importe de \$ 610,50 en la cuenta de pago /,
        holds: found("select importe from devoluciones where motivo = 'Se cobró de más.'"),
        after: [61_050],
      },
      wrong: {
        typed: { 'Importe que se devuelve': 'mucho', Motivo: '' },
        says: {
          importe: 'Escriba el importe en pesos, así: 610 o 610,50.',
          motivo: 'Escriba el motivo.',
        },
      },
      stranger: 'otro',
    },
  },
  'routes/registro/reservados/guardar': {
    guardar: {
      what: 'keeping a name from whoever asks first',
      begin: () => atKept('Reservar un nombre'),
      press: /^Guardar/,
      typed: { Nombre: 'ñandutí.uy', Clase: 'Prohibido', Motivo: 'Se presta a engaños.' },
      done: {
        to: /^\/registro\/reservados\?desde=/,
        says: /^ñandutí\.uy quedó prohibido/,
        holds: kept('xn--andut-3saw.uy'),
        after: ['PROHIBIDO'],
      },
      wrong: {
        typed: { Nombre: '', Motivo: '' },
        says: { nombre: 'Escriba el nombre.', motivo: 'Escriba el motivo.' },
      },
      stranger: 'atencion',
    },
  },
  'routes/registro/reservados/quitar': {
    quitar: {
      what: 'letting a kept name go',
      begin: () => atKept('Soltar carnaval.uy'),
      press: /^Soltar el nombre/,
      typed: { Motivo: 'Ya no lo quiere.' },
      done: {
        to: RESERVADOS,
        says: /^carnaval\.uy ya no está reservado/,
        holds: kept('carnaval.uy'),
        after: [],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/reservados/cargar': {
    mirar: {
      what: 'looking at what a list of kept names changes',
      begin: loadList,
      press: /^Ver qué cambia/,
      typed: { Lista: LISTA },
      done: 'only helps',
      wrong: {
        typed: { Lista: 'ñandutí.uy' },
        says: {
          textoLargo:
            'No se conoce la columna «ñandutí.uy». La primera línea tiene que decir Nombre, Clase, Para y Motivo. Lo más fácil: descargue la lista, cámbiela y cárguela.',
        },
      },
      stranger: 'atencion',
    },
    aplicar: {
      what: 'keeping the names of a list',
      begin: listSeen,
      press: /^Aplicar/,
      typed: { Motivo: 'Lo decidió la dirección.' },
      done: {
        to: RESERVADOS,
        says: /^De 1 línea, se agregó 1\.$/,
        holds: kept('xn--andut-3saw.uy'),
        after: ['PROHIBIDO'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/precios/nuevo': {
    revisar: {
      what: 'looking at what the next price changes',
      begin: nextPrice,
      press: /^Ver qué cambia/,
      typed: PRECIO,
      done: 'only helps',
      wrong: {
        typed: { 'Precio por año': 'mil', Motivo: '' },
        says: {
          precio: 'Escriba el precio en pesos, con IVA, así: 1.389 o 1.389,50. Hasta 100.000.',
          motivo: 'Escriba el motivo.',
        },
      },
      stranger: 'atencion',
    },
    corregir: {
      what: 'going back to what the next price is to be',
      begin: priceSeen,
      press: /^Cambiar los datos/,
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'atencion',
    },
    programar: {
      what: 'planning the next price of a suffix',
      begin: priceSeen,
      press: /^Poner el próximo precio/,
      done: {
        to: PRECIOS,
        says: /^Desde el 01\/01\/2099 un año de \.uy cuesta/,
        holds: ofPrices('precio', "tld = 'uy' and retirado_en is null"),
        after: [150000],
      },
      wrong: { none: 'what is wrong was said on the page before' },
      stranger: 'atencion',
    },
  },
  'routes/registro/precios/retirar': {
    retirar: {
      what: 'withdrawing the next price of a suffix',
      begin: () => atPrices('Retirar el próximo precio de .com.uy'),
      press: /^Retirar el próximo precio/,
      typed: { Motivo: 'Se posterga.' },
      done: {
        to: PRECIOS,
        says: /^Quedó retirado/,
        holds: ofPrices('motivo_retiro', "tld = 'com.uy' and retirado_en is not null"),
        after: ['Se posterga.'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/precios/venta': {
    cerrar: {
      what: 'selling a suffix no more',
      begin: () => atPrices('Sacar .com.uy de la venta'),
      press: /^Sacar de la venta/,
      typed: { Motivo: 'Cambió la política.' },
      done: { to: PRECIOS, says: /^\.com\.uy está fuera de la venta/, holds: sold, after: [0] },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
    abrir: {
      what: 'selling a suffix again',
      begin: async () => {
        await given.soldNoMore('com.uy');
        return atPrices('Poner .com.uy a la venta');
      },
      press: /^Poner a la venta/,
      typed: { Motivo: 'Volvió.' },
      done: { to: PRECIOS, says: /^\.com\.uy está a la venta/, holds: sold, after: [1] },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/personal/funcionario': {
    cambiar: {
      what: 'deciding what somebody of staff may do',
      begin: ofAttention,
      press: /^Guardar/,
      typed: { Contenidos: true, Motivo: 'Cubre una licencia.' },
      done: {
        to: POR_APROBAR,
        says: /^Quedó pedido, y todavía no se hizo/,
        holds: asked('cambiarPersonal'),
        after: ['Cubre una licencia.'],
      },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
    corregir: {
      what: 'going back to what somebody of staff may do',
      begin: toRemove,
      press: /^Cambiar los datos/,
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'atencion',
    },
    quitar: {
      what: 'ending the time of somebody at the desk',
      begin: toRemove,
      press: /^Quitar de la oficina/,
      done: {
        to: PERSONAL,
        says: /ya no entra a la oficina\.$/,
        holds: found('select count(*) from funcionarios where baja_en is not null'),
        after: [1],
      },
      wrong: { none: 'what is wrong was said on the page before' },
      stranger: 'atencion',
    },
  },
  'routes/registro/fallos/fallos': {
    reintentar: {
      what: 'having tried again what was set aside',
      begin: withFailure,
      press: /^Intentar otra vez/,
      done: { to: FALLOS, says: /se intenta otra vez/, holds: work, after: ['ESPERA'] },
      wrong: NOTHING_TYPED,
      stranger: 'atencion',
    },
  },
  'routes/registro/fallos/descartar': {
    descartar: {
      what: 'leaving undone what was set aside',
      begin: async () => (await withFailure()).follow(LEFT),
      press: /^Dejar sin hacer/,
      typed: { Motivo: 'Se hizo a mano.' },
      done: { to: FALLOS, says: /queda sin hacer/, holds: work, after: ['DESCARTADO'] },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/pedidos/pedidos': {
    buscar: {
      what: 'looking for a request that failed',
      begin: withRequest,
      press: /^Buscar/,
      typed: { Referencia: 'abcd-1234' },
      done: {
        to: '/registro/pedidos/ABCD1234',
        holds: found("select sobre from oficina_historia where clase = 'pedido'"),
        after: ['ABCD1234'],
        again: { anew: 'every search is kept, also of the same' },
      },
      wrong: {
        typed: { Referencia: '' },
        says: { numero: 'Escriba la referencia que muestra la página de error.' },
      },
      stranger: 'otro',
    },
  },
  'routes/registro/fallos/correos/correo': {
    probar: {
      what: 'trying whether an address takes mail by now',
      begin: withBounced,
      press: /^Enviar un correo de prueba/,
      done: { to: CORREOS, says: /Se envía un correo de prueba/, holds: bounced, after: ['yes'] },
      wrong: NOTHING_TYPED,
      stranger: 'atencion',
    },
    olvidar: {
      what: 'flagging an address no more',
      begin: withBounced,
      press: /^Dejar de señalarla/,
      typed: { Motivo: 'Avisó que le llegan.' },
      done: { to: CORREOS, says: /no se señala más/, holds: bounced, after: [] },
      wrong: { typed: { Motivo: '' }, says: { motivo: 'Escriba el motivo.' } },
      stranger: 'atencion',
    },
  },
  'routes/registro/fallos/zonas/zonas': {
    publicar: {
      what: 'publishing a zone again',
      begin: withZone,
      press: /^Publicar otra vez/,
      done: { to: ZONAS, says: /se publica otra vez/, holds: queued, after: ['*'] },
      wrong: NOTHING_TYPED,
      stranger: 'atencion',
    },
  },
  'routes/registro/consultas/consulta': {
    tomar: {
      what: 'attending a question',
      begin: question(LATE),
      press: /^Tomar/,
      done: {
        to: ONE,
        says: 'Ahora la atiende usted.',
        holds: ofQuestion('atrasada', '(select login from usuarios where id = asignado_a)'),
        after: ['atencion'],
      },
      wrong: NOTHING_TYPED,
      stranger: 'titular',
    },
    mirar: {
      what: 'looking at a question',
      begin: question(LATE),
      press: /^Mirar/,
      done: {
        to: ONE,
        says: 'Quedó escrito que miró esta consulta.',
        holds: found("select acto from oficina_historia where acto like 'Mir%' and clase = 'consulta'"),
        after: ['Miró una consulta'],
      },
      wrong: NOTHING_TYPED,
      stranger: 'titular',
    },
    plantilla: {
      what: 'beginning an answer with a template',
      begin: question(MINE),
      press: /^Agregarla/,
      typed: { 'Respuesta preparada': 'Pedir más datos' },
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'titular',
    },
    responder: {
      what: 'answering a question',
      begin: question(MINE),
      press: /^Enviar la respuesta/,
      typed: { Respuesta: 'Mándenos la partida.' },
      done: {
        to: ONE,
        says: 'La respuesta quedó escrita.',
        holds: ofQuestion('de-hoy', 'estado'),
        after: ['RESPONDIDO'],
      },
      wrong: { typed: { Respuesta: '' }, says: { mensaje: 'Escriba la respuesta.' } },
      stranger: 'titular',
    },
    reabrir: {
      what: 'opening a question again',
      begin: question('No me llegó la factura', 'cerradas'),
      press: /^Abrir de nuevo/,
      done: {
        to: ONE,
        says: 'La consulta está abierta de nuevo',
        holds: ofQuestion('cerrada', 'estado'),
        after: ['ABIERTO'],
      },
      wrong: NOTHING_TYPED,
      stranger: 'titular',
    },
  },
  'routes/registro/consultas/nota': {
    anotar: {
      what: 'writing a note about a question',
      begin: () => inQuestion('Escribir una nota interna'),
      press: /^Guardar la nota/,
      typed: { 'Nota interna': 'Espera la partida.' },
      done: {
        to: ONE,
        says: 'La nota quedó escrita.',
        holds: found("select texto from consulta_notas where texto like 'Espera%'"),
        after: ['Espera la partida.'],
      },
      wrong: { typed: { 'Nota interna': '' }, says: { nota: 'Escriba la nota.' } },
      stranger: 'titular',
    },
  },
  'routes/registro/consultas/cambiar': {
    cambiar: {
      what: 'changing how a question is attended',
      begin: () => inQuestion('Cambiar quién la atiende, de qué trata o su prioridad'),
      press: /^Guardar/,
      typed: { 'Quién la atiende': 'Irene Dirección' },
      done: {
        to: ONE,
        says: 'La consulta quedó cambiada.',
        holds: ofQuestion('de-hoy', '(select login from usuarios where id = asignado_a)'),
        after: ['direccion'],
      },
      wrong: { none: 'it offers only what may be chosen' },
      stranger: 'titular',
    },
  },
  'routes/registro/consultas/unir': {
    unir: {
      what: 'going on with a question in another',
      begin: () => inQuestion('Unir a otra consulta'),
      press: /^Unir/,
      typed: async () => ({ 'Número de la otra consulta': await numberOf('respondida') }),
      done: {
        to: ONE,
        says: 'Esta consulta sigue en la',
        holds: ofQuestion('de-hoy', 'estado'),
        after: ['CERRADO'],
      },
      wrong: {
        typed: { 'Número de la otra consulta': '' },
        says: { cual: 'Elija una de estas consultas, o escriba el número de otra.' },
      },
      stranger: 'titular',
    },
  },
};
