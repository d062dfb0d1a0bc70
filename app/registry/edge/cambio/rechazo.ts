import type { Codigo } from '../../contract/codigos';
import { type Assurance, stepUpSentence } from '../../domain/step-up';

/**
 * A change that is refused: thrown anywhere inside it, it undoes what was written and becomes the operation's own
 * envelope (`registry/envelope.ts`). The key of the form stays free for the corrected one.
 */
export class Rechazo extends Error {
  override name = 'Rechazo';
  readonly codigo: Codigo;
  readonly mapErrores: Record<string, string>;
  readonly otros: Record<string, unknown>;

  /**
   * `mensaje` is for a person: the reason, and what to do next. `otros` are fields of the operation's own envelope: what
   * there is now, where the form was made from something older.
   */
  constructor(
    codigo: Codigo,
    mensaje: string,
    mapErrores: Record<string, string> = {},
    otros: Record<string, unknown> = {},
  ) {
    super(mensaje);
    this.codigo = codigo;
    this.mapErrores = mapErrores;
    this.otros = otros;
  }

  /** Fields at fault: the sentence above the form is its own (`general`), or the first field's. */
  static deCampos(mapErrores: Record<string, string>): Rechazo {
    const mensaje = mapErrores.general ?? Object.values(mapErrores)[0] ?? '';
    return new Rechazo('CAMPOS', mensaje, mapErrores);
  }
}

/** Who asks has to show once more who they are: said with what that takes (RFC 9470), as no envelope can. */
export class ConfirmarIdentidad extends Rechazo {
  readonly asks: Assurance;

  constructor(asks: Assurance) {
    super('CONFIRMAR_IDENTIDAD', stepUpSentence(asks));
    this.asks = asks;
  }
}
