import { Temporal } from 'temporal-polyfill';
import { dateTime } from '~/format';

/** How somebody showed who they are, as the provider calls it in `acr` (OpenID Connect Core 1.0, 2). */
export const ACRS = ['contrasena', 'segundo-factor'] as const;
export type Acr = (typeof ACRS)[number];

/** What an act asks of the sign-in of who does it: how they showed who they are, and how long ago at most. */
export type Assurance = { acr: Acr; maxAgeSeconds: number };

const MINUTE = 60;
const FACTOR: Assurance = { acr: 'segundo-factor', maxAgeSeconds: 10 * MINUTE };

/**
 * What could take a name away, the means by which it is held, or all that is known of its people, and what each asks. Of who has no second factor the
 * password of as short a while ago is enough.
 */
export const STEP_UP = {
  transferirTitular: FACTOR,
  codigoTransferencia: FACTOR,
  aprobarTransferencia: FACTOR,
  eliminar: FACTOR,
  liberar: FACTOR,
  /** Which servers serve a name: delegated, or hosted here. */
  delegar: FACTOR,
  alojar: FACTOR,
  /** A name as it was: whose it is and how it is served. */
  volverAtras: FACTOR,
  /** The keys of a name, in its DS or of its hosted zone. */
  firmantes: FACTOR,
  /** Closing a lock, asking that it be opened, answering a change that waits, and becoming a custodian. */
  cerrarCandado: FACTOR,
  abrirCandado: FACTOR,
  responderCambio: FACTOR,
  custodia: FACTOR,
  correoDeAvisos: FACTOR,
  factores: FACTOR,
  /** Everything that is known of a person, in one file. */
  descargarDatos: FACTOR,
} satisfies Record<string, Assurance>;

export type StepUpAct = keyof typeof STEP_UP;

const isAct = (name: string): name is StepUpAct => name in STEP_UP;
export const STEP_UP_ACTS = Object.keys(STEP_UP).filter(isAct);

/** What is known of the sign-in of who asks. */
export interface SeenSignIn {
  acr: Acr | undefined;
  /** When the provider asked them last, where that is known. */
  authTime: Temporal.Instant | undefined;
  hasFactor: boolean;
}

export type StepUp = { ok: true } | { ok: false; asks: Assurance };

/** What an act asks of somebody, who has a second factor or none. */
const assuranceFor = (act: StepUpAct, hasFactor: boolean): Assurance =>
  hasFactor ? STEP_UP[act] : { ...STEP_UP[act], acr: 'contrasena' };

/** What the desk of the registry's own people asks: their session there is as long, and always with a second step (decision 102). */
export const OFICINA: Assurance = { acr: 'segundo-factor', maxAgeSeconds: 60 * MINUTE };

/** Whether a sign-in is enough for an act; what it asks where it is not. */
export const stepUpFor = (act: StepUpAct, seen: SeenSignIn, now: Temporal.Instant): StepUp =>
  stepUpTo(assuranceFor(act, seen.hasFactor), seen, now);

/** Whether a sign-in is what is asked. */
export function stepUpTo(asks: Assurance, seen: SeenSignIn, now: Temporal.Instant): StepUp {
  const since = now.subtract({ seconds: asks.maxAgeSeconds });
  const isRecent = seen.authTime !== undefined && Temporal.Instant.compare(seen.authTime, since) >= 0;
  const isEnough = asks.acr === 'contrasena' || seen.acr === asks.acr;
  return isRecent && isEnough ? { ok: true } : { ok: false, asks };
}

/**
 * Where the second step was taken away by who knew the password alone, nothing is done for a day that could take a name away: also
 * with another second step, which a thief would put in its place (decision 095). Answers until when, where that is yet to come.
 */
export function heldUntil(retenidoHasta: string | undefined, now: Temporal.Instant): string | undefined {
  if (retenidoHasta === undefined) return undefined;
  return Temporal.Instant.compare(Temporal.Instant.from(retenidoHasta), now) > 0 ? retenidoHasta : undefined;
}

/** What is said to whom that holds. */
export const heldSentence = (hasta: string): string =>
  `Hace poco se quitó el segundo paso de su cuenta. Por seguridad, esto se puede hacer desde el ${dateTime(hasta)}. Si no lo pidió usted, cambie su contraseña ahora y escríbanos.`;

/** What follows for who has to show it. */
export const REPITA = 'Ingrese otra vez y repita lo que pidió.';

/** What is said to who has to show once more who they are. */
export function stepUpSentence({ acr, maxAgeSeconds }: Assurance): string {
  const what = acr === 'segundo-factor' ? 'su contraseña y el código de su segundo paso' : 'su contraseña';
  return `Para hacer esto hay que haber ingresado hace menos de ${Math.round(maxAgeSeconds / MINUTE)} minutos con ${what}. ${REPITA}`;
}
