import { Screen } from './screen';

/** Where the link of a mail leads, at the provider. */
export class NewPassword extends Screen {
  readonly path = /\/oidc\/clave\//;
  readonly heading = 'Elegir una contraseña nueva';

  async choose(clave: string): Promise<void> {
    await this.main.getByLabel('Contraseña nueva', { exact: true }).fill(clave);
    await this.type('Repita la contraseña nueva', clave);
    await this.press('Guardar contraseña');
  }
}

/** Where a password that is known is changed, at the provider. */
export class PasswordChange extends Screen {
  readonly path = /\/oidc\/clave/;
  readonly heading = 'Cambiar la contraseña';

  async change(actual: string, nueva: string): Promise<void> {
    await this.type('Contraseña actual', actual);
    await this.main.getByLabel('Contraseña nueva', { exact: true }).fill(nueva);
    await this.type('Repita la contraseña nueva', nueva);
    await this.press('Cambiar contraseña');
  }
}

/** What is said once it changed. */
export class ChangedPassword extends Screen {
  readonly path = /\/oidc\/clave/;
  readonly heading = 'Contraseña cambiada';
}
