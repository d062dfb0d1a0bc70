export { actos } from './actos';
export { cambiar, listar } from './personal';
export { yo } from './yo';
