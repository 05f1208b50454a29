import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { malformed } from './GatewayError.ts';
import { jsonDepth } from './jsonDepth.ts';

const MAX_DEPTH = 64;
/** Below this size no depth is harmful, and checking it would slow down every call. */
const DEPTH_MATTERS_BYTES = 256 * 1024;

const JSON_TYPE = /\bjson\b/i;

/**
 * Parses the JSON of an answer; null without a body. Throws for a malformed answer: invalid characters are not replaced,
 * because a wrong letter in a name would be false data.
 */
export function readBody(headers: IncomingHttpHeaders, content: Buffer): unknown {
  if (content.length === 0) return null;
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) throw malformed(`The answer is ${type}, not JSON.`);
  if (!isUtf8(content)) throw malformed('The answer is not UTF-8.');
  if (content.length > DEPTH_MATTERS_BYTES && jsonDepth(content) > MAX_DEPTH)
    throw malformed('The answer is too deep.');
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw malformed('The answer is no JSON.');
  }
}
