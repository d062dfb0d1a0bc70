/** What the registry holds, in its own words: tests ask this instead of its tables. */
export * from './observe/candado';
export * from './observe/cifras';
export * from './observe/correo';
export * from './observe/cuentas';
export * from './observe/dns';
export * from './observe/dominios';
export * from './observe/historia';
export * from './observe/lecturas';
export * from './observe/mensajes';
export * from './observe/oficina';
export * from './observe/operaciones';
export * from './observe/personas';
export * from './observe/sesiones';
export * from './observe/sufijos';
export * from './observe/tickets';
export * from './observe/transferencias';
export * from './observe/ventas';
