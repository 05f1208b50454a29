import { finished } from 'node:stream/promises';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import { LIMITS } from '../execution/limits.ts';
import { refuseLarge } from './refuseLargeJson.ts';

export function isUpload({ method, headers }: FastifyRequest): boolean {
  // The body of any other request is never read, so waiting for its end would never finish.
  return method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/** Reads the operation of a multipart request, with its file in place; the file stays outside memory until it is read. */
export async function readUpload({ raw }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const operation = await processRequest(raw, reply.raw, {
    maxFieldSize: LIMITS.bodyBytes,
    // The form reader refuses a file of exactly its limit.
    maxFileSize: MAX_IMAGE_BYTES + 1,
    maxFiles: 1,
  });
  refuseLarge('The request', operation);
  return operation;
}

/** Waits for the end of an upload, because a browser treats an answer while it is still sending as a broken connection. */
export async function uploadEnded({ raw }: FastifyRequest): Promise<void> {
  await finished(raw, { writable: false }).catch(() => undefined);
}
