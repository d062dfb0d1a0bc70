export { listar } from './listar';
export { descartar, reintentar } from './resolver';
