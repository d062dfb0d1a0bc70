/** The roles that somebody can have on a name (spec 1), in the order in which they are always shown. */
export const ROLES = ['titular', 'administrador', 'tecnico', 'financiero'] as const;
export type Rol = (typeof ROLES)[number];

/** Which roles somebody has on a name, as they are stored. */
export type Roles = Record<Rol, 0 | 1>;

/** The same, read from what a list says of a name and of who asks (spec 3). */
export const rolesDe = (
  of: Record<'esTitular' | 'esAdministrativo' | 'esTecnico' | 'esFinanciero', boolean>,
): Roles => ({
  titular: of.esTitular ? 1 : 0,
  administrador: of.esAdministrativo ? 1 : 0,
  tecnico: of.esTecnico ? 1 : 0,
  financiero: of.esFinanciero ? 1 : 0,
});

/** The roles as section 7 spells them. */
export const TIPOS_CONTACTO = ['TITULAR', 'ADMINISTRADOR', 'TECNICO', 'FINANCIERO'] as const;
export type TipoContacto = (typeof TIPOS_CONTACTO)[number];

/** The role that a word of section 7 stands for. */
export const ROL_DE: Record<TipoContacto, Rol> = {
  TITULAR: 'titular',
  ADMINISTRADOR: 'administrador',
  TECNICO: 'tecnico',
  FINANCIERO: 'financiero',
};

/** How section 7 spells a role. */
export const TIPO_DE: Record<Rol, TipoContacto> = {
  titular: 'TITULAR',
  administrador: 'ADMINISTRADOR',
  tecnico: 'TECNICO',
  financiero: 'FINANCIERO',
};

/** What somebody with a role is called in a sentence. */
export const CONTACTO_DE: Record<Rol, string> = {
  titular: 'titular',
  administrador: 'contacto administrativo',
  tecnico: 'contacto técnico',
  financiero: 'contacto financiero',
};

/** The same as a heading or in a column (spec 6). */
export const TITULO_DE: Record<Rol, string> = {
  titular: 'Titular',
  administrador: 'Administrativo',
  tecnico: 'Técnico',
  financiero: 'Financiero',
};

/** Several things in a sentence: 'a, b o c'. */
export const inWords = (cosas: readonly string[], ultimo: 'ni' | 'o' | 'y'): string =>
  [cosas.slice(0, -1).join(', '), ...cosas.slice(-1)].filter(Boolean).join(` ${ultimo} `);

/** Some roles in a sentence: 'titular, contacto administrativo o contacto técnico'. */
export const enLetras = (roles: readonly Rol[], ultimo: 'o' | 'y'): string =>
  inWords(
    roles.map((rol) => CONTACTO_DE[rol]),
    ultimo,
  );
