export { puntos } from './puntos';
export { volver } from './volver';
