import type { z } from 'zod';
import { formularioCorregirTitular } from '../../../contract/oficina/formularios';
import type { conPersona } from '../../../contract/oficina/titularidad';
import { toULabels } from '../../../domain/labels';
import { cambio, type Op } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { cambiarTitular } from '../../dominios/titular';
import { cuentaEscrita } from '../cuenta-escrita';
import { oficina } from '../implement';
import { anotar, elRegistro, porDocumento, requireOtra } from './anotar';
import { leerConDocumento } from './documento';
import { requirePosible } from './impedimentos';
import { lockNuevo, rolesQuePasan } from './nuevo-titular';
import { addEnCamino, endEnCamino } from './transferencia-pendiente';
import { titularEnOficina } from './ver';
import { lockVisto } from './visto';

type Pedido = Omit<z.input<typeof conPersona>, 'operacion'>;

/** What is wrong with who was typed, beside their field. */
async function erroresDePersona({ trx }: Op, persona: string): Promise<Record<string, string>> {
  if (persona.trim() === '') return {};
  try {
    await cuentaEscrita(trx, persona.trim(), 'persona');
    return {};
  } catch (error) {
    if (error instanceof Rechazo) return error.mapErrores;
    throw error;
  }
}

/** What was typed; refused with all that is wrong with it, who was typed included. */
async function leerPedido(op: Op, typed: Omit<Pedido, 'nombreDominio' | 'visto'>) {
  try {
    return leerConDocumento(formularioCorregirTitular, typed, op);
  } catch (error) {
    if (!(error instanceof Rechazo)) throw error;
    throw Rechazo.deCampos({ ...(await erroresDePersona(op, typed.persona)), ...error.mapErrores });
  }
}

/** What is asked, where it may be: who gets the name and which roles go with it, with the name locked. */
export async function lockPedido(op: Op, { nombreDominio, visto, ...typed }: Pedido) {
  const dicho = await leerPedido(op, typed);
  const nuevo = await lockNuevo(op, dicho.persona);
  const dominio = await lockVisto(op, { nombreDominio, visto }, [nuevo.usuarioId]);
  await requirePosible(op, dominio, { acto: 'corregir', clase: dicho.clase });
  return { dicho, nuevo, dominio, roles: await rolesQuePasan(op.trx, dominio, nuevo) };
}

export const corregir = cambio(oficina.titularidad.corregir, async (op, input) => {
  const { dicho, nuevo, dominio, roles } = await lockPedido(op, input);
  const anterior = await titularEnOficina(op.trx, dominio);
  addDiferencia(op, 'Lo tiene', nuevo.llamado, anterior);
  await addEnCamino(op, dominio);
  requireOtra(op, dominio, {
    acto: 'corregirTitular',
    que: `pasar el dominio de ${anterior} a ${nuevo.llamado}`,
    dicho,
  });
  await cambiarTitular(elRegistro(op), dominio, {
    suceso: 'TITULAR_CORREGIDO',
    contactoId: nuevo.contactoId,
    roles,
    otros: porDocumento(dicho),
  });
  await endEnCamino(op, dominio);
  await anotar(op, dominio, {
    acto: 'Corrigió el titular de un dominio',
    dicho,
    antes: { titular: anterior },
    despues: { titular: nuevo.llamado, roles: ['titular', ...roles].join(', ') },
  });
  return { mensaje: `${toULabels(dominio.nombre)} es desde ahora de ${nuevo.llamado}.` };
});
