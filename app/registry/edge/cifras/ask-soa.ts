import { porUdp } from '../dns/comprobacion/consulta';

/** What a server said of a zone: how long that took, and the serial that it has. */
export interface Soa {
  ms: number;
  serie: number;
}

const serieIn = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'serial' in data && typeof data.serial === 'number'
    ? data.serial
    : undefined;

/** Asks a server for the SOA of a zone; undefined where it did not answer, or not as who serves it. */
export async function askSoa(
  zona: string,
  { ip, puerto }: { ip: string; puerto: number },
  patienceMs: number,
): Promise<Soa | undefined> {
  const since = performance.now();
  const answer = await porUdp({ ip, puerto, nombre: zona, tipo: 'SOA' }, AbortSignal.timeout(patienceMs));
  if (!answer?.flag_aa) return undefined;
  const [serie] = (answer.answers ?? []).flatMap((each) =>
    each.type === 'SOA' ? (serieIn(each.data) ?? []) : [],
  );
  return serie === undefined ? undefined : { ms: performance.now() - since, serie };
}
