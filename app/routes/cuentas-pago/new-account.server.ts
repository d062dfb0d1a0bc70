import { data } from '@remix-run/node';
import { type CUENTA_PAGO, NUEVA, type PAGO, URUGUAY } from '~/components/cuenta-pago/account-shape';
import type { Typed } from '~/components/form/shape';
import type { Inputs } from '~/registry/contract';
import type { Submission } from '~/session/form.server';
import { forgetSubmission } from '~/session/submission.server';
import { type TypedForm, typedIn } from '~/session/typed-form.server';
import type { Registry, RouteArgs } from '~/session/visit.server';

type Template = Inputs['cuenta']['guardarCuentaPago']['templateCuentaPagoDTO'];
type Shape = typeof CUENTA_PAGO | typeof PAGO;

/** The id that was chosen; nothing where none was. */
export const idChosen = (text: string): number | undefined =>
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

/** 'Actualizar tipos de documento': the same form with what was typed and the documents of its country. */
export const actualizarDocumentos =
  (shape: Shape) =>
  async ({ context }: RouteArgs, { form, registry }: Submission) => {
    forgetSubmission(context);
    return data({
      ...typedIn(shape, form).again(),
      documentos: await documentsOf(registry, form.get('idPais')),
    });
  };

/** The refused form, with the documents of its country. */
export async function refuseWithDocuments(
  { refuse }: Pick<TypedForm<Shape['fields']>, 'refuse'>,
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
