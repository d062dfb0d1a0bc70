// @ts-check

/** @typedef {{ mutate: string[], tests: string[] }} Piece */

const DOMAIN = 'app/registry/domain';
const EDGE = 'app/registry/edge';

/**
 * The files that decide, and the tests that have to notice when they decide otherwise. A piece at a time: each mutant runs
 * only the tests that reach it, but finding those out runs all of its piece's once.
 * @type {Record<string, Piece>}
 */
export const PIECES = {
  nombres: {
    mutate: [`${DOMAIN}/{labels,name,typed-name}.ts`, `${EDGE}/dominios/{availability,consulta}.ts`],
    tests: ['rules/nombres', 'registry/{consultas,captcha,carrito,compra}'],
  },
  vida: {
    mutate: [
      `${DOMAIN}/{lifecycle,transitions,expiry-notices}.ts`,
      `${EDGE}/dominios/{lifecycle,vencimientos,renovacion}.ts`,
    ],
    tests: [
      'rules/*',
      'registry/{ciclo,vida-modelo.long,renovacion-automatica,avisos-de-dominios,compra,historia,acciones-de-un-dominio}',
    ],
  },
  permisos: {
    mutate: [`${DOMAIN}/{acciones,permissions,roles,situacion}.ts`, `${EDGE}/dominios/{acceso,cambios}.ts`],
    tests: [
      'rules/*',
      'registry/{autorizacion,autorizacion-*,acceso,acciones-de-un-dominio,ediciones-de-dominios,historia,compra,dominios-propios}',
      'registry/{invitaciones,avisos-de-dominios}',
    ],
  },
  ventas: {
    mutate: [
      `${DOMAIN}/sale.ts`,
      `${EDGE}/ventas/{access,agregar,cart-for,eliminar,carry-out-line,finalizar,add-line,asociar-usuario,consultas,avisos}.ts`,
    ],
    tests: [
      'rules/ventas',
      'registry/{carrito,carrito-reunido,compra,compra-demorada,compras,aviso-compra,transacciones,planes,operaciones}',
      'registry/{ciclo,historia,limites}',
    ],
  },
  dinero: {
    mutate: [
      `${EDGE}/ventas/{precios,inmediata,compras,referencia,line-data}.ts`,
      `${EDGE}/dominios/renovacion.ts`,
      `${EDGE}/cambio/{cambio,rechazo,envelope}.ts`,
    ],
    tests: [
      'rules/{ventas,rechazos,sobres}',
      'registry/{compra,compras,renovacion-automatica,operaciones,cuentas,acciones-de-un-dominio,planes}',
      'registry/{avisos-de-dominios,ciclo}',
    ],
  },
  sesiones: {
    mutate: [
      'app/session/{cookie,session,limits,guard}*.ts',
      'app/base/own-path.ts',
      'app/session/forms/form-body.server.ts',
      'app/session/sign-in/{id-token,pending,first-stop}.server.ts',
    ],
    tests: ['session/*', 'identity/*', 'front-door/*', 'registry/sesiones'],
  },
  puerta: {
    mutate: ['app/front-door/*.ts', 'app/limits/*.ts'],
    tests: ['front-door/*', 'session/*', 'rules/origen', 'registry/{limites,api}'],
  },
};

/** The piece that was asked for: `MUTATION_PIECE` names it. */
export function piece() {
  const name = process.env.MUTATION_PIECE ?? '';
  const found = PIECES[name];
  if (!found) throw new Error(`'${name}' is none of: ${Object.keys(PIECES).join(', ')}`);
  return found;
}
