// @ts-check

/** @typedef {{ mutate: string[], tests: string[] }} Piece */

const EDGE = 'app/registry/edge';

/**
 * The files that decide, and the tests that have to notice when they decide otherwise. A piece at a time: each mutant runs
 * only the tests that reach it, but finding those out runs all of its piece's once.
 * @type {Record<string, Piece>}
 */
export const PIECES = {
  nombres: {
    mutate: ['app/registry/contract/nombres.ts', `${EDGE}/dominios/{nombres,availability,lookup}.ts`],
    tests: ['rules/nombres', 'registry/{consultas,captcha,carrito,compra}'],
  },
  vida: {
    mutate: [`${EDGE}/dominios/{rules,lifecycle,transiciones,vencimientos-rules,vencimientos,renovacion}.ts`],
    tests: [
      'rules/*',
      'registry/{ciclo,vida-modelo,renovacion-automatica,avisos-de-dominios,compra,historia,acciones-de-un-dominio}',
    ],
  },
  permisos: {
    mutate: [`${EDGE}/dominios/{permisos,acceso,roles,cambios}.ts`],
    tests: [
      'rules/*',
      'registry/{autorizacion,autorizacion-*,acceso,acciones-de-un-dominio,ediciones-de-dominios,historia,compra,dominios-propios}',
      'registry/{invitaciones,avisos-de-dominios}',
    ],
  },
  ventas: {
    mutate: [`${EDGE}/ventas/{access,add,cart-for,cart,effects,finalize,lines,merge,reads,tell,rules}.ts`],
    tests: [
      'rules/ventas',
      'registry/{carrito,carrito-reunido,compra,compra-demorada,compras,aviso-compra,transacciones,planes,operaciones}',
      'registry/{ciclo,historia,limites}',
    ],
  },
  dinero: {
    mutate: [
      `${EDGE}/ventas/{prices,inmediata,purchases,referencia,datos}.ts`,
      `${EDGE}/dominios/renovacion.ts`,
      `${EDGE}/cambio/{cambio,rechazo,sobre}.ts`,
    ],
    tests: [
      'rules/{ventas,rechazos,sobres}',
      'registry/{compra,compras,renovacion-automatica,operaciones,cuentas,acciones-de-un-dominio,planes}',
      'registry/{avisos-de-dominios,ciclo}',
    ],
  },
  sesiones: {
    mutate: [
      'app/session/{cookie,session,own-path,form-body,limits,guard}*.ts',
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
