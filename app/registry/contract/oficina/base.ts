import { oc, type Route } from '@orpc/contract';
import type { ActoDeOficina } from '../../domain/oficina';
import { mapErrores, respuesta } from '../base';
import type { Codigo } from '../codigos';

/** Who may call an operation of the desk: who has the act among theirs, after a second step of short ago. */
export interface AccesoDeOficina {
  acceso: 'oficina';
  acto: ActoDeOficina;
  /** Also answered to who has no second step yet: that they have to get one. */
  sinSegundoPaso?: true;
  /** Why it may be refused, besides what its input brings (`rechazosDe`). */
  rechazos?: { otros: readonly Codigo[] };
}

/**
 * An operation of the registry's own people. Its route is its name, and an address of nobody: the desk is a contract of its own, which is no
 * part of `/api` and is asked of no other edge (decision 102).
 */
export const deOficina = (
  acto: ActoDeOficina,
  path: `/oficina/${string}`,
  otros: readonly Codigo[] = [],
  besides: Pick<AccesoDeOficina, 'sinSegundoPaso'> = {},
) => {
  const route: Route = { method: 'POST', path };
  const meta: AccesoDeOficina = { acceso: 'oficina', acto, rechazos: { otros }, ...besides };
  return oc
    .$meta<AccesoDeOficina>(meta)
    .errors({
      UNAUTHORIZED: { message: 'Debe iniciar sesión.' },
      NOT_FOUND: { message: 'No se encontró lo solicitado.' },
    })
    .route(route);
};

/** What became of an act that asks for something to be typed. */
export const respuestaDeOficina = respuesta.extend({ mapErrores: mapErrores.optional() });
