import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files with a hash of their content in their names never change. */
const HASHED = /[/\\]assets[/\\]/;

/** Serves the built web client: its files, and its page for every address that the client routes itself. */
export async function webRoutes(app: FastifyInstance, webDist: string): Promise<void> {
  if (!existsSync(join(webDist, 'index.html'))) {
    app.log.warn(`No web client in ${webDist}: only the API is served.`);
    return;
  }
  await app.register(fastifyStatic, {
    root: webDist,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The link of a receipt page may be passed on, so no search engine may list it.
      reply.header('x-robots-tag', 'noindex');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!page) return reply.code(404).send({ status: 404, message: 'Element does not exist' });
    return reply.sendFile('index.html');
  });
}

/** Returns the hashes of the inline scripts in the client's page, for the content security policy; no others may run. */
export function inlineScripts(webDist: string): string[] {
  const page = join(webDist, 'index.html');
  if (!existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
