import { readConfig } from '@taem/server/src/config.ts';
import type { Context } from '@taem/server/src/gateway/context.ts';
import { createContext } from '@taem/server/src/gateway/context.ts';
import { SalesFeeds } from '@taem/server/src/gateway/live/SalesFeeds.ts';
import { Upstream } from '@taem/server/src/gateway/Upstream.ts';
import { createVerifiedCallers } from '@taem/server/src/gateway/VerifiedCallers.ts';
import { createSchema, records } from '@taem/server/src/schema.ts';
import type { FastifyRequest } from 'fastify';

/** Every peer serves our schema and resolvers, with our client and loaders, over the upstream of GATEWAY_URL. */
export const schema = createSchema();
const config = readConfig();
const upstream = new Upstream(config.gatewayUrl, config.upstream);
const callers = createVerifiedCallers();

export function contextOf({ headers, id, ip }: FastifyRequest): Context {
  return contextFor(headers.authorization, id, ip);
}

export function contextFor(authorization: string | null | undefined, requestId: string, caller: string): Context {
  const token = authorization?.replace('Bearer ', '') ?? null;
  return createContext(
    { upstream, records, config, callers, sales: new SalesFeeds(upstream) },
    { token, requestId, caller },
    null,
  );
}
