import { data } from '@remix-run/node';
import {
  type CUENTA_PAGO,
  FACTURA_TELEFONIA,
  NUEVA,
  type PAGO,
  URUGUAY,
} from '~/components/cuenta-pago/account-shape';
import type { Fields, FormShape, Typed } from '~/components/form/shape';
import type { Inputs } from '~/registry/contract';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { DEBE_SELECCIONAR_CUENTA } from '~/registry/contract/formularios';
import type { Submission } from '~/session/form.server';
import { forgetSubmission } from '~/session/submission.server';
import { type TypedForm, typedIn } from '~/session/typed-form.server';
import type { Registry, RouteArgs } from '~/session/visit.server';

type Template = Inputs['cuenta']['guardarCuentaPago']['templateCuentaPagoDTO'];

/** The id that was chosen; nothing where none was. */
const idChosen = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

/** The document types of the country that was typed: every answer to the form carries them. */
async function documentsOf(registry: Registry, idPais: FormDataEntryValue | null | undefined) {
  const chosen = typeof idPais === 'string' ? idChosen(idPais) : undefined;
  const { documentos } = await registry.carrito.documentosPorPais({ idPais: chosen ?? URUGUAY });
  return documentos;
}

/** What the form of a new account offers to choose from, before anything was typed. */
export async function accountChoices(registry: Registry) {
  const [{ paises }, { formasPago }, documentos] = await Promise.all([
    registry.carrito.paises(),
    registry.carrito.formasPago(),
    documentsOf(registry, undefined),
  ]);
  return { paises, formasPago, documentos };
}

/** The same beside the person's accounts, and what the choice begins with. */
export async function paymentChoices(registry: Registry, idGiven?: number | null) {
  const [{ cuentasPago }, offered] = await Promise.all([
    registry.cuenta.cuentasPago(),
    accountChoices(registry),
  ]);
  return { ...offered, cuentasPago, inicial: initialPayment(cuentasPago, idGiven) };
}

/** The account given, the only account there is, or a new one. */
function initialPayment(
  cuentas: readonly TemplateCuentaPago[],
  idGiven: number | null | undefined,
): Partial<Typed<(typeof PAGO)['fields']>> {
  const given = cuentas.find(({ id }) => id === idGiven);
  const chosen = given ?? (cuentas.length === 1 ? cuentas[0] : undefined);
  return {
    idFormaPago: String(chosen?.cuenta.formaPago.id ?? FACTURA_TELEFONIA),
    cuentaPago: chosen ? String(chosen.id) : cuentas.length === 0 ? NUEVA : '',
    idPais: String(URUGUAY),
  };
}

/** 'Actualizar tipos de documento': the same form with what was typed and the documents of its country. */
export const actualizarDocumentos =
  (shape: FormShape) =>
  async ({ context }: RouteArgs, { form, registry }: Submission) => {
    forgetSubmission(context);
    return data({
      ...typedIn(shape, form).again(),
      documentos: await documentsOf(registry, form.get('idPais')),
    });
  };

/** The refused form, with the documents of its country. */
export async function refuseWithDocuments(
  { refuse }: Pick<TypedForm<Fields>, 'refuse'>,
  { form, registry }: Submission,
  refusal: Parameters<typeof refuse>[0],
) {
  const documentos = await documentsOf(registry, form.get('idPais'));
  return data({ ...refuse(refusal).data, documentos }, { status: 422 });
}

/** A new account as typed, for the registry to judge. */
export const newAccountOf = ({
  nombre,
  cuenta,
  ...typed
}: Typed<(typeof CUENTA_PAGO)['fields']>): Template => ({
  id: Number(NUEVA),
  nombre,
  cuenta: {
    cuenta,
    nroDocumento: typed.nroDocumento,
    idPais: idChosen(typed.idPais),
    idTipoDocumento: idChosen(typed.idTipoDocumento),
    idFormaPago: idChosen(typed.idFormaPago),
  },
});

type Chosen = { templateCuentaPagoDTO: Template } | { mensaje: string; mapErrores: Record<string, string> };

/** The account meant, or why an existing one cannot be it: none was chosen, or it is not theirs. */
export async function accountChosen(
  registry: Registry,
  value: Typed<(typeof PAGO)['fields']>,
): Promise<Chosen> {
  if (value.cuentaPago === NUEVA) return { templateCuentaPagoDTO: newAccountOf(value) };
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  const chosen = cuentasPago.find(({ id }) => String(id) === value.cuentaPago);
  if (chosen) return { templateCuentaPagoDTO: { id: chosen.id } };
  return { mensaje: '', mapErrores: { cuentaPago: DEBE_SELECCIONAR_CUENTA } };
}
