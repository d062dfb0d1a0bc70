import { z } from 'zod';
import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { ownPath } from '~/session/own-path';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { PROMOCION } from './promotion-shape';

const deletion = z.object({ idDominio: z.coerce.number().int() });

/** Takes a line out of the cart, asked for by the cart's tables or by the popup of any page. */
export async function eliminar(args: RouteArgs, { form, session, registry }: Submission): Promise<Response> {
  const to = ownPath(form.get('volver'), address.carrito());
  const uuidVenta = await session.read('uuidVenta');
  const { data } = deletion.safeParse(Object.fromEntries(form));
  if (!data || !uuidVenta) return done(args, to, { tipo: 'error', texto: 'Consulta con error' });
  const { ventaDTO } = await registry.carrito.venta({ uuidVenta });
  const gone = ventaDTO?.items.find(({ dominio }) => dominio.id === data.idDominio);
  const refusal = rechazoDe(await registry.registro.eliminar({ ...data, uuidVenta }));
  if (refusal) return done(args, to, { tipo: 'error', texto: refusal.mensaje });
  const deshacer = gone?.tipo === 'REGISTRO' ? undoing(gone.dominio.nombre, to) : undefined;
  return done(args, to, { tipo: 'ok', texto: 'El artículo se quitó del carrito.', deshacer });
}

/** A registration asks for nothing but its name, so it can be put back; renewals and transfers begin where they are asked for. */
const undoing = (nombre: string, volver: string) => ({
  accion: address.carrito(),
  intencion: 'volver-a-agregar',
  campos: { nombre, volver },
});

/** Puts back what was just taken out. */
export async function volverAAgregar(
  args: RouteArgs,
  { form, session, registry }: Submission,
): Promise<Response> {
  const to = ownPath(form.get('volver'), address.carrito());
  const { respuestaOK, mensajeRespuesta, ventaDTO } = await registry.registro.agregar({
    dominios: [{ nombre: String(form.get('nombre') ?? '').slice(0, 260) }],
    uuidVenta: (await session.read('uuidVenta')) ?? null,
  });
  if (ventaDTO) await session.write('uuidVenta', ventaDTO.uuidVenta);
  return done(args, to, { tipo: respuestaOK ? 'ok' : 'error', texto: mensajeRespuesta });
}

/** There is no promotion yet: what was typed is not valid and the discount stays 0 (decision t). */
export async function aplicarPromocion(_: RouteArgs, { form }: Submission) {
  const { value, refuse } = typedIn(PROMOCION, form);
  return refuse({ mensaje: '', mapErrores: { codigo: refusalOf(value.codigo.trim()) } });
}

function refusalOf(codigo: string): string {
  if (codigo === '') return 'Escriba el código de la promoción.';
  if ([...codigo].length > MAX_CODIGO) return `Un código tiene como máximo ${MAX_CODIGO} caracteres.`;
  return `El código de promoción «${codigo}» no es válido. El precio no cambia.`;
}

const MAX_CODIGO = 50;
