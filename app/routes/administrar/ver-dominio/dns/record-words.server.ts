import type { EstructuraRegistro, RegistroDns } from '~/registry/contract/dns-formas';
import { TTL_OPCIONES } from '~/registry/contract/dns-limites';
import { enTiempo } from '~/registry/domain/ttl-en-palabras';
import type { SaidRecord } from './in-words';

type Tipo = RegistroDns['tipo'];

/** What each type is for, in a word. */
export const PARA: Readonly<Record<Tipo, string>> = {
  A: 'web (IPv4)',
  AAAA: 'web (IPv6)',
  CNAME: 'otro nombre',
  MX: 'correo',
  NS: 'servidores',
  TXT: 'texto',
  SRV: 'servicio',
  CAA: 'certificados',
};

/** What each type says, with its fields in their places; `+` before the one that grows by the domain where it has no dot at its end. */
const PHRASES: Readonly<Record<Tipo, string>> = {
  A: '{} está en la dirección {ip}.',
  AAAA: '{} está en la dirección {ipv6}.',
  CNAME: '{} es otro nombre de {+cannonical_name}.',
  MX: 'El correo de {} lo recibe {+mail_server}, con prioridad {pri}.',
  NS: '{} y lo que está debajo lo atiende {+target}.',
  TXT: '{} dice «{text}».',
  SRV: 'El servicio {} está en {target}, puerto {port}.',
  CAA: 'Los certificados de {}: {tag} {value}.',
};

/** What is typed already in the form of a new one: what nearly everybody would. */
export const USUAL: Readonly<Partial<Record<Tipo, Readonly<Record<string, string>>>>> = {
  MX: { pri: '10' },
  SRV: { pri: '10', weight: '0' },
};

const LINE = 'O pegue una línea de zona.';

type Campo = EstructuraRegistro['estructuraCampos'][number];

/** The field that says whose record it is. */
const isOwner = ({ etiqueta }: Campo) => etiqueta === 'Nombre';

/** The server that takes the mail is what an MX is asked for; which of several comes first is asked after it. */
const mainFirst = ({ tipo, estructuraCampos }: EstructuraRegistro) =>
  tipo === 'MX'
    ? [
        ...estructuraCampos.filter(({ nombre }) => nombre !== 'pri'),
        ...estructuraCampos.filter(({ nombre }) => nombre === 'pri'),
      ]
    : estructuraCampos;

/** The numbers of an SRV stand in a row, each with room for two or three words; a service is nearly always the domain's own. */
const OF_SRV: Readonly<Record<string, string>> = {
  srv_name: 'Casi siempre vacío: el dominio mismo.',
  pri: 'Primero el menor.',
  weight: 'Más alto, más recibe.',
  port: 'De 0 a 65535.',
};

/** What is said of a field beside its label: how it is written is not, where it is chosen. */
function hintOf({ tipo }: EstructuraRegistro, campo: Campo, takesLine: boolean): string {
  if (tipo === 'SRV' && campo.opciones.length > 0) return '';
  const said = (tipo === 'SRV' && OF_SRV[campo.nombre]) || campo.descripcion;
  return takesLine && isOwner(campo) ? `${said} ${LINE}` : said;
}

/** A server's name is read in another way than it looks, so that how it will be stands right under it; else under all that is asked. */
const SERVERS: ReadonlySet<string> = new Set(['cannonical_name', 'mail_server', 'target']);

const readUnder = (campos: readonly Campo[]): string | undefined =>
  (campos.find(({ nombre }) => SERVERS.has(nombre)) ?? campos.at(-1))?.nombre;

const NUMBER = String.raw`^\d{1,5}$`;

/** What each field looks like where it can be right: of anything else it is not said how it will be. The registry decides. */
const LOOKS: Readonly<Record<string, string>> = {
  ip: String.raw`^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$`,
  ipv6: String.raw`^(?=.*:)[\da-fA-F:.]+$`,
  pri: NUMBER,
  weight: NUMBER,
  port: NUMBER,
};

/** A type of record as its form asks it and says it; `takesLine`: a whole line of a zone file is read where the name is asked. */
export const asForm = (estructura: EstructuraRegistro, takesLine: boolean) => ({
  ...estructura,
  frase: PHRASES[estructura.tipo],
  leido: readUnder(estructura.estructuraCampos),
  estructuraCampos: mainFirst(estructura).map((campo) => ({
    ...campo,
    descripcion: hintOf(estructura, campo, takesLine),
    patron: LOOKS[campo.nombre] ?? '',
  })),
});

/** A name without its last dot, where it looks whole: what it is taken for, and how it is written whole. */
export const dotlessOf = (dominio: string): SaidRecord['sinPunto'] => ({
  crece: `Sin punto al final se le agrega .${dominio}: si ya es el nombre completo, escriba «{}.».`,
  falta: 'Falta el punto al final: escriba «{}.».',
  mal: 'todavía no se puede decir: falta completar o corregir «{}».',
});

/** The times that are offered, and the one that the record has where it is another. */
export function timesWith(ttl: string) {
  const offered: number[] = [...TTL_OPCIONES];
  if (!offered.includes(Number(ttl))) offered.push(Number(ttl));
  return offered.map((each) => ({ value: String(each), label: enTiempo(each) }));
}
