import { now } from '~/base/clock.server';
import { SettingsError } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { CONJUNTOS, type Conjunto, conjuntosEnPalabras, isConjunto } from '../../domain/oficina';
import { lockUsuario } from '../quien/lock-store';
import { anotarActo } from './historia';
import { findCuentas, findFuncionario, listPersonal, saveConjuntos } from './personal-store';

const USO = [
  'Uso: npm run staff -- <orden>',
  '  lista                       quiénes trabajan en el registro y qué pueden hacer',
  `  alta <correo> [conjunto…]   agrega a alguien, o cambia lo que puede: ${CONJUNTOS.join(', ')}; sin decir cuáles, direccion`,
  '  baja <correo>               no entra más a la oficina',
  'El correo es el de una cuenta que ya ingresó una vez al portal; si varias lo tienen, diga su usuario.',
].join('\n');

/** The one account that signed in with that mail address, or has that login. */
async function cuentaDe(escrito: string | undefined) {
  if (!escrito) throw new SettingsError(USO);
  const found = await findCuentas(database(), escrito);
  const [first, ...others] = found;
  if (!first)
    throw new SettingsError(
      `Nadie con «${escrito}» ingresó todavía al portal. Que ingrese una vez con su cuenta, y repita esta orden.`,
    );
  if (others.length > 0)
    throw new SettingsError(
      `Hay varias cuentas con «${escrito}». Diga cuál por su usuario: ${found.map(({ login }) => login).join(', ')}.`,
    );
  return first;
}

/** Gives somebody sets, and writes it down as done by whoever has the machine. */
async function guardar(escrito: string | undefined, conjuntos: readonly Conjunto[], acto: string) {
  const cuenta = await cuentaDe(escrito);
  const nombre = cuenta.nombre ?? cuenta.login;
  await inTransaction(database(), async (trx) => {
    await lockUsuario(trx, cuenta.id);
    const before = await findFuncionario(trx, cuenta.id);
    await saveConjuntos(trx, cuenta.id, conjuntos, now());
    await anotarActo(
      { trx, now: now(), usuario: null },
      {
        acto,
        clase: 'funcionario',
        sobre: nombre,
        motivo: 'Por la línea de comandos (npm run staff).',
        antes: { puede: conjuntosEnPalabras(before?.conjuntos ?? []) },
        despues: { puede: conjuntosEnPalabras(conjuntos) },
      },
    );
  });
  return nombre;
}

async function alta([correo, ...pedidos]: readonly string[]): Promise<string> {
  const mistaken = pedidos.find((each) => !isConjunto(each));
  if (mistaken) throw new SettingsError(`«${mistaken}» no es un conjunto.\n${USO}`);
  const conjuntos =
    pedidos.length > 0 ? [...new Set(pedidos.filter(isConjunto))].sort() : (['direccion'] as const);
  const nombre = await guardar(correo, conjuntos, 'Dio de alta a alguien');
  return `${nombre} entra a la oficina, en /registro, con: ${conjuntosEnPalabras(conjuntos)}. Necesita un segundo paso en su cuenta.`;
}

async function baja([correo]: readonly string[]): Promise<string> {
  return `${await guardar(correo, [], 'Dio de baja a alguien')} no entra más a la oficina.`;
}

async function lista(): Promise<string> {
  const personal = await listPersonal(database());
  if (personal.length === 0) return 'Nadie trabaja todavía en la oficina: npm run staff -- alta correo';
  return personal
    .map(
      ({ nombre, login, correo, conjuntos }) =>
        `${nombre ?? login} <${correo ?? login}>: ${conjuntosEnPalabras(conjuntos)}`,
    )
    .join('\n');
}

/** `npm run staff`: who works at the registry. The first of them is made here. */
export function ordenDePersonal([orden, ...rest]: readonly string[]): Promise<string> {
  if (orden === 'lista') return lista();
  if (orden === 'alta') return alta(rest);
  if (orden === 'baja') return baja(rest);
  throw new SettingsError(USO);
}
