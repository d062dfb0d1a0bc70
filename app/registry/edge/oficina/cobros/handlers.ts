export { devolver } from './devolver';
export { mirar } from './mirar';
export { dePersona, ver } from './ver';
