export { cambiar, crear } from './escribir';
export { listar, ver } from './listar';
export { publicar, retirar } from './publicar';
