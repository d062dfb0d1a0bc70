export { cambiar } from './cambiar';
export { delMismo } from './del-mismo';
export { contar, listar } from './listar';
export { anotar, responder } from './responder';
export { reabrir, unir } from './seguir';
export { mirar, tomar } from './tomar';
export { archivo, ver } from './ver';
