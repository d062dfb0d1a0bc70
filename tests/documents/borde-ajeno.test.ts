import { describe, expect, test } from 'vitest';
import { ACCOUNT, HOLDER } from '../support/compra';
import { type Visitor, visitor } from '../support/portal/portal';
import type { ThirdPartyEdge } from '../support/third-party/edge';
import { inFrontOfSomebodyElses } from '../support/third-party/portal';
import { diaDesdeHoy } from '../support/third-party/world';

const arrive = inFrontOfSomebodyElses();
const at = (nombre: string) => `/administrar/ver-dominio?dominio=${nombre}`;

/** A name of that world, as its edge has it. */
function dominioIn({ mundo }: ThirdPartyEdge, nombre: string) {
  const found = mundo.dominios.find((each) => each.nombre === nombre);
  if (!found) throw new Error(`${nombre} is gone`);
  return found;
}

const renews = async (who: Visitor, edge: ThirdPartyEdge) => {
  const before = dominioIn(edge, 'murga.uy').vencimiento;
  const dialog = await (await who.open(at('murga.uy'))).follow('Renovar ahora');
  expect(await dialog.press('Renovar por $ 990,50', { Cuenta: 'Casa' })).toLeaveNotice(
    'El dominio fue renovado.',
  );
  expect(dominioIn(edge, 'murga.uy').vencimiento > before).toBe(true);
};

const releasesAndRecovers = async (who: Visitor, edge: ThirdPartyEdge) => {
  const released = await (await (await who.open(at('murga.uy'))).follow('Liberar')).press('Liberar dominio');
  expect(released).toLeaveNotice('El dominio fue liberado.');
  expect(dominioIn(edge, 'murga.uy').estado).toBe('ELIMINADO');
  const recovered = await (await released.follow('Recuperar')).press('Recuperar dominio');
  expect(recovered).toLeaveNotice('El dominio fue recuperado.');
  expect(dominioIn(edge, 'murga.uy').estado).toBe('REGISTRADO');
};

const editsContacts = async (who: Visitor, edge: ThirdPartyEdge) => {
  const dialog = await (await who.open(at('murga.uy'))).follow('Editar el contacto técnico');
  const refused = await dialog.press('Guardar datos', { Teléfono: '12' });
  expect(refused).toShowError('Teléfono', 'tener entre 7 y 15 dígitos');
  const saved = await refused.press('Guardar datos', { Teléfono: '2900 7000' });
  expect(saved).toLeaveNotice('Los datos del contacto se guardaron.');
  expect(dominioIn(edge, 'murga.uy').contactos.tecnico).toMatchObject({
    nombre: 'Teo',
    telefono: '29007000',
  });
  const holder = await (await who.open(at('murga.uy'))).follow('Editar el contacto titular');
  await holder.press('Guardar datos', { Dirección: 'Rivera 1' });
  expect(dominioIn(edge, 'murga.uy').contactos.titular).toMatchObject({
    nombre: 'Tita',
    apellido: 'Larrañaga',
    direccion: 'Rivera 1',
  });
};

const changesPayment = async (who: Visitor, edge: ThirdPartyEdge) => {
  const dialog = await (await who.open(at('murga.uy'))).follow('Cambiar la forma de pago');
  const changed = await dialog.press('Guardar forma de pago', { Cuenta: 'Oficina' });
  expect(changed).toLeaveNotice('Cuenta de pago modificada con éxito.');
  expect(dominioIn(edge, 'murga.uy').cuenta?.nombre).toBe('Oficina');
  const gone = await (await changed.follow('Quitarla')).press('Quitar forma de pago');
  expect(gone).toLeaveNotice('Cuenta de pago eliminada con éxito.');
  expect(dominioIn(edge, 'murga.uy').cuenta).toBeNull();
};

const invites = async (who: Visitor, edge: ThirdPartyEdge) => {
  const dialog = await (await who.open(at('murga.uy'))).follow('Cambiar el contacto técnico');
  const mail = (correo: string, confirmacion = correo) => ({
    'Correo electrónico': correo,
    'Confirmar correo electrónico': confirmacion,
  });
  const refused = await dialog.press('Enviar invitación', mail('ada@example.uy', 'otra@example.uy'));
  expect(refused).toShowError('Confirmar correo electrónico', 'Los correos no coinciden.');
  expect(await refused.press('Enviar invitación', mail('ada@example.uy'))).toLeaveNotice(
    'La invitación se envió.',
  );
  const [invitacion] = edge.mundo.invitaciones;
  const ada = await visitor().as('administrativo');
  const page = await ada.open(`/administrar/accederPaginaInvitacion?codigo=${invitacion?.codigo}`);
  expect(await page.press('Aceptar Invitación')).toLeaveNotice('Invitación aceptada con éxito.');
  expect(dominioIn(edge, 'murga.uy').usuarios.tecnico).toBe('administrativo');
};

const transfersHolder = async (who: Visitor, edge: ThirdPartyEdge) => {
  const what = await (await who.open(at('murga.uy'))).follow('Transferir titular');
  const data = await what.follow('Ingresar el nuevo titular');
  const summary = await data.press('Continuar', {
    'Nombre y apellido': 'Olga Otra',
    Dirección: 'Colonia 1',
    Teléfono: '29001111',
    'Correo electrónico público': 'olga@example.uy',
  });
  const cart = await summary.press('Agregar la transferencia al carrito');
  expect(cart).toLeaveNotice('La transferencia de titular se agregó al carrito');
  expect(cart).toSay('Olga Otra');
  expect(edge.mundo.ventas.at(-1)?.articulos).toMatchObject([{ clase: 'transferencia', nombre: 'murga.uy' }]);
};

const changesSeveral = async (who: Visitor, edge: ThirdPartyEdge) => {
  const list = await who.open('/administrar/mis-dominios');
  const split = await list.press('Modificar Forma de Pago', {
    'Elegir murga.uy': true,
    'Elegir candombe.com.uy': true,
  });
  expect(split).toSay('Se aplica a 2 dominios');
  const done = await split.press('Modificar 2 dominios', { Cuenta: 'Casa' });
  expect(done).toSay('Se modificaron 2 de 2 dominios.');
  expect(dominioIn(edge, 'candombe.com.uy').cuenta?.nombre).toBe('Casa');
};

const serves = async (who: Visitor, edge: ThirdPartyEdge) => {
  const dialog = await (await who.open(at('candombe.com.uy'))).follow('Agregar nameserver');
  const twice = await dialog.press('Agregar nameserver', { Nombre: 'ns1.example.net' });
  expect(twice).toShowError('Nombre', 'nombres duplicados');
  expect(await twice.press('Agregar nameserver', { Nombre: 'ns3.example.net' })).toLeaveNotice(
    'El servidor de nombres se agregó correctamente.',
  );
  expect(dominioIn(edge, 'candombe.com.uy').servidores.map(({ nombre }) => nombre)).toEqual([
    'ns1.example.net',
    'ns2.example.net',
    'ns3.example.net',
  ]);
  const gone = await (await who.open(at('candombe.com.uy'))).follow('Eliminar ns2.example.net');
  await gone.press('Eliminar nameserver');
  expect(dominioIn(edge, 'candombe.com.uy').servidores).toHaveLength(2);
  const hosted = await (await (await who.open(at('candombe.com.uy'))).follow('Alojar el dominio')).press(
    'Alojar dominio',
  );
  expect(hosted).toLeaveNotice('El dominio quedó alojado en el registro.');
  const form = await hosted.follow('Agregar registro');
  const wrong = await form.press('Agregar registro', { Nombre: 'www', 'Dirección IPv4': '1.2.3' });
  expect(wrong).toShowError('Dirección IPv4', 'Existen errores en los campos.');
  const added = await wrong.press('Agregar registro', { 'Dirección IPv4': '192.0.2.7' });
  expect(added).toLeaveNotice('El registro se agregó correctamente');
  const edited = await (await added.follow('Editar A de www: 192.0.2.7')).press('Guardar registro', {
    'Dirección IPv4': '192.0.2.8',
  });
  expect(edited).toLeaveNotice('La edición del registro se realizó correctamente.');
  expect(dominioIn(edge, 'candombe.com.uy').registros).toMatchObject([
    { tipo: 'A', ttl: 86_400, campos: [{ valor: 'www' }, { valor: '192.0.2.8' }] },
  ]);
  const empty = await (await edited.follow('Eliminar A de www: 192.0.2.8')).press('Eliminar registro');
  expect(empty).toLeaveNotice('El registro se eliminó correctamente');
  expect(dominioIn(edge, 'candombe.com.uy').registros).toEqual([]);
};

const imports = async (who: Visitor, edge: ThirdPartyEdge) => {
  const first = await who.open('/transferir-dominio');
  const checked = await first.press('Comprobar dominio', { 'Dominio a transferir': 'afuera.uy' });
  const data = await checked.follow('Continuar');
  const wrong = await data.press('Continuar', { 'Código de autorización': 'equivocado' });
  expect(wrong).toShowError('Código de autorización', 'El código de autorización no es válido');
  const payment = await wrong.press('Continuar', { 'Código de autorización': 'codigo-de-afuera' });
  const summary = await payment.press('Continuar', { Cuenta: 'Casa' });
  expect(await summary.press('Solicitar Transferencia')).toLeaveNotice(
    'La solicitud de transferencia fue procesada exitosamente',
  );
  expect(edge.mundo.importaciones).toMatchObject([{ dominio: 'afuera.uy', estado: 'PENDING' }]);
  const list = await who.open('/transferir-dominio/lista-solicitudes');
  const cancelled = await (await list.follow('Cancelar la solicitud de afuera.uy')).press(
    'Cancelar Transferencia',
  );
  expect(cancelled).toLeaveNotice('La solicitud de transferencia se canceló correctamente.');
  const deleted = await (await cancelled.follow('Eliminar la solicitud de afuera.uy')).press(
    'Eliminar solicitud',
  );
  expect(deleted).toLeaveNotice('La solicitud de transferencia se eliminó correctamente.');
  expect(edge.mundo.importaciones).toEqual([]);
};

const answersOthers = async (who: Visitor, edge: ThirdPartyEdge) => {
  const request = {
    dominio: 'murga.uy',
    codigo: 'x',
    fecha: diaDesdeHoy(0),
    vence: diaDesdeHoy(9),
    de: 'otro',
  };
  edge.mundo.importaciones.push({ ...request, estado: 'PENDING' });
  const page = await who.open('/confirmarTransferencia/murga.uy');
  expect(await (await page.follow('Rechazar')).press('Aceptar')).toLeaveNotice(
    'La transferencia ha sido rechazada exitosamente.',
  );
  expect(edge.mundo.importaciones).toMatchObject([{ estado: 'CLIENT_REJECTED' }]);
};

const buys = async (who: Visitor, edge: ThirdPartyEdge) => {
  const found = await who.open('/consulta-disponibilidad?nombre=carnaval');
  expect(found.within('carnaval.uy').text).toContain('carnaval.uy');
  const added = await found.press('Agregar al carrito de compras', { 'carnaval.uy': true });
  expect(added).toLeaveNotice('carnaval.uy');
  const holders = await who.open('/carrito-compra-paso-dos');
  const form = await holders.follow('Ingresar datos del titular de carnaval.uy');
  const refused = await form.press('Guardar datos', { ...HOLDER, Teléfono: '12' });
  expect(refused).toShowError('Teléfono', 'tener entre 7 y 15 dígitos');
  const done = await refused.press('Guardar datos', HOLDER);
  const summary = await (await done.follow('Seleccionar forma de pago')).press('Continuar', ACCOUNT);
  expect(summary).toSay('24001234');
  await summary.press('Confirmar compra por $ 990,50');
  await expect.poll(() => edge.mundo.dominios.map(({ nombre }) => nombre)).toContain('carnaval.uy');
  const [sale] = edge.mundo.ventas.slice(-1);
  const receipt = await who.open(`/carrito-compra-paso-cinco?referencia=${sale?.uuid}`);
  expect(receipt).toHaveHeading('Tu compra se realizó con éxito.');
};

const keepsData = async (who: Visitor, edge: ThirdPartyEdge) => {
  const data = await who.open('/administrar/mis-datos');
  expect(await data.press('Guardar datos', { Dirección: 'Rivera 4321' })).toSay('Sus datos se guardaron.');
  expect(edge.mundo.usuarios[0]?.contacto?.direccion).toBe('Rivera 4321');
  const dialog = await (await who.open('/administrar/mis-datos')).follow('Eliminar Casa');
  expect(await dialog.press('Eliminar forma de pago')).toSay('La cuenta se eliminó correctamente.');
  const list = await who.open('/administrar/mensajes');
  expect(await list.follow('Vence un dominio')).toSay('el texto entero');
  expect(edge.mundo.usuarios[0]?.mensajes[0]?.leido).toBe(true);
  const question = { Asunto: 'Una consulta', Mensaje: 'No veo mi dominio' };
  const sent = await (await who.open('/generar-ticket')).press('Guardar datos', question);
  expect(sent).toHaveHeading('Recibimos su consulta');
  expect(edge.mundo.tickets).toMatchObject([{ asunto: 'Una consulta' }]);
};

const arrivesFirst = async (_: Visitor, edge: ThirdPartyEdge) => {
  const first = await (await visitor().as('nuevo')).open('/administrar/mis-datos');
  const terms = await first.press('Guardar datos', {
    Nombre: 'Elena',
    Apellido: 'Nueva',
    Dirección: 'Rivera 1',
    Teléfono: '099 123 456',
    'Correo electrónico público': 'elena@ejemplo.uy',
    'Correo electrónico': 'elena@ejemplo.uy',
    'Confirmar correo electrónico': 'elena@ejemplo.uy',
  });
  const desk = await terms.press('Continuar', { 'Acepto los términos y condiciones': true });
  expect(desk).toHaveHeading('Mis datos');
  const person = edge.mundo.usuarios.find(({ login }) => login === 'nuevo');
  expect(person).toMatchObject({ acepto: true, contacto: { nombre: 'Elena', apellido: 'Nueva' } });
};

/** Every reading is asked of at the registry (tests/registry/borde-ajeno): the pages are the same whatever the edge writes. */
describe('without scripts, in front of an edge read plainly', () => {
  test.each([
    ['buys a domain', buys],
    ['keeps data, accounts and messages, and asks for help', keepsData],
    ['arrives for the first time', arrivesFirst],
    ['renews a domain at once', renews],
    ['releases a domain and gets it back', releasesAndRecovers],
    ['edits the contacts of a domain', editsContacts],
    ['changes who pays for a domain', changesPayment],
    ['invites somebody, who becomes the contact', invites],
    ['puts the transfer of a holder in the cart', transfersHolder],
    ['changes several domains, with what became of each', changesSeveral],
    ['delegates a domain, hosts it and edits its records', serves],
    ['brings a domain from another registrar', imports],
    ['keeps a domain that another registrar asked for', answersOthers],
  ])(
    'a person %s',
    async (_, journey) => {
      const edge = await arrive();
      await journey(await visitor().as('titular'), edge);
    },
    60_000,
  );
});
