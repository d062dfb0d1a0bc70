import { expect, it } from 'vitest';
import {
  findForeigner,
  keepForeigner,
  listForeigners,
  withOwnSecondStep,
} from '~/identity/foreign-accounts.server';
import { addDevice } from '~/identity/segundo-paso/changes.server';
import { acceptCode } from '~/identity/segundo-paso/check-code.server';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { describeOnBothEngines } from '../support/registry';

const ANA = { oid: 'oid-ana', login: 'ana', nombre: 'Ana Pérez', correo: 'ana@correo.uy' };
const device = { nombre: 'Mi teléfono', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', paso: 0 };

describeOnBothEngines(
  'people of another provider',
  () => {
    it('are kept as it calls them last, once', async () => {
      await Promise.all(Array.from({ length: 5 }, () => keepForeigner(ANA)));
      await keepForeigner({ ...ANA, login: 'ana.perez', correo: 'otra@correo.uy' });
      expect(await findForeigner('oid-ana')).toMatchObject({ login: 'ana.perez', correo: 'otra@correo.uy' });
      expect(await listForeigners('ana')).toEqual([]);
      expect(await listForeigners('oid-ana')).toHaveLength(1);
    });

    it('have a second step once they add a device, and are held to it by whatever the registry is asked', async () => {
      expect(await withOwnSecondStep(ANA)).toEqual(ANA);
      const { codes } = await addDevice(await keepForeigner(ANA), device, avisarCuenta);
      expect(await withOwnSecondStep(ANA)).toEqual({ ...ANA, conFactor: true });
      expect(await acceptCode('oid-ana', codes?.[0] ?? '')).toBe('recovery');
    });

    it('of one login are told apart by their oid', async () => {
      await keepForeigner(ANA);
      await keepForeigner({ ...ANA, oid: 'oid-otra' });
      await keepForeigner({ ...ANA, oid: 'oid-tercera' });
      expect((await listForeigners('ana')).map(({ oid }) => oid)).toEqual(['oid-ana', 'oid-otra']);
      expect((await listForeigners('oid-tercera')).map(({ oid }) => oid)).toEqual(['oid-tercera']);
    });
  },
  { OIDC_ISSUER: 'https://identidad.ejemplo.uy' },
);
