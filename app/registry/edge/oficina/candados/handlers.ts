export { sacarCustodio } from './sacar';
export { deDominio } from './ver';
