import { expect } from '@playwright/test';
import { answerTo } from '../../support/pregunta';
import { scriptsRun } from '../support/scenario';
import { Screen } from './screen';

/** /transferir-dominio: step one of an import. */
export class ImportFirst extends Screen {
  readonly path = /\/transferir-dominio/;
  readonly heading = 'Importar dominio';

  async check(nombre: string): Promise<void> {
    await this.type('Dominio a transferir', nombre);
    await this.press('Comprobar dominio');
  }

  /** With scripts the browser works it out; without them it is a question in words. */
  async answerCaptcha(): Promise<void> {
    if (scriptsRun()) {
      await this.main.getByLabel('No soy un programa automático').check();
      await expect(this.main.getByText('Verificado.')).toBeVisible();
      return;
    }
    const question = this.main.getByLabel(/^¿/);
    const id = await question.getAttribute('id');
    await question.fill(answerTo(await this.main.locator(`label[for="${id}"]`).innerText()));
  }
}

/** Step two. */
export class ImportHolder extends Screen {
  readonly path = /\/transferir-dominio\/datos/;
  readonly heading = 'Datos de contacto';
}

/** Step three. */
export class ImportPayment extends Screen {
  readonly path = /\/transferir-dominio\/forma-de-pago/;
  readonly heading = 'Forma de pago';
}

/** Step four. */
export class ImportSummary extends Screen {
  readonly path = /\/transferir-dominio\/resumen/;
  readonly heading = 'Resumen de la importación';
}

/** Step five. */
export class ImportDone extends Screen {
  readonly path = /\/transferir-dominio-confirmacion\?dominio=/;
  readonly heading = /^Se solicitó la importación de /;
}

/** Step five, where nobody knows whether it was asked for. */
export class ImportInDoubt extends Screen {
  readonly path = /\/transferir-dominio-confirmacion$/;
  readonly heading = 'Confirmación de la importación';
}

/** A request as its person sees it. */
export class RequestDetail extends Screen {
  readonly path = /\/detalle-transferencia\?dominio=/;
  readonly heading = /^Importación de /;
}

/** A screen with dialogs over it. */
abstract class WithDialogs extends Screen {
  async openDialog(link: string): Promise<void> {
    await this.follow(link);
    await expect(this.page.getByRole('dialog')).toBeVisible();
    await this.met();
  }
}

/** The list of requests, and the dialogs over it. */
export class Requests extends WithDialogs {
  readonly path = /\/transferir-dominio\/lista-solicitudes/;
  readonly heading = 'Mis Solicitudes';
}

/** A domain's own page, with its registrar transfer. */
export class OwnDomain extends WithDialogs {
  readonly path = /\/administrar\/ver-dominio/;
  readonly heading = /\.uy$/;

  /** Asks for a code and reads it where it is shown. */
  async newCode(): Promise<string> {
    await this.openDialog('Solicitar un Código de Autorización');
    await this.press('Solicitar Código de Autorización');
    await this.tells('La solicitud del Código de Autorización se procesó exitosamente.');
    return this.main.locator('code').innerText();
  }
}

/** Where the mail leads who has to answer another registrar, and the dialogs over it. */
export class AnswerTransfer extends WithDialogs {
  readonly path = /\/confirmarTransferencia\//;
  readonly heading = /\.uy$/;
}
