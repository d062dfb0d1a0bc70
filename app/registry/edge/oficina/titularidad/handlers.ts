export { corregir } from './corregir';
export { devolver } from './devolver';
export { liberar } from './liberar';
export { deDominio } from './ver';
