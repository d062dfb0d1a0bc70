/** What is taken, by the name of its pictures. Each is an address of the demo data, as its person sees it. */
export interface Screen {
  name: string;
  address: string;
  /** A demo account; nobody for a visitor. */
  who?: 'titular' | 'nuevo' | 'otro';
}

const detail = (name: string, dominio: string, rest = ''): Screen => ({
  name,
  address: `/administrar/ver-dominio${rest}?dominio=${encodeURIComponent(dominio)}`,
  who: 'titular',
});

export const SCREENS: readonly Screen[] = [
  { name: 'componentes', address: '/dev/componentes' },
  { name: 'inicio', address: '/consulta-disponibilidad' },
  { name: 'resultado', address: '/consulta-disponibilidad?nombre=pepe' },
  { name: 'whois', address: '/consulta-whois?dominio=titular.uy' },
  { name: 'ayuda', address: '/ayuda' },
  { name: 'carrito', address: '/carrito-compra-paso-uno' },
  { name: 'ingresar', address: '/ingresar' },
  { name: 'resumen', address: '/administrar/resumen', who: 'titular' },
  { name: 'resumen-vacio', address: '/administrar/resumen', who: 'otro' },
  { name: 'mis-dominios', address: '/administrar/mis-dominios?cantidad=50', who: 'titular' },
  {
    name: 'mis-dominios-filtrada',
    address: '/administrar/mis-dominios?nombre=a&estado=REGISTRADO',
    who: 'titular',
  },
  { name: 'mis-dominios-nada', address: '/administrar/mis-dominios?nombre=zzzz', who: 'titular' },
  detail('dominio', 'ñandú.uy'),
  detail('dominio-alojado', 'camión.uy'),
  detail('dominio-sin-forma-de-pago', 'sinformadepago.uy'),
  detail('dominio-pendiente', 'preregistro.uy'),
  detail('dominio-con-error', 'error.uy'),
  detail('dominio-congelado', 'congelado.uy'),
  detail('dominio-vencido', 'vencido.uy'),
  detail('dominio-eliminado', 'recuperable.com.uy'),
  detail('dialogo-renovar', 'ñandú.uy', '/renovar'),
  detail('dialogo-liberar', 'ñandú.uy', '/liberar'),
  detail('dialogo-forma-de-pago', 'ñandú.uy', '/cambiar-forma-de-pago'),
  detail('dialogo-congelar', 'ñandú.uy', '/congelar'),
  detail('dialogo-registro', 'camión.uy', '/dns/registro'),
  detail('dialogo-plantilla', 'camión.uy', '/dns/plantilla'),
  detail('dialogo-importar-zona', 'camión.uy', '/dns/importar'),
  detail('dialogo-versiones', 'camión.uy', '/dns/versiones'),
  detail('dialogo-delegar', 'camión.uy', '/dns/delegar'),
  detail('dialogo-claves', 'zitarrosa.uy', '/dns/claves'),
  { name: 'mensajes', address: '/administrar/mensajes', who: 'titular' },
  { name: 'mis-compras', address: '/administrar/mis-compras', who: 'titular' },
  { name: 'mis-datos', address: '/administrar/mis-datos', who: 'titular' },
  { name: 'formas-de-pago', address: '/administrar/mis-datos/formas-de-pago', who: 'titular' },
  { name: 'avisos', address: '/administrar/mis-datos/avisos', who: 'titular' },
  { name: 'descargar-datos', address: '/administrar/mis-datos/descargar', who: 'titular' },
  { name: 'acceso', address: '/administrar/mis-datos/acceso', who: 'titular' },
  { name: 'mis-tickets', address: '/generar-ticket/mis-tickets', who: 'titular' },
  { name: 'solicitudes', address: '/transferir-dominio/lista-solicitudes', who: 'titular' },
];
