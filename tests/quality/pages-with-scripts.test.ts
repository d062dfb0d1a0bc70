import { expect, it } from 'vitest';
import { ONLY_DOCUMENTS } from '~/only-documents';
import { pageWantsScripts } from '~/scripts';
import { places } from '../support/portal/addresses';

/** Pages that gain nothing from scripts. */
const WITHOUT = [
  '/rdap',
  '/ingresar',
  '/ingresar/vuelta',
  '/salir',
  '/congelar-dominio',
  '/administrar/resumen',
  '/administrar/candado/cerrados',
  '/administrar/candado/varios',
  '/administrar/custodia',
  '/administrar/por-aprobar',
  '/administrar/ver-dominio/candado',
  '/administrar/volver-atras',
  '/administrar/mis-dominios',
  '/administrar/dominios-con-avisos',
  '/administrar/cambios/1',
  '/administrar/mis-compras',
  '/administrar/mis-datos/descargar',
  '/aceptar-terminos-condiciones',
  '/terminos-condiciones',
  '/mensaje-detalle',
  '/ayuda',
  '/ayuda/rechazos',
  '/ayuda/rechazos/CONGELADO',
  '/registro',
  '/registro?index',
  '/registro/segundo-paso',
  '/registro/consultas',
  '/registro/consultas/1',
  '/registro/consultas/1/nota',
  '/registro/consultas/1/cambiar',
  '/registro/consultas/1/unir',
  '/registro/contenidos/1',
  '/registro/contenidos/1/nuevo',
  '/registro/contenidos/1/1',
  '/registro/contenidos/1/1/cambiar',
  '/registro/contenidos/1/1/publicar',
  '/registro/contenidos/1/1/retirar',
  '/registro/terminos',
  '/registro/terminos/1',
  '/registro/terminos/1/cambiar',
  '/registro/terminos/1/publicar',
  '/registro/terminos/1/retirar',
  '/registro/personal',
  '/registro/personal/1',
  '/registro/fallos',
  '/registro/fallos/descartar',
  '/registro/fallos/correos',
  '/registro/fallos/correos/1',
  '/registro/fallos/zonas',
  '/registro/fallos/transferencias',
  '/registro/pedidos',
  '/registro/pedidos/1',
  '/registro/actos',
  '/registro/buscar',
  '/registro/dominios/1',
  '/registro/dominios/1/retener',
  '/registro/dominios/1/levantar',
  '/registro/dominios/1/custodio',
  '/registro/dominios/1/devolver',
  '/registro/dominios/1/liberar',
  '/registro/dominios/1/titular',
  '/registro/dominios/1/rechazar-transferencia',
  '/registro/dominios/1/aprobar-transferencia',
  '/registro/retenciones',
  '/registro/por-aprobar',
  '/registro/por-aprobar/1',
  '/registro/cobros/de/1',
  '/registro/cobros/1',
  '/registro/cobros/1/devolver',
  '/registro/compras/1',
  '/registro/compras/1/devolver',
  '/registro/reservados',
  '/registro/reservados/probar',
  '/registro/reservados/guardar',
  '/registro/reservados/quitar',
  '/registro/reservados/cargar',
  '/registro/precios',
  '/registro/precios/nuevo',
  '/registro/precios/retirar',
  '/registro/precios/venta',
  '/constancia',
  '/constancia/1',
  '/cifras',
  '/contacto',
  '/generar-ticket/enviado',
  '/generar-ticket/mis-tickets',
  '/generar-ticket/1',
  '/errorServidor',
  '/errorAuthorization',
  '/errorAutorizacion',
  '/errorNotFound',
  '/errorBackend',
  '/errorConexion',
  '/errorDesconocido',
  '/dev/componentes',
  '/una-direccion-que-no-existe',
];

const without = places
  .filter(({ module }) => module.default && !pageWantsScripts([{ handle: module.handle }]))
  .map(({ path }) => path);

it('a page ships scripts unless its module says that it gains nothing from them', () => {
  expect(without.sort()).toEqual([...WITHOUT].sort());
});

it('a screen of which browsers are told nothing ships no scripts, or is a file', () => {
  const untold = places.filter(({ id }) => ONLY_DOCUMENTS.test(id));
  const scripted = untold.filter(({ path, module }) => module.default && !without.includes(path));
  expect(untold.length).toBeGreaterThan(10);
  expect(scripted.map(({ path }) => path)).toEqual([]);
});
