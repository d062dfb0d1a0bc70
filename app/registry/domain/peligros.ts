/** What can be wrong with how a name is served, the worst first: in this order it is shown, and mended. */
export const PELIGROS = [
  'APUNTA_A_LIBRE',
  'CLAVES',
  'FIRMAS',
  'SERVIDORES',
  'DESACUERDO',
  'APUNTA_A_NADIE',
  'SIN_SPF',
] as const;
export type Peligro = (typeof PELIGROS)[number];

/** What an examination found: its kind, and what was seen in one sentence. */
export interface Hallazgo {
  tipo: Peligro;
  frase: string;
  /** The record of a hosted name that is to be mended. */
  registroId?: number;
  /** The servers that it is about, as A-labels. */
  servidores?: readonly string[];
  /** That one of them that `frase` tells of, where nobody finds it: more often than not its name was mistyped, which nobody has to be asked for. */
  perdido?: string;
}

/** What passes by itself more often than not (a server that restarts, a zone on its way): told when it is seen twice. */
export const PASAJEROS: ReadonlySet<Peligro> = new Set(['SERVIDORES', 'DESACUERDO']);

/** What somebody else may use, or what nobody reaches any more: told in full before it is asked for. */
export const URGENTES: ReadonlySet<Peligro> = new Set(['APUNTA_A_LIBRE', 'CLAVES']);

/** Mended first of all by who attends its servers: what is done here comes after that, or in its place. */
export const SE_PIDEN: ReadonlySet<Peligro> = new Set(['FIRMAS', 'SERVIDORES', 'DESACUERDO']);

/** What each is called, where there are several. */
export const TITULOS: Record<Peligro, string> = {
  APUNTA_A_LIBRE: 'Apunta a un dominio libre',
  CLAVES: 'Claves que no coinciden',
  FIRMAS: 'Firmas por vencer',
  SERVIDORES: 'Servidores que no lo atienden',
  DESACUERDO: 'Servidores que no coinciden',
  APUNTA_A_NADIE: 'Apunta a un nombre que no existe',
  SIN_SPF: 'Correo sin SPF',
};

/** How what was seen of one record begins: whose it is. */
const DE_UN_REGISTRO = /^(\S+ apunta a|El correo de \S+ se entrega en) /;

/** The same in the page of the name: what one record of it does, said alone, reads as if the name itself did it. */
export function deQuien({ tipo, frase }: Pick<Hallazgo, 'tipo' | 'frase'>): string {
  const [, quien] = DE_UN_REGISTRO.exec(frase) ?? [];
  return quien ? TITULOS[tipo].replace('Apunta a', quien) : TITULOS[tipo];
}

/** The same within a sentence. */
export const enFrase = (tipo: Peligro): string =>
  TITULOS[tipo].charAt(0).toLowerCase() + TITULOS[tipo].slice(1);

/** What is the matter with a name, as what follows 'que'. */
const QUE_PASA: Record<Peligro, (nombre: string) => string> = {
  APUNTA_A_LIBRE: (nombre) => `${nombre} apunta a un dominio libre`,
  CLAVES: (nombre) => `las claves de ${nombre} no coinciden`,
  FIRMAS: (nombre) => `las firmas de ${nombre} están por vencer`,
  SERVIDORES: (nombre) => `los servidores de ${nombre} no lo atienden`,
  DESACUERDO: (nombre) => `los servidores de ${nombre} no coinciden`,
  APUNTA_A_NADIE: (nombre) => `${nombre} apunta a un nombre que no existe`,
  SIN_SPF: (nombre) => `el correo de ${nombre} no tiene SPF`,
};

export const loQuePasa = (tipo: Peligro, nombre: string): string => QUE_PASA[tipo](nombre);

/** What mends it, for who has its records at somebody else's. */
const AFUERA: Record<Peligro, string> = {
  APUNTA_A_LIBRE:
    'Cambie el servidor o el registro que apunta ahí por uno suyo. Si ese dominio era suyo, también puede registrarlo de nuevo.',
  CLAVES:
    'Pida a quien atiende su DNS las claves DS de ahora, para ponerlas en lugar de las que hay. Si ya no firman el dominio, quite las que hay.',
  FIRMAS:
    'Pida a quien atiende su DNS que firme la zona de nuevo hoy. Si no lo hará a tiempo, quite las claves: sin ellas el dominio funciona sin firma.',
  SERVIDORES:
    'Pida a quien atiende su DNS que lo revise. Si cambió de proveedor, cambie los servidores por los del nuevo.',
  DESACUERDO:
    'Pida a quien atiende su DNS que ponga al día todos los servidores. Si uno ya no se usa, quítelo de los servidores del dominio.',
  APUNTA_A_NADIE:
    'Quite ese registro o corrija el nombre, donde administra el DNS del dominio. Nosotros no sabemos si alguien podría registrar ese nombre.',
  SIN_SPF:
    'Agregue, donde administra el DNS del dominio, un registro TXT con v=spf1 mx ~all. Si usa un proveedor de correo, él le dice qué escribir.',
};

/** The same for who has them here, where that is another thing to do. */
const AQUI: Partial<Record<Peligro, string>> = {
  APUNTA_A_LIBRE:
    'Cambie o elimine ese registro. Si ese dominio era suyo, también puede registrarlo de nuevo.',
  APUNTA_A_NADIE:
    'Cambie o elimine ese registro. Nosotros no sabemos si alguien podría registrar ese nombre.',
  SIN_SPF:
    'Agregue un registro TXT que lo diga; el formulario ya viene completo. Si usa un proveedor de correo, él le dice qué escribir.',
};

/** What to do about it, in a sentence or two; `perdido`: the server that nobody finds, as it is shown. */
export function remedioDe(tipo: Peligro, alojado: boolean, perdido?: string | null): string {
  if (perdido)
    return `Corrija el nombre de ${perdido}. Si está bien escrito, pida a quien lo atiende que le ponga una dirección IP.`;
  return (alojado ? AQUI[tipo] : undefined) ?? AFUERA[tipo];
}

/** What a record that says who sends the mail of a name says to begin with (RFC 7208): its own mail servers do. */
export const SPF_PARA_EMPEZAR = 'v=spf1 mx ~all';
