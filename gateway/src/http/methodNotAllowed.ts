import type { FastifyInstance } from 'fastify';
import { Refusal, refuseUnknown } from './errors.ts';

/** Distinguishes a known address with the wrong method (405) from an unknown one (404). */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const matching = [...routes.values()].find((route) => route.pattern.test(path));
    if (!matching) throw refuseUnknown('This address');
    reply.header('allow', [...matching.methods].join(', '));
    throw new Refusal(405, 'METHOD_NOT_ALLOWED', `${request.method} is not possible here.`);
  });
}

function toPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
