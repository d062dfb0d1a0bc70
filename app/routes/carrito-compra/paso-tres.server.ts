import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import type { Inputs } from '~/registry/contract';
import { DEBE_SELECCIONAR_CUENTA } from '~/registry/contract/formularios';
import { done, refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { refusalOf } from '~/session/registry-refusal';
import { forgetSubmission } from '~/session/submission.server';
import type { Registry, RouteArgs } from '~/session/visit.server';
import { NUEVA, URUGUAY } from './payment';
import { onStep, type Purchase } from './purchase.server';

// The rules of a new account are the registry's (spec 5); here a field only has to be text, and a choice an id.
const typed = z.string().default('');
const choice = z.coerce.number().int().positive().optional().catch(undefined);
const payment = z.object({
  idFormaPago: choice,
  cuentaPago: typed,
  nombre: typed,
  cuenta: typed,
  idPais: choice,
  idTipoDocumento: choice,
  nroDocumento: typed,
});
type Payment = z.output<typeof payment>;

/** The document types of the country that was typed: every answer to this form carries them. */
export async function documentsOf(registry: Registry, idPais: number | undefined) {
  const { documentos } = await registry.carrito.documentosPorPais({ idPais: idPais ?? URUGUAY });
  return documentos;
}

const parsed = ({ form }: Submission) => {
  const submission = parseWithZod(form, { schema: payment });
  if (submission.status !== 'success') throw new Error('a form of plain texts cannot be wrong');
  return submission;
};

/** 'Actualizar tipos de documento': the same form with what was typed and the documents of its country. */
export async function actualizarDocumentos({ context }: RouteArgs, submission: Submission) {
  const form = parsed(submission);
  forgetSubmission(context);
  const documentos = await documentsOf(submission.registry, form.value.idPais);
  return data({ lastResult: form.reply(), documentos });
}

/** Saves the account that pays, a new one or one of the person's, and goes on to the summary. */
export async function continuar(args: RouteArgs, given: Submission) {
  const purchase = await onStep(args, 'tres');
  const submission = parsed(given);
  const refuse = async (refusal: Parameters<typeof refused>[1]) => {
    const documentos = await documentsOf(given.registry, submission.value.idPais);
    return data({ ...refused(submission, refusal).data, documentos }, { status: 422 });
  };
  const conflict = await choiceConflict(given.registry, submission.value);
  if (conflict) return refuse({ fieldErrors: conflict });
  const saved = await save(given, purchase, submission.value);
  if (saved.respCodigo === 'OK') return done(args, address.pasoDeCompra('cuatro'));
  const message = saved.respMensaje || 'Error al crear la cuenta de pago';
  return refuse(refusalOf(message, saved.mapErrores, Object.keys(submission.value)));
}

/** Why an existing account cannot be the one: none was chosen, it is not theirs, or it is debited elsewhere. */
async function choiceConflict(registry: Registry, { cuentaPago, idFormaPago }: Payment) {
  if (cuentaPago === NUEVA) return undefined;
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  const chosen = cuentasPago.find(({ id }) => String(id) === cuentaPago);
  if (!chosen) return { cuentaPago: [DEBE_SELECCIONAR_CUENTA] };
  const { id, nombre } = chosen.cuenta.formaPago;
  if (idFormaPago === id) return undefined;
  const message = `La cuenta «${chosen.nombre}» se paga con «${nombre}»: elija esa forma de pago u otra cuenta.`;
  return { idFormaPago: [message] };
}

type Template = Inputs['cuenta']['guardarCuentaPago']['templateCuentaPagoDTO'];

function save({ registry, form }: Submission, { venta }: Purchase, value: Payment) {
  const operacion = z.string().min(8).max(100).optional().catch(undefined).parse(form.get('operacion'));
  const templateCuentaPagoDTO: Template =
    value.cuentaPago === NUEVA ? newAccount(value) : { id: Number(value.cuentaPago) };
  return registry.cuenta.guardarCuentaPago({ uuidVenta: venta.uuidVenta, templateCuentaPagoDTO, operacion });
}

const newAccount = ({
  nombre,
  cuenta,
  idPais,
  idTipoDocumento,
  nroDocumento,
  idFormaPago,
}: Payment): Template => ({
  id: Number(NUEVA),
  nombre,
  cuenta: { cuenta, idPais, idTipoDocumento, nroDocumento, idFormaPago },
});
