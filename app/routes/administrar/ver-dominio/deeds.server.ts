import * as address from '~/addresses';
import { CONGELADO_IMPIDE, SE_CONGELO } from '~/registry/domain/words/dominios';
import { atPrice } from '../at-price';
import { toneOf } from '../domain-state';
import { expiresSoon } from '../expires-soon.server';
import type { Info } from './domain.server';
import { nameOf } from './name-of';
import { type Against, cureOf, notesOf } from './notes.server';
import { type Reason, whyNotInWords } from './reasons';
import { isUnserved } from './served-by.server';
import { contactsTold, sharedReasons, type Told, toldOf } from './shared-reasons.server';
import type { Button } from './transferencia/section.server';
import { type Entradas, inCartAfter, whatNext } from './what-next.server';

/** Something that can be done with the name as a whole. */
interface Deed {
  /** The action that permits it. */
  accion: 'renovar' | 'congelar' | 'volverAtras' | 'cerrarCandado' | 'constancia' | 'liberar' | 'eliminar';
  /** Over its detail; that of who may have no role on it any more is a page of its own. */
  deed: Parameters<typeof address.accionDominio>[0] | 'volver-atras';
  words: string;
  /** What it does, in a sentence. */
  does: string;
  /** After 'no puedo'; nothing where another line says it. */
  why?: string;
}

const RENOVAR: Deed = {
  accion: 'renovar',
  deed: 'renovar',
  words: 'Renovar',
  does: 'Suma un año a su vencimiento y se cobra en el momento.',
  why: 'renovarlo',
};
const AGREGAR: Deed = {
  accion: 'renovar',
  deed: 'agregar-renovacion',
  words: 'Agregar la renovación al carrito',
  does: 'Se paga con las demás cosas del carrito.',
};
const CONGELAR: Deed = {
  accion: 'congelar',
  deed: 'congelar',
  words: 'Congelar por 24 horas',
  does: `Mientras tanto ${CONGELADO_IMPIDE}.`,
  why: 'congelarlo',
};
/** Of a deleted name one thing is left that freezing keeps from it. */
const congelarDe = ({ eliminado }: Info): Deed =>
  eliminado ? { ...CONGELAR, does: 'Mientras tanto nadie lo puede eliminar definitivamente.' } : CONGELAR;
const VOLVER: Deed = {
  accion: 'volverAtras',
  deed: 'volver-atras',
  words: 'Deshacer cambios recientes',
  does: 'Deshace lo que cambió en los últimos tres días: su titular, sus contactos, sus servidores o sus registros.',
};
const CANDADO: Deed = {
  accion: 'cerrarCandado',
  deed: 'candado',
  words: 'Ponerle candado',
  does: 'Los cambios esperan a que los aprueben personas que usted elige. No cuesta nada.',
  why: 'ponerle candado',
};
const CONSTANCIA: Deed = {
  accion: 'constancia',
  deed: 'constancia',
  words: 'Pedir una constancia',
  does: 'Un documento firmado que dice de quién es, desde cuándo y hasta cuándo; cualquiera lo puede comprobar.',
};
/** What freezing a frozen name is (decision w). */
const PROLONGAR: Deed = {
  ...CONGELAR,
  words: 'Prolongar el congelamiento',
  does: 'Queda congelado hasta 24 horas después de este momento.',
  why: 'prolongar el congelamiento',
};
const LIBERAR: Deed = {
  accion: 'liberar',
  deed: 'liberar',
  words: 'Liberar',
  does: 'Deja de funcionar en el momento. Por un tiempo lo puede recuperar; después queda libre para cualquiera.',
  why: 'liberarlo',
};
const ELIMINAR: Deed = {
  accion: 'eliminar',
  deed: 'eliminar',
  words: 'Eliminar definitivamente',
  does: 'Deja de ser suyo en el momento y no se puede recuperar.',
  why: 'eliminarlo',
};

/** What takes the name away from its person. */
const LEAVE = [LIBERAR, ELIMINAR];

/** The one button of a name, by its state: what moves it forward now, as the dashboard offers it. */
interface Forward {
  deed: 'recuperar' | 'renovar' | 'cambiar-forma-de-pago';
  words: string;
}

/** Null where nothing needs to be done, and where it would be refused. */
function forwardOf(info: Info, { precio }: Known): Forward | null {
  const { motivos = {} } = info;
  if (info.eliminado)
    return motivos.recuperar ? null : { deed: 'recuperar', words: atPrice('Recuperar', precio) };
  if (info.vencido) return motivos.renovar ? null : { deed: 'renovar', words: atPrice('Renovar', precio) };
  if (info.renovacionAutomatica) return null;
  if (info.permisos.puedeVerPagos && info.cuentaPago === null && !motivos.cambiarCuentaPago)
    return { deed: 'cambiar-forma-de-pago', words: 'Asociar una forma de pago' };
  return motivos.renovar ? null : { deed: 'renovar', words: atPrice('Renovar', precio) };
}

/** Whether that is what the dashboard tells of it: to renew what has time left is no more urgent than what is wrong with it. */
const isPressing = ({ vencido, dominio: { dominioCore } }: Info, forward: Forward | null): boolean =>
  forward !== null &&
  (forward.deed !== 'renovar' || vencido || expiresSoon(dominioCore.fechaVencimiento ?? '9999'));

/** The strongest buttons: the answers to who asks for the name, or what moves it forward now. One that would be refused is not offered. */
function buttonsOf(info: Info, forward: Forward | null, { pedido, enCarrito }: Known): readonly Button[] {
  const nombre = nameOf(info);
  if (info.esEliminadoBE)
    return [{ href: address.disponibilidad(nombre), words: 'Registrar de nuevo', kind: 'main' }];
  if (pedido) return pedido.answers;
  const toCart: readonly Button[] = enCarrito
    ? [{ href: address.carrito(), words: 'Ver el carrito', kind: 'main' }]
    : [];
  if (!forward || (enCarrito && forward.deed === 'renovar')) return toCart;
  const href = address.accionDominio(forward.deed, nombre);
  return [...toCart, { href, words: forward.words, kind: enCarrito ? 'second' : 'main' }];
}

const hrefOf = (deed: Deed['deed'], nombre: string): string =>
  deed === 'volver-atras' ? address.volverAtras(nombre) : address.accionDominio(deed, nombre);

/** What would be changed further down, and why it is not offered there. */
function sectionsTold(info: Info) {
  const { dominio, permisos, cuentaPago } = info;
  const told = (what: string, accion: string) => toldOf(info, what, accion);
  const dns = dominio.dominioBE.alojado
    ? told('editar los registros', 'editarRegistros')
    : told('cambiar los servidores', 'delegar');
  return [
    ...(permisos.puedeVerServidores ? [dns] : []),
    ...contactsTold(info),
    ...(permisos.puedeVerPagos ? [told('cambiar la forma de pago', 'cambiarCuentaPago')] : []),
    ...(permisos.puedeVerPagos && cuentaPago ? [told('quitar la forma de pago', 'quitarCuentaPago')] : []),
  ];
}

/** Only names right under .uy leave for another registrar (spec 2): of another the section of transfers, which is looked for, is not there. */
function stays(
  { dominio: { dominioCore }, permisos, esEliminadoBE }: Info,
  { seTransfieren }: Known,
): Reason[] {
  if (!seTransfieren || dominioCore.tld === 'uy' || !permisos.puedeVerServidores || esEliminadoBE) return [];
  const why = `Desde aquí solo se llevan a otro registrador los dominios .uy, y este es .${dominioCore.tld}.`;
  return [['llevarlo a otro registrador', why]];
}

const offered = (info: Info, deeds: readonly Deed[]) =>
  deeds
    .filter(({ accion }) => !info.motivos?.[accion])
    .map(({ deed, words, does }) => ({ href: hrefOf(deed, nameOf(info)), words, does }));

/** What is known besides the name itself. */
interface Known extends Against {
  /** Of a year more, nothing (0) of what comes back for free; null where it is not asked, or not known. */
  precio: number | null;
  /** Whether names are moved between registrars. */
  seTransfieren: boolean;
  /** What of leaving for another registrar cannot be done now. */
  sinTransferir: readonly Told[];
  /** Its renewal waits in the person's cart. */
  enCarrito: boolean;
  /** To which day that moves its expiry, where it is known. */
  pasaAl: string | undefined;
  /** The page of its history that is shown. */
  entradas?: Entradas | undefined;
}

/** Who did something, within a sentence: who is no person is told by words that begin one. */
const inside = (quien: string): string => quien.replace(/^(El|Quien) /, (word) => word.toLowerCase());

/** In short: the question of what cannot be done has each thing. */
const NO_CAMBIA = 'Hasta entonces no cambia de manos, de contactos ni de DNS';

/** After until when: who froze it last, as far as the page of its history that is shown tells; what that keeps from being done, and what it does not. */
function frozenOf({ eliminado, motivos = {} }: Info, entradas: Entradas): string {
  const quien = entradas.find(({ titulo }) => titulo === SE_CONGELO)?.quien;
  const can = eliminado ? !motivos.recuperar && 'recuperar' : !motivos.renovar && 'renovar';
  const cannot = eliminado ? 'Nadie lo puede eliminar definitivamente' : NO_CAMBIA;
  return `${quien ? `Lo congeló ${inside(quien)}. ` : ''}${cannot}${can ? `; sí se puede ${can}` : ''}.`;
}

/**
 * What can be done with a name as a whole, decided here so that the browser gets words and addresses only: the one button by
 * its state, the rest, what gives the name up, and why the others are not offered (spec 4, 6).
 */
export function deedsOf(info: Info, found: Known) {
  const { motivos = {} } = info;
  // What cannot be renewed now is not confirmed in the cart either.
  const known = { ...found, enCarrito: found.enCarrito && !motivos.renovar };
  const { enCarrito } = known;
  const forward = known.pedido ? null : forwardOf(info, known);
  const cure = info.esEliminadoBE || enCarrito || isPressing(info, forward) ? null : cureOf(info, known);
  const moving = cure ? [] : buttonsOf(info, forward, known);
  const tone = toneOf(info);
  const isHeld = info.congeladoHasta != null || (info.retenciones?.length ?? 0) > 0;
  const isWaiting = Boolean(info.candado?.cambio);
  const isTold = isUnserved(info) || known.peligros.length > 0 || isWaiting || known.pedido !== null;
  const needsLook = isHeld || (tone === 'ok' && isTold);
  /** In sight also where nothing has to be done: renewing is what most come for. */
  const renew = moving.length > 0 || motivos.renovar ? null : address.accionDominio('renovar', nameOf(info));
  const rest = [
    // What has its button is not offered again.
    ...(renew || (forward?.deed === 'renovar' && !enCarrito) ? [] : [RENOVAR]),
    ...(enCarrito ? [] : [AGREGAR]),
    info.congeladoHasta ? PROLONGAR : congelarDe(info),
    VOLVER,
    ...(info.candado ? [] : [CANDADO]),
    CONSTANCIA,
  ];
  const entradas = known.entradas ?? [];
  const next = whatNext(info, isHeld || isTold || enCarrito, entradas);
  return {
    next: enCarrito ? inCartAfter(next, info, known.pasaAl ?? '') : next,
    forward: cure ? [{ href: cure.href, words: cure.texto, kind: 'main' as const }] : moving,
    renew,
    notes: notesOf(info, known, cure !== null),
    /** Where its state is as it should be, what is not comes before it. */
    notesFirst: tone === 'ok' && needsLook,
    tone: needsLook ? ('aviso' as const) : tone,
    frozen: frozenOf(info, entradas),
    rest: offered(info, rest),
    leave: info.esEliminadoBE ? [] : offered(info, LEAVE),
    why: whyNotInWords(
      [
        ...sharedReasons([
          ...[...rest, ...LEAVE].flatMap(({ accion, why }) => (why ? [toldOf(info, why, accion)] : [])),
          ...sectionsTold(info),
          ...known.sinTransferir,
        ]),
        ...stays(info, known),
      ],
      nameOf(info),
    ),
  };
}

export type Deeds = ReturnType<typeof deedsOf>;
