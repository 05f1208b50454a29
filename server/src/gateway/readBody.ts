import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { malformed } from './GatewayError.ts';
import { jsonDepth } from './jsonDepth.ts';

const MAX_DEPTH = 64;
/** Below this size no depth does harm, and looking for it would cost every call. */
const DEPTH_MATTERS_BYTES = 256 * 1024;

const JSON_TYPE = /\bjson\b/i;

/** The JSON of an answer; null where there is no body. Nothing is repaired: a wrong letter in a name would be a lie. */
export function readBody(headers: IncomingHttpHeaders, content: ArrayBuffer): unknown {
  if (content.byteLength === 0) return null;
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) throw malformed(`The answer is ${type}, not JSON.`);
  const bytes = Buffer.from(content);
  if (!isUtf8(bytes)) throw malformed('The answer is not UTF-8.');
  if (bytes.length > DEPTH_MATTERS_BYTES && jsonDepth(bytes) > MAX_DEPTH) throw malformed('The answer is too deep.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw malformed('The answer is no JSON.');
  }
}
