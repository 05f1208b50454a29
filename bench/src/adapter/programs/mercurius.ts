import fastify from 'fastify';
import mercurius from 'mercurius';
import { listen } from './listen.ts';
import { contextOf, schema } from './peer.ts';

/** Mercurius with its defaults. */
const app = fastify();
await app.register(mercurius, { schema, context: (request) => contextOf(request) });
await listen(app);
