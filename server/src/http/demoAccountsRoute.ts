import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Whom the sandbox may sign in by one click. Nobody in production, and nobody of another gateway than the demo shop's. */
export function demoAccountsRoute(app: FastifyInstance, { demo, production }: Config): void {
  const { usernames, password } = demoAccounts;
  const accounts = demo && !production ? usernames.map((username) => ({ username, password })) : [];
  app.get('/demo-accounts', async (_request, reply) => reply.header('cache-control', 'no-store').send({ accounts }));
}
