export { guardar, quitar } from './cambiar';
export { guardarLista, mirarLista, recorrer } from './lista';
export { listar, ver } from './listar';
export { probar } from './probar';
