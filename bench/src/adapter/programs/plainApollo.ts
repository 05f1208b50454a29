import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import type { Context } from '@taem/server/src/gateway/context.ts';
import fastify from 'fastify';
import { listen } from './listen.ts';
import { contextOf, schema } from './peer.ts';

/** Apollo Server with its defaults. */
const apollo = new ApolloServer<Context>({ schema });
await apollo.start();
const app = fastify();
await app.register(fastifyApollo(apollo), { context: async (request) => contextOf(request) });
await listen(app);
