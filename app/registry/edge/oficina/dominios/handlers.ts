export { buscar } from './buscar';
export { ficha } from './ficha';
export { mirar } from './mirar';
