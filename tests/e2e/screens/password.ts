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

/** What is said once it changed. */
export class ChangedPassword extends Screen {
  readonly path = /\/oidc\/clave/;
  readonly heading = 'Contraseña cambiada';
}
