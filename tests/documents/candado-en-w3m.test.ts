import { describe, test } from 'vitest';
import { demoDesk } from '../support/demo-desk';
import { chosenToLock, lockOf, openingLock, quietLock, waitingForOther } from '../support/locked';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { pageOf } from '../support/situations';
import { hayW3m, reads } from '../support/w3m';

onDemoData();

const titular = () => visitor().as('titular');
const GABRIELA = { 'Gabriela Cuidadosa (cuidadosa@ejemplo.uy)': true };
const OTROS = [{ nombre: 'ns1.otrohosting.com' }, { nombre: 'ns2.otrohosting.com' }];

describe.runIf(hayW3m)('what guards a name, in a text browser', () => {
  test('a lock: what it is, who approves, and that it is closed', async () => {
    const page = await (await titular()).open(lockOf('titular.uy'));
    reads(
      page.html,
      'Candado de titular.uy',
      '¿Para qué es el candado?',
      'Para todo cambio',
      '¿Quiénes aprueban?',
      'Gabriela Cuidadosa',
      'Poner candado a titular.uy',
    );
    reads((await page.press('Poner candado a titular.uy', GABRIELA)).html, 'titular.uy tiene candado');
  });

  test('the locks of many names by one form, with what became of each', async () => {
    const page = await pageOf(chosenToLock());
    reads(page.html, 'titular.uy', '¿Para qué es el candado?', '¿Quiénes aprueban?');
    const [press = ''] = page.buttons.filter((each) => each.startsWith('Poner candado'));
    reads((await page.press(press, GABRIELA)).html, '2 dominios tienen candado', 'titular.uy');
  });

  test('a change that waits: what is asked, by whom, until when, and the answer of its custodian', async () => {
    const page = await pageOf(waitingForOther());
    reads(
      page.html,
      'elmirador.uy',
      'Qué se pide Delegar el dominio',
      'Quedaría: ns1.ejemplo.com',
      'Quién lo pide',
      'Si nadie responde antes, no se hace.',
      'Aprobar el cambio de elmirador.uy',
      'Rechazar el cambio',
    );
    const [press = ''] = page.buttons.filter((each) => each.startsWith('Rechazar'));
    reads((await page.press(press)).html, 'no se hace');
  });

  test('opening a lock is asked of everybody, and stopped by one', async () => {
    const quiet = await pageOf(quietLock());
    const [ask = ''] = quiet.buttons.filter((each) => each.startsWith('Pedir que se abra'));
    reads((await quiet.press(ask)).html, 'quedó pedido y todavía no se hizo');
  });

  test('a lock that is about to open stays closed by one press', async () => {
    const page = await pageOf(openingLock());
    reads(page.html, 'se abre el', 'Dejarlo cerrado');
    const [keep = ''] = page.buttons.filter((each) => each.startsWith('Dejarlo cerrado'));
    reads((await page.press(keep)).html, 'sigue cerrado');
  });

  test('what was done to a name is taken back: what comes, what does not, and that it is final', async () => {
    await demoDesk('titular').dns.delegar({ nombreDominio: 'titular.uy', nameservers: OTROS });
    const list = await (await titular()).open('/administrar/volver-atras?dominio=titular.uy');
    reads(
      list.html,
      'Deshacer cambios recientes de titular.uy',
      'Se delegó en otros servidores',
      'Se puede volver atrás hasta el',
    );
    const page = await list.follow('Ver cómo estaba antes: Se delegó en otros servidores');
    reads(
      page.html,
      'Qué cambia',
      'Alojado por el Registro .uy Ahora: No Vuelve a: Sí',
      'Qué no vuelve',
      'Esto no se puede deshacer.',
      'Congelarlo además por 24 horas',
      'Volver titular.uy a como estaba',
    );
    reads(
      (await page.press('Volver titular.uy a como estaba')).html,
      'titular.uy volvió a como estaba antes del',
    );
  });

  test('giving a name says which it is, a gift or a sale, before it is given', async () => {
    const page = await (await titular()).open('/transferir-titular?dominio=titular.uy&paso=datos');
    reads(
      page.html,
      'Es una venta: después no se puede volver atrás',
      'hasta que lo reciba, usted puede deshacer la transferencia',
    );
  });
});
