import { z } from 'zod';
import { withoutDot } from '../../../domain/labels';
import { NoTomados } from './destino';

/** What PowerDNS says when it refuses a change (422), and of which of the records that it was sent. */

/** A set as it is sent; one that is deleted has no records. */
export interface Enviado {
  name: string;
  type: string;
  records?: readonly { content: string }[];
}

const dicho = z.object({ error: z.string() });

/** The change cannot be made as it is: the reason in PowerDNS's words. */
export class NoSePuede extends Error {
  override name = 'NoSePuede';

  constructor(text: string) {
    const { data } = dicho.safeParse(jsonOf(text));
    super(data?.error ?? text.slice(0, 200));
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Ours alone is written at each change: without it nothing of the zone can be published. */
const esNuestro = ({ type }: Enviado): boolean => type === 'SOA';

const noTomados = ({ name, type }: Enviado, contenidos: readonly string[], motivo: string): NoTomados =>
  new NoTomados({ nombre: withoutDot(name), tipo: type, contenidos: [...contenidos] }, motivo);

const contenidosDe = ({ records = [] }: Enviado): string[] => records.map(({ content }) => content);

/** The record, or the set, that a refusal names: `Record www.uno.uy./AAAA '…': why`, `RRset www.uno.uy. IN CNAME has …`. */
function nombrado(motivo: string, rrset: Enviado): NoTomados | undefined {
  const { name, type } = rrset;
  const delRegistro = `Record ${name}/${type} '`;
  if (motivo.startsWith(delRegistro)) {
    const suyo = contenidosDe(rrset).find((content) => motivo.startsWith(`${delRegistro}${content}': `));
    if (suyo === undefined) return noTomados(rrset, contenidosDe(rrset), motivo);
    return noTomados(rrset, [suyo], motivo.slice(`${delRegistro}${suyo}': `.length));
  }
  const delConjunto = `RRset ${name} IN ${type}`;
  const at = motivo.indexOf(delConjunto);
  if (at < 0 || /\w/.test(motivo[at + delConjunto.length] ?? '')) return undefined;
  return noTomados(rrset, contenidosDe(rrset), motivo);
}

/** Which of the sets that were sent a refusal is about; the refusal itself where it is not about records. */
export function quienEs(error: NoSePuede, rrsets: readonly Enviado[]): Error | undefined {
  const posibles = rrsets.filter((rrset) => !esNuestro(rrset) && contenidosDe(rrset).length > 0);
  for (const rrset of posibles) {
    const found = nombrado(error.message, rrset);
    if (found) return found;
  }
  const [only, other] = posibles;
  if (!only) return error;
  return other ? undefined : noTomados(only, contenidosDe(only), error.message);
}
