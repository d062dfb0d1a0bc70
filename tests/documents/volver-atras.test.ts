import { describe, expect, test } from 'vitest';
import { demoDesk } from '../support/demo-desk';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const PAGINA = '/administrar/volver-atras?dominio=';
const OTROS = [{ nombre: 'ns1.otrohosting.com' }, { nombre: 'ns2.otrohosting.com' }];

onDemoData();

/** Somebody moved titular.uy away. */
const moved = () => demoDesk('titular').dns.delegar({ nombreDominio: 'titular.uy', nameservers: OTROS });

describe('Taking back what was done to a domain', () => {
  test('is found in its detail, says what comes back and what does not, and is done', async () => {
    await moved();
    const who = await visitor().as('titular');
    const detail = await who.open('/administrar/ver-dominio?dominio=titular.uy');
    const list = await detail.follow('Deshacer cambios recientes');
    expect(list).toHaveHeading('Deshacer cambios recientes de titular.uy');
    expect(list.$('.subnav [aria-current]').text()).toBe('Mis dominios');
    const page = await list.follow('Ver cómo estaba antes: Se delegó en otros servidores');
    for (const words of ['Alojado por el Registro .uy', 'Vuelve a: Sí', 'Esto no se puede deshacer.'])
      expect(page).toSay(words);
    expect(await observe.theDomain('titular.uy')).toMatchObject({ alojado: 0 });
    const done = await page.press('Volver titular.uy a como estaba', {
      'Congelarlo además por 24 horas': true,
    });
    expect(done).toLeaveNotice('titular.uy volvió a como estaba antes del');
    expect(await observe.theDomain('titular.uy')).toMatchObject({ alojado: 1 });
  });

  test('is not offered where nothing changed', async () => {
    const who = await visitor().as('titular');
    const detail = await who.open('/administrar/ver-dominio?dominio=titular.uy');
    expect(Object.keys(detail.links)).toContain('Congelar por 24 horas');
    expect(Object.keys(detail.links)).not.toContain('Deshacer cambios recientes');
  });

  test('says so where there is nothing, and where what its address names is over', async () => {
    const who = await visitor().as('titular');
    expect(await who.open(`${PAGINA}titular.uy`)).toSay(
      'En los últimos tres días no cambió nada de este dominio',
    );
    expect(await who.open(`${PAGINA}titular.uy&antesDe=99`)).toSay('Ese cambio ya no se puede volver atrás');
    expect((await who.open(`${PAGINA}titular.uy&antesDe=x`)).status).toBe(200);
  });

  test('is looked at again where the domain changed meanwhile, and what was ticked stays', async () => {
    await moved();
    const who = await visitor().as('titular');
    const list = await who.open(`${PAGINA}titular.uy`);
    const page = await list.follow('Ver cómo estaba antes: Se delegó en otros servidores');
    await demoDesk('titular').administracion.renovacionAutomatica({
      nombreDominio: 'titular.uy',
      activa: false,
    });
    const again = await page.press('Volver titular.uy a como estaba', {
      'Congelarlo además por 24 horas': true,
    });
    expect(again.status).toBe(422);
    expect(again).toSay('El dominio cambió mientras usted miraba esta página, y no se hizo nada.');
    expect(again.field('Congelarlo además por 24 horas').value).toBe('on');
    expect(await again.press('Volver titular.uy a como estaba')).toLeaveNotice(
      'titular.uy volvió a como estaba',
    );
  });

  test('is not for its other contacts, who are told why, nor for anybody else', async () => {
    await moved();
    const technician = await visitor().as('tecnico');
    expect(await technician.open(`${PAGINA}titular.uy`)).toSay('hay que ser titular');
    expect((await (await visitor().as('otro')).open(`${PAGINA}titular.uy`)).status).toBe(404);
    expect((await (await visitor().as('otro')).open(PAGINA)).status).toBe(404);
  });
});
