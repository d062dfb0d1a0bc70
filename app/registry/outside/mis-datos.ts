import { createRouterClient } from '@orpc/server';
import { contract, type Outputs } from '../contract';
import { cuenta } from './cuenta';
import type { Edge } from './edge';
import { outside } from './implement';
import { watching } from './interceptors';
import { usuario } from './usuario';
import { offers, wholeOr } from './whole';

/** Somebody's own data by the operations of the specification. */
async function composed(edge: Edge): Promise<Outputs['usuario']['misDatos']> {
  const ask = createRouterClient({ cuenta, usuario }, { context: { edge }, ...watching });
  const [{ contactoDTO }, validacion, { cuentasPago }, actualizables, hasPreferences] = await Promise.all([
    ask.cuenta.contacto(),
    ask.usuario.debeValidarDatos(),
    ask.cuenta.cuentasPago(),
    ask.usuario.contactosActualizables(),
    offers(edge, contract.usuario.preferencias),
  ]);
  const preferencias = hasPreferences ? await ask.usuario.preferencias() : null;
  return { contactoDTO, validacion, cuentasPago, actualizables, preferencias };
}

export const misDatos = outside.usuario.misDatos.handler(({ context: { edge } }) =>
  wholeOr(edge, contract.usuario.misDatos, {}, () => composed(edge)),
);
