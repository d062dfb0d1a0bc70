import type { Connection } from '~/database/connection.server';
import { nombreApellido } from '~/registry/domain/nombre-apellido';
import type { Encontrado } from '../../../contract/oficina/dominios';
import { MAXIMO } from './comienzo-store';
import { countDeCuenta, listDeContactos, listDeCuenta, listSinRegistrar } from './nombres-store';
import {
  type ContactoHallado,
  type CuentaHallada,
  listHandles,
  listPorCorreo,
  listPorNombre,
} from './personas-store';

/** Somebody with an account or, without one, by the handle of their contact data. */
interface Persona {
  usuarioId: number | null;
  contactos: number[];
  nombre: string;
  como: string;
  /** What finds them and nobody else. */
  clave: string;
  exacto: boolean;
}

/** As many names of each are shown: of the only one who was meant, all that a page bears. */
const NOMBRES_DE_CADA_UNO = 3;
const NOMBRES_DE_UNO_SOLO = 50;

const deCuenta = ({ id, login, nombre }: CuentaHallada, exacto: boolean): Persona => ({
  usuarioId: id,
  contactos: [],
  nombre: nombre ?? login,
  como: `Usuario ${login}`,
  clave: login,
  exacto,
});

const deContacto = (row: ContactoHallado, exacto: boolean): Persona => ({
  usuarioId: row.usuario_id,
  contactos: [row.id],
  nombre: nombreApellido(row),
  como: `Nic handle ${row.nic_handle}`,
  clave: row.nic_handle,
  exacto,
});

/** Versions of one contact, and an account and its contact data, are one person: as what they were found first. */
function reunidas(found: readonly (readonly [clave: string, Persona])[]): Persona[] {
  const people = new Map<string, Persona>();
  for (const [clave, persona] of found) {
    const known = people.get(clave);
    if (!known) people.set(clave, persona);
    else {
      known.contactos.push(...persona.contactos);
      known.exacto ||= persona.exacto;
    }
  }
  return [...people.values()];
}

/** With the handle that they give by default: it is public (whois), and two people may be called alike. Their mail is not. */
function conHandle({ usuarioId, como }: Persona, handles: ReadonlyMap<number, string>): string {
  const handle = usuarioId === null ? undefined : handles.get(usuarioId);
  return handle === undefined || como.includes(handle) ? como : `${como}, nic handle ${handle}`;
}

const nombresDe = ({ usuarioId, contactos }: Persona, connection: Connection, cuantos: number) =>
  usuarioId === null
    ? listDeContactos(connection, contactos, cuantos)
    : listDeCuenta(connection, usuarioId, cuantos);

type SusNombres = Pick<
  Encontrado,
  | 'nombres'
  | 'masNombres'
  | 'cuantosNombres'
  | 'titularDe'
  | 'contactoDe'
  | 'sinRegistrar'
  | 'noRegistrados'
  | 'buscarSolo'
>;

/** How many names an account has a role on, and which; all of them only where not all are shown. */
async function cuantosDe(connection: Connection, { usuarioId }: Persona, masNombres: boolean) {
  const counted = usuarioId === null ? undefined : await countDeCuenta(connection, usuarioId);
  if (!counted) return {};
  const { total, sinRegistrar, ...parte } = counted;
  return {
    ...parte,
    ...(sinRegistrar > 0 && { sinRegistrar }),
    ...(masNombres && { cuantosNombres: total }),
  };
}

/** People by what they are called, sign in as, or are written to at: with the first of their names, and no more of them. */
export async function personasPor(connection: Connection, buscado: string) {
  const found = await (buscado.includes('@') ? listPorCorreo : listPorNombre)(connection, buscado);
  const es = (hallado: string | null) => hallado?.trim().toLowerCase() === buscado.toLowerCase();
  const people = reunidas([
    ...found.cuentas.map((row) => [`cuenta ${row.id}`, deCuenta(row, es(row.hallado))] as const),
    ...found.contactos.map((row) => {
      const clave = row.usuario_id === null ? row.nic_handle : `cuenta ${row.usuario_id}`;
      return [clave, deContacto(row, es(row.hallado))] as const;
    }),
  ]);
  const exactas = people.filter(({ exacto }) => exacto);
  const [buscada, ...otras] = exactas.length > 0 ? exactas : people;
  const shown = [...exactas, ...people.filter(({ exacto }) => !exacto)].slice(0, MAXIMO);
  const handles = await listHandles(
    connection,
    shown.flatMap(({ usuarioId }) => usuarioId ?? []),
  );
  const conNombres: (Persona & SusNombres)[] = [];
  for (const persona of shown) {
    const cuantos = otras.length === 0 && persona === buscada ? NOMBRES_DE_UNO_SOLO : NOMBRES_DE_CADA_UNO;
    const nombres = await nombresDe(persona, connection, cuantos + 1);
    const masNombres = nombres.length > cuantos;
    const shownNames = nombres.slice(0, cuantos);
    const noRegistrados = await listSinRegistrar(connection, shownNames);
    const seMuestranMas = masNombres && cuantos < NOMBRES_DE_UNO_SOLO;
    conNombres.push({
      ...persona,
      como: conHandle(persona, handles),
      nombres: shownNames,
      ...(noRegistrados.length > 0 && { noRegistrados }),
      masNombres,
      ...(await cuantosDe(connection, persona, masNombres)),
      ...(seMuestranMas && { buscarSolo: persona.clave }),
    });
  }
  return { personas: conNombres, hayMas: people.length > MAXIMO };
}
