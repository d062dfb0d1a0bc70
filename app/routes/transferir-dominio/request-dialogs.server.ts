import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { orNotAvailable } from '~/session/not-available.server';
import type { Registry, RouteArgs } from '~/session/visit.server';
import { namedBy } from './own-request.server';

type Accion = 'cancelar' | 'eliminar';
type Operation = Registry['transferencia'][Accion];

/** What became of it is said above the list, which is where the person goes back to. */
const carryOut =
  (accion: Accion) =>
  async (args: RouteArgs, { registry }: Submission): Promise<Response> => {
    const operation: Operation = registry.transferencia[accion];
    const answer = await orNotAvailable(operation(namedBy(args.request)));
    const refusal = rechazoDe(answer);
    const fallo = `Se produjo un error al ${accion} la solicitud de transferencia`;
    const texto = refusal ? `${fallo}. ${refusal.mensaje}` : answer.message;
    return done(args, address.solicitudes(), { tipo: refusal ? 'error' : 'ok', texto });
  };

export const cancelar = carryOut('cancelar');
export const eliminar = carryOut('eliminar');
