import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import * as address from '~/addresses';
import type { ContactoDTO, ItemVenta } from '~/registry/contract/formas';
import { done, refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { returnPath } from '~/session/guard.server';
import { refusalOf } from '~/session/registry-refusal';
import type { RouteArgs, Visit } from '~/session/visit.server';
import { onStep, type Purchase, registrosDe } from './purchase.server';

/** The holder's data as typed. */
export type HolderFields = {
  nombreApellido: string;
  direccion: string;
  telefono: string;
  emailPublico: string;
};

/** The registrations that the address names: one by `dominio`, every one by `todos`. */
export async function linesAsked(args: RouteArgs, { venta }: Purchase): Promise<ItemVenta[]> {
  const { searchParams } = new URL(args.request.url);
  const lines = registrosDe(venta);
  const nombre = searchParams.get('dominio') ?? '';
  const asked = searchParams.has('todos') ? lines : lines.filter(({ dominio }) => dominio.nombre === nombre);
  if (asked.length > 0) return asked;
  throw await done(args, address.pasoDeCompra('dos'), {
    tipo: 'error',
    texto: `No se encontró el dominio ${nombre}`,
  });
}

const fieldsOf = ({ nombreApellido, direccion, telefono, emailPublico }: ContactoDTO): HolderFields => ({
  nombreApellido,
  direccion,
  telefono,
  emailPublico,
});

/** What the form begins with: the data saved for the first line, else the person's default contact. */
export async function initialHolder({ registry }: Visit, { venta }: Purchase, [first]: ItemVenta[]) {
  const { contactos } = await registry.carrito.contactosVenta({ uuid: venta.uuidVenta });
  const saved = contactos.find(({ idDominio }) => idDominio === first?.dominio.id)?.contactoDTO;
  if (saved) return fieldsOf(saved);
  const { contactoDTO } = await registry.cuenta.contacto();
  return contactoDTO ? fieldsOf(contactoDTO) : null;
}

// The rules of the fields are the registry's (spec 5); here a field only has to be text.
const typed = z.string().default('');
const holder = z.object({ nombreApellido: typed, direccion: typed, telefono: typed, emailPublico: typed });

/** Saves the holder of the lines that the address names. */
export async function guardar(args: RouteArgs, { form, registry }: Submission) {
  const lines = await linesAsked(args, await onStep(args, 'dos'));
  const submission = parseWithZod(form, { schema: holder });
  if (submission.status !== 'success') return refused(submission);
  const { respCodigo, respMensaje, mapErrores } = await registry.cuenta.guardarContactoDominio({
    dominiosIds: lines.map(({ dominio }) => dominio.id),
    contactoDTO: submission.value,
    ignorarApellido: true,
  });
  if (respCodigo === 'OK')
    return done(args, returnPath(args.request, address.pasoDeCompra('dos')), savedNotice(lines));
  return refused(submission, refusalOf(respMensaje, mapErrores, Object.keys(submission.value)));
}

const savedNotice = (lines: readonly ItemVenta[]) => {
  const [only, ...others] = lines.map(({ dominio }) => dominio.nombre);
  const which = others.length > 0 ? 'de todos los dominios' : `de ${only}`;
  return { tipo: 'ok', texto: `Los datos del titular ${which} se guardaron.` } as const;
};
