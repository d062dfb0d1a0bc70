import type { Assurance } from './domain/step-up';

type FailureKind =
  | 'sinIdentificar'
  /** It is known who asks, and they have to show it once more (RFC 9470). */
  | 'confirmar'
  | 'autorizacion'
  | 'noEncontrado'
  | 'backend'
  | 'sinConexion'
  | 'servidor'
  | 'demasiado'
  /** Nothing can be changed now: whoever runs the registry said so. */
  | 'soloLectura'
  /** A change was asked for, and nobody can say whether it was done. */
  | 'desconocido';

const KINDS: Record<number, FailureKind> = {
  401: 'sinIdentificar',
  403: 'autorizacion',
  404: 'noEncontrado',
  429: 'demasiado',
  502: 'backend',
};

/** Who is asking has to be known first, and what became of a change is never left out. */
const NEVER_ALONE = new Set<FailureKind>(['sinIdentificar', 'confirmar', 'desconocido']);

/** The registry failed to answer (spec 8, HTTP); a business refusal is a normal answer and not one of these. */
export class RegistryFailure extends Error {
  override name = 'RegistryFailure';
  readonly kind: FailureKind;
  readonly status: number;
  /** Seconds after which the registry wants to be asked again, where it says so (429, Retry-After). */
  readonly espera: number | undefined;
  /** Until when nothing can be changed (`soloLectura`); null where nobody said. */
  hasta: string | null = null;

  constructor(kind: FailureKind, status: number, cause?: unknown, espera?: number) {
    super(`Registry failure: ${kind} (${status})`, { cause });
    this.kind = kind;
    this.status = status;
    this.espera = espera;
  }

  /** Whether the rest of a page stands without what failed: one part may be forbidden, missing, broken or silent. */
  get failsAlone(): boolean {
    return !NEVER_ALONE.has(this.kind);
  }

  /** Whether an error is a failure of the registry that one part of a page has by itself. */
  static failsAlone(error: unknown): boolean {
    return error instanceof RegistryFailure && error.failsAlone;
  }

  /** What was asked is not what the contract takes: each field at fault, with why. */
  campos: Readonly<Record<string, string>> = {};

  /** What was asked cannot be: not a failure of the registry, and no use to ask again. */
  static invalid(campos: Readonly<Record<string, string>>, cause: unknown): RegistryFailure {
    const failure = new RegistryFailure('servidor', 400, cause);
    failure.campos = campos;
    return failure;
  }

  /** What it takes to show once more who asks. */
  asks: Assurance | undefined;

  /** The act asks more of the sign-in than was shown: nothing was done. */
  static stepUp(asks: Assurance, cause?: unknown): RegistryFailure {
    const failure = new RegistryFailure('confirmar', 401, cause);
    failure.asks = asks;
    return failure;
  }

  /** Nothing can be changed until then. */
  static soloLectura(hasta: string | null, espera: number, cause?: unknown): RegistryFailure {
    const failure = new RegistryFailure('soloLectura', 503, cause, espera);
    failure.hasta = hasta;
    return failure;
  }

  /** The names that lead to the operation that failed: it may have been asked for the sake of another one. */
  operacion: readonly string[] | undefined;

  /** The same failure, of an operation; whoever said it first knows best. */
  of(operacion: readonly string[]): this {
    this.operacion ??= operacion;
    return this;
  }

  static ofStatus(status: number, cause?: unknown, espera?: number): RegistryFailure {
    return new RegistryFailure(KINDS[status] ?? 'servidor', status, cause, espera);
  }
}
