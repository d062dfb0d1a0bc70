import { expect } from '../support/text-browser';
import { domainPage, dominioIn, type Journey } from './journey';

const renews: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const before = dominioIn(edge, 'murga.uy').vencimiento;
  const dialog = await (await who.open(domainPage('murga.uy'))).follow('Renovar');
  const renewed = await dialog.press('Renovar por $ 990,50', { Cuenta: 'Casa' });
  expect(renewed).toLeaveNotice('El dominio fue renovado.');
  expect(dominioIn(edge, 'murga.uy').vencimiento > before).toBe(true);
};

const releasesAndRecovers: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const dialog = await (await who.open(domainPage('murga.uy'))).follow('Liberar');
  const released = await dialog.press('Liberar dominio');
  expect(released).toLeaveNotice('El dominio fue liberado.');
  expect(dominioIn(edge, 'murga.uy').estado).toBe('ELIMINADO');
  const recovered = await (await released.follow('Recuperar')).press('Recuperar dominio');
  expect(recovered).toLeaveNotice('El dominio fue recuperado.');
  expect(dominioIn(edge, 'murga.uy').estado).toBe('REGISTRADO');
};

/** What an expired name costs to bring back is that registry's own: nobody is promised a price, nor asked for an account. */
const recoversAnExpiredOne: Journey = async ({ edge, as }) => {
  Object.assign(dominioIn(edge, 'murga.uy'), { estado: 'ELIMINADO', vencimiento: '2020-01-01' });
  const dialog = await (await (await as('titular')).open(domainPage('murga.uy'))).follow('Recuperar');
  const recovered = await dialog.press('Recuperar dominio');
  expect(recovered).toLeaveNotice('El dominio fue recuperado.');
  expect(dominioIn(edge, 'murga.uy').estado).toBe('REGISTRADO');
};

const editsContacts: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const dialog = await (await who.open(domainPage('murga.uy'))).follow(
    'Editar los datos del contacto técnico',
  );
  const refused = await dialog.press('Guardar datos', { Teléfono: '12' });
  expect(refused).toShowError('Teléfono', 'tener entre 7 y 15 dígitos');
  const saved = await refused.press('Guardar datos', { Teléfono: '2900 7000' });
  expect(saved).toLeaveNotice('Los datos del contacto se guardaron.');
  expect(dominioIn(edge, 'murga.uy').contactos.tecnico).toMatchObject({
    nombre: 'Teo',
    telefono: '29007000',
  });
  const holder = await (await who.open(domainPage('murga.uy'))).follow(
    'Editar los datos del contacto titular',
  );
  await holder.press('Guardar datos', { Dirección: 'Rivera 1' });
  expect(dominioIn(edge, 'murga.uy').contactos.titular).toMatchObject({
    nombre: 'Tita',
    apellido: 'Larrañaga',
    direccion: 'Rivera 1',
  });
};

const changesPayment: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const dialog = await (await who.open(domainPage('murga.uy'))).follow('Cambiar la forma de pago');
  const changed = await dialog.press('Guardar forma de pago', { Cuenta: 'Oficina' });
  expect(changed).toLeaveNotice('Cuenta de pago modificada con éxito.');
  expect(dominioIn(edge, 'murga.uy').cuenta?.nombre).toBe('Oficina');
  const gone = await (await changed.follow('Quitar la forma de pago')).press('Quitar la forma de pago');
  expect(gone).toLeaveNotice('Cuenta de pago eliminada con éxito.');
  expect(dominioIn(edge, 'murga.uy').cuenta).toBeNull();
};

const invites: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const dialog = await (await who.open(domainPage('murga.uy'))).follow(
    'Poner a otra persona como contacto técnico',
  );
  const mail = (correo: string, confirmacion = correo) => ({
    'Correo electrónico': correo,
    'Confirmar correo electrónico': confirmacion,
  });
  const refused = await dialog.press('Enviar invitación', mail('ada@example.uy', 'otra@example.uy'));
  expect(refused).toShowError('Confirmar correo electrónico', 'Los correos no coinciden.');
  const sent = await refused.press('Enviar invitación', mail('ada@example.uy'));
  expect(sent).toLeaveNotice('La invitación se envió.');
  const [invitacion] = edge.mundo.invitaciones;
  const ada = await as('administrativo');
  const page = await ada.open(`/administrar/accederPaginaInvitacion?codigo=${invitacion?.codigo}`);
  expect(await page.press('Aceptar Invitación')).toLeaveNotice('Invitación aceptada con éxito.');
  expect(dominioIn(edge, 'murga.uy').usuarios.tecnico).toBe('administrativo');
};

const transfersHolder: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const what = await (await who.open(domainPage('murga.uy'))).follow('Transferir titular');
  const data = await what.follow('Ingresar el nuevo titular');
  const summary = await data.press('Continuar', {
    'Nombre y apellido': 'Olga Otra',
    Dirección: 'Colonia 1',
    Teléfono: '29001111',
    'Correo electrónico público': 'olga@example.uy',
    'Confirmar correo electrónico público': 'olga@example.uy',
  });
  const cart = await summary.press('Agregar la transferencia al carrito');
  expect(cart).toLeaveNotice('La transferencia de titular se agregó al carrito');
  expect(cart).toSay('Olga Otra');
  expect(edge.mundo.ventas.at(-1)?.articulos).toMatchObject([{ clase: 'transferencia', nombre: 'murga.uy' }]);
};

const changesSeveral: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const list = await who.open('/administrar/mis-dominios');
  const chosen = { 'Elegir murga.uy': true, 'Elegir tablado.com.uy': true };
  const split = await list.press('Modificar Forma de Pago', chosen);
  expect(split).toSay('Se aplica a 2 dominios');
  const done = await split.press('Modificar 2 dominios', { Cuenta: 'Oficina' });
  expect(done).toSay('Se modificaron 2 de 2 dominios.');
  expect(dominioIn(edge, 'tablado.com.uy').cuenta?.nombre).toBe('Oficina');
  const without = await (await who.open('/administrar/mis-dominios')).press('Eliminar Forma de Pago', chosen);
  expect(await without.press('Eliminar la forma de pago de 2 dominios')).toSay('2 de 2 dominios');
  expect(dominioIn(edge, 'murga.uy').cuenta).toBeNull();
};

const deletes: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const dialog = await (await who.open(domainPage('murga.uy'))).follow('Eliminar definitivamente');
  const typed = 'Para confirmar, escriba murga.uy';
  const wrong = await dialog.press('Eliminar definitivamente', { [typed]: 'otro.uy' });
  expect(wrong.status).toBe(422);
  const done = await wrong.press('Eliminar definitivamente', { [typed]: 'murga.uy' });
  expect(done).toLeaveNotice('El dominio fue eliminado.');
  expect(edge.mundo.dominios.map(({ nombre }) => nombre)).not.toContain('murga.uy');
};

export const administration: Record<string, Journey> = {
  'renews a domain at once': renews,
  'releases a domain and gets it back': releasesAndRecovers,
  'gets back a domain that had expired': recoversAnExpiredOne,
  'deletes a domain for good': deletes,
  'edits the contacts of a domain': editsContacts,
  'changes who pays for a domain': changesPayment,
  'invites somebody, who becomes the contact': invites,
  'puts the transfer of a holder in the cart': transfersHolder,
  'changes several domains, with what became of each': changesSeveral,
};
