export { cambiar, crear } from './escribir';
export { publicar, retirar } from './publicar';
export { listar, ver } from './ver';
