import * as address from '~/addresses';
import type { Typed } from '~/components/form/shape';
import { mapErroresDe } from '~/registry/contract/formularios';
import { DEBE_COMPLETAR, datosImportacion } from '~/registry/contract/transferencias-formulario';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { returnPath } from '~/session/guard.server';
import { typedIn } from '~/session/typed-form.server';
import type { Registry, RouteArgs } from '~/session/visit.server';
import { DATOS } from './datos-shape';
import type { Borrador, DatosBorrador } from './draft';
import { keepBorrador } from './draft.server';
import { onStep } from './import.server';

type Tipeado = Typed<(typeof DATOS)['fields']>;

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
  return ok
    ? { titular: { nombre, apellido, email } }
    : { falta: mensaje || 'El código de autorización no es válido' };
}

type Titular = Record<DatosBorrador['fijos'][number], string | null>;
const CONTABLES = ['nombre', 'apellido', 'email'] as const;

/** Name and mail that the code tells are shown and not typed (spec 2). */
function withHolder(datos: DatosBorrador, titular: Titular): DatosBorrador {
  const fijos = CONTABLES.filter((campo) => Boolean(titular[campo]));
  const told = Object.fromEntries(fijos.map((campo) => [campo, titular[campo]]));
  return { ...datos, ...told, codigoValidado: true, fijos };
}

/** What is kept of a form, and what is wrong with its code; null where nothing is. */
async function tried({ registry }: Submission, dominio: string, datos: DatosBorrador) {
  if (datos.codigoValidado) return { datos, falta: null };
  const answer = await tryCode(registry, dominio, datos.codigo);
  return 'titular' in answer
    ? { datos: withHolder(datos, answer.titular), falta: null }
    : { datos, ...answer };
}

/** Keeps what was typed, with its code tried. What the code tells is in its place also where the form comes again. */
async function keep(submission: Submission, borrador: Borrador) {
  const { form } = submission;
  const { value } = typedIn(DATOS, form);
  const { datos, falta } = await tried(submission, borrador.dominio, joined(value, borrador.datos));
  await keepBorrador(submission, { ...borrador, datos });
  for (const campo of datos.fijos) form.set(campo, datos[campo]);
  return { typed: typedIn(DATOS, form), datos, falta };
}

/** 'Validar código': the form again with whom the name is of. */
export async function validar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'datos');
  const { typed, falta } = await keep(submission, borrador);
  if (falta !== null) return typed.refuse({ mensaje: '', mapErrores: { codigo: falta } });
  return done(args, currentStep(args), { tipo: 'ok', texto: 'El código de autorización es correcto.' });
}

/** The step itself, still on its way back to the summary where it came from there. */
const currentStep = ({ request }: RouteArgs): string => {
  const volver = returnPath(request, '');
  return address.importarDatos(volver || undefined);
};

/** What is wrong with the data by the rules of the registry (spec 5), the code included. */
function faults(datos: DatosBorrador, codigo: string | null): Record<string, string> {
  const { codigo: _, codigoValidado: __, fijos: ___, ...titular } = datos;
  const checked = datosImportacion.safeParse(titular);
  const found = checked.success ? {} : mapErroresDe(checked.error);
  if (codigo === null) return found;
  return datos.codigo.trim() === '' ? { general: DEBE_COMPLETAR, codigo, ...found } : { codigo, ...found };
}

export async function continuar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'datos');
  const { typed, datos, falta } = await keep(submission, borrador);
  const mapErrores = faults(datos, falta);
  if (Object.keys(mapErrores).length > 0) return typed.refuse({ mensaje: '', mapErrores });
  return done(args, returnPath(args.request, address.importarFormaDePago()));
}
