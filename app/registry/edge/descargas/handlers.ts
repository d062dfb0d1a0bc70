export { archivo } from './archivo';
export { pedir } from './pedir';
export { ver } from './ver';
