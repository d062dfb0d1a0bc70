import * as address from '~/addresses';
import type { TypedIn } from '~/components/form/screen-form';
import { formularioImportacion } from '~/registry/contract/transferencias-formulario';
import { CODIGO_INVALIDO } from '~/registry/domain/words/transferencias';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { brokenForm } from '~/session/forms/refusals.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { returnPath } from '~/session/guard.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';
import { DATOS } from './asked-holder';
import type { Borrador, DatosBorrador } from './draft';
import { keepBorrador } from './draft.server';
import { onStep } from './import.server';

type Tipeado = TypedIn<typeof DATOS>;

const tipoDe = (texto: string): DatosBorrador['tipo'] => (texto === 'EMPRESA' ? 'EMPRESA' : 'PERSONA');

/** What was typed, with what the code told in place of what cannot be typed. */
function joined({ tipo, ...typed }: Tipeado, before: DatosBorrador | null): DatosBorrador {
  const fijos = before?.codigo === typed.codigo ? before.fijos : [];
  const told = Object.fromEntries(fijos.map((campo) => [campo, before?.[campo] ?? '']));
  const codigoValidado = before?.codigo === typed.codigo && before.codigoValidado;
  return { ...typed, ...told, tipo: tipoDe(tipo), fijos, codigoValidado };
}

/** What the registry says of the code: what it tells of the holder, or why it is not right. */
async function tryCode(
  registry: Registry,
  dominio: string,
  codigo: string,
): Promise<{ falta: string } | { titular: Titular }> {
  if (codigo.trim() === '') return { falta: 'Ingrese el código de autorización.' };
  const answer = await registry.transferencia.autorizar({ dominio, codigo });
  const { ok, mensaje, nombre, apellido, email } = answer;
  return ok ? { titular: { nombre, apellido, email } } : { falta: mensaje || CODIGO_INVALIDO };
}

type Titular = Record<DatosBorrador['fijos'][number], string | null>;
const CONTABLES = ['nombre', 'apellido', 'email'] as const;

/** What the form began with, and is only of who is signed in. */
const PROPIOS = ['apellido', 'direccion', 'telefono'] as const;
type Propios = Pick<DatosBorrador, (typeof PROPIOS)[number]>;

/** Name and mail that the code tells are shown and not typed (spec 2). */
function withHolder(datos: DatosBorrador, titular: Titular, own: Propios): DatosBorrador {
  const fijos = CONTABLES.filter((campo) => Boolean(titular[campo]));
  const told = Object.fromEntries(fijos.map((campo) => [campo, titular[campo]]));
  const nombre = titular.nombre ?? datos.nombre;
  const isAnother = nombre !== datos.nombre && !nombre.endsWith(` ${own.apellido}`);
  // It does not go with the name of somebody else, and all of it is public in whois.
  const left = isAnother ? PROPIOS.filter((campo) => datos[campo] === own[campo]) : [];
  const emptied = Object.fromEntries(left.map((campo) => [campo, '']));
  return { ...datos, ...emptied, ...told, codigoValidado: true, fijos };
}

const NADIE: Propios = { apellido: '', direccion: '', telefono: '' };

async function ownData({ plainRegistry, person }: Submission, datos: DatosBorrador): Promise<Propios> {
  if (person === null) return NADIE;
  // Where theirs cannot be read, what stands there is taken for it: typed again it is right.
  const own = await plainRegistry.cuenta.contacto().catch(() => null);
  return own ? { ...NADIE, ...own.contactoDTO } : datos;
}

/** What is kept of a form, and what is wrong with its code; null where nothing is. */
async function tried(submission: Submission, dominio: string, datos: DatosBorrador) {
  if (datos.codigoValidado) return { datos, falta: null };
  const [answer, own] = await Promise.all([
    tryCode(submission.registry, dominio, datos.codigo),
    ownData(submission, datos),
  ]);
  return 'titular' in answer
    ? { datos: withHolder(datos, answer.titular, own), falta: null }
    : { datos, ...answer };
}

/** Keeps what was typed, with its code tried: what is wrong with it. What it tells is in its place also where the form comes again. */
async function keep(submission: Submission, borrador: Borrador): Promise<string | null> {
  const { form } = submission;
  const sent = parseWithZod(form, { schema: schemaOf(DATOS) });
  if (sent.status !== 'success') throw brokenForm();
  const { datos, falta } = await tried(submission, borrador.dominio, joined(sent.value, borrador.datos));
  await keepBorrador(submission, { ...borrador, datos });
  for (const campo of [...datos.fijos, 'tipo' as const, ...PROPIOS]) form.set(campo, datos[campo]);
  return falta;
}

/** 'Validar código': the form again with whom the name is of. */
export async function validar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'datos');
  const falta = await keep(submission, borrador);
  const typed = parseWithZod(submission.form, { schema: schemaOf(DATOS) });
  if (falta !== null) return refuse(DATOS, typed, { mensaje: '', mapErrores: { codigo: falta } });
  return done(args, currentStep(args), { tipo: 'ok', texto: 'El código de autorización es correcto.' });
}

/** The step itself, still on its way back to the summary where it came from there. */
const currentStep = ({ request }: RouteArgs): string => {
  const volver = returnPath(request, '');
  return address.importarDatos(volver || undefined);
};

/** 'Continuar': what is wrong with the data and with the code is said together. */
export async function continuar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'datos');
  const falta = await keep(submission, borrador);
  const typed = parseWithZod(submission.form, { schema: formularioImportacion });
  const mapErrores = falta === null ? undefined : { codigo: falta };
  if (typed.status !== 'success' || mapErrores) return refuse(DATOS, typed, { mensaje: '', mapErrores });
  return done(args, returnPath(args.request, address.importarFormaDePago()));
}
