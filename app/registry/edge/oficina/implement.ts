import { implement, os } from '@orpc/server';
import { z } from 'zod';
import { contratoOficina } from '../../contract/oficina';
import { ACTOS_DE_OFICINA, permite } from '../../domain/oficina';
import { OFICINA, stepUpTo } from '../../domain/step-up';
import { insufficient, seenSignIn } from '../cambio/paso-previo';
import { ConfirmarIdentidad } from '../cambio/rechazo';
import { type EdgeContext, notFound, requireUsuario } from '../context';
import { findFuncionario } from './personal-store';

const meta = z.object({ acto: z.enum(ACTOS_DE_OFICINA), sinSegundoPaso: z.literal(true).optional() });

/**
 * Who calls has the act of the operation among theirs, and showed a second step a short while ago: else 404, as of an address that does not
 * exist, or 401 with what it takes. Only who they are is answered to somebody who still has to get one.
 */
const atTheDesk = os.$context<EdgeContext>().middleware(async ({ context, procedure, next }) => {
  const { acto, sinSegundoPaso } = meta.parse(procedure['~orpc'].meta);
  const usuario = await requireUsuario(context);
  const funcionario = await findFuncionario(context.connection, usuario.id);
  if (!funcionario || !permite(funcionario.conjuntos, acto)) throw notFound();
  const found = stepUpTo(OFICINA, seenSignIn(usuario), context.now);
  const hasToGetOne = sinSegundoPaso && !usuario.conFactor;
  if (!found.ok && !hasToGetOne) throw insufficient(new ConfirmarIdentidad(found.asks));
  return next({ context: { usuario, funcionario } });
});

/** The contract of the desk, to be answered: `context.funcionario` is who calls, with their sets. */
export const oficina = implement(contratoOficina).$context<EdgeContext>().use(atTheDesk);
