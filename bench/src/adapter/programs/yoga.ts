import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Context } from '@taem/server/src/gateway/context.ts';
import { createYoga } from 'graphql-yoga';
import { listen } from './listen.ts';
import { contextFor, schema } from './peer.ts';

/** GraphQL Yoga with its defaults, on Node's own server as its documentation shows it. */
const yoga = createYoga<object, Context>({
  schema,
  context: ({ request }) => contextFor(request.headers.get('authorization'), randomUUID(), '127.0.0.1'),
});
await listen(createServer((request, response) => void yoga(request, response)));
