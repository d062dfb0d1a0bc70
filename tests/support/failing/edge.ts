import type { ServerResponse } from 'node:http';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { beforeEach } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { contract } from '~/registry/contract';
import { isSpecifiedPath } from '~/registry/contract/specified';
import type { Operation } from '~/session/failures/failed-calls';
import { edgeServer, serving } from '../../registry/borde';
import { bySections } from './by-sections';

/** One way in which an operation is not attended. */
export interface Failure {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** How many are attended before. */
  after?: number;
}

/** With what a page says it: a failure of the registry's own is none of this portal's, which only stands in front of it. */
export const shownWith = (status: number): number => (status === 500 ? 502 : status);

const operations: [Operation, AnyContractProcedure][] = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all)
    .filter((each): each is [string, AnyContractProcedure] => isContractProcedure(each[1]))
    .map(([name, procedure]): [Operation, AnyContractProcedure] => [
      `${area}.${name}` as Operation,
      procedure,
    ]),
);

const patterns = operations.map(
  ([
    operation,
    {
      '~orpc': { route },
    },
  ]) => ({
    operation,
    method: route.method ?? 'POST',
    /** A part of the path that is a name is surer than one that is anything. */
    parts: (route.path ?? '').split('/').filter((each) => each.startsWith('{')).length,
    path: new RegExp(`^/api${(route.path ?? '').replace(/\{[+\w]+\}/g, '[^/]+')}/?$`),
  }),
);

/** The operation that an address of `/api` is. */
function operationAt(method: string, path: string): Operation | undefined {
  const found = patterns.filter((each) => each.method === method && each.path.test(path));
  return found.sort((one, other) => one.parts - other.parts)[0]?.operation;
}

/** Whatever a registry may ask of a portal, by its name. */
export const OPERATIONS = operations.map(([operation]) => operation);

/** Whether the specification has an operation; this project's own ones are answered by this project. */
export const isSpecified = (operation: Operation): boolean => {
  const { method = 'POST', path = '' } =
    operations.find(([name]) => name === operation)?.[1]['~orpc'].route ?? {};
  return isSpecifiedPath(method, path);
};

const answer = (response: ServerResponse, { status, headers = {}, body = {} }: Failure): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));

/**
 * The portal of these tests asks its registry over HTTP, where one operation at a time can be made to fail. What failed
 * is what was asked: an operation that nobody asked failed nobody.
 */
export function failingRegistry() {
  let failing: { operation: Operation; failure: Failure } | undefined;
  let failures = 0;
  let attended = 0;
  // The parts of a screen fail one by one where they are asked one by one.
  const edge = bySections(edgeServer());
  const server = serving((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://edge').pathname);
    const isAsked = failing && operationAt(request.method ?? 'GET', path) === failing.operation;
    if (failing && isAsked && attended++ >= (failing.failure.after ?? 0)) {
      failures += 1;
      request.resume();
      return answer(response, failing.failure);
    }
    edge(request, response);
  });
  beforeEach(() => {
    // Both ends are this process: on a busy machine an answer may be late, which is another failure than the one meant.
    const patience = { REGISTRY_API_READ_SECONDS: 30 };
    Object.assign(settings(), { REGISTRY_API_URL: `${server.url()}/api`, ...patience });
    useSettings(settings());
  });
  return {
    /** Has an operation fail while something is done; answers what came of it. */
    async while<T>(operation: Operation, failure: Failure, work: () => Promise<T>): Promise<T> {
      failing = { operation, failure };
      failures = 0;
      attended = 0;
      try {
        const done = await work();
        if (failures === 0) throw new Error(`Nobody asked for ${operation}.`);
        return done;
      } finally {
        failing = undefined;
      }
    },
  };
}
