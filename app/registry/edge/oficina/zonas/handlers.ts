export { listar } from './listar';
export { publicar } from './publicar';
