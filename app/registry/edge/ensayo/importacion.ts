import { z } from 'zod';
import { inTransaction } from '~/database/in-transaction';
import { rolledBack } from '~/database/rolled-back';
import { contract, type Inputs } from '../../contract';
import type { Ensayado } from '../../contract/ensayo';
import type { Importacion } from '../../contract/ensayo-formas';
import { readNombre } from '../../domain/name';
import { EPP } from '../../domain/transfer/epp';
import type { Op } from '../cambio/cambio';
import { comoAhora } from '../cambio/ensayo';
import { type ContextoPersona, notFound } from '../context';
import { findDominio } from '../dominios/store';
import { lockUsuario } from '../quien/lock-store';
import { habilitada } from '../transferencias/ajustes';
import { tryCode } from '../transferencias/consultar';
import { nombresDeRegistradores } from '../transferencias/registradores-store';
import { findPendiente } from '../transferencias/store';
import { avisadosDesde } from './avisados';
import { marcaDe } from './avisados-store';
import { finalDe, siAprueba, siNadieResponde, sinNombres } from './importacion-final';
import { cobradoDesde, lastCargo } from './importacion-store';
import { dicho } from './respuesta';

type Acto = Inputs['ensayo']['ver']['acto'];
type Pedido = Extract<Acto, { tipo: 'IMPORTAR_DOMINIO' }>['pedido'];

/** A wrong code is tried once more, as its form tries it, and what is counted of that stays: a rehearsal is no free guess. */
const conCodigo = ({ connection, now, usuario, origen }: ContextoPersona, pedido: Pedido) =>
  inTransaction(connection, async (trx) => {
    await lockUsuario(trx, usuario.id);
    const { dominio, codigoAutorizacion: codigo } = pedido;
    return tryCode({ trx, now, usuario, origen }, { dominio, codigo });
  });

/** What follows from a request that was just made. */
async function loQueSigue(op: Op, nombre: string, cobradoAlPedir: number): Promise<Importacion> {
  const solicitud = await findPendiente(op.trx, nombre);
  if (!solicitud) throw new Error(`The request for ${nombre} is not there`);
  const nombres = await nombresDeRegistradores(op.trx);
  const aprobada = await finalDe(op, solicitud, siAprueba(op, solicitud));
  const { zona: _, ...sinRespuesta } = await finalDe(op, solicitud, siNadieResponde(op, solicitud));
  return {
    registrador: nombres.get(solicitud.pierde) ?? solicitud.pierde,
    hasta: solicitud.vence_en,
    cobradoAlPedir,
    aprobada,
    sinRespuesta,
  };
}

/** What a request answers: its refusals are answers and no errors. */
const answered = z.object({ isOk: z.boolean(), codigo: z.string(), message: z.string() });

const noSeHace = (said: Ensayado, codigo: string, mensaje: string): Ensayado => ({
  ...said,
  acto: { seHace: false, codigo, mensaje, mapErrores: {} },
});

/** What is told when it is asked for, and what follows, of a request in a transaction that is undone. */
async function pedida(op: Op, pedido: Pedido): Promise<Ensayado> {
  const nombre = readNombre(pedido.dominio) ?? '';
  const dominio = await findDominio(op.trx, nombre);
  const marca = await marcaDe(op.trx);
  const cargo = await lastCargo(op.trx);
  let visto: (said: Ensayado) => Ensayado = (said) => said;
  const como = await comoAhora(op, contract.transferencia.solicitar, pedido, async (en, answer) => {
    const { isOk, codigo, message } = answered.parse(answer);
    if (!isOk) {
      visto = (said) => noSeHace(said, codigo, message);
      return;
    }
    const avisados = sinNombres(await avisadosDesde(en, marca, dominio));
    const importacion = await loQueSigue(en, nombre, await cobradoDesde(en.trx, nombre, cargo));
    visto = (said) => ({ ...said, avisados, importacion });
  });
  return visto(dicho(como, op.now));
}

/**
 * Asking another registrar for a name: what it is asked with, and both ends that it may have. The code counts where the
 * request gets as far as looking at it: what is wrong with the form, or keeps the name where it is, is told before.
 */
export async function ensayarImportacion(context: ContextoPersona, pedido: Pedido): Promise<Ensayado> {
  if (!habilitada()) throw notFound();
  const { connection, now, usuario, origen } = context;
  const said = await rolledBack(connection, async (trx) => {
    await lockUsuario(trx, usuario.id);
    return pedida({ trx, now, usuario, origen }, pedido);
  });
  if (said.acto.codigo !== String(EPP.CODIGO_INVALIDO)) return said;
  const { ok, codigo, mensaje } = await conCodigo(context, pedido);
  return ok ? said : noSeHace(dicho({}, now), String(codigo), mensaje);
}
