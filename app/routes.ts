import { index, type RouteConfig, route } from '@remix-run/route-config';

/** Every address of the portal (spec 2). A dialog is a child of the screen it opens over. */
export default [
  index('routes/inicio.tsx'),
  route('index', 'routes/index.tsx'),

  route('consulta-disponibilidad', 'routes/consulta-disponibilidad/consulta-disponibilidad.tsx', [
    route('mensaje/:id', 'routes/consulta-disponibilidad/mensaje.tsx'),
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

  ...[
    'errorServidor',
    'errorAuthorization',
    'errorAutorizacion',
    'errorNotFound',
    'errorBackend',
    'errorConexion',
  ].map((path) => route(path, 'routes/errores/error.tsx', { id: path })),
  route('*', 'routes/errores/no-encontrada.tsx'),
] satisfies RouteConfig;
