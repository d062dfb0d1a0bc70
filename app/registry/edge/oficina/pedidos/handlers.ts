export { buscar } from './buscar';
export { ver } from './ver';
