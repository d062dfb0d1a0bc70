import { data } from '@remix-run/node';
import {
  type CUENTA_PAGO,
  FACTURA_TELEFONIA,
  NUEVA,
  type PAGO,
  URUGUAY,
} from '~/components/cuenta-pago/asked-accounts';
import type { ScreenForm, TypedIn } from '~/components/form/screen-form';
import { accountName } from '~/format';
import type { Inputs } from '~/registry/contract';
import { readId } from '~/registry/contract/base';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { CUENTA_NUEVA, type Id, isSameId } from '~/registry/contract/ids';
import { quienPaga } from '~/registry/contract/pago-formulario';
import { DEBE_SELECCIONAR_O_CREAR } from '~/registry/domain/words/cuentas';
import { constraintOf } from '~/session/forms/constraint.server';
import type { Submission } from '~/session/forms/form.server';
import { again, type Parsed, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { forgetSubmission } from '~/session/forms/submission.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';

type Choices = Awaited<ReturnType<typeof accountChoices>>;

type Template = Inputs['cuenta']['guardarCuentaPago']['templateCuentaPagoDTO'];

/** The document types of a country: every answer to the form carries them. */
async function documentsOf(registry: Registry, idPais: Id) {
  const { documentos } = await registry.carrito.documentosPorPais({ idPais });
  return documentos;
}

/** What is usual of what a registry offers: by the number of spec 9, by its name, or else what it says first. */
const usual = (offered: readonly { id: Id; nombre: string }[], number: number, nombre?: string): Id =>
  (
    offered.find(({ id }) => isSameId(id, number)) ??
    offered.find((each) => each.nombre === nombre) ??
    offered[0]
  )?.id ?? number;

const usualCountry = (paises: Parameters<typeof usual>[0]): Id => usual(paises, URUGUAY, 'Uruguay');

/** What the form of a new account offers to choose from, before anything was typed. */
export async function accountChoices(registry: Registry) {
  const formas = registry.carrito.formasPago();
  const countries = registry.carrito.paises();
  const [{ paises }, { formasPago }, documentos] = await Promise.all([
    countries,
    formas,
    countries.then(({ paises }) => documentsOf(registry, usualCountry(paises))),
  ]);
  return { paises, formasPago, documentos };
}

/** What a new account begins with (spec 9), as the registry writes those choices. */
export const newAccountGiven = ({ paises, formasPago }: Pick<Choices, 'paises' | 'formasPago'>) => ({
  idPais: String(usualCountry(paises)),
  idFormaPago: String(usual(formasPago, FACTURA_TELEFONIA)),
});

/** The document types of the country that was typed; of the usual one where what was typed is no country. */
async function documentsTyped(registry: Registry, typed: FormDataEntryValue | null) {
  const idPais = readId(typed) ?? usualCountry((await registry.carrito.paises()).paises);
  return documentsOf(registry, idPais);
}

/** The same beside the person's accounts, and what the choice begins with. */
export async function paymentChoices(
  registry: Registry,
  idGiven?: Id | null,
  asked?: Promise<LastUsed | null> | null,
) {
  const [{ cuentasPago }, offered, last] = await Promise.all([
    registry.cuenta.cuentasPago(),
    accountChoices(registry),
    asked,
  ]);
  return {
    ...offered,
    cuentasPago,
    constraint: constraintOf(quienPaga),
    inicial: initialPayment(cuentasPago, newAccountGiven(offered), { idGiven, last }),
  };
}

/** An account as a purchase names it. */
type LastUsed = { nombre: string; numero: string };

/** The account given, the one used last, the only account there is, or a new one. */
function initialPayment(
  cuentas: readonly TemplateCuentaPago[],
  inicial: ReturnType<typeof newAccountGiven>,
  { idGiven, last }: { idGiven: Id | null | undefined; last: LastUsed | null | undefined },
): Partial<TypedIn<typeof PAGO>> {
  const used = last && accountName(last.nombre, last.numero);
  const given =
    cuentas.find(({ id }) => isSameId(id, idGiven)) ??
    cuentas.find(({ nombre, cuenta }) => accountName(nombre, cuenta.cuenta) === used);
  const chosen = given ?? (cuentas.length === 1 ? cuentas[0] : undefined);
  return {
    idPais: inicial.idPais,
    idFormaPago: chosen ? String(chosen.cuenta.formaPago.id) : inicial.idFormaPago,
    cuentaPago: chosen ? String(chosen.id) : cuentas.length === 0 ? NUEVA : '',
  };
}

/** The same form with what was typed, and the documents of its country. */
export const againWithDocuments = async (typed: Parsed, { form, registry }: Submission) => ({
  ...again(typed),
  documentos: await documentsTyped(registry, form.get('idPais')),
});

/** 'Ver los documentos del país': the same form with what was typed and the documents of its country. */
export const actualizarDocumentos =
  (asked: ScreenForm) =>
  async ({ context }: RouteArgs, submission: Submission) => {
    forgetSubmission(context);
    const typed = parseWithZod(submission.form, { schema: schemaOf(asked) });
    return data(await againWithDocuments(typed, submission));
  };

/** The refused form, with the documents of its country. */
export async function refuseWithDocuments(
  asked: ScreenForm,
  typed: Parsed,
  { form, registry }: Submission,
  refusal?: Parameters<typeof refuse>[2],
) {
  const documentos = await documentsTyped(registry, form.get('idPais'));
  return data({ ...refuse(asked, typed, refusal).data, documentos }, { status: 422 });
}

type Eleccion = 'idPais' | 'idTipoDocumento' | 'idFormaPago';
type CuentaTipeada = Omit<TypedIn<typeof CUENTA_PAGO>, Eleccion> & Record<Eleccion, string | Id>;

/** A new account as typed, for the registry to judge. */
export const newAccountOf = ({ nombre, cuenta, ...typed }: CuentaTipeada): Template => ({
  id: CUENTA_NUEVA,
  nombre,
  cuenta: {
    cuenta,
    nroDocumento: typed.nroDocumento,
    idPais: readId(typed.idPais),
    idTipoDocumento: readId(typed.idTipoDocumento),
    idFormaPago: readId(typed.idFormaPago),
  },
});

type Chosen = { templateCuentaPagoDTO: Template } | { mensaje: string; mapErrores: Record<string, string> };

/** The account meant, or why an existing one cannot be it: it is not theirs. */
export async function accountChosen(
  registry: Registry,
  value: TypedIn<typeof PAGO>,
  falta = DEBE_SELECCIONAR_O_CREAR,
): Promise<Chosen> {
  if (value.cuentaPago === NUEVA) return { templateCuentaPagoDTO: newAccountOf(value) };
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  const chosen = cuentasPago.find(({ id }) => String(id) === value.cuentaPago);
  if (chosen) return { templateCuentaPagoDTO: { id: chosen.id } };
  return { mensaje: '', mapErrores: { cuentaPago: falta } };
}
