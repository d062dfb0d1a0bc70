export { listar } from './listar';
