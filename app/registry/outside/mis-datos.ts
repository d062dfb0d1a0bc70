import { createRouterClient } from '@orpc/server';
import { contract, type Outputs } from '../contract';
import type { ParteDeMisDatos } from '../contract/usuario';
import { offers, wholeOr } from './composed-screen';
import { cuenta } from './cuenta';
import type { Edge } from './edge';
import { outside } from './implement';
import { watching } from './interceptors';
import { sectionsAlone } from './sections-alone';
import { usuario } from './usuario';

/** Somebody's own data by the operations of the specification: without their contact there is nothing to show. */
async function composed(edge: Edge): Promise<Outputs['usuario']['misDatos']> {
  const ask = createRouterClient({ cuenta, usuario }, { context: { edge }, ...watching });
  const { alone, caidas } = sectionsAlone<ParteDeMisDatos>();
  const preferences = async () =>
    (await offers(edge, contract.usuario.preferencias)) ? ask.usuario.preferencias() : null;
  const [{ contactoDTO }, validacion, cuentas, actualizables, preferencias] = await Promise.all([
    ask.cuenta.contacto(),
    alone('validacion', ask.usuario.debeValidarDatos()),
    alone('cuentasPago', ask.cuenta.cuentasPago()),
    alone('actualizables', ask.usuario.contactosActualizables()),
    alone('preferencias', preferences()),
  ]);
  return {
    contactoDTO,
    validacion: validacion ?? { ok: false, email: null },
    tambienAvisamosA: [],
    cuentasPago: cuentas?.cuentasPago ?? [],
    actualizables: actualizables ?? { cantidadContactosActualizables: 0, diferencias: [] },
    preferencias,
    ...caidas(),
  };
}

export const misDatos = outside.usuario.misDatos.handler(({ context: { edge } }) =>
  wholeOr(edge, contract.usuario.misDatos, {}, () => composed(edge)),
);
