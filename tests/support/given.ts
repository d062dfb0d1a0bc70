/** What is so when a test begins, whatever no screen can make so: tests say this instead of writing on tables. */

export * from './given/archivos';
export * from './given/candado';
export * from './given/cifras';
export * from './given/dns';
export * from './given/dominios';
export * from './given/instalacion';
export * from './given/limites';
export * from './given/mensajes';
export * from './given/muchos-dominios';
export * from './given/oficina';
export * from './given/personas';
export * from './given/retenciones';
export * from './given/sesiones';
export * from './given/sufijos';
export * from './given/trabajos';
export * from './given/transferencias';
export * from './given/ventas';
