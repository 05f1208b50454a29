import type { Static, TObject, TSchema, TUnknown } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify';
import type { Operation } from './Operation.ts';
import { checkedByQuery } from './parameter.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The parameters of a path: `/dashboards/:id` has an `id`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Path extends `${string}*`
      ? Record<'*', string>
      : unknown;

type RouteRequest<Path extends string, Query extends TObject, Body extends TSchema> = FastifyRequest<{
  Params: ParamsOf<Path>;
  Querystring: Static<Query>;
  Body: Static<Body>;
}>;

type Route<Path extends string, Query extends TObject, Body extends TSchema> = Operation<Query, Body> & {
  handle: (request: RouteRequest<Path, Query, Body>, reply: FastifyReply) => unknown;
};

/** Registers one route with its declaration and its handler. */
export function route<Path extends string, Query extends TObject = TObject, Body extends TSchema = TUnknown>(
  app: FastifyInstance,
  address: `${Method} ${Path}`,
  { handle, ...operation }: Route<Path, Query, Body>,
): void {
  const [method, url] = address.split(' ') as [HTTPMethods, string];
  const { query, body, mostBytes } = operation;
  const querystring = query && checkedByQuery(query);
  app.route({
    ...{ method, url },
    config: { operation },
    schema: { ...(querystring && { querystring }), ...(body && { body }) },
    ...(mostBytes && { bodyLimit: mostBytes }),
    handler: handle as RouteHandlerMethod,
  });
}
