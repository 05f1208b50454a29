import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Serves the accounts with which the sandbox can sign in by one click. None in production, and none with a gateway
 * other than the demo shop's.
 */
export function demoAccountsRoute(app: FastifyInstance, { demo, production }: Config): void {
  const { usernames, password } = demoAccounts;
  const accounts = demo && !production ? usernames.map((username) => ({ username, password })) : [];
  app.get('/demo-accounts', async (_request, reply) => reply.header('cache-control', 'no-store').send({ accounts }));
}
