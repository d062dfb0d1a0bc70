import { now, useClock } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { actuarContraparte } from './due';
import type { Page } from './portal/page';
import type { Visitor } from './portal/portal';

/** Names of the demo's other registrar, with the codes of the README. */
export const APROBADO = { nombre: 'lagunagarzon.uy', codigo: 'DEMO-GARZON-4071-LAGUNA' };
export const RECHAZADO = { nombre: 'cabopolonio.com.uy', codigo: 'DEMO-POLONIO-8852-CABO' };

/** Two minutes pass, and the other registrar does what it does by itself. */
export async function otherRegistrarActs(): Promise<void> {
  const later = now().add({ minutes: 2 });
  useClock(() => later);
  await actuarContraparte(database(), later);
}

const OWN = { Dirección: 'Avenida 18 de Julio 1234', Teléfono: '099123456' };

/** Step two after its code, which is asked first: what it does not tell is asked. */
export const told = (dos: Page, codigo = APROBADO.codigo): Promise<Page> =>
  dos.press('Validar código', { 'Código de autorización': codigo });

/** Step one and two of an import; answers step three. */
export async function upToPayment(who: Visitor, one = APROBADO): Promise<Page> {
  const uno = await who.open('/transferir-dominio');
  const checked = await uno.press('Comprobar dominio', { 'Dominio a transferir': one.nombre });
  return (await told(await checked.follow('Continuar'), one.codigo)).press('Continuar', OWN);
}

/** The same up to the summary, paid with the first account there is. */
export async function upToSummary(who: Visitor, one = APROBADO): Promise<Page> {
  const tres = await upToPayment(who, one);
  const cuenta = tres.$('input[name=cuentaPago]').first();
  return tres.press('Continuar', { Cuenta: cuenta.attr('value') ?? '' });
}

/** A request that was sent; answers its confirmation. */
export const requested = async (who: Visitor, one = APROBADO): Promise<Page> =>
  (await upToSummary(who, one)).press('Solicitar Transferencia');
