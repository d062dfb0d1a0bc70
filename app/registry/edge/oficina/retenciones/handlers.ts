export { levantar } from './levantar';
export { deDominio, listar } from './listar';
export { retener } from './retener';
