import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { contract, type Inputs, type Registry } from '~/registry/contract';
import type { Ensayado } from '~/registry/contract/ensayo';
import { rechazoDe } from '~/registry/contract/rechazo';
import { lineasDe } from '~/registry/dns/ensayo';
import { padreDe } from '~/registry/domain/labels';
import { destinoDns } from '~/registry/edge/dns/publicacion/destinos';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { ensayarUnNombre } from '~/registry/edge/ensayo/un-nombre';
import { despachar } from '../support/due';
import * as observe from '../support/observe';
import { type Choices, choices } from '../support/strange';
import { ask, contextOf, START } from './caller';
import { agregar, publicador } from './dns/alojado';
import { enEquipo } from './equipo';
import { contacto, registryAs } from './persona';

/** A hosted name of ana's, with somebody else in each other role; who has it is told by mail too. */
export async function conGente(nombre: string): Promise<void> {
  for (const login of ['ana', 'bruno']) {
    const email = `${login}@avisos.uy`;
    await ask({ login }).cuenta.crearContacto({ contacto: contacto({ email, mailConfirmacion: email }) });
  }
  await enEquipo(nombre, { alojado: 1 });
}

export const KIOSCO = 'kiosco.uy';

/** Ana's hosted name, with a web of a day's memory, and somebody else in each other role. */
export async function kiosco(): Promise<Registry['dns']> {
  await conGente(KIOSCO);
  const { dns } = registryAs('ana');
  await agregar(dns, KIOSCO, 'A', { name: 'www', ip: '192.0.2.7' }, 86_400);
  await publicar();
  return dns;
}

/** A change of one name with its zone. */
export type Acto = Extract<Inputs['ensayo']['ver']['acto'], { tipo: 'DELEGAR' | 'CAMBIAR_ZONA' }>;

/** A rehearsal, as often as a test likes: the limit of how many a person asks for stands before this. */
export async function ensayar(login: string, acto: Acto): Promise<Ensayado> {
  const context = contextOf({ login });
  const usuario = await context.quien();
  if (!usuario) throw new Error('Nobody is signed in');
  const operacion = acto.tipo === 'DELEGAR' ? contract.dns.delegar : contract.dns.cambiarZona;
  return ensayarUnNombre({ ...context, usuario }, operacion, acto.pedido);
}

/** The act itself. */
const hacer = ({ dns }: Registry, acto: Acto) =>
  acto.tipo === 'DELEGAR' ? dns.delegar(acto.pedido) : dns.cambiarZona(acto.pedido);

/** Publishes all that waits, into zone files. */
export async function publicar(): Promise<void> {
  await despachar(database(), { servidores: settings().DNS_SERVERS, despedida: { hours: 0 } }, START);
  while ((await publicarPendientes(publicador())) > 0);
}

/** What the servers were given of a name: its place in the zone above, and its own zone; a line for each record. */
export async function publicado(nombre: string): Promise<string[]> {
  const arriba = (await destinoDns().read(padreDe(nombre)))?.conjuntos ?? [];
  const suyos = arriba.filter((each) => each.nombre === nombre || each.nombre.endsWith(`.${nombre}`));
  const propia = (await destinoDns().read(nombre))?.conjuntos ?? [];
  const lineas = (where: string, conjuntos: Parameters<typeof lineasDe>[0]) =>
    lineasDe(conjuntos.filter(({ tipo }) => tipo !== 'SOA')).map((linea) => `${where}: ${linea}`);
  return [...lineas('arriba', suyos), ...lineas('propia', propia)].sort();
}

/** What they would be given, by what they have and what a rehearsal says of it. */
export function publicadoSegun(antes: readonly string[], { zona }: Pick<Ensayado, 'zona'>): string[] {
  if (!zona) return [...antes];
  const de = (where: 'arriba' | 'propia', cambio: 'quitados' | 'agregados') =>
    zona[where][cambio].map((linea) => `${where}: ${linea}`);
  const quitados = new Set([...de('arriba', 'quitados'), ...de('propia', 'quitados')]);
  return [
    ...antes.filter((linea) => !quitados.has(linea)),
    ...de('arriba', 'agregados'),
    ...de('propia', 'agregados'),
  ].sort();
}

/** Who is told of what somebody does, forgotten before each change: what there is then is told of it. */
export const olvidado = async (): Promise<void> => {
  for (const table of ['mensajes_usuario', 'correos_salientes', 'avisos_del_dia'] as const)
    await database().deleteFrom(table).execute();
};

/** Who reads messages, by login, sorted, and how many mails there are of them all. */
const segunEnsayo = ({ avisados }: Ensayado) => ({
  quienes: avisados.flatMap(({ mensaje, quien }) => (mensaje ? [quien] : [])).sort(),
  correos: avisados.reduce((n, { correos }) => n + correos, 0),
});

/** The same of the messages and mails that there are. */
async function segunLoHecho() {
  const people = await observe.people();
  const nameOf = (id: number) => people.find((each) => each.id === id)?.nombre ?? '';
  const told = (await observe.messages()).map(({ usuario_id }) => nameOf(usuario_id));
  return {
    quienes: [...new Set(told)].sort(),
    correos: (await observe.mails()).length + (await observe.noticesOfTheDay()).length,
  };
}

const LETTERS = ['@', 'www', 'mail', 'ftp', 'a.b', '*'];
const TTLS = [600, 3600, 86_400];

/** A line of a zone file; now and then one that is wrong. */
function linea({ next, one }: Choices): string {
  const [quien, ttl] = [one(LETTERS), one(TTLS)];
  switch (next(7)) {
    case 0:
      return `${quien} ${ttl} AAAA 2001:db8::${next(9)}`;
    case 1:
      return `${quien} ${ttl} MX ${next(3)}0 correo${next(3)}.ejemplo.com.`;
    case 2:
      return `${quien} ${ttl} TXT "v=spf1 ip4:192.0.2.${next(9)} -all"`;
    case 3:
      return `c${next(4)} ${ttl} CNAME www`;
    case 4:
      return next(6) === 0 ? 'nada que se entienda' : `${quien} ${ttl} A 192.0.2.${next(9)}`;
    default:
      return `${quien} ${ttl} A 192.0.2.${next(9)}`;
  }
}

const servidor = ({ next }: Choices) =>
  next(3) === 0
    ? { nombre: `ns${next(3)}`, subdominio: true, tipoIP: 'IPV4' as const, ip: `192.0.2.${next(250) + 1}` }
    : { nombre: `ns${next(5)}.ejemplo.com` };

const PLANTILLAS = ['WEB', 'CORREO_GOOGLE', 'CORREO_MICROSOFT', 'CORREO_ZOHO', 'SIN_SERVICIOS'] as const;

function cambioDeZona(draw: Choices, version: number) {
  const { next, one } = draw;
  switch (next(4)) {
    case 0:
      return {
        tipo: 'PLANTILLA' as const,
        plantilla: one(PLANTILLAS) ?? 'WEB',
        direccion: `192.0.2.${next(99)}`,
      };
    case 1:
      return {
        tipo: 'DESHACER' as const,
        version: Math.max(0, version - next(4)),
        ...(next(2) === 0 && { solo: true }),
      };
    default: {
      const texto = Array.from({ length: 1 + next(6) }, () => linea(draw)).join('\n');
      return { tipo: 'IMPORTAR' as const, texto, reemplazar: next(3) === 0 };
    }
  }
}

/** An act on a name as it stands: one in four delegates, the others change the zone. */
async function alAzar(draw: Choices, registry: Registry, nombreDominio: string): Promise<Acto> {
  const { alojado } = await registry.dns.estado({ nombreDominio });
  if (draw.next(4) === 0 || (!alojado && draw.next(8) === 0)) {
    const nameservers = Array.from({ length: 1 + draw.next(4) }, () => servidor(draw));
    return { tipo: 'DELEGAR', pedido: { nombreDominio, nameservers } };
  }
  if (!alojado && draw.next(12) > 0) await registry.dns.alojar({ nombreDominio });
  await publicar();
  const { versionZona } = await registry.dns.registros({ nombreDominio });
  const cambio = cambioDeZona(draw, versionZona);
  return {
    tipo: 'CAMBIAR_ZONA',
    pedido: { nombreDominio, versionZona: versionZona - Number(draw.next(30) === 0), cambio },
  };
}

/** What a rehearsal said and what came of the act. */
export interface Comparado {
  acto: unknown;
  dijo: unknown;
  fue: unknown;
}

/** Rehearses changes of a name at random, does each, and publishes it: those of which the rehearsal said something else, and how many were done. */
export async function compararEnsayos(login: string, nombreDominio: string, cuantos: number, seed: number) {
  const draw = choices(seed);
  const registry = ask({ login });
  const distintos: Comparado[] = [];
  let hechos = 0;
  // A name that the servers have, as those of people are: the first change publishes it.
  await agregar(registry.dns, nombreDominio, 'A', { name: 'www', ip: '192.0.2.1' });
  await publicar();
  for (let turn = 0; turn < cuantos; turn += 1) {
    const acto = await alAzar(draw, registry, nombreDominio);
    const antes = await publicado(nombreDominio);
    await olvidado();
    const ensayado = await ensayar(login, acto);
    const refusal = rechazoDe(await hacer(registry, acto));
    await publicar();
    if (!refusal) hechos += 1;
    const { seHace: _, ...respuesta } = ensayado.acto;
    const dijo = {
      rechazo: ensayado.acto.seHace ? null : respuesta,
      zona: publicadoSegun(antes, ensayado),
      ...segunEnsayo(ensayado),
    };
    const fue = {
      rechazo: refusal,
      zona: await publicado(nombreDominio),
      ...(await segunLoHecho()),
    };
    if (JSON.stringify(dijo) !== JSON.stringify(fue)) distintos.push({ acto, dijo, fue });
  }
  return { distintos, hechos };
}
