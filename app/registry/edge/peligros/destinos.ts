import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import { livedSignal } from '~/base/lived-time';
import type { Connection } from '~/database/connection.server';
import { firstLabel, isIn, toULabels } from '../../domain/labels';
import { estadoAl } from '../../domain/lifecycle';
import { type Alcance, resolve } from '../dns/comprobacion/direcciones';
import { DE_OTROS, registradoSobre } from '../dns/registrado-sobre';
import { listReservados, listTerminaciones, listVidas } from '../dominios/store';
import type { Examen } from './examen';

/** Where a record of a name leads. Names are A-labels without the last dot. */
export interface Destino {
  tipo: 'CNAME' | 'MX' | 'NS';
  /** Whose record it is. */
  de: string;
  a: string;
  registroId?: number;
}

/** As many names of others are looked up for one name. */
const BUSCADOS = 10;

/** What anybody could register: nobody has it, and it is not kept from everybody. */
async function libresDe(
  connection: Connection,
  nombres: readonly string[],
  now: Temporal.Instant,
): Promise<Set<string>> {
  const vidas = await listVidas(connection, nombres);
  const hoy = dayOf(now);
  const libres = nombres.filter((nombre) => {
    const vida = vidas.get(nombre);
    return !vida || estadoAl(vida, hoy) === 'LIBRE';
  });
  const reservados = await listReservados(
    connection,
    libres.flatMap((nombre) => [nombre, firstLabel(nombre)]),
  );
  return new Set(libres.filter((nombre) => !reservados.has(nombre) && !reservados.has(firstLabel(nombre))));
}

const QUE_PASARIA: Record<Destino['tipo'], string> = {
  CNAME: 'mostrar ahí lo que quiera, como si fuera usted',
  MX: 'recibir el correo que le mandan a usted',
  NS: 'decidir a dónde lleva su dominio',
};

const lleva = ({ tipo, de, a }: Destino): string => {
  if (tipo === 'MX') return `El correo de ${toULabels(de)} se entrega en ${toULabels(a)}`;
  return tipo === 'NS'
    ? `${toULabels(a)} atiende el DNS de ${toULabels(de)}`
    : `${toULabels(de)} apunta a ${toULabels(a)}`;
};

const fraseLibre = (destino: Destino, libre: string): string =>
  `${lleva(destino)}, y ${toULabels(libre)} está libre: cualquiera podría registrarlo y ${QUE_PASARIA[destino.tipo]}.`;

/** Whether names under no suffix of ours are there; without an answer nobody knows. */
async function lookForForeign(examen: Examen, ajenos: readonly Destino[], alcance: Alcance): Promise<void> {
  const signal = livedSignal(3000);
  const nombres = [...new Set(ajenos.map(({ a }) => a))].slice(0, BUSCADOS);
  const found = new Map(
    await Promise.all(
      nombres.map(async (nombre) => [nombre, (await resolve(nombre, alcance, signal)).existe] as const),
    ),
  );
  for (const destino of ajenos) {
    const { a, registroId } = destino;
    if (found.get(a) === false)
      examen.add({
        tipo: 'APUNTA_A_NADIE',
        frase: `${lleva(destino)}, y ese nombre no existe.`,
        registroId,
      });
    else if (found.has(a) && found.get(a) === undefined)
      examen.addDoubt(`No se pudo saber si existe ${toULabels(a)}.`, 'APUNTA_A_NADIE');
  }
}

/**
 * Whether the records of a name lead where anybody could register. Of names under our own suffixes the registry knows; of
 * others only whether they are there at all, where others are asked.
 */
export async function lookAtTargets(
  examen: Examen,
  dominio: string,
  destinos: readonly Destino[],
  { connection, now, alcance }: { connection: Connection; now: Temporal.Instant; alcance: Alcance | null },
): Promise<void> {
  const terminaciones = await listTerminaciones(connection);
  const fuera = destinos.filter(({ a }) => a !== '' && !isIn(a, dominio));
  const sobre = new Map(fuera.map(({ a }) => [a, registradoSobre(a, terminaciones)]));
  const nuestro = (a: string): string | undefined => {
    const registrado = sobre.get(a);
    return registrado && !DE_OTROS.some((otro) => isIn(registrado, otro)) ? registrado : undefined;
  };
  const registrables = [...new Set(fuera.flatMap(({ a }) => nuestro(a) ?? []))];
  const libres = await libresDe(connection, registrables, now);
  for (const destino of fuera) {
    const registrado = nuestro(destino.a);
    if (registrado && libres.has(registrado))
      examen.add({
        tipo: 'APUNTA_A_LIBRE',
        frase: fraseLibre(destino, registrado),
        registroId: destino.registroId,
      });
  }
  // Of its own servers it was told already that nobody finds them.
  const ajenos = fuera.filter(({ a, tipo, de }) => !nuestro(a) && !(tipo === 'NS' && de === dominio));
  if (alcance) await lookForForeign(examen, ajenos, alcance);
}
