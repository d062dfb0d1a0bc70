import { z } from 'zod';
import * as address from '~/addresses';
import { NO_FIELDS } from '~/components/form/shape';
import { mapErroresDe, titular } from '~/registry/contract/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { priceOf } from '~/routes/administrar/ver-dominio/acciones/renewal.server';
import { cualDe, toAct } from '~/routes/administrar/ver-dominio/domain.server';
import { refused } from '~/routes/administrar/ver-dominio/meanwhile.server';
import { done } from '~/session/answers.server';
import type { SignedSubmission } from '~/session/intents.server';
import { orNotAvailable } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import { type RouteArgs, redirect, type Visit, visit } from '~/session/visit.server';
import { NUEVO_TITULAR } from './transfer-shape';

const kept = z.object({
  nombreApellido: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  emailPublico: z.string(),
  modificarAdministrador: z.string(),
  eliminarCuentaPago: z.string(),
});

/** 'Modificar administrador' is off and 'eliminar cuenta de pago' on at first (spec 4). */
const AT_FIRST: z.output<typeof kept> = {
  nombreApellido: '',
  direccion: '',
  telefono: '',
  emailPublico: '',
  modificarAdministrador: '',
  eliminarCuentaPago: 'on',
};

const keyOf = (nombre: string) => `datos:transferir-titular:${nombre}` as const;

/** What was typed in step two, kept with the session: Back, reload and sign-in lose nothing. */
async function typedBefore({ session }: Visit, nombre: string) {
  const { data } = kept.safeParse(await session.read(keyOf(nombre)));
  return data ?? null;
}

const STEPS: Record<string, 1 | 2 | 3> = { datos: 2, confirmar: 3 };

/** A step of a transfer; the last one, without the data of the second, leads to it. */
export async function loadTransfer(args: RouteArgs) {
  const asked = await toAct(args, 'transferirTitular');
  const { registry } = await visit(args);
  const { nombre, volver, hidden } = asked;
  const typed = await typedBefore(await visit(args), nombre);
  const paso = STEPS[new URL(args.request.url).searchParams.get('paso') ?? ''] ?? 1;
  if (paso === 3 && !typed) throw redirect(args, address.transferirTitular(nombre, 'datos'));
  const [{ mensajeConfirmarTransferir: aviso }, precio] = await Promise.all([
    registry.administracion.mensajesAcciones(),
    priceOf(args, nombre),
  ]);
  return { nombre, volver, hidden, paso, aviso, precio, inicial: typed ?? AT_FIRST };
}

/** Step two: keeps what was typed and goes on to the summary, once it is the data of a holder (spec 5). */
export async function guardar(args: RouteArgs, { form, session }: SignedSubmission) {
  const { nombre } = await toAct(args, 'transferirTitular');
  const { value, refuse } = typedIn(NUEVO_TITULAR, form);
  const checked = titular.safeParse(value);
  if (!checked.success) return refuse({ mensaje: '', mapErrores: mapErroresDe(checked.error) });
  await session.write(keyOf(nombre), value);
  return done(args, address.transferirTitular(nombre, 'confirmar'));
}

/** Step three: a line of the cart; what the registry refuses all the same is said above the summary. */
export async function agregar(args: RouteArgs, submission: SignedSubmission) {
  const { nombre } = await toAct(args, 'transferirTitular');
  const { registry, session, form } = submission;
  const typed = await typedBefore(submission, nombre);
  if (!typed) return redirect(args, address.transferirTitular(nombre, 'datos'));
  const { modificarAdministrador, eliminarCuentaPago, ...contactoDTO } = typed;
  const cual = cualDe(args, submission);
  const answer = await orNotAvailable(
    registry.administracion.transferirTitular({
      ...cual,
      contactoDTO,
      modificarAdministrador: modificarAdministrador === 'on',
      eliminarCuentaPago: eliminarCuentaPago === 'on',
      uuidVenta: (await session.read('uuidVenta')) ?? null,
    }),
  );
  const refusal = rechazoDe(answer);
  if (refusal) return refused(submission, cual, refusal, typedIn(NO_FIELDS, form).refuse(refusal).data);
  if (answer.uuidVenta) await session.write('uuidVenta', answer.uuidVenta);
  await session.remove(keyOf(nombre));
  return done(args, address.carrito(), { tipo: 'ok', texto: answer.mensajeRespuesta });
}
