export { devolver } from './devolver';
export { ver } from './ver';
