import { hayPowerDns, PowerDns } from '../support/dns/powerdns';
import { datos, preguntar } from '../support/dns/preguntar';
import { DomainDns } from './screens/dns';
import { PortalProcess } from './support/portal-process';
import { expect, test } from './support/scenario';

if (hayPowerDns)
  test.describe('with a real name server', () => {
    let server: PowerDns;
    test.use({
      portal: async ({ browserName: _ }, use) => {
        server = await PowerDns.start();
        const portal = await PortalProcess.start(process.env.E2E_DEMO_DATA, server.settings);
        await use(portal);
        await portal.stop();
        await server.stop();
      },
    });

    test('an MX that was typed is answered, and with its signature once the zone is signed', async ({
      page,
    }) => {
      test.slow();
      const dns = await DomainDns.of(page);
      await dns.open('registro', { tipo: 'MX' });
      await dns.fill({ Nombre: 'lista', Prioridad: '5', 'Servidor de correo': 'correo' });
      await dns.press('Agregar registro');
      await expect(async () => {
        const { answers } = await preguntar(server.port, 'lista.titular.uy', 'MX');
        expect(datos(answers, 'MX')).toEqual([{ preference: 5, exchange: 'correo.titular.uy' }]);
      }).toPass();
      await dns.published();
      await dns.follow('Firmar la zona');
      await dns.asks('¿Firmar la zona de titular.uy?');
      await dns.press('Firmar la zona');
      await dns.says('La zona está firmada y la zona superior publica su clave');
      const { answers } = await preguntar(server.port, 'lista.titular.uy', 'MX');
      expect(datos(answers, 'RRSIG')).toHaveLength(1);
    });
  });
