import { z } from 'zod';
import * as address from '~/addresses';
import { NO_FIELDS } from '~/components/form/screen-form';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { nuevoTitular } from '~/registry/contract/correo-invitado';
import { rechazoDe } from '~/registry/contract/rechazo';
import { HORAS_PARA_PENSAR } from '~/registry/domain/vuelta-atras';
import { leadOnWhereItWaits } from '~/routes/administrar/candado/waiting.server';
import { priceOf } from '~/routes/administrar/ver-dominio/acciones/renewal.server';
import { cualDe, toAct } from '~/routes/administrar/ver-dominio/domain.server';
import { refused } from '~/routes/administrar/ver-dominio/meanwhile.server';
import { bestEffort } from '~/session/failures/best-effort.server';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { doneBefore } from '~/session/forms/done-before.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import {
  type RequestContext,
  type RouteArgs,
  redirect,
  requestContext,
} from '~/session/request/request-context.server';
import { NUEVO_TITULAR } from './asked-new-holder';
import { loQueVaAPasar } from './what-will-happen.server';

const kept = z.object({
  nombreApellido: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  emailPublico: z.string(),
  mailConfirmacion: z.string().default(''),
  modificarAdministrador: z.string(),
  eliminarCuentaPago: z.string(),
  venta: z.string().default(''),
});

/** 'Modificar administrador' is off and 'eliminar cuenta de pago' on at first (spec 4). */
const AT_FIRST: z.output<typeof kept> = {
  nombreApellido: '',
  direccion: '',
  telefono: '',
  emailPublico: '',
  mailConfirmacion: '',
  modificarAdministrador: '',
  eliminarCuentaPago: 'on',
  venta: '',
};

const keyOf = (nombre: string) => `datos:transferir-titular:${nombre}` as const;

/** What was typed in step two, kept with the session: Back, reload and sign-in lose nothing. */
async function typedBefore({ session }: RequestContext, nombre: string) {
  const { data } = kept.safeParse(await session.read(keyOf(nombre)));
  return data ?? null;
}

/** An address without a name: it is chosen where all of them are. */
const noDomain = () =>
  notAvailable({
    mensaje: 'Elija primero el dominio cuyo titular quiere transferir.',
    volver: address.misDominios(),
    intentar: 'Elegirlo en Mis dominios',
  });

const STEPS: Record<string, 1 | 2 | 3> = { datos: 2, confirmar: 3 };

/** What comes after the last step. */
const SIGUE =
  'Va al carrito: al confirmar la compra, el importe se debita de su cuenta y figura en la factura del período siguiente. Hasta entonces no cambia nada; después, el nuevo titular recibe un correo para tomar el dominio en su cuenta.';

/** A step of a transfer; the last one, without the data of the second, leads to it. */
export async function loadTransfer(args: RouteArgs) {
  if (!new URL(args.request.url).searchParams.get('dominio')) throw noDomain();
  const asked = await toAct(args, 'transferirTitular');
  const { registry } = await requestContext(args);
  const { nombre, volver, hidden } = asked;
  const typed = await typedBefore(await requestContext(args), nombre);
  const paso = STEPS[new URL(args.request.url).searchParams.get('paso') ?? ''] ?? 1;
  if (paso === 3 && !typed) throw redirect(args, address.transferirTitular(nombre, 'datos'));
  const [{ mensajeConfirmarTransferir: aviso }, precio, seVuelve] = await Promise.all([
    registry.administracion.mensajesAcciones(),
    priceOf(args, nombre),
    registryOffers(contract.vuelta.volver),
  ]);
  const constraint = constraintOf(nuevoTitular);
  const inicial = typed ?? AT_FIRST;
  const [implica = '', ...dicho] = aviso.split(/(?<=\.) /); // whoever's registry says it, sentence by sentence
  const horas = seVuelve ? HORAS_PARA_PENSAR : null;
  const pasara = loQueVaAPasar(inicial, { horas, precio });
  return {
    ...{ nombre, volver, hidden, paso, implica, dicho, precio, constraint, inicial, horas, pasara },
    sigue: SIGUE,
  };
}

/** Step two: keeps what was typed and goes on to the summary, once it is the data of a holder (spec 5). */
export async function guardar(args: RouteArgs, { form, session }: SignedSubmission) {
  const { nombre } = await toAct(args, 'transferirTitular');
  const typed = parseWithZod(form, { schema: nuevoTitular });
  if (typed.status !== 'success') return refuse(NUEVO_TITULAR, typed);
  await session.write(keyOf(nombre), typed.value);
  return done(args, address.transferirTitular(nombre, 'confirmar'));
}

/** Step three: a line of the cart; what the registry refuses all the same is said above the summary. */
export async function agregar(args: RouteArgs, submission: SignedSubmission) {
  const { nombre } = await toAct(args, 'transferirTitular');
  const { registry, session, form } = submission;
  const typed = await typedBefore(submission, nombre);
  if (!typed)
    return (
      (await doneBefore(args, submission, address.carrito())) ??
      redirect(args, address.transferirTitular(nombre, 'datos'))
    );
  const { modificarAdministrador, eliminarCuentaPago, venta, mailConfirmacion: _, ...contactoDTO } = typed;
  const cual = cualDe(args, submission);
  const answer = await orNotAvailable(
    registry.administracion.transferirTitular({
      ...cual,
      contactoDTO,
      modificarAdministrador: modificarAdministrador === 'on',
      eliminarCuentaPago: eliminarCuentaPago === 'on',
      venta: venta === 'on',
      uuidVenta: (await session.read('uuidVenta')) ?? null,
    }),
  );
  const refusal = rechazoDe(answer);
  if (refusal) {
    await leadOnWhereItWaits(args, address.verDominio(nombre), nombre, refusal);
    const asked = parseWithZod(form, { schema: schemaOf(NO_FIELDS) });
    return refused(submission, cual, refusal, refuse(NO_FIELDS, asked, refusal).data);
  }
  if (answer.uuidVenta) await session.write('uuidVenta', answer.uuidVenta);
  await bestEffort(() => session.remove(keyOf(nombre)));
  return done(args, address.carrito(), { tipo: 'ok', texto: answer.mensajeRespuesta });
}
