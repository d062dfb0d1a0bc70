import { describe, test } from 'vitest';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { hayW3m, reads } from '../support/w3m';

onDemoData();

type Login = 'atencion' | 'direccion';
const at = async (login: Login, path: string) => (await visitor().as(login)).open(`/registro${path}`);
/** The page of a name at the desk, once it was said why. */
const looking = async (nombre: string) =>
  (await at('direccion', `/dominios/${nombre}`)).press('Ver el dominio', {
    Motivo: 'Llegó el oficio 9/2026.',
  });

describe.runIf(hayW3m)('the desk of the registry’s people, in a text browser', () => {
  test('a question, from its queue to its answer', async () => {
    const queue = await at('atencion', '/consultas?cola=todas');
    // Cells that stand beside each other are read line by line.
    reads(
      queue.html,
      'Todas las abiertas',
      'El dominio de mi',
      'empanadería no abre',
      'Atrasada',
      'El titular del dominio',
    );
    const page = await queue.follow('El titular del dominio falleció');
    reads(page.html, 'Nota interna: la persona no la ve', 'Respuesta', 'Enviar la respuesta');
    reads(
      (await page.press('Enviar la respuesta', { Respuesta: 'Mándenos la partida.' })).html,
      'La respuesta quedó escrita.',
    );
  });

  test('a message for everybody: written, read as it will be seen, and withdrawn', async () => {
    const form = await (await at('direccion', '/contenidos/mensajes')).follow('Escribir un mensaje');
    const typed = { Título: 'Mañana no hay atención', Mensaje: 'Es feriado.' };
    const draft = await form.press('Guardar el borrador', typed);
    reads(draft.html, 'Todavía no lo ve nadie.', 'A cuántas cuentas llega', 'Así se verá', 'Es feriado.');
    const shown = await (await draft.follow('Publicar')).press('Publicar');
    const gone = await (await shown.follow('Retirar, con un motivo')).press('Retirar', { Motivo: 'Sí hay.' });
    reads(gone.html, 'Quedó retirado: ya no lo ve nadie.', 'Sí hay.');
  });

  test('a price: which it is, what the next one changes, and that it waits for its day', async () => {
    const page = await at('direccion', '/precios');
    reads(page.html, 'Precios de .com.uy', 'Próximo', 'En vigor', 'Anterior');
    const form = await page.follow('Poner el próximo precio de .uy');
    const typed = {
      'Precio por año': '1.500',
      'Día desde el que rige': '01/01/2099',
      Motivo: 'Ajuste anual.',
    };
    const seen = await form.press('Ver qué cambia', typed);
    reads(seen.html, '$ 1.500', '01/01/2099', 'Poner el próximo precio');
    reads((await seen.press('Poner el próximo precio')).html, 'Próximo', '$ 1.500');
  });

  test('a court’s hold: what it keeps, until when, and what its holder reads', async () => {
    const form = await (await looking('titular.uy')).follow('Retener');
    const confirm = await form.press('Ver qué cambia', {
      Causa: 'Orden judicial',
      'Número de documento': '9/2026',
      Motivo: 'Lo ordenó un juez.',
      'Las transferencias': true,
      'Revisar el': '2099-01-01',
    });
    reads(confirm.html, 'No se puede transferir', 'Retener');
    await confirm.press('Retener');
    const holder = await (await visitor().as('titular')).open('/administrar/ver-dominio?dominio=titular.uy');
    reads(holder.html, 'El registro retuvo este dominio', 'orden judicial, documento 9/2026');
  });

  test('an act of two people: what it changes, and that another has to approve it', async () => {
    const list = await at('direccion', '/por-aprobar');
    reads(list.html, 'antes de 72 horas', 'Devolver $ 889:', 'Espera a una segunda', 'Se hicieron a solas');
    const act = await list.follow('Devolver $ 889: UY-2026-D3M0C0MP, heladeriapolar.uy');
    reads(act.html, 'pasa de $ 500 a $ 1.389', 'Aprobar y devolver $ 889');
    reads((await act.press('Aprobar y devolver $ 889')).html, 'Lo aprobó, y ya se hizo.');
  });

  test('a name that another person wants given back: what changes, by which document, who asked, and that it is done', async () => {
    const list = await at('direccion', '/por-aprobar');
    const [words = ''] = Object.keys(list.links).filter((each) => each.endsWith(': recuperable.com.uy'));
    const act = await list.follow(words);
    reads(act.html, 'constancia de un error', 'un año, hasta el', 'sin cobrar', 'Julia Dominios');
    reads((await act.press('Aprobar y devolverlo')).html, 'Lo aprobó, y ya se hizo.');
    const holder = await (await visitor().as('titular')).open(
      '/administrar/ver-dominio?dominio=recuperable.com.uy',
    );
    reads(holder.html, 'Registrado');
  });

  test('a question of the help: what it says now, written anew, and read in its place', async () => {
    const list = await at('direccion', '/contenidos/preguntas');
    reads(list.html, 'La ayuda de ahora', '¿Cuándo llega la factura?', 'Lugar 2.');
    const form = await list.follow('Escribir otra versión: ¿Cuándo llega la factura?');
    const draft = await form.press('Guardar el borrador', { Respuesta: '<p>Antes del 10.</p>' });
    reads(draft.html, 'Así se verá', 'Antes del 10.');
    await (await draft.follow('Publicar')).press('Publicar');
    reads((await visitor().open('/ayuda?pregunta=7')).html, 'Antes del 10.');
  });

  test('what was charged by itself: why it is looked at, what was charged, and giving it back', async () => {
    const asks = await at('atencion', '/cobros/3');
    reads(asks.html, 'Cobro C-000003', 'diga por qué', 'Motivo');
    const seen = await asks.press('Ver los cobros', { Motivo: 'Dice que no lo pidió.' });
    reads(seen.html, 'Renovación automática', 'Ninguna: se cobró sin una compra');
    reads((await seen.follow('Devolver')).html, 'Este portal no devuelve en efectivo', 'Queda');
  });

  test('correcting a holder: what follows, by which document, and that it is asked for', async () => {
    const form = await (await looking('titular.uy')).follow('Pedir que se corrija el titular');
    reads(
      form.html,
      'Corregir el titular de titular.uy',
      'Qué cambia',
      'De quién es',
      'Clase de documento',
      'Motivo',
    );
    const refused = await form.press('Ver qué cambia');
    reads(refused.html, 'Ver qué cambia');
    const seen = await refused.press('Ver qué cambia', {
      'De quién es': 'otro',
      'Clase de documento': 'Sucesión',
      Número: '12/2026',
      'Fecha del documento': '2026-10-01',
      Motivo: 'Falleció.',
    });
    reads(seen.html, 'Lo recibe', '(otro)', 'Pedir que se corrija');
    reads((await seen.press('Pedir que se corrija')).html, 'Quedó pedido, y todavía no se hizo');
  });

  test('another registrar who asks for a name: who, until when, and refusing them for its holder', async () => {
    const seen = await looking('taxi.uy');
    reads(
      seen.html,
      'Transferencia pedida por otro registrador',
      'Registrador del Este',
      'Rechazar la transferencia',
    );
    const form = await seen.follow('Rechazar la transferencia');
    reads(form.html, 'La pidió', 'Espera hasta', 'Qué cambia', 'Lo dispuso un juez.', 'Motivo');
    const refused = await form.press('Rechazar la transferencia', {
      'Clase de documento': 'Nota firmada del titular',
      Número: '12/2026',
      'Fecha del documento': '2026-10-01',
      Motivo: 'No dio ese código.',
    });
    reads(refused.html, 'Se rechazó la transferencia', 'dio este motivo: «No dio ese código»');
  });

  test('what went wrong: work, mails, zones and transfers, each with what failed', async () => {
    const page = await at('direccion', '/fallos');
    reads(
      page.html,
      'Lo que falló',
      'Trabajos',
      'Correos que vuelven',
      'Zonas distintas',
      'Transferencias que esperan',
    );
    const mails = await page.follow('Correos que vuelven');
    reads(mails.html, 'No existe ese buzón');
  });

  test('the number of a page of error leads to what was asked', async () => {
    const mend = await given.accountsUnreadable();
    const failed = await (await visitor().as('titular')).open('/administrar/mis-datos/formas-de-pago');
    await mend();
    const [, numero = ''] = /la referencia ([A-Z0-9]{4,8})/.exec(failed.text) ?? [];
    const found = await (await at('atencion', '/pedidos')).press('Buscar', { Referencia: numero });
    reads(
      found.html,
      `Error con la referencia ${numero}`,
      'Ver /administrar/mis-datos/formas-de-pago',
      'titular',
    );
  });
});
