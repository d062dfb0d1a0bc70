/** Where the embedded provider answers for passwords; an outside provider has its own places for that. */
const CLAVE = '/oidc/clave';

/** The form that changes a password; `usuario` is filled in where it is known. */
export const cambiarClave = (usuario?: string): string =>
  usuario ? `${CLAVE}?${new URLSearchParams({ usuario })}` : CLAVE;
export const claveOlvidada = (): string => `${CLAVE}/olvidada`;
/** What the mail of a forgotten password leads to. */
export const claveNueva = (codigo: string): string => `${CLAVE}/nueva?${new URLSearchParams({ codigo })}`;
