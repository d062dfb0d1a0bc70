export { readCds as leerCds } from './comprobacion/handlers';
export { alojar, delegar } from './delegacion';
export { estado } from './estado';
export { firmar, guardarFirmantes } from './firma';
export { eliminarRegistro, guardarRegistro, registro, registros } from './registros';
export { cambiarZona, compararZona, exportarZona, versiones } from './zona';
