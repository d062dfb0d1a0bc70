import * as build from 'virtual:remix/server-build';
import type { ActionFunction } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { z } from 'zod';
import { settings } from '~/base/config.server';
import { csrfToken } from '~/base/secrets.server';
import { sessionOf } from '~/session/request/request-context.server';
import { bodyOf, type Submission } from '../portal/form';
import type { Visitor } from '../portal/portal';

/** What an action answered, whether it returned or threw it. */
export interface Outcome {
  status: number;
  /** Where it leads, without the place on the page. */
  location: string | null;
  /** What the next page says first. */
  aviso: { tipo: string; texto: string } | null;
  /** What is wrong, by field; '' is the form as a whole. */
  errors: Record<string, string>;
  /** What stands in the fields of the form that comes back. */
  typed: Record<string, unknown>;
}

type Module = { id: string; action: ActionFunction; intenciones: readonly string[] | null };

const named = z.object({ intenciones: z.array(z.string()) }).readonly();

/** Every module of `app/routes.ts` that has an action, with the names of what can be asked of it. */
export const modulesWithAction: Module[] = Object.values(build.routes).flatMap((route) => {
  const action = route?.module.action;
  if (!route || typeof action !== 'function') return [];
  const intenciones =
    'intenciones' in action ? named.parse({ intenciones: action.intenciones }).intenciones : null;
  return [{ id: route.id, action, intenciones }];
});

type Branch = Parameters<typeof matchRoutes>[0][number];

/** The routes as the router has them, below one of them. */
const below = (parentId: string | undefined): Branch[] =>
  Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path } = route;
    return [route.index ? { id, path, index: true as const } : { id, path, children: below(id) }];
  });

const tree = below(undefined);

/** The module that a form of this address is sent to. */
function moduleAt(address: string): { module: Module; params: Record<string, string | undefined> } {
  const match = matchRoutes(tree, address)?.at(-1);
  const module = modulesWithAction.find(({ id }) => id === match?.route.id);
  if (!match || !module) throw new Error(`No action is at ${address}.`);
  return { module, params: match.params };
}

const withData = z.object({
  data: z.unknown(),
  init: z.object({ status: z.number().optional() }).nullable(),
});

const refused = z.object({
  lastResult: z.object({
    error: z.record(z.string(), z.array(z.string()).nullable()).nullish(),
    initialValue: z.record(z.string(), z.unknown()).nullish(),
  }),
});

function readAnswer(answer: unknown): Pick<Outcome, 'status' | 'location' | 'errors' | 'typed'> {
  if (answer instanceof Response) {
    const to = answer.headers.get('Location');
    return { status: answer.status, location: to?.split('#')[0] ?? null, errors: {}, typed: {} };
  }
  const sent = withData.safeParse(answer).data;
  const { lastResult } = refused.safeParse(sent ? sent.data : answer).data ?? { lastResult: {} };
  const errors = Object.entries(lastResult.error ?? {}).map(([name, texts]) => [
    name,
    texts?.join(' ') ?? '',
  ]);
  return {
    status: sent?.init?.status ?? 200,
    location: null,
    errors: Object.fromEntries(errors),
    typed: lastResult.initialValue ?? {},
  };
}

/** The request that a browser makes of a form. */
function requestOf(who: Visitor, sent: Submission): Request {
  const origin = settings().PUBLIC_URL;
  const headers = { Cookie: who.cookies.header, Origin: origin, Host: new URL(origin).host };
  return new Request(new URL(sent.action, origin), { method: 'POST', body: bodyOf(sent), headers });
}

/** Calls the action of a form's address with the form, as this browser sends it. */
export async function post(who: Visitor, sent: Submission): Promise<Outcome> {
  const { module, params } = moduleAt(new URL(sent.action, settings().PUBLIC_URL).pathname);
  const context = { direccion: who.direccion };
  const args = { request: requestOf(who, sent), params, context };
  const answer: unknown = await Promise.resolve(module.action(args)).catch((thrown: unknown) => {
    if (thrown instanceof Error) throw thrown;
    return thrown;
  });
  if (answer instanceof Response) who.cookies.keep(answer.headers);
  const outcome = readAnswer(answer);
  const aviso = outcome.location === null ? null : ((await sessionOf(context)?.read('aviso')) ?? null);
  return { ...outcome, aviso };
}

/** The same form with something else under a name; without it where that is null. */
export const withField = (sent: Submission, name: string, value: string | null): Submission => ({
  ...sent,
  entries: [
    ...sent.entries.filter(([each]) => each !== name),
    ...(value === null ? [] : [[name, value] satisfies [string, string]]),
  ],
});

/** The same form as it would be sent by somebody else, whose own session vouches for it. */
export async function asSentBy(who: Visitor, sent: Submission): Promise<Submission> {
  if (who.cookies.get('sesion') === undefined) await who.request('/ayuda');
  return withField(sent, 'csrf', csrfToken(who.cookies.get('sesion') ?? ''));
}
