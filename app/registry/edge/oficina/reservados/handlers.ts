export { guardar, quitar } from './cambiar';
export { listar, ver } from './listar';
export { probar } from './probar';
