export { olvidar, probar } from './resolver';
export { listar, ver } from './ver';
