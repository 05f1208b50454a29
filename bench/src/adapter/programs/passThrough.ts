import fastify from 'fastify';
import { Pool } from 'undici';
import { keyOf } from '../restCalls.ts';
import { listen } from './listen.ts';

/** A call that an operation makes upstream. */
export interface RestCall {
  method: string;
  path: string;
  body?: string;
}

/**
 * The plain REST calls: the same calls that our server makes for an operation, all at once, with their bodies passed on
 * unread. No server that parses the answers can be faster.
 */
const calls = JSON.parse(process.env.CALLS ?? '{}') as Record<string, RestCall[]>;
const { origin, pathname } = new URL(process.env.GATEWAY_URL ?? '');
const pool = new Pool(origin, { connections: 64, keepAliveTimeout: 4_000 });
const [open, comma, close] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

const app = fastify();
app.post<{ Body: { operationName: string; variables: object } }>('/graphql', async (request, reply) => {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: request.headers.authorization ?? '',
  };
  const bodies = await Promise.all(
    (calls[keyOf(request.body)] ?? []).map(async ({ method, path, body }) => {
      const answer = await pool.request({ method: method as 'GET', path: pathname + path, headers, body });
      return Buffer.from(await answer.body.arrayBuffer());
    }),
  );
  const parts = bodies.flatMap((body, index) => (index === 0 ? [body] : [comma, body]));
  return reply.type('application/json').send(Buffer.concat([open, ...parts, close]));
});
await listen(app);
