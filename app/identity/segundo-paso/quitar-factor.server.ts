import { SettingsError } from '~/base/config.server';
import { listByLogin } from './account.server';
import { removeFactors, type Tell } from './changes.server';

const USO = 'Uso: quitar-factor <usuario> porque <motivo>';

/**
 * What the registry's people do for who lost every device and recovery code, once they know who it is: the password alone signs in
 * again, and the person is told at all their addresses. Of another provider, which may give one login to several, the oid does as well.
 * `quitar-factor <usuario> porque <motivo>`
 */
export const quitarFactor =
  (tell: Tell) =>
  async ([login, porque, ...motivo]: string[]): Promise<string> => {
    const why = motivo.join(' ').trim();
    if (!login || porque !== 'porque' || why === '') throw new SettingsError(USO);
    const [account, another] = await listByLogin(login);
    if (another)
      throw new SettingsError(
        `Hay varias cuentas con el usuario ${login}: diga en su lugar el oid, ${account?.oid} o ${another.oid}.`,
      );
    if (!account) throw new SettingsError(`No hay una cuenta con el usuario ${login}.`);
    if (!account.conFactor) throw new SettingsError(`La cuenta ${login} no tiene segundo paso.`);
    await removeFactors(account, why, tell);
    return `La cuenta ${login} quedó sin segundo paso, y se le avisó.`;
  };
