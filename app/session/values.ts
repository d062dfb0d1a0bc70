import type { Aviso, Draft as Shown } from '~/components/frame/data';
import type { Acr, Asked } from '~/openid/claims.server';
import type { SignedIn } from './sign-in/signed-in';

/** The typed fields of a form that could not be attended. */
export type DraftFields = Record<string, string | string[]>;

/** What a page shows of a draft: the fields, and the names of those that were too long to be kept, and of chosen files. */
export type ShownDraft = Shown;

/** A draft as kept: whether a long text belongs to it, since when, and since when it has been on a page. */
export type Draft = { campos: DraftFields } & Partial<Pick<ShownDraft, 'omitidos' | 'archivos'>> & {
    largo?: boolean;
    guardado: string;
    mostrado?: string;
  };

/** A sign-in that waits for the portal's own second step: who the provider says that it is, and where it leads. */
export interface Held {
  desde: string;
  signedIn: SignedIn;
  volver: string;
  confirms: Acr | null;
}

/** When somebody was led to show once more who they are, what their provider says of that, and as of when it counts. */
interface Confirmation {
  asked: Asked;
  cuando: string;
  confirmada: string | null;
}

/** How a name was served before the last change of that: where its notice leads back to. */
export interface ServedBefore {
  nombre: string;
  nameservers: { nombre: string; subdominio: boolean; tipoIP: 'IPV4' | 'IPV6' | null; ip: string | null }[];
  ds: string[];
  /** It was left by taking a change back: going back there does that change again. */
  rehace?: boolean;
}

/**
 * What a session remembers, by key. A screen keeps its half-filled step under `datos:<screen>` and checks what it reads
 * back with its own schema.
 */
export interface SessionValues {
  uuidVenta: string;
  /** The reference of the purchase confirmed last: where going back to its steps leads. */
  ultimaCompra: string;
  /** What the next page says once. */
  aviso: Aviso;
  /** Set once the first-login data and the terms are known to be in order (spec 4): the version of these that was in force. */
  revisado: string;
  confirmacion: Confirmation;
  servidoAntes: ServedBefore;
  /** The long text of one draft: of which, and all of it. */
  textoLargo: { borrador: string; texto: string };
  [signIn: `ingreso:${string}`]: Held;
  [draft: `borrador:${string}`]: Draft;
  [data: `datos:${string}`]: unknown;
}

export type SessionKey = keyof SessionValues & string;
