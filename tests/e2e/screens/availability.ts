import type { Locator } from '@playwright/test';
import { Screen } from './screen';

/** /consulta-disponibilidad */
export class Availability extends Screen {
  readonly path = /\/consulta-disponibilidad/;
  readonly heading = 'Registrar dominio';

  async open(): Promise<this> {
    await this.page.goto('/consulta-disponibilidad');
    return this.met();
  }

  async search(nombre: string): Promise<this> {
    await this.type('Nombre de dominio', nombre);
    await this.press('Buscar');
    await this.page.waitForURL(/[?&]nombre=/);
    return this.met();
  }

  /** The line of one name among the results. */
  result(nombre: string): Locator {
    return this.main
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('checkbox', { name: nombre, exact: true }) });
  }

  async choose(nombre: string): Promise<void> {
    await this.main.getByRole('checkbox', { name: nombre, exact: true }).check();
  }

  async leave(nombre: string): Promise<void> {
    await this.main.getByRole('checkbox', { name: nombre, exact: true }).uncheck();
  }

  /** The cart beside the search. */
  get cart(): Locator {
    return this.main.getByRole('region', { name: 'Su carrito' });
  }
}
