import type { AddressInfo } from 'node:net';
import { readConfig } from '@taem/server/src/config.ts';
import type { Context } from '@taem/server/src/execution/context.ts';
import { createContext } from '@taem/server/src/execution/context.ts';
import { Upstream } from '@taem/server/src/gateway/Upstream.ts';
import { createSchema, records } from '@taem/server/src/schema.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerCpu } from './answerCpu.ts';

/** What every peer serves: our schema and resolvers, our client and loaders, over the upstream of GATEWAY_URL. */
export const schema = createSchema();
const config = readConfig();
const upstream = new Upstream(config.gatewayUrl);

export function contextOf({ headers, id, ip }: FastifyRequest): Context {
  const token = headers.authorization?.replace('Bearer ', '') ?? null;
  return createContext({ upstream, records, config }, { token, requestId: id, caller: ip }, false);
}

export async function listen(app: FastifyInstance): Promise<void> {
  // A profiler writes when the process ends by itself.
  process.once('SIGTERM', () => process.exit());
  answerCpu();
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
}
