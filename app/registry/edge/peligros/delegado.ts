import type { DecodedPacket, RecordType } from 'dns-packet';
import type { Temporal } from 'temporal-polyfill';
import { livedSignal } from '~/base/lived-time';
import type { Ds } from '../../dns/dnssec';
import type { Servidor } from '../../dns/servidores';
import { toULabels, withoutDot } from '../../domain/labels';
import type { Hallazgo } from '../../domain/peligros';
import { SIN_DIRECCION } from '../../domain/words/dns';
import { nombresEn } from '../dns/comprobacion/comprobar';
import { type Alcance, donde, type Lugar } from '../dns/comprobacion/direcciones';
import { desacuerdos, falta, type Observado, rcodeDe } from '../dns/comprobacion/rules';
import { esSpf, sinSpf } from './alojado';
import type { Destino } from './destinos';
import type { DnsAsker, Respuesta } from './dns-asker';
import type { Examen } from './examen';
import { lookAtKeys, lookAtSignatures } from './firmas';

/** A name as its servers are asked about it. */
export interface Delegado {
  /** A-label, and as people read it. */
  dominio: string;
  nombre: string;
  servidores: readonly Servidor[];
  ds: readonly Ds[];
  now: Temporal.Instant;
}

/** With what they are asked, and where they may be. */
export interface Medios {
  alcance: Alcance;
  asker: DnsAsker;
}

type Visto = { nombre: string } & Lugar & { soa?: Respuesta };

async function look(
  servidor: string,
  { dominio, servidores }: Delegado,
  { alcance, asker }: Medios,
): Promise<Visto> {
  const lugar = await donde(servidor, servidores, alcance, livedSignal(3000));
  if (!lugar.ip) return { nombre: servidor, ...lugar };
  const pregunta = { ip: lugar.ip, puerto: alcance.puerto, nombre: dominio, tipo: 'SOA' as const };
  return { nombre: servidor, ...lugar, soa: await asker.ask(pregunta) };
}

/** As the checks of a delegation see it; TCP is not asked for once a day. */
function observado({ nombre, ip, sinPreguntar, soa }: Visto): Observado {
  const packet = typeof soa === 'string' ? undefined : soa;
  return { nombre, ip, sinPreguntar, soa: packet, tcp: packet };
}

const TODO = ['SERVIDORES', 'DESACUERDO'] as const;
const DE_UNO = ['CLAVES', 'FIRMAS', 'APUNTA_A_LIBRE', 'APUNTA_A_NADIE', 'SIN_SPF'] as const;

/** Why it is not known whether a server answers: that is no fault of it. */
function dudaDe({ nombre, ip, existe, soa }: Visto, { asker }: Medios): string | undefined {
  const servidor = toULabels(nombre);
  if (!ip && existe === undefined) return `No se pudo saber la dirección de ${servidor}.`;
  if (soa === 'SIN_TURNO') return `Hoy ya se le preguntó mucho a ${servidor}: le preguntamos más tarde.`;
  if (soa === 'CALLO' && !asker.hayRed(ip ?? '')) return `No se pudo llegar a ${servidor} desde aquí.`;
  return undefined;
}

/** That a server does not serve a name: `motivo`, what was seen of it. */
export const noAtiende = (de: string, servidor: string, motivo: string): Hallazgo => ({
  tipo: 'SERVIDORES',
  frase: `De los servidores de ${de}, ${toULabels(servidor)} ${motivo}; por eso el sitio y el correo a veces pueden fallar.`,
  servidores: [servidor],
  ...(motivo === SIN_DIRECCION && { perdido: servidor }),
});

/** What is wrong with one server, or that it is not known. */
function judge(examen: Examen, visto: Visto, de: string, medios: Medios): void {
  const duda = dudaDe(visto, medios);
  const motivo = falta(observado(visto));
  if (duda) examen.addDoubt(duda, ...TODO);
  else if (motivo) examen.add(noAtiende(de, visto.nombre, motivo));
}

const datos = (packet: DecodedPacket, tipo: 'MX' | 'NS' | 'CNAME'): string[] =>
  (packet.answers ?? []).flatMap((answer) => {
    if (answer.type !== tipo) return [];
    const target = answer.type === 'MX' ? answer.data.exchange : answer.data;
    return [withoutDot(String(target))];
  });

const textos = (packet: DecodedPacket): string[] =>
  (packet.answers ?? []).flatMap((answer) => {
    if (answer.type !== 'TXT') return [];
    const parts = Array.isArray(answer.data) ? answer.data : [answer.data];
    return [parts.map(String).join('')];
  });

/** Asks the servers that answer well, each in its turn. */
class Buenos {
  #at = 0;
  readonly #callados: string[] = [];

  constructor(
    private readonly buenos: readonly Visto[],
    private readonly medios: Medios,
  ) {}

  /** The answer of one of them; nothing where it is none to go by. */
  async ask(nombre: string, tipo: RecordType): Promise<DecodedPacket | undefined> {
    const quien = this.buenos[this.#at++ % this.buenos.length];
    if (!quien?.ip) return undefined;
    const { alcance, asker } = this.medios;
    const answer = await asker.ask({ ip: quien.ip, puerto: alcance.puerto, nombre, tipo });
    if (typeof answer !== 'string' && ['NOERROR', 'NXDOMAIN'].includes(rcodeDe(answer))) return answer;
    this.#callados.push(toULabels(quien.nombre));
    return undefined;
  }

  /** What is said of what they did not tell. */
  get porque(): string {
    return `${this.#callados[0] ?? 'Ninguno de sus servidores'} no contestó todo lo que se le preguntó.`;
  }
}

async function lookAtSignature(examen: Examen, buenos: Buenos, asked: Delegado, soas: DecodedPacket[]) {
  if (asked.ds.length === 0) return;
  const dnskey = await buenos.ask(asked.dominio, 'DNSKEY');
  if (dnskey) lookAtKeys(examen, dnskey, asked);
  else examen.addDoubt(buenos.porque, 'CLAVES', 'FIRMAS');
  // Without the keys that are vouched for nobody gets as far as the signatures.
  if (!examen.hallazgos.has('CLAVES')) lookAtSignatures(examen, dnskey ? [dnskey, ...soas] : soas, asked);
}

async function lookAtMail(examen: Examen, buenos: Buenos, { dominio, nombre }: Delegado): Promise<Destino[]> {
  const mx = await buenos.ask(dominio, 'MX');
  if (!mx) {
    examen.addDoubt(buenos.porque, 'SIN_SPF', 'APUNTA_A_LIBRE', 'APUNTA_A_NADIE');
    return [];
  }
  const hosts = datos(mx, 'MX').filter((host) => host !== ''); // "0 .": it takes no mail (RFC 7505)
  if (hosts.length === 0) return [];
  const txt = await buenos.ask(dominio, 'TXT');
  if (!txt) examen.addDoubt(buenos.porque, 'SIN_SPF');
  else if (!textos(txt).some(esSpf)) examen.add({ tipo: 'SIN_SPF', frase: sinSpf(nombre) });
  return hosts.map((a) => ({ tipo: 'MX', de: dominio, a }));
}

async function lookAtWeb(examen: Examen, buenos: Buenos, { dominio }: Delegado): Promise<Destino[]> {
  const de = `www.${dominio}`;
  const cname = await buenos.ask(de, 'CNAME');
  if (!cname) examen.addDoubt(buenos.porque, 'APUNTA_A_LIBRE', 'APUNTA_A_NADIE');
  return cname ? datos(cname, 'CNAME').map((a) => ({ tipo: 'CNAME', de, a })) : [];
}

/** Whether they agree: on the version of the zone, and on which servers the name has. */
async function lookAtAgreement(examen: Examen, buenos: Buenos, vistos: readonly Visto[], dominio: string) {
  const ns = await buenos.ask(dominio, 'NS');
  if (!ns) examen.addDoubt(buenos.porque, 'DESACUERDO');
  const [first, ...others] = vistos.map(observado);
  const escritos = vistos.map(({ nombre }) => nombre);
  if (!ns || !first) return;
  for (const frase of desacuerdos([{ ...first, ns }, ...others], escritos))
    examen.add({ tipo: 'DESACUERDO', frase });
}

/**
 * Asks the servers of a delegated name about it: each whether it has the zone, and those that have it, in turns, what it
 * says. Answers where its records lead: of its web and its mail, for nobody tells all the names there are below it.
 */
export async function lookAtServers(examen: Examen, asked: Delegado, medios: Medios): Promise<Destino[]> {
  const nombres = nombresEn(asked.servidores);
  const propios = nombres.map((a): Destino => ({ tipo: 'NS', de: asked.dominio, a }));
  const vistos = await Promise.all(nombres.map((servidor) => look(servidor, asked, medios)));
  for (const visto of vistos) judge(examen, visto, asked.nombre, medios);
  const sanos = vistos.filter((visto) => visto.ip && falta(observado(visto)) === undefined);
  if (sanos.length === 0) {
    examen.addDoubt('Ninguno de sus servidores contestó.', 'DESACUERDO', ...DE_UNO);
    return propios;
  }
  const buenos = new Buenos(sanos, medios);
  await lookAtAgreement(examen, buenos, vistos, asked.dominio);
  const soas = sanos.flatMap(({ soa }) => (soa && typeof soa !== 'string' ? [soa] : []));
  await lookAtSignature(examen, buenos, asked, soas);
  const web = await lookAtWeb(examen, buenos, asked);
  return [...propios, ...web, ...(await lookAtMail(examen, buenos, asked))];
}
