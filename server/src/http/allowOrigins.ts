import cors from '@fastify/cors';
import { READ_AFTER } from '@taem/domain/contract/readAfter.ts';
import type { FastifyInstance } from 'fastify';

/** The maximum time for which a browser caches a CORS preflight, in seconds. */
const REMEMBERED = 600;

/**
 * Lets pages of these origins call the API from a browser. Cookies are not used and not allowed: a page needs a token.
 * Other origins get no headers.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    credentials: false,
    exposedHeaders: ['x-request-id', READ_AFTER, 'retry-after', 'ratelimit', 'ratelimit-policy', 'content-disposition'],
    maxAge: REMEMBERED,
    strictPreflight: false,
  });
}
