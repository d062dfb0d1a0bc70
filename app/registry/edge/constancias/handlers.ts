export { clavePublica, consultar } from './consultar';
export { emitir } from './emitir';
