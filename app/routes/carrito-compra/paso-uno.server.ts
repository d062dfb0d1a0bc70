import { z } from 'zod';
import * as address from '~/addresses';
import { ownPath } from '~/base/own-path';
import { id } from '~/registry/contract/base';
import { isSameId } from '~/registry/contract/ids';
import { rechazoDe } from '~/registry/contract/rechazo';
import { ERROR_DISPONIBILIDAD } from '~/registry/domain/words/compras';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { PROMOCION } from './asked-promotion';

const deletion = z.object({ idDominio: id });

/** Takes a line out of the cart, asked for by the cart's tables or by the popup of any page. */
export async function eliminar(args: RouteArgs, { form, session, registry }: Submission): Promise<Response> {
  const to = ownPath(form.get('volver'), address.carrito());
  const uuidVenta = await session.read('uuidVenta');
  const { data } = deletion.safeParse(Object.fromEntries(form));
  if (!data || !uuidVenta) return done(args, to, { tipo: 'error', texto: ERROR_DISPONIBILIDAD });
  const { ventaDTO } = await registry.carrito.venta({ uuidVenta });
  const gone = ventaDTO?.items.find(({ dominio }) => isSameId(dominio.id, data.idDominio));
  const refusal = rechazoDe(await registry.registro.eliminar({ ...data, uuidVenta }));
  if (refusal) return done(args, to, { tipo: 'error', texto: refusal.mensaje });
  const deshacer = gone?.tipo === 'REGISTRO' ? undoing(gone.dominio.nombre, to) : undefined;
  const texto = `${gone?.dominio.nombre ?? 'El artículo'} se quitó del carrito.`;
  return done(args, to, { tipo: 'ok', texto, deshacer });
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
  const typed = parseWithZod(form, { schema: schemaOf(PROMOCION) });
  if (typed.status !== 'success') return refuse(PROMOCION, typed);
  const mapErrores = { codigo: refusalOf(typed.value.codigo.trim()) };
  return refuse(PROMOCION, typed, { mensaje: '', mapErrores });
}

function refusalOf(codigo: string): string {
  if (codigo === '') return 'Escriba el código de la promoción.';
  if ([...codigo].length > MAX_CODIGO) return `Un código tiene como máximo ${MAX_CODIGO} caracteres.`;
  return `El código de promoción «${codigo}» no es válido. El precio no cambia.`;
}

const MAX_CODIGO = 50;
