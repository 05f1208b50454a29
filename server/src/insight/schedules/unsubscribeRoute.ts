import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ContextParts, createContext } from '../../execution/context.ts';
import { GatewayRefusal } from '../../gateway/GatewayError.ts';
import { signInClient } from '../../gateway/signInClient.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import { callerOf } from '../../http/callerOf.ts';

interface ByToken {
  Params: { token: string };
}

/** What a mail program posts is one short line (RFC 8058). */
const MOST_BYTES = 10_000;

/**
 * The page behind the link of a mail with figures, without a session and without scripts. To look at it changes nothing,
 * because filters follow the links of mails; a mail program that posts to it ends the mails with one press.
 */
export async function unsubscribeRoute(app: FastifyInstance, parts: ContextParts): Promise<void> {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  if (app.hasContentTypeParser('multipart/form-data')) app.removeContentTypeParser('multipart/form-data');
  app.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body));

  app.get<ByToken>('/unsubscribe/:token', (request, reply) =>
    show(reply, parts, callerOf(request), request.params.token, null),
  );
  app.post<ByToken & { Body: unknown }>('/unsubscribe/:token', (request, reply) =>
    show(reply, parts, callerOf(request), request.params.token, String(request.body ?? '').includes('subscribed=yes')),
  );
}

async function show(
  reply: FastifyReply,
  parts: ContextParts,
  caller: ReturnType<typeof callerOf>,
  token: string,
  wanted: boolean | null,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8');
  try {
    const context = createContext(parts, { ...caller, token: null }, null);
    const { gateway } = context.withToken(await signInClient(context));
    const path = `/schedule-links/${encodeURIComponent(token)}`;
    const told = wanted === null ? await gateway.get(path) : await gateway.post(path, { is_subscribed: wanted });
    if (!isWireRecord(told)) throw new Error('The answer is no subscription.');
    const words = told.locale === 'en-US' ? ENGLISH : THAI;
    return reply.send(pageOf(words, String(told.name), told.is_subscribed === true));
  } catch (error) {
    const isGone = error instanceof GatewayRefusal && error.status < 500;
    return reply.code(isGone ? 404 : 503).send(framed('th', [isGone ? GONE : AWAY]));
  }
}

const THAI = {
  language: 'th',
  gets: (name: string) => `คุณรับอีเมล “${name}” อยู่`,
  getsNot: (name: string) => `คุณเลิกรับอีเมล “${name}” แล้ว`,
  stop: 'เลิกรับ',
  again: 'รับอีกครั้ง',
};
const ENGLISH: typeof THAI = {
  language: 'en',
  gets: (name) => `You receive the e-mail “${name}”.`,
  getsNot: (name) => `You do not receive the e-mail “${name}” any more.`,
  stop: 'Stop receiving it',
  again: 'Receive it again',
};
const GONE = 'ลิงก์นี้ใช้ไม่ได้แล้ว · This link does not work any more.';
const AWAY = 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ · Please try again in a moment.';

function pageOf(words: typeof THAI, name: string, isSubscribed: boolean): string {
  const [line, value, label] = isSubscribed
    ? [words.gets(name), 'no', words.stop]
    : [words.getsNot(name), 'yes', words.again];
  const form = `<form method="post"><input type="hidden" name="subscribed" value="${value}"><button>${label}</button></form>`;
  return framed(words.language, [line], form);
}

const framed = (language: string, lines: readonly string[], more = '') => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Taem</title><style>body{font:18px/1.6 sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;color:#222}
button{font:inherit;padding:.6rem 1.4rem;min-height:44px;border:1px solid #555;border-radius:.5rem;background:#fff;cursor:pointer}</style></head>
<body><main>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}${more}</main></body></html>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
