import { Screen } from './screen';

/** /carrito-compra-paso-uno */
export class Cart extends Screen {
  readonly path = /\/carrito-compra-paso-uno/;
  readonly heading = 'Mi carrito';

  async open(): Promise<this> {
    await this.page.goto('/carrito-compra-paso-uno');
    return this.met();
  }
}

/** The provider's own page. */
export class SignIn extends Screen {
  readonly path = /\/oidc\/interaccion\//;
  readonly heading = 'Iniciar sesión';

  async as(login: string, clave = 'demo'): Promise<void> {
    await this.type('Usuario', login);
    await this.type('Contraseña', clave);
    await this.press('Iniciar sesión');
  }
}

/** /carrito-compra-paso-dos, and the dialog of a holder over it. */
export class Holders extends Screen {
  readonly path = /\/carrito-compra-paso-dos/;
  readonly heading = 'Registrar titular';

  async fill(telefono: string): Promise<void> {
    await this.type('Nombre y apellido', 'Ana Núñez');
    await this.type('Dirección', 'Avenida 18 de Julio 1234, Montevideo');
    await this.type('Teléfono', telefono);
    await this.type('Correo electrónico público', 'ana@ejemplo.uy');
    await this.press('Guardar datos');
  }
}

/** /carrito-compra-paso-tres */
export class Payment extends Screen {
  readonly path = /\/carrito-compra-paso-tres/;
  readonly heading = 'Forma de pago';

  async choose(label: string, option: string): Promise<void> {
    await this.main.getByLabel(label, { exact: true }).selectOption(option);
  }

  async newAccount(nroDocumento: string): Promise<void> {
    await this.main.getByRole('radio', { name: 'Nueva cuenta' }).check();
    await this.type('Nombre de la cuenta', 'Casa');
    await this.type('Número de cuenta', '24001234');
    await this.choose('Tipo de documento', 'Cédula de identidad');
    await this.type('Número de documento', nroDocumento);
    await this.press('Continuar');
  }
}

/** /carrito-compra-paso-cuatro */
export class Summary extends Screen {
  readonly path = /\/carrito-compra-paso-cuatro/;
  readonly heading = 'Resumen de la compra';
}

/** /carrito-compra-paso-cinco */
export class Confirmation extends Screen {
  readonly path = /\/carrito-compra-paso-cinco\?referencia=/;
  readonly heading = 'Tu compra se realizó con éxito.';
}
