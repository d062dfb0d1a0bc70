export { hacerASolas, revisar } from './a-solas';
export { listar, ver } from './listar';
export { responder } from './responder';
