import { settings } from '~/base/config.server';
import type { Prioridad } from '../../domain/contenidos';
import type { Enlace } from '../mail/compose';

/** Something to be told, in the words of whoever tells it. */
export interface Aviso {
  /** Names the event: nobody is told of it twice. */
  clave: string;
  titulo: string;
  /** Of the mail, where it is not the title. */
  asunto?: string;
  parrafos: readonly string[];
  /** Why it is told to them, before the rest: for who finds it among their mail. Among the messages of their own names it is known. */
  porQue?: string;
  /** Facts, shown as "name: value". */
  datos?: readonly (readonly [nombre: string, valor: string])[];
  /** Where it leads: a path of `~/addresses`. */
  enlace?: Enlace;
  /** A second way, for whoever has the mail and for nobody else: it is in no message. */
  soloPorCorreo?: Enlace;
  prioridad?: Prioridad;
  /** Who did what it tells: they saw it done, so nothing is high among their messages. Their mail is that of everybody: it may not have been them. */
  hizo?: number;
  /** It is read among the messages alone: no mail is written. */
  soloMensaje?: boolean;
  /** Who asked for fewer notices does without it. */
  prescindible?: boolean;
  /** Nobody could be taking the name away: its mail is the one of that day, with whatever else there is to tell. */
  puedeEsperar?: boolean;
}

/** A path of this portal as it is followed from elsewhere. */
export const conDominio = (enlace: Enlace): Enlace => ({
  ...enlace,
  direccion: `${settings().PUBLIC_URL}${enlace.direccion}`,
});

/** A notice with its links as they are followed from a mail. */
export const absoluto = ({ enlace, soloPorCorreo, ...aviso }: Aviso): Aviso => ({
  ...aviso,
  ...(enlace && { enlace: conDominio(enlace) }),
  ...(soloPorCorreo && { soloPorCorreo: conDominio(soloPorCorreo) }),
});

/** The paragraphs of a mail. */
export const parrafosDe = ({ porQue, parrafos }: Pick<Aviso, 'porQue' | 'parrafos'>): string[] => [
  ...(porQue ? [porQue] : []),
  ...parrafos,
];

/** The facts that what stands over them does not say already. */
export function sinRepetir(dicho: string, datos: NonNullable<Aviso['datos']> = []) {
  const said = dicho.toLowerCase();
  return datos.filter(([, valor]) => !said.includes(valor.toLowerCase()));
}

/** The mail of one notice, but for whom it is. */
export const palabrasDe = ({ asunto, titulo, porQue, parrafos, datos, enlace, soloPorCorreo }: Aviso) => ({
  asunto: asunto ?? titulo,
  titulo,
  parrafos: parrafosDe({ porQue, parrafos }),
  datos,
  enlaces: [enlace, soloPorCorreo].filter((each) => each !== undefined),
});
