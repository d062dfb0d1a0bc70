export { aprobar } from './aprobar';
export { listar } from './listar';
export { rechazar } from './rechazar';
export { deDominio } from './ver';
