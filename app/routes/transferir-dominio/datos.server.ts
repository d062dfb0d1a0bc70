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
const PROPIOS = ['nombre', 'apellido', 'direccion', 'telefono', 'email'] as const;
type Propios = Pick<DatosBorrador, (typeof PROPIOS)[number]>;

/** What does not go with the name of somebody else. */
const PERSONALES = PROPIOS.filter((campo) => campo !== 'nombre');

/** Name and mail that the code tells are shown and not typed (spec 2). */
function withHolder(datos: DatosBorrador, titular: Titular, own: Propios): DatosBorrador {
  const fijos = CONTABLES.filter((campo) => Boolean(titular[campo]));
  const told = Object.fromEntries(fijos.map((campo) => [campo, titular[campo]]));
  const nombre = titular.nombre ?? datos.nombre;
  const isAnother = nombre !== datos.nombre && !nombre.endsWith(` ${own.apellido}`);
  // All of it is public in whois.
  const left = isAnother ? PERSONALES.filter((campo) => datos[campo] === own[campo]) : [];
  // And what only the code before this one told is not typed by anybody.
  const emptied = Object.fromEntries([...left, ...datos.fijos].map((campo) => [campo, '']));
  return { ...datos, ...emptied, ...told, codigoValidado: true, fijos };
}

const NADIE: Propios = { nombre: '', apellido: '', direccion: '', telefono: '', email: '' };

/** The data of who is signed in; null where they cannot be read. */
async function ownData({ plainRegistry, person }: Submission): Promise<Propios | null> {
  if (person === null) return NADIE;
  const own = await plainRegistry.cuenta.contacto().catch(() => null);
  if (!own?.contactoDTO) return own && NADIE;
  const { nombre, apellido, direccion, telefono, emailPublico: email } = own.contactoDTO;
  const known = Object.entries({ nombre, apellido, direccion, telefono, email }).filter(([, text]) => text);
  return { ...NADIE, ...Object.fromEntries(known) };
}

/** What the code alone was asked for: the rest begins with the person's own data, which they do not type again. */
const begun = (codigo: string, own: Propios | null): DatosBorrador => ({
  ...NADIE,
  ...own,
  tipo: 'PERSONA',
  codigo,
  codigoValidado: false,
  fijos: [],
});

/** What is kept of a form, and what is wrong with its code; null where nothing is. `typed` is null where only the code was asked. */
async function tried(submission: Submission, dominio: string, codigo: string, typed: DatosBorrador | null) {
  if (typed?.codigoValidado) return { datos: typed, falta: null };
  const [answer, own] = await Promise.all([
    tryCode(submission.registry, dominio, codigo),
    ownData(submission),
  ]);
  const datos = typed ?? begun(codigo, own);
  // Where theirs cannot be read, what stands there is taken for it: typed again it is right.
  return 'titular' in answer
    ? { datos: withHolder(datos, answer.titular, own ?? datos), falta: null }
    : { datos, ...answer };
}

/** What was typed before, under a code that is asked for alone: whoever presses that asks the registry, also for the same one. */
const recoded = (before: DatosBorrador, codigo: string): DatosBorrador => ({
  ...before,
  codigo,
  codigoValidado: false,
});

/**
 * Keeps what was typed, with its code tried: what is wrong with it. What it tells is in its place also where the form comes again.
 * Of a code that was asked for alone nothing is kept until it is right: only then is the rest asked, and the one before can be left.
 */
async function keep(submission: Submission, borrador: Borrador): Promise<string | null> {
  const { form } = submission;
  const sent = parseWithZod(form, { schema: schemaOf(DATOS) });
  if (sent.status !== 'success') throw brokenForm();
  const before = borrador.datos;
  const isWhole = form.has('direccion');
  const typed = isWhole ? joined(sent.value, before) : before && recoded(before, sent.value.codigo);
  const { datos, falta } = await tried(submission, borrador.dominio, sent.value.codigo, typed);
  if (falta !== null && !isWhole) return falta;
  await keepBorrador(submission, { ...borrador, datos });
  for (const campo of ['tipo', ...PROPIOS] as const) form.set(campo, datos[campo]);
  return falta;
}

const refusedCode = ({ form }: Submission, codigo: string) =>
  refuse(DATOS, parseWithZod(form, { schema: schemaOf(DATOS) }), { mensaje: '', mapErrores: { codigo } });

/** 'Validar código': the form again with whom the name is of. */
export async function validar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'datos');
  const falta = await keep(submission, borrador);
  if (falta !== null) return refusedCode(submission, falta);
  return done(args, currentStep(args), { tipo: 'ok', texto: 'El código de autorización es correcto.' });
}

/** 'Cambiar' of a code that is right: its box alone. What was typed beside it is kept, also where it is not right yet, and comes back with the code. */
export async function cambiar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'datos');
  const sent = parseWithZod(submission.form, { schema: schemaOf(DATOS) });
  if (sent.status !== 'success') throw brokenForm();
  await keepBorrador(submission, { ...borrador, datos: joined(sent.value, borrador.datos) });
  return done(args, currentStep(args, 'otro'));
}

/** The step itself, still on its way back to the summary where it came from there. */
const currentStep = ({ request }: RouteArgs, codigo?: 'otro'): string =>
  address.importarDatos(returnPath(request, '') || undefined, codigo);

/** 'Continuar', which is there once the code is right; of a page from before another one was kept, the code comes first. */
export async function continuar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'datos');
  const falta = await keep(submission, borrador);
  if (falta !== null) return refusedCode(submission, falta);
  const typed = parseWithZod(submission.form, { schema: formularioImportacion });
  if (typed.status !== 'success') return refuse(DATOS, typed, { mensaje: '' });
  return done(args, returnPath(args.request, address.importarFormaDePago()));
}
