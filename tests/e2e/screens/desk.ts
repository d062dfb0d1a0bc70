import type { Locator } from '@playwright/test';
import { isShown } from '../support/measured';
import { Screen } from './screen';

/** /mis-datos-primer-login */
export class FirstContact extends Screen {
  readonly path = /\/mis-datos-primer-login/;
  readonly heading = 'Datos de Contacto Públicos';

  async fill(telefono: string): Promise<void> {
    await this.type('Dirección', 'Rivera 1234, Montevideo');
    await this.type('Teléfono', telefono);
    await this.press('Guardar datos');
  }
}

/** /aceptar-terminos-condiciones */
export class Terms extends Screen {
  readonly path = /\/aceptar-terminos-condiciones/;
  readonly heading = 'Términos y condiciones';
}

/** /administrar/mis-datos, of which the other three are pages of their own */
/** One of the pages of one's own data. */
abstract class OwnData extends Screen {
  /** The way between them: on a telephone a line that opens. */
  async pages(): Promise<Locator> {
    const pages = this.main.getByRole('navigation', { name: 'Mis datos' });
    const line = pages.getByText(/^Página:/);
    if (await isShown(line)) await line.click();
    return pages;
  }
}

export class MyData extends OwnData {
  readonly path = /\/administrar\/mis-datos/;
  readonly heading = 'Mis datos';

  async open(): Promise<this> {
    await this.page.goto('/administrar/mis-datos');
    return this.met();
  }
}

/** /administrar/mis-datos/avisos */
export class ExpiryNotices extends OwnData {
  readonly path = /\/administrar\/mis-datos\/avisos/;
  readonly heading = 'Avisos de vencimiento';
}

/** /administrar/mis-datos/acceso */
export class Access extends OwnData {
  readonly path = /\/administrar\/mis-datos\/acceso/;
  readonly heading = 'Contraseña y sesiones';
}

/** /administrar/mis-datos/formas-de-pago and its dialogs */
export class PaymentAccounts extends Screen {
  readonly path = /\/administrar\/mis-datos\/formas-de-pago/;
  readonly heading = 'Formas de pago';

  async choose(label: string, option: string): Promise<void> {
    await this.main.getByLabel(label, { exact: true }).selectOption(option);
  }
}

/** /administrar/mensajes and its dialogs */
export class Messages extends Screen {
  readonly path = /\/administrar\/mensajes/;
  readonly heading = 'Mis mensajes';
}

/** /generar-ticket */
export class NewTicket extends Screen {
  readonly path = /\/generar-ticket/;
  readonly heading = 'Enviar una consulta';
}

/** /generar-ticket/enviado */
export class TicketSent extends Screen {
  readonly path = /\/generar-ticket\/enviado/;
  readonly heading = 'Recibimos su consulta';
}

/** /ayuda */
export class Help extends Screen {
  readonly path = /\/ayuda/;
  readonly heading = 'Ayuda';
}
