import { index, type RouteConfig, route } from '@remix-run/route-config';

/** Every address of the portal (spec 2). A dialog is a child of the screen it opens over. */
export default [
  index('routes/inicio.tsx'),
  route('index', 'routes/index.tsx'),

  route('consulta-disponibilidad', 'routes/consulta-disponibilidad/consulta-disponibilidad.tsx', [
    route('mensaje/:id', 'routes/mensajes/mensaje-global.tsx', { id: 'mensaje-del-inicio' }),
  ]),
  route('consulta-whois', 'routes/consulta-whois/consulta-whois.tsx'),

  route('carrito-compra-paso-uno', 'routes/carrito-compra/paso-uno.tsx', [
    route('iniciar-sesion', 'routes/carrito-compra/iniciar-sesion.tsx'),
  ]),
  route('carrito-compra-paso-dos', 'routes/carrito-compra/paso-dos.tsx', [
    route('titular', 'routes/carrito-compra/titular.tsx'),
  ]),
  route('carrito-compra-paso-tres', 'routes/carrito-compra/paso-tres.tsx'),
  route('carrito-compra-paso-cuatro', 'routes/carrito-compra/paso-cuatro.tsx'),
  route('carrito-compra-paso-cinco', 'routes/carrito-compra/paso-cinco.tsx'),

  route('ingresar', 'routes/sesion/ingresar.tsx'),
  route('ingresar/vuelta', 'routes/sesion/vuelta.tsx'),
  route('salir', 'routes/sesion/salir.tsx'),
  route('sesion-terminada', 'routes/sesion/sesion-terminada.tsx'),

  route('congelar-dominio', 'routes/congelar-dominio.tsx'),
  route('administrar/resumen', 'routes/administrar/resumen/resumen.tsx'),
  route('administrar/mis-dominios', 'routes/administrar/mis-dominios/mis-dominios.tsx', [
    route('cambiar-varios', 'routes/administrar/mis-dominios/cambiar-varios.tsx'),
  ]),
  route('administrar/mis-dominios/exportar', 'routes/administrar/mis-dominios/exportar.ts'),
  route('administrar/cambios/:id', 'routes/administrar/cambios/cambio.tsx'),
  route('administrar/cambios/:id/resultado', 'routes/administrar/cambios/resultado.ts'),
  route('administrar/ver-dominio', 'routes/administrar/ver-dominio/ver-dominio.tsx', [
    route('liberar', 'routes/administrar/ver-dominio/acciones/liberar.tsx'),
    route('dns/alojar', 'routes/administrar/ver-dominio/dns/alojar.tsx'),
    route('dns/delegar', 'routes/administrar/ver-dominio/dns/delegar.tsx'),
    route('dns/nameserver', 'routes/administrar/ver-dominio/dns/nameserver.tsx'),
    route('dns/eliminar-nameserver', 'routes/administrar/ver-dominio/dns/eliminar-nameserver.tsx'),
    route('dns/registro', 'routes/administrar/ver-dominio/dns/registro.tsx'),
    route('dns/eliminar-registro', 'routes/administrar/ver-dominio/dns/eliminar-registro.tsx'),
    route('dns/plantilla', 'routes/administrar/ver-dominio/dns/plantilla.tsx'),
    route('dns/importar', 'routes/administrar/ver-dominio/dns/importar.tsx'),
    route('dns/versiones', 'routes/administrar/ver-dominio/dns/versiones.tsx'),
    route('dns/deshacer', 'routes/administrar/ver-dominio/dns/deshacer.tsx'),
    route('dns/firmar', 'routes/administrar/ver-dominio/dns/firmar.tsx'),
    route('dns/claves', 'routes/administrar/ver-dominio/dns/claves.tsx'),
    route('eliminar', 'routes/administrar/ver-dominio/acciones/eliminar.tsx'),
    route('recuperar', 'routes/administrar/ver-dominio/acciones/recuperar.tsx'),
    route('renovar', 'routes/administrar/ver-dominio/acciones/renovar.tsx'),
    route('agregar-renovacion', 'routes/administrar/ver-dominio/acciones/agregar-renovacion.tsx'),
    route('solicitar-codigo', 'routes/administrar/ver-dominio/transferencia/solicitar-codigo.tsx'),
    route('aprobar-transferencia', 'routes/administrar/ver-dominio/transferencia/aprobar-transferencia.tsx'),
    route(
      'rechazar-transferencia',
      'routes/administrar/ver-dominio/transferencia/rechazar-transferencia.tsx',
    ),
    route('cambiar-forma-de-pago', 'routes/administrar/ver-dominio/acciones/cambiar-forma-de-pago.tsx'),
    route('renovacion-automatica', 'routes/administrar/ver-dominio/acciones/renovacion-automatica.tsx'),
    route('quitar-forma-de-pago', 'routes/administrar/ver-dominio/acciones/quitar-forma-de-pago.tsx'),
    route('congelar', 'routes/administrar/ver-dominio/acciones/congelar.tsx'),
    route('editar-contacto', 'routes/administrar/ver-dominio/acciones/editar-contacto.tsx'),
    route('cambiar-contacto', 'routes/administrar/ver-dominio/acciones/cambiar-contacto.tsx'),
    route('retirar-invitacion', 'routes/administrar/ver-dominio/acciones/retirar-invitacion.tsx'),
  ]),
  route('transferir-titular', 'routes/transferir-titular/transferir-titular.tsx'),
  route('administrar/ver-dominio/dns/exportar', 'routes/administrar/ver-dominio/dns/exportar.ts'),
  route('administrar/tar-ver-dominio', 'routes/administrar/tar-ver-dominio.ts'),
  route('administrar/accederPaginaInvitacion', 'routes/administrar/invitacion/invitacion.tsx', [
    route('rechazar', 'routes/administrar/invitacion/rechazar.tsx'),
  ]),
  route('administrar/mensajes', 'routes/administrar/mensajes/mensajes.tsx', [
    route('eliminar', 'routes/administrar/mensajes/eliminar-varios.tsx'),
    route(':id', 'routes/administrar/mensajes/mensaje.tsx'),
    route(':id/eliminar', 'routes/administrar/mensajes/eliminar.tsx'),
  ]),
  route('administrar/mis-compras', 'routes/administrar/mis-compras/mis-compras.tsx'),
  route('administrar/mis-compras/compras.csv', 'routes/administrar/mis-compras/compras-csv.ts'),
  route('administrar/mis-datos', 'routes/administrar/mis-datos/mis-datos.tsx', [
    route('aplicar-a-dominios', 'routes/administrar/mis-datos/aplicar-a-dominios.tsx'),
    route('agregar-forma-de-pago', 'routes/administrar/mis-datos/agregar-forma-de-pago.tsx'),
    route('formas-de-pago/:id/renombrar', 'routes/administrar/mis-datos/renombrar-forma-de-pago.tsx'),
    route('formas-de-pago/:id/eliminar', 'routes/administrar/mis-datos/eliminar-forma-de-pago.tsx'),
  ]),
  route('transferir-dominio', 'routes/transferir-dominio/validar.tsx', [
    route('iniciar-sesion', 'routes/transferir-dominio/iniciar-sesion.tsx', {
      id: 'importar-iniciar-sesion',
    }),
  ]),
  route('transferir-dominio/datos', 'routes/transferir-dominio/datos.tsx'),
  route('transferir-dominio/forma-de-pago', 'routes/transferir-dominio/forma-de-pago.tsx'),
  route('transferir-dominio/resumen', 'routes/transferir-dominio/resumen.tsx'),
  route('transferir-dominio-confirmacion', 'routes/transferir-dominio/confirmacion.tsx'),
  route('transferir-dominio/lista-solicitudes', 'routes/transferir-dominio/lista-solicitudes.tsx', [
    route('cancelar', 'routes/transferir-dominio/cancelar.tsx'),
    route('eliminar', 'routes/transferir-dominio/eliminar.tsx'),
  ]),
  route('detalle-transferencia', 'routes/transferir-dominio/detalle-transferencia.tsx'),
  route(
    'confirmarTransferencia/:nombreDominio',
    'routes/confirmar-transferencia/confirmar-transferencia.tsx',
    [
      route('aprobar', 'routes/confirmar-transferencia/aprobar.tsx'),
      route('rechazar', 'routes/confirmar-transferencia/rechazar.tsx'),
    ],
  ),
  route('mis-datos-primer-login', 'routes/mis-datos-primer-login.tsx'),
  route('aceptar-terminos-condiciones', 'routes/terminos/aceptar-terminos-condiciones.tsx'),
  route('terminos-condiciones', 'routes/terminos/terminos-condiciones.tsx'),
  route('mensajes-globales', 'routes/mensajes/mensajes-globales.tsx', [
    route(':id', 'routes/mensajes/mensaje-global.tsx'),
  ]),
  route('mensaje-detalle', 'routes/mensajes/mensaje-detalle.tsx'),
  route('ayuda', 'routes/ayuda/ayuda.tsx'),
  route('contacto', 'routes/contacto.tsx'),
  route('generar-ticket', 'routes/generar-ticket/generar-ticket.tsx'),
  route('generar-ticket/enviado', 'routes/generar-ticket/enviado.tsx'),
  route('generar-ticket/mis-tickets', 'routes/generar-ticket/mis-tickets.tsx'),
  route('generar-ticket/:id', 'routes/generar-ticket/mi-ticket.tsx'),
  route('generar-ticket/:id/archivo/:idArchivo', 'routes/generar-ticket/archivo.ts'),

  ...[
    'errorServidor',
    'errorAuthorization',
    'errorAutorizacion',
    'errorNotFound',
    'errorBackend',
    'errorConexion',
    'errorDesconocido',
  ].map((path) => route(path, 'routes/errores/error.tsx', { id: path })),
  route('*', 'routes/errores/no-encontrada.tsx'),
] satisfies RouteConfig;
