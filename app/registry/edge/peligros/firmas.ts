import type { Answer, DecodedPacket } from 'dns-packet';
import { Temporal } from 'temporal-polyfill';
import { dateTime } from '~/format';
import type { Ds } from '../../dns/dnssec';
import type { Hallazgo } from '../../domain/peligros';
import { clavesDe, esDs, estaFirmado } from '../dns/comprobacion/firmas';
import type { Examen } from './examen';

/** Whoever signs does it anew with more than this left, or with more than a quarter of what a signature lasts. */
const DIAS_DE_SOBRA = 3;
const PARTE_DE_SOBRA = 4;

type Firma = Extract<Answer, { type: 'RRSIG' }>['data'];

const firmasDe = (packet: DecodedPacket): Firma[] =>
  (packet.answers ?? []).flatMap((answer) => (answer.type === 'RRSIG' ? [answer.data] : []));

const terminaPronto = ({ inception, expiration }: Firma, segundos: number): boolean =>
  expiration - segundos < Math.min(DIAS_DE_SOBRA * 86_400, (expiration - inception) / PARTE_DE_SOBRA);

/** Whether the signatures of what a server answered are about to end, or ended. */
export function lookAtSignatures(
  examen: Examen,
  packets: readonly DecodedPacket[],
  { nombre, now }: { nombre: string; now: Temporal.Instant },
): void {
  const segundos = Math.floor(now.epochMilliseconds / 1000);
  const [primera] = packets
    .flatMap(firmasDe)
    .filter((firma) => terminaPronto(firma, segundos))
    .sort((one, other) => one.expiration - other.expiration);
  if (!primera) return;
  const cuando = dateTime(Temporal.Instant.fromEpochMilliseconds(primera.expiration * 1000).toString());
  const frase =
    primera.expiration < segundos
      ? `Las firmas de ${nombre} terminaron el ${cuando}: para muchas personas dejó de funcionar.`
      : `Las firmas de ${nombre} terminan el ${cuando}: si nadie las renueva, para muchas personas dejará de funcionar.`;
  examen.add({ tipo: 'FIRMAS', frase });
}

/** Digests that validators take (RFC 8624 3.3): of another, nobody knows whether it is of a key. */
const DIGESTS: readonly number[] = [2, 4];

/** That the keys of a name are of none of those that its servers sign with, or that they sign with none. */
export const noCoinciden = (nombre: string, firmanConOtras: boolean): Hallazgo => ({
  tipo: 'CLAVES',
  frase: `El registro tiene claves de firma de ${nombre}, y sus servidores ${firmanConOtras ? 'lo firman con otras' : 'no lo firman'}: para muchas personas no funciona.`,
});

/** Whether one of the keys that the zone above vouches for is among those that a server answers (RFC 4035 5.2). */
export function lookAtKeys(
  examen: Examen,
  dnskey: DecodedPacket,
  { ds, dominio, nombre, now }: { ds: readonly Ds[]; dominio: string; nombre: string; now: Temporal.Instant },
): void {
  const conocidos = ds.filter(({ tipoDigest }) => DIGESTS.includes(tipoDigest));
  if (conocidos.length === 0) return;
  const claves = clavesDe(dnskey, dominio);
  const suyas = claves.filter((clave) => conocidos.some((each) => esDs(each, clave, dominio)));
  examen.firman = estaFirmado(dnskey, dominio, 'DNSKEY', suyas, now);
  if (suyas.length === 0) examen.add(noCoinciden(nombre, claves.length > 0));
}
