/** The terms of a registrar transfer, in days (spec 9; decision q): settings of this registry. */
export const PLAZOS = {
  /** How long a name must have been with its registrar. */
  conRegistrador: 60,
  /** How long must have passed since the last transfer. */
  entreTransferencias: 60,
  /** How long the losing registrar has to answer. */
  confirmar: 10,
  /** How long an authorization code is good. */
  codigo: 30,
} as const;
