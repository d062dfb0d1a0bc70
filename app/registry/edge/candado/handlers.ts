export { abrir, cerrar } from './cerrar';
export { custodia, invitarCustodio, quitarCustodio, responderCustodia } from './custodios';
export { mantener } from './mantener';
export { responder } from './responder';
export { ver } from './ver';
