type FailureKind = 'autorizacion' | 'noEncontrado' | 'backend' | 'sinConexion' | 'servidor';

const KINDS: Record<number, FailureKind> = {
  401: 'autorizacion',
  403: 'autorizacion',
  404: 'noEncontrado',
  502: 'backend',
};

/** The registry failed to answer (spec 8, HTTP); a business refusal is a normal answer and not one of these. */
export class RegistryFailure extends Error {
  override name = 'RegistryFailure';
  readonly kind: FailureKind;
  readonly status: number;

  constructor(kind: FailureKind, status: number, cause?: unknown) {
    super(`Registry failure: ${kind} (${status})`, { cause });
    this.kind = kind;
    this.status = status;
  }

  static ofStatus(status: number, cause?: unknown): RegistryFailure {
    return new RegistryFailure(KINDS[status] ?? 'servidor', status, cause);
  }
}
