import { createRouterClient } from '@orpc/server';
import { contract, type Outputs } from '../contract';
import { RegistryFailure } from '../failure';
import { sectionsAlone } from '../sections-alone';
import { wholeOr } from './composed-screen';
import { cuenta } from './cuenta';
import type { Edge } from './edge';
import { outside } from './implement';
import { watching } from './interceptors';
import { usuario } from './usuario';

/**
 * Somebody's contact data by the operations of the specification: without their contact there is nothing to show, and what
 * cannot be read besides is left out.
 */
async function composed(edge: Edge): Promise<Outputs['usuario']['misDatos']> {
  const ask = createRouterClient({ cuenta, usuario }, { context: { edge }, ...watching });
  const { alone } = sectionsAlone<'validacion' | 'actualizables'>(RegistryFailure.failsAlone);
  const [{ contactoDTO }, validacion, actualizables] = await Promise.all([
    ask.cuenta.contacto(),
    alone('validacion', ask.usuario.debeValidarDatos()),
    alone('actualizables', ask.usuario.contactosActualizables()),
  ]);
  return {
    contactoDTO,
    validacion: validacion ?? { ok: false, email: null },
    tambienAvisamosA: [],
    vuelven: [],
    actualizables: actualizables ?? { cantidadContactosActualizables: 0, diferencias: [] },
  };
}

export const misDatos = outside.usuario.misDatos.handler(({ context: { edge } }) =>
  wholeOr(edge, contract.usuario.misDatos, {}, () => composed(edge)),
);
