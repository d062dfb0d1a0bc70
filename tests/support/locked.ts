import { now, stamp } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { demoDesk } from './demo-desk';
import { locked } from './given/candado';
import type { Page } from './portal/page';
import type { Visitor } from './portal/portal';
import { as, detail } from './situations';

/** The name of the demo that has a lock, and a change that waits for its custodian. */
export const LOCKED = 'rioarriba.uy';
const ANOTHER = 'elmirador.uy';

export const lockOf = (dominio: string) => detail(dominio).replace('?', '/candado?');

/** Somebody who was asked by mail to be a custodian; answers where the mail leads. */
export async function askedToWatch(correo = 'otro@ejemplo.uy'): Promise<[Visitor, string]> {
  await demoDesk('titular').candado.invitarCustodio({ correo });
  const { texto } = await database()
    .selectFrom('correos_salientes')
    .select('texto')
    .where('para', '=', correo)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(texto)?.[0] ?? '');
  return [await as('otro'), pathname + search];
}

const idOf = async (login: string): Promise<number> => {
  const { id } = await database()
    .selectFrom('usuarios')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
};

/** Another name of the holder's gets a lock, with `otro` as its custodian; answers its row. */
const lockAnother = async (): Promise<number> =>
  locked(ANOTHER, { custodios: [await idOf('otro')], por: await idOf('titular') });

/** What somebody sees as a custodian of a name of which its technical contact asks something. */
export async function waitingForOther(): Promise<[Visitor, string]> {
  await lockAnother();
  await demoDesk('tecnico').dns.delegar({
    nombreDominio: ANOTHER,
    nameservers: [{ nombre: 'ns1.ejemplo.com' }, { nombre: 'ns2.ejemplo.com' }],
  });
  return [await as('otro'), '/administrar/por-aprobar'];
}

/** The page of a lock that nothing waits for. */
export async function quietLock(): Promise<[Visitor, string]> {
  await lockAnother();
  return [await as('titular'), lockOf(ANOTHER)];
}

/** The same while it is about to open. */
export async function openingLock(): Promise<[Visitor, string]> {
  const id = await lockAnother();
  const abre_en = stamp(now().add({ hours: 20 }));
  await database().updateTable('candados').set({ abre_en }).where('id', '=', id).execute();
  return [await as('titular'), lockOf(ANOTHER)];
}

/** Names of the holder's that were ticked in their list, to be locked together. */
export async function chosenToLock(...nombres: string[]): Promise<[Visitor, string]> {
  const who = await as('titular');
  const list = await who.open('/administrar/mis-dominios?cantidad=50');
  const chosen = nombres.length > 0 ? nombres : ['titular.uy', 'camión.uy'];
  const page = await list.press(
    'Poner candado',
    Object.fromEntries(chosen.map((nombre) => [`Elegir ${nombre}`, true])),
  );
  return [who, page.path];
}

/** Whether somebody is to be a custodian no more, as it is asked. */
export async function removingCustodian(): Promise<Page> {
  const page = await (await as('titular')).open('/administrar/candado');
  return page.follow(Object.keys(page.links).find((words) => words.startsWith('Quitar')) ?? '');
}
