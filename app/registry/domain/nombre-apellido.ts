/** A person's two names as one text; a company has only the first (spec 2). */
export const nombreApellido = ({ nombre, apellido }: { nombre: string; apellido: string }): string =>
  `${nombre} ${apellido}`.trim();
