import * as address from '~/addresses';
import { readUpTo } from '~/base/read-up-to.server';

/** Milliseconds that an answer took; `SIN_RESPUESTA`, or one that is no answer to it; not measured: we were told to wait. */
export type Visto = number | 'SIN_RESPUESTA' | 'SIN_MEDIR';

/** No page of the portal is longer. */
const MOST_BYTES = 1_000_000;

interface Pregunta {
  path: string;
  acepta: string;
  /** Whether what came is the answer. */
  esRespuesta: (status: number, body: string) => boolean;
}

/** Asks the portal as anybody does, by its public address and no other: where it leads elsewhere is not followed. */
export async function askHttp(
  origen: string,
  { path, acepta, esRespuesta }: Pregunta,
  signal: AbortSignal,
): Promise<Visto> {
  const since = performance.now();
  try {
    const response = await fetch(new URL(path, origen), {
      headers: { Accept: acepta, 'User-Agent': 'portal-sonda' },
      redirect: 'manual',
      signal,
    });
    const body = Buffer.from(await readUpTo(response, MOST_BYTES)).toString('utf8');
    const ms = performance.now() - since;
    if (response.status === 429 || pideCaptcha(body)) return 'SIN_MEDIR';
    return esRespuesta(response.status, body) ? ms : 'SIN_RESPUESTA';
  } catch {
    return 'SIN_RESPUESTA';
  }
}

/** Our own limits, which the probe keeps as everybody does, say nothing of whether the service works. */
const pideCaptcha = (body: string): boolean => body.includes('name="captcha"');

const HTML = 'text/html';
const RDAP = 'application/rdap+json';

export const web: Pregunta = {
  path: address.disponibilidad(),
  acepta: HTML,
  esRespuesta: (status, body) => status === 200 && body.includes('<h1'),
};

/** What whois says of a name; without one that is known, that it says anything. */
export const whois = (nombre: string | undefined): Pregunta => ({
  path: address.whois(nombre),
  acepta: HTML,
  esRespuesta: (status, body) =>
    status === 200 && (nombre ? body.includes('class="whois"') : body.includes('<h1')),
});

/** What is asked about where no name is known. */
export const SIN_NOMBRE = 'nic.uy';

export const rdap = (nombre: string | undefined): Pregunta => ({
  path: `${address.rdap()}/domain/${encodeURIComponent(nombre ?? SIN_NOMBRE)}`,
  acepta: RDAP,
  esRespuesta: (status, body) =>
    nombre
      ? status === 200 && body.includes('"objectClassName":"domain"')
      : [200, 404].includes(status) && body.includes('rdapConformance'),
});
