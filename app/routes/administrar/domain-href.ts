/** The detail of a domain, at an address that can be bookmarked and mailed. */
export const domainHref = (nombre: string): string =>
  `/administrar/ver-dominio?${new URLSearchParams({ dominio: nombre })}`;
