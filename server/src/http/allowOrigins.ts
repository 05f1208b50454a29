import cors from '@fastify/cors';
import { READ_AFTER } from '@taem/domain/contract/readAfter.ts';
import type { FastifyInstance } from 'fastify';

/** Longest that a browser remembers the answer to its question whether it may ask, in seconds. */
const REMEMBERED = 600;

/**
 * Lets pages of these origins call the API from a browser. Cookies play no part in it, so none are let along: a page has to
 * have a token. To any other origin no header says anything.
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
