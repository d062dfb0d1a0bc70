export { listar } from './listar';
export { silenciar } from './silenciar';
