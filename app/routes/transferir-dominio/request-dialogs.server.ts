import * as address from '~/addresses';
import { errorSolicitud } from '~/registry/domain/words/transferencias';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';
import { namedBy } from './own-request.server';

type Accion = 'cancelar' | 'eliminar';
type Operation = Registry['transferencia'][Accion];

/** What became of it is said above the list, which is where the person goes back to. */
const carryOut =
  (accion: Accion) =>
  async (args: RouteArgs, { registry, operacion }: Submission): Promise<Response> => {
    const operation: Operation = registry.transferencia[accion];
    const answer = await orNotAvailable(operation({ ...namedBy(args.request), operacion }));
    const fallo = (mensaje: string) => `${errorSolicitud(accion)}. ${mensaje}`;
    return told(args, address.solicitudes(), answer, { fallo });
  };

export const cancelar = carryOut('cancelar');
export const eliminar = carryOut('eliminar');
