import { congelar } from '~/addresses';
import { now, useClock } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import type { Id } from '~/registry/contract/ids';
import { makeEnlace } from '~/registry/edge/dominios/enlaces-store';
import { buyer, buyerAtSummary } from './compra';
import { demoDesk } from './demo-desk';
import type { Page } from './portal/page';
import { type Visitor, visitor } from './portal/portal';
import type { Cuenta } from './portal/sign-in';
import { apartados, entregado } from './rows';
import { APROBADO, otherRegistrarActs, requested } from './traslado';

/** Where the demo accounts can be on the demo data: each with the page, or the address, that one goes on from. */

export const as = (login: Cuenta) => visitor().as(login);

export const HOSTED = 'titular.uy';
export const DELEGATED = 'yerbaelceibo.uy';
export const detail = (dominio = HOSTED) => `/administrar/ver-dominio?dominio=${dominio}`;
export const dialog = (accion: string, dominio = HOSTED, more = '') =>
  `/administrar/ver-dominio/${accion}?dominio=${dominio}${more}`;
export const STEP = '/carrito-compra-paso-';
export const LIST = '/administrar/mis-dominios?cantidad=50';
export const IMPORT = '/transferir-dominio';

/** A page as somebody opens it, the holder unless told otherwise. */
export const on =
  (path: string, login: Cuenta = 'titular') =>
  async (): Promise<Page> =>
    (await as(login)).open(path);

/** The servers of a domain, as they are: nothing has to be typed. */
export const delegating = async () => (await as('titular')).open(dialog('dns/delegar', DELEGATED));

/** Somebody with a name in the cart. */
export const withCart = async (path: string): Promise<[Visitor, string]> => [
  await buyer(['llamada.uy'], 'titular'),
  path,
];

export const image = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])], name, { type: 'image/png' });

/** A ticket that was sent; answers its page. */
export async function withTicket(): Promise<Page> {
  const who = await as('titular');
  const form = await who.open('/generar-ticket');
  const typed = {
    Asunto: 'No veo mi dominio',
    Mensaje: 'Desde ayer.',
    'Adjuntar archivos': image('uno.png'),
  };
  return (await form.press('Guardar datos', typed)).follow('Ver la consulta');
}

/** A form that came back with one of the two files that it was sent with. */
export async function withKeptFile(): Promise<Page> {
  const page = await (await as('titular')).open('/generar-ticket');
  const archivos = [image('uno.png'), new File(['MZ'], 'dos.exe')];
  return page.press('Guardar datos', {
    Asunto: 'Dos archivos',
    Mensaje: 'Van.',
    'Adjuntar archivos': archivos,
  });
}

/** My data of somebody whose mail waits for its code. */
export async function withCode(): Promise<Page> {
  const who = await as('otro');
  const mail = {
    'Correo electrónico': 'nuevo@ejemplo.uy',
    'Confirmar correo electrónico': 'nuevo@ejemplo.uy',
  };
  await who.confirming('otro');
  await (await who.open('/administrar/mis-datos')).press('Guardar datos', mail);
  return who.open('/administrar/mis-datos');
}

/** Somebody whose names still have the contact data of before. */
export async function withOldContacts(): Promise<[Visitor, string]> {
  const who = await as('administrativo');
  await (await who.open('/administrar/mis-datos')).press('Guardar datos', { Teléfono: '24001111' });
  return [who, '/administrar/mis-datos/aplicar-a-dominios'];
}

/** An account of the person's, by its place in a path. */
async function ownAccount(): Promise<number> {
  const { id } = await database()
    .selectFrom('plantillas_cuenta')
    .innerJoin('usuarios', 'usuarios.id', 'plantillas_cuenta.usuario_id')
    .select('plantillas_cuenta.id')
    .where('login', '=', 'titular')
    .orderBy('plantillas_cuenta.id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function accountDialog(what: 'renombrar' | 'eliminar'): Promise<Page> {
  return (await as('titular')).open(`/administrar/mis-datos/formas-de-pago/${await ownAccount()}/${what}`);
}

/** The first message of the list that was read already, or was not. */
export async function message(read: boolean): Promise<Id> {
  const { mensajes } = await demoDesk('titular').mensajes.usuario({ cantXPagina: 25 });
  return mensajes.find(({ leido }) => leido === read)?.id ?? 0;
}

export const messages = async () => (await as('titular')).open('/administrar/mensajes');

/** Names chosen in the list, and the dialog of what is done with them. */
export async function chosen(words: string): Promise<Page> {
  const list = await (await as('titular')).open(LIST);
  return list.press(words, { 'Elegir titular.uy': true, 'Elegir camión.uy': true });
}

/** A change of many names that was carried out: whose it is and where it is told. */
export async function changed(): Promise<[Visitor, string]> {
  const who = await as('titular');
  const list = await who.open(LIST);
  const split = await list.press('Eliminar Forma de Pago', { 'Elegir titular.uy': true });
  return [who, (await split.press(split.buttons.find((each) => each.startsWith('Eliminar la')) ?? '')).path];
}

/** A change of the technical contact of two names, of which its own contact had changed one meanwhile. */
export async function changedByOthers(telefono: string): Promise<Page> {
  const mine = await (await chosen('Modificar Datos Contacto')).press('Continuar', {
    'Contacto a modificar': 'TECNICO',
  });
  const theirs = await (await as('tecnico')).open(dialog('editar-contacto', HOSTED, '&tipo=TECNICO'));
  await theirs.press('Guardar datos', { Teléfono: '29006666' });
  return mine.press('Modificar 2 dominios', {
    Nombre: 'Nueva',
    Apellido: 'Técnica',
    Dirección: 'Calle 1',
    Teléfono: telefono,
    'Correo electrónico público': 'tecnica@ejemplo.uy',
  });
}

/** An invitation to be the technical contact of a name; answers where its mail leads. */
export async function invited(correo = 'otro@ejemplo.uy'): Promise<string> {
  await demoDesk('titular').administracion.invitacionCambiarContacto({
    nombreDominio: HOSTED,
    tipoContacto: 'TECNICO',
    correo,
  });
  const { texto } = await database()
    .selectFrom('correos_salientes')
    .select('texto')
    .where('para', '=', correo)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(texto)?.[0] ?? '');
  return pathname + search;
}

export const invitation = async (): Promise<Page> => (await as('otro')).open(await invited());

/** The detail of a name with an invitation that waits. */
export async function withInvitation(when = now()): Promise<Page> {
  await invited();
  useClock(() => when);
  return (await as('titular')).open(detail());
}

/** What somebody sees who gave a name to a new holder. */
export async function givenAway(): Promise<Page> {
  const { id } = await database()
    .selectFrom('dominios')
    .select('id')
    .where('nombre', '=', HOSTED)
    .executeTakeFirstOrThrow();
  const giver = await database()
    .selectFrom('usuarios')
    .select('id')
    .where('login', '=', 'titular')
    .executeTakeFirstOrThrow();
  await entregado(giver.id, id);
  return (await as('titular')).open('/administrar/entregas');
}

/** What becomes of a name whose servers were changed a moment ago, where that is taken back. */
export async function takenBackPage(): Promise<[Visitor, string]> {
  const nameservers = [{ nombre: 'ns1.otrohosting.com' }, { nombre: 'ns2.otrohosting.com' }];
  await demoDesk('titular').dns.delegar({ nombreDominio: 'titular.uy', nameservers });
  const { puntos } = await demoDesk('titular').vuelta.puntos({ nombreDominio: 'titular.uy' });
  const antesDe = puntos[0]?.antesDe ?? 1;
  return [await as('titular'), `/administrar/volver-atras?dominio=titular.uy&antesDe=${antesDe}`];
}

/** A name put aside, because it did not fit in the cart. */
export async function withAside(): Promise<Page> {
  const who = await buyer(['llamada.uy'], 'titular');
  await apartados('titular', 'aparte.uy');
  return who.open(`${STEP}uno`);
}

/** A purchase that was confirmed; answers its confirmation. */
export async function bought(): Promise<[Visitor, string]> {
  const [who, summary] = await buyerAtSummary(['comprada.uy'], 'titular');
  const button = summary.buttons.find((each) => each.startsWith('Confirmar compra')) ?? '';
  return [who, (await summary.press(button)).path];
}

const record = async (): Promise<Id> => {
  const { registros } = await demoDesk('titular').dns.registros({ nombreDominio: HOSTED });
  return registros[0]?.idInterno ?? 0;
};
export const recordDialog = async (accion: string) =>
  (await as('titular')).open(dialog(`dns/${accion}`, HOSTED, `&id=${await record()}`));

/** A zone that was changed once, and its first version. */
export async function undoing(): Promise<Page> {
  const who = await as('titular');
  const form = await who.open(dialog('dns/registro', HOSTED, '&tipo=A'));
  await form.press('Agregar registro', { Nombre: 'intranet', 'Dirección IPv4': '192.0.2.9' });
  return who.open(dialog('dns/deshacer', HOSTED, '&version=1'));
}

/** An import at its second step. */
export async function importing(): Promise<[Visitor, Page]> {
  const who = await as('titular');
  const first = await who.open(IMPORT);
  const checked = await first.press('Comprobar dominio', { 'Dominio a transferir': APROBADO.nombre });
  return [who, await checked.follow('Continuar')];
}

/** A request to import a name; answers where it is told, with its reference. */
export async function asked(): Promise<[Visitor, string]> {
  const who = await as('titular');
  const { path } = await requested(who);
  return [who, path.slice(path.indexOf('?'))];
}

/** A name of theirs that another registrar asks for. */
export async function wanted(path: string): Promise<[Visitor, string]> {
  const who = await as('titular');
  await demoDesk('titular').codigo.solicitar({ dominio: HOSTED });
  await otherRegistrarActs();
  return [who, path];
}

export const pageOf = async (begun: Promise<[Visitor, string]>): Promise<Page> => {
  const [who, path] = await begun;
  return who.open(path);
};

/** Where the mail of a notice about a name of theirs leads. */
export async function freezing(): Promise<[Visitor, string]> {
  const { id } = await database()
    .selectFrom('dominios')
    .select('id')
    .where('nombre', '=', HOSTED)
    .executeTakeFirstOrThrow();
  const codigo = await makeEnlace(database(), { id, nombre: HOSTED }, true, now());
  return [visitor(), congelar(codigo)];
}
