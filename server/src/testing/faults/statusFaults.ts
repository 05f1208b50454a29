import type { Fault } from './Fault.ts';
import { rawAnswer } from './rawAnswer.ts';

const PAGE = '<!doctype html><title>Oops</title><h1>nginx</h1>';
const HTML = { 'content-type': 'text/html' };

/** What stands before the gateway, or the gateway in trouble, answers in its place. */
export const statusFaults: readonly Fault[] = [
  instead('302 to a sign-in page', 302, '', { location: 'https://login.example/' }),
  instead('301 with the page of another host', 301, PAGE, { ...HTML, location: 'https://login.example/' }),
  { ...instead('401 once', 401, refusal('TOKEN_EXPIRED')), once: true },
  instead('401 without a body', 401, ''),
  instead('403 as a page', 403, PAGE, HTML),
  instead('404 as a page', 404, PAGE, HTML),
  instead('408', 408, ''),
  instead('413 as a page', 413, PAGE, HTML),
  instead('418 of a proxy', 418, 'teapot', { 'content-type': 'text/plain' }),
  instead('429 with Retry-After', 429, refusal('TOO_MANY'), { 'retry-after': 7 }),
  instead('500', 500, refusal('select * from secrets')),
  { ...instead('500 once', 500, refusal('E')), once: true },
  instead('502 as a page', 502, PAGE, HTML),
  instead('503 with Retry-After', 503, '', { 'retry-after': 3 }),
  instead('504', 504, PAGE, HTML),
  instead('a status that does not exist', 999, '{}'),
  instead('HTML with 200', 200, PAGE, HTML),
  instead('HTML with 200 that calls itself JSON', 200, PAGE),
  instead('200 without a body', 200, ''),
  instead('204', 204, ''),
  instead('a failure inside 200', 200, JSON.stringify({ status: 500, code: 'E', message: 'broken' })),
];

function instead(name: string, status: number, body: string, headers: Record<string, string | number> = {}): Fault {
  return { name, stage: 'before', harm: (socket) => socket.end(rawAnswer(status, body, headers)) };
}

function refusal(code: string): string {
  return JSON.stringify({ code, message: 'No.' });
}
