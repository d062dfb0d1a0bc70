import type { DecodedPacket } from 'dns-packet';
import { toULabels, withoutDot } from '../../../domain/labels';

/** What was seen of one server of a delegation. */
export interface Observado {
  nombre: string;
  /** Where it was asked; undefined where it has no address that may be asked. */
  ip?: string;
  /** Why it was not asked. */
  sinPreguntar?: string;
  soa?: DecodedPacket;
  ns?: DecodedPacket;
  tcp?: DecodedPacket;
}

const RCODES: Record<string, string> = {
  REFUSED: 'respondió que no atiende este dominio (REFUSED)',
  NXDOMAIN: 'respondió que el dominio no existe (NXDOMAIN)',
  SERVFAIL: 'respondió que tiene una falla con este dominio (SERVFAIL)',
};

/** `dns-packet` gives the code of the answer as a property that its types leave out. */
export const rcodeDe = (answer: DecodedPacket): string =>
  'rcode' in answer && typeof answer.rcode === 'string' ? answer.rcode : 'NOERROR';

function serieDe(answer: DecodedPacket | undefined): number | undefined {
  for (const each of answer?.answers ?? []) if (each.type === 'SOA') return each.data.serial;
  return undefined;
}

const nombresDe = (answer: DecodedPacket | undefined): string[] =>
  (answer?.answers ?? [])
    .flatMap((each) => (each.type === 'NS' ? [withoutDot(String(each.data))] : []))
    .sort();

/** What is wrong with a server, in words after its name; undefined where nothing is. */
export function falta({ ip, sinPreguntar, soa, tcp }: Observado): string | undefined {
  if (sinPreguntar) return sinPreguntar;
  if (!soa) return `no respondió (${ip})`;
  const rcode = rcodeDe(soa);
  if (rcode !== 'NOERROR') return RCODES[rcode] ?? `respondió ${rcode}`;
  if (serieDe(soa) === undefined || !soa.flag_aa)
    return 'respondió, pero sin autoridad: todavía no tiene la zona de este dominio';
  return tcp ? undefined : 'respondió por UDP y no por TCP: las respuestas grandes se perderían';
}

/** What the servers say together: one version of the zone, and the servers that were written. */
export function desacuerdos(observados: readonly Observado[], escritos: readonly string[]): string[] {
  const buenos = observados.filter((observado) => falta(observado) === undefined);
  const series = buenos.map(({ nombre, soa }) => `${toULabels(nombre)} tiene la ${serieDe(soa)}`);
  const avisos = new Set<string>();
  if (new Set(buenos.map(({ soa }) => serieDe(soa))).size > 1)
    avisos.add(`Los servidores no tienen la misma versión de la zona: ${[...new Set(series)].join(', ')}.`);
  const deseados = [...new Set(escritos)].sort().join(', ');
  for (const { nombre, ns } of buenos) {
    const dice = [...new Set(nombresDe(ns))].join(', ');
    if (dice !== '' && dice !== deseados)
      avisos.add(`${toULabels(nombre)} dice que los servidores del dominio son otros: ${dice}.`);
  }
  return [...avisos];
}
