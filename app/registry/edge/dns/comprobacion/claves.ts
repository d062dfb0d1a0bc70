import type { DecodedPacket } from 'dns-packet';
import type { Temporal } from 'temporal-polyfill';
import type { Ds } from '../../../dns/dnssec';
import { toULabels } from '../../../domain/labels';
import type { Respondio } from './comprobar';
import { clavesDe, esDs, estaFirmado } from './firmas';
import { rcodeDe } from './rules';

/** Whether the servers of a name sign with the keys that the zone above will vouch for (RFC 4035 5.2). */

type ComoFirma = 'FIRMA' | 'CON_OTRAS' | 'NO_FIRMA' | 'SIN_USARLA' | 'CALLO' | 'SIN_SABER';

function comoFirma(
  dnskey: DecodedPacket | undefined,
  dominio: string,
  ds: readonly Ds[],
  now: Temporal.Instant,
): ComoFirma {
  if (!dnskey) return 'CALLO';
  // Who does not have the zone knows nothing of its keys.
  if (rcodeDe(dnskey) !== 'NOERROR' || !dnskey.flag_aa) return 'SIN_SABER';
  const claves = clavesDe(dnskey, dominio);
  if (claves.length === 0) return 'NO_FIRMA';
  const suyas = claves.filter((clave) => ds.some((each) => esDs(each, clave, dominio)));
  if (suyas.length === 0) return 'CON_OTRAS';
  return estaFirmado(dnskey, dominio, 'DNSKEY', suyas, now) ? 'FIRMA' : 'SIN_USARLA';
}

/** What was seen of one server, after its name. */
const VISTO: Record<Exclude<ComoFirma, 'FIRMA'>, string> = {
  CON_OTRAS: 'firma el dominio con otras claves',
  NO_FIRMA: 'no firma el dominio',
  SIN_USARLA: 'publica la clave, pero no firma con ella',
  CALLO: 'no respondió en 3 segundos',
  SIN_SABER: 'respondió, pero no dijo con qué claves firma',
};

/** Of these a name stops answering: the finding that an examination would put down too. */
const NO_COINCIDE: readonly ComoFirma[] = ['CON_OTRAS', 'NO_FIRMA'];

/** What all of them answered. `frases`: what is told of it; `hayOtras`: whether they sign with other keys, undefined where the keys are among theirs. */
export interface FirmaVista {
  visto: 'FIRMAN' | 'NO_FIRMAN' | 'SIN_SABER';
  frases: string[];
  hayOtras?: boolean;
}

/** One server that answers with other keys is enough for people to be left without an answer; silence of others says nothing. */
export function firmaVista(
  respuestas: readonly Respondio[],
  dominio: string,
  ds: readonly Ds[],
  now: Temporal.Instant,
): FirmaVista {
  const vistos = respuestas.map(({ nombre, dnskey }) => ({
    nombre: toULabels(nombre),
    como: comoFirma(dnskey, dominio, ds, now),
  }));
  const told = (which: (como: ComoFirma) => boolean) =>
    vistos.flatMap(({ nombre, como }) =>
      como !== 'FIRMA' && which(como) ? [`${nombre} ${VISTO[como]}.`] : [],
    );
  const isUnknown = (como: ComoFirma) => como === 'CALLO' || como === 'SIN_SABER';
  const malos = told((como) => !isUnknown(como));
  if (malos.length > 0) {
    const otros = vistos.filter(({ como }) => NO_COINCIDE.includes(como));
    const hayOtras = otros.length > 0 ? otros.some(({ como }) => como === 'CON_OTRAS') : undefined;
    return { visto: 'NO_FIRMAN', frases: malos, hayOtras };
  }
  if (vistos.some(({ como }) => como === 'FIRMA')) return { visto: 'FIRMAN', frases: [] };
  return { visto: 'SIN_SABER', frases: told(isUnknown) };
}
