import fastify from 'fastify';
import mercurius from 'mercurius';
import { listen } from './listen.ts';
import { contextOf, schema } from './peer.ts';

/** Mercurius, compiling an operation when it is requested the second time. */
const app = fastify();
await app.register(mercurius, { schema, jit: 1, context: (request) => contextOf(request) });
await listen(app);
