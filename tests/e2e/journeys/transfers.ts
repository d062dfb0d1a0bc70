import { diaDesdeHoy } from '../../support/third-party/world';
import { expect } from '../support/text-browser';
import { domainPage, type Journey, type Walk } from './journey';

const imports: Journey = async ({ edge, as }) => {
  const who = await as('titular');
  const first = await who.open('/transferir-dominio');
  const checked = await first.press('Comprobar dominio', { 'Dominio a transferir': 'afuera.uy' });
  expect(checked).toLeaveNotice('El dominio afuera.uy está habilitado para ser transferido');
  const data = await checked.follow('Continuar');
  const wrong = await data.press('Validar código', { 'Código de autorización': 'equivocado' });
  expect(wrong).toShowError('Código de autorización', 'El código de autorización no es válido');
  const rest = await wrong.press('Validar código', { 'Código de autorización': 'codigo-de-afuera' });
  const payment = await rest.press('Continuar');
  const summary = await payment.press('Continuar', { Cuenta: 'Casa' });
  const done = await summary.press('Solicitar Transferencia');
  expect(done).toLeaveNotice('La solicitud de transferencia fue procesada exitosamente');
  expect(edge.mundo.importaciones).toMatchObject([{ dominio: 'afuera.uy', estado: 'PENDING' }]);
  const list = await who.open('/transferir-dominio/lista-solicitudes');
  expect(await list.follow('Ver la solicitud de afuera.uy')).toSay('Pendiente');
  const cancel = await list.follow('Cancelar la solicitud de afuera.uy');
  const cancelled = await cancel.press('Cancelar Transferencia');
  expect(cancelled).toLeaveNotice('La solicitud de transferencia se canceló correctamente.');
  const gone = await cancelled.follow('Eliminar la solicitud de afuera.uy');
  expect(await gone.press('Eliminar solicitud')).toLeaveNotice(
    'La solicitud de transferencia se eliminó correctamente.',
  );
  expect(edge.mundo.importaciones).toEqual([]);
};

/** Another registrar asks for a name of ours. */
function asked({ edge }: Walk): void {
  const dates = { fecha: diaDesdeHoy(0), vence: diaDesdeHoy(9) };
  edge.mundo.importaciones.push({
    dominio: 'murga.uy',
    codigo: 'x',
    de: 'otro',
    estado: 'PENDING',
    ...dates,
  });
}

const rejects: Journey = async (walk) => {
  asked(walk);
  const page = await (await walk.as('titular')).open('/confirmarTransferencia/murga.uy');
  expect(await (await page.follow('Rechazar')).press('Aceptar')).toLeaveNotice(
    'La transferencia ha sido rechazada exitosamente.',
  );
  expect(walk.edge.mundo.importaciones).toMatchObject([{ estado: 'CLIENT_REJECTED' }]);
};

const approves: Journey = async (walk) => {
  asked(walk);
  const page = await (await walk.as('titular')).open('/confirmarTransferencia/murga.uy');
  expect(await (await page.follow('Aprobar')).press('Aceptar')).toLeaveNotice(
    'Se aprobó la Transferencia del dominio murga.uy',
  );
  expect(walk.edge.mundo.importaciones).toMatchObject([{ estado: 'CLIENT_APPROVED' }]);
};

/** Section 7 does not show where codes are asked for: an edge that knows no more has none, and no section for them. */
const seesNoCodes: Journey = async ({ as }) => {
  const detail = await (await as('titular')).open(domainPage('murga.uy'));
  expect(detail).toHaveHeading('murga.uy');
  expect(detail.text).not.toContain('Transferencia de Registrador');
};

export const transfers: Record<string, Journey> = {
  'brings a domain from another registrar, and changes their mind': imports,
  'keeps a domain that another registrar asked for': rejects,
  'lets a domain go that another registrar asked for': approves,
  'sees nothing of authorization codes': seesNoCodes,
};
