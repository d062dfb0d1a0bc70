import { Screen } from './screen';

/** The devices of an account, at the provider. */
export class SecondStep extends Screen {
  readonly path = /\/oidc\/segundo-paso$/;
  readonly heading = 'Segundo paso';
}

/** Where a passkey is added. */
export class AddPasskey extends Screen {
  readonly path = /\/oidc\/segundo-paso\/agregar-llave$/;
  readonly heading = 'Agregar una llave de acceso';

  async create(nombre: string): Promise<void> {
    await this.type('Nombre de la llave', nombre);
    await this.press('Crear la llave');
  }
}

/** What comes with the first device, shown once. */
export class RecoveryCodes extends Screen {
  readonly path = /\/oidc\/segundo-paso\/agregar/;
  readonly heading = 'Sus códigos de recuperación';

  all(): Promise<string[]> {
    return this.main.locator('ol code').allInnerTexts();
  }
}

/** The second page of a sign-in: of who has a passkey, and of who has only codes. */
export class Confirm extends Screen {
  readonly path = /\/oidc\/interaccion\//;
  readonly heading = /^(Confirme que es usted|Escriba su código)$/;

  async withCode(codigo: string): Promise<void> {
    await this.type('Código', codigo);
    await this.press('Continuar');
  }
}
