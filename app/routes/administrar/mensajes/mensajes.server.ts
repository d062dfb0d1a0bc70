import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { type Registry, type RouteArgs, redirect, type Visit } from '~/session/visit.server';
import { idOf, orNotAvailable } from '../not-available.server';
import { pageAsked, pageShown } from './list-page';

/** A page of the person's messages, newest first. */
export async function loadMessages({ registry }: Visit, query: URLSearchParams) {
  const asked = pageAsked(query);
  const answer = await registry.mensajes.usuario(asked);
  return { mensajes: answer.mensajes, ...pageShown(asked, answer) };
}

/** One of the person's messages. */
export async function messageOf(registry: Registry, id: unknown) {
  const { mensaje } = await orNotAvailable(registry.mensajes.ver({ id: idOf(id) }));
  return mensaje;
}

/** Marks a message read, which only a form does: a GET that a prefetcher makes changes nothing. */
export async function leer(args: RouteArgs, { registry }: Submission, id: unknown, to: string) {
  await orNotAvailable(registry.mensajes.leido({ id: idOf(id) }));
  return redirect(args, to);
}

/** Takes a message off the list. */
export async function eliminar(args: RouteArgs, { registry }: Submission, id: unknown, to: string) {
  const { titulo, ...mensaje } = await messageOf(registry, id);
  const answer = await registry.mensajes.eliminar({ id: mensaje.id });
  if (answer.codigo !== 'OK') return done(args, to, { tipo: 'error', texto: answer.mensaje });
  return done(args, to, { tipo: 'ok', texto: `Se eliminó el mensaje «${titulo}».` });
}
