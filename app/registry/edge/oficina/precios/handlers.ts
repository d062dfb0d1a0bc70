export { alcance } from './alcance';
export { listar } from './listar';
export { programar } from './programar';
export { retirar } from './retirar';
export { vender } from './vender';
