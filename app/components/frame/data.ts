import type { SubmissionResult } from '@conform-to/react';
import type { Id } from '~/registry/contract/ids';

/** What the page frame shows (spec 2, Page frame). The root loader makes it; components only read it. */

export type NoticeKind = 'ok' | 'error' | 'aviso';

/** A message shown once by the page that follows a change. */
export interface Aviso {
  tipo: NoticeKind;
  texto: string;
  /** The section of the page where it belongs (`NoticeAt`); first on the page without one. */
  lugar?: string;
  /** The next step: the main one where most people take it. */
  seguir?: { href: string; texto: string; kind?: 'second' };
  /** The rows of a list that it brought or changed. */
  filas?: readonly Id[];
  /** It says itself that what was typed is back in the form. */
  borrador?: true;
  /** How it is taken back, in one press. */
  deshacer?: { accion: string; intencion: string; campos: Readonly<Record<string, string>> };
}

/** A line of the cart. Money in centésimos, VAT included. */
export interface CartLine {
  id: Id;
  nombre: string;
  precio: number;
}

/** Renewals say their years (spec 3). */
export interface RenewalLine extends CartLine {
  anios: number;
}

/** What is in the cart, in the three kinds of the specification. */
export interface Carrito {
  registros: readonly CartLine[];
  renovaciones: readonly RenewalLine[];
  transferencias: readonly CartLine[];
  cantidad: number;
}

/** Fields typed into a form that could not be handled, those that were too long to keep, and those with a file. */
export interface Draft {
  /** As conform reads a form. */
  readonly campos: NonNullable<SubmissionResult['initialValue']>;
  readonly omitidos: readonly string[];
  readonly archivos: readonly string[];
}

/** Everything around the screen. */
export interface Frame {
  csrf: string;
  /** Who is signed in, in words when they no longer are if they ask nothing more, and whether they work at the registry. */
  person: { nombre: string; fin?: string; oficina?: boolean } | null;
  /** Null where the registry was not asked, or did not answer: no count is stated then. */
  mensajesSinLeer: number | null;
  carrito: Carrito | null;
  aviso: Aviso | null;
  draft: Draft | null;
  importacionHabilitada: boolean;
  /** Addresses of screens that this registry has nothing for (`useHas`). */
  ausentes: readonly string[];
  /** Transfer requests of the signed-in person, for the badge of 'Importar Dominio'. */
  solicitudesImportacion?: number;
}

/** Where the person is: enough of a location to mark the navigation and to come back. */
export interface Place {
  pathname: string;
  search: string;
}

/** For pages that know nothing of a session: a failure of the root loader. */
export const EMPTY_FRAME: Frame = {
  csrf: '',
  person: null,
  mensajesSinLeer: null,
  carrito: null,
  aviso: null,
  draft: null,
  importacionHabilitada: false,
  ausentes: [],
};
