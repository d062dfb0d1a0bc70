export { corregir } from './corregir';
export { devolver } from './devolver';
export { liberar } from './liberar';
export { recibe } from './recibe';
export { deDominio } from './ver';
