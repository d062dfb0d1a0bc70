import * as address from '~/addresses';
import { TITULAR } from '~/components/contacto/asked-contacts';
import type { ContactoDTO, ItemVenta } from '~/registry/contract/formas';
import { titular } from '~/registry/contract/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { returnPath } from '~/session/guard.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';
import { onStep, type Purchase } from './purchase.server';
import { conTitularDe, registrosDe } from './sections';

/** The registrations that the address names: one by `dominio`, every one that can be had by `todos`. */
export async function linesAsked(args: RouteArgs, { venta }: Purchase): Promise<ItemVenta[]> {
  const { searchParams } = new URL(args.request.url);
  const nombre = searchParams.get('dominio') ?? '';
  const asked = searchParams.has('todos')
    ? conTitularDe(venta)
    : registrosDe(venta).filter(({ dominio }) => dominio.nombre === nombre);
  if (asked.length > 0) return asked;
  throw await done(args, address.pasoDeCompra('dos'), {
    tipo: 'error',
    texto: `No se encontró el dominio ${nombre}`,
  });
}

const fieldsOf = ({ nombreApellido, direccion, telefono, emailPublico }: ContactoDTO) => ({
  nombreApellido,
  direccion,
  telefono,
  emailPublico,
});

/** What the form begins with: the data saved for the first line, else the person's default contact. */
export async function initialHolder({ registry }: RequestContext, { venta }: Purchase, [first]: ItemVenta[]) {
  const { contactos } = await registry.carrito.contactosVenta({ uuid: venta.uuidVenta });
  const saved = contactos.find(({ idDominio }) => idDominio === first?.dominio.id)?.contactoDTO;
  if (saved) return fieldsOf(saved);
  const { contactoDTO } = await registry.cuenta.contacto();
  return contactoDTO ? fieldsOf(contactoDTO) : null;
}

/** Saves the holder of the lines that the address names. */
export async function guardar(args: RouteArgs, { form, registry }: Submission) {
  const lines = await linesAsked(args, await onStep(args, 'dos'));
  const typed = parseWithZod(form, { schema: titular });
  if (typed.status !== 'success') return refuse(TITULAR, typed);
  const answer = await registry.cuenta.guardarContactoDominio({
    dominiosIds: lines.map(({ dominio }) => dominio.id),
    contactoDTO: typed.value,
    ignorarApellido: true,
  });
  const refusal = rechazoDe(answer);
  if (refusal) return refuse(TITULAR, typed, refusal);
  return done(args, returnPath(args.request, address.pasoDeCompra('dos')), savedNotice(lines));
}

/** The person's own contact data for every registration, in one press; what lacks in them is told by the registry. */
export async function usarMisDatos(args: RouteArgs, { registry }: Submission): Promise<Response> {
  const lines = conTitularDe((await onStep(args, 'dos')).venta);
  const { contactoDTO } = await registry.cuenta.contacto();
  if (!contactoDTO) return done(args, address.titularDeCompra(null));
  const answer = await registry.cuenta.guardarContactoDominio({
    dominiosIds: lines.map(({ dominio }) => dominio.id),
    contactoDTO: fieldsOf(contactoDTO),
    ignorarApellido: true,
  });
  const refusal = rechazoDe(answer);
  if (refusal)
    return done(args, address.titularDeCompra(null), {
      tipo: 'error',
      texto: [refusal.mensaje, ...Object.values(refusal.mapErrores)].filter(Boolean).join(' '),
    });
  return done(args, returnPath(args.request, address.pasoDeCompra('tres')), savedNotice(lines));
}

const savedNotice = (lines: readonly ItemVenta[]) => {
  const [only, ...others] = lines.map(({ dominio }) => dominio.nombre);
  const which = others.length > 0 ? 'de todos los dominios' : `de ${only}`;
  return { tipo: 'ok', texto: `Los datos del titular ${which} se guardaron.` } as const;
};
