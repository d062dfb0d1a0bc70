import type { Clase } from '../contract/dns-estructuras';
import { toULabels } from '../domain/labels';
import { canonicaIPv6, esIPv4, esIPv6, ipv4Dentro } from './ip';
import { type Lectura, leido, rechazado } from './lectura';
import { readDestino } from './nombre';
import { cadenasDe, octetos, readCadenas, writeTexto } from './texto';

/** To the letter (spec 5). */
const NO_ES_FQDN = 'El nombre del servidor del registro SRV debe ser FQDN y deben finalizar con un punto.';

/** Longest content, in octets (spec 1, decision g). */
const MAX_CONTENIDO = 255;
const MAX_TEXTO = 500;

/** One field of a record's data, both ways between what a form shows and presentation format. */
interface Lector {
  /** What was typed, as it is written in a zone. `origen` completes relative names. */
  read: (escrito: string, origen: string) => Lectura<string>;
  /** What is written in a zone, as a form shows it. */
  show: (dato: string) => string;
}

const igual = (dato: string): string => dato;

const numero =
  (maximo: number) =>
  (escrito: string): Lectura<string> => {
    const limpio = escrito.trim();
    const valor = /^\d{1,5}$/.test(limpio) ? Number(limpio) : Number.NaN;
    return valor <= maximo ? leido(String(valor)) : rechazado(`Debe ser un número entero de 0 a ${maximo}.`);
  };

/** Name servers refuse an address of IPv4 that is written as one of IPv6 (PowerDNS: "Invalid IPv6 address"). */
function ipv6(escrito: string): Lectura<string> {
  if (!esIPv6(escrito.trim())) return rechazado('No es una dirección IPv6, como 2001:db8::1.');
  const canonica = canonicaIPv6(escrito.trim());
  const ipv4 = ipv4Dentro(canonica);
  if (!ipv4) return leido(canonica);
  return rechazado(
    `Es la dirección IPv4 ${ipv4} escrita como IPv6, y los servidores de nombres no la toman: agréguela como registro A.`,
  );
}

function texto(escrito: string): Lectura<string> {
  if (/\p{Cc}/u.test(escrito))
    return rechazado(
      'El texto tiene saltos de línea u otros caracteres de control: escríbalo en un renglón.',
    );
  const cuantos = octetos(escrito);
  return cuantos <= MAX_TEXTO
    ? leido(writeTexto(escrito))
    : rechazado(
        `El texto tiene ${cuantos} caracteres y el máximo es ${MAX_TEXTO}: cada letra con tilde cuenta por dos.`,
      );
}

function valorCaa(escrito: string): Lectura<string> {
  const limpio = escrito.trim();
  if (!/^[\x20-\x7e]+$/.test(limpio))
    return rechazado('El valor solo puede tener letras sin tilde, números y signos.');
  return octetos(limpio) <= MAX_CONTENIDO
    ? leido(writeTexto(limpio))
    : rechazado(`El valor tiene más de ${MAX_CONTENIDO} caracteres.`);
}

/** The name of the server a service or mail has, or the dot that says that it has none (RFC 2782, RFC 7505). */
const servidorONinguno = (escrito: string, origen: string): Lectura<string> =>
  escrito.trim() === '.' ? leido('.') : readDestino(escrito, origen);

const entreComillas = (dato: string): string => {
  const cadenas = readCadenas(cadenasDe(dato));
  return cadenas.ok ? cadenas.valor : dato;
};

export const LECTORES: Record<Clase, Lector> = {
  ipv4: {
    read: (escrito) =>
      esIPv4(escrito.trim())
        ? leido(escrito.trim())
        : rechazado(
            'No es una dirección IPv4: son cuatro números de 0 a 255 separados por puntos, como 192.0.2.1.',
          ),
    show: igual,
  },
  ipv6: {
    read: ipv6,
    show: igual,
  },
  servidor: { read: (escrito, origen) => readDestino(escrito, origen), show: toULabels },
  correo: { read: servidorONinguno, show: toULabels },
  alias: { read: (escrito, origen) => readDestino(escrito, origen, true), show: toULabels },
  fqdn: {
    read: (escrito, origen) =>
      escrito.trim().endsWith('.') ? servidorONinguno(escrito, origen) : rechazado(NO_ES_FQDN),
    show: toULabels,
  },
  numero: { read: numero(65_535), show: igual },
  octeto: { read: numero(255), show: igual },
  texto: { read: texto, show: entreComillas },
  etiquetaCaa: {
    read: (escrito) =>
      /^[a-z0-9]{1,15}$/i.test(escrito.trim())
        ? leido(escrito.trim().toLowerCase())
        : rechazado('La propiedad es issue, issuewild o iodef.'),
    show: igual,
  },
  valorCaa: { read: valorCaa, show: entreComillas },
};

export { MAX_CONTENIDO };
