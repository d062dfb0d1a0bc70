/** Somebody as the desk calls them: by their name, and what they sign in as, because two may be called alike. */
export const conLogin = ({ nombre, login }: { nombre: string | null; login: string }): string =>
  nombre === null || nombre === login ? login : `${nombre} (${login})`;
