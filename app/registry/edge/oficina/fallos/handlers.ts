export { listar, ver } from './listar';
export { descartar, reintentar } from './resolver';
