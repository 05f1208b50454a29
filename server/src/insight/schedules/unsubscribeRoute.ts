import type { FastifyInstance, FastifyReply } from 'fastify';
import { type RateLimits, STRANGER_CALL_COST } from '../../execution/rateLimits.ts';
import { GatewayRefusal } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import type { ServerCalls } from '../../gateway/ServerCalls.ts';
import { strangerKey } from '../../gateway/VerifiedCallers.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import { callerOf } from '../../http/callerOf.ts';

interface ByToken {
  Params: { token: string };
}

/** A mail program posts only one short line (RFC 8058). */
const MAX_BYTES = 10_000;

/**
 * Serves the page behind the unsubscribe link of a mail with figures, without a session and without scripts. Opening it
 * changes nothing, because filters follow the links in mails; a mail program that posts to it unsubscribes with one
 * click.
 */
export async function unsubscribeRoute(app: FastifyInstance, calls: ServerCalls, rates: RateLimits): Promise<void> {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  if (app.hasContentTypeParser('multipart/form-data')) app.removeContentTypeParser('multipart/form-data');
  app.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, body, done) => done(null, body));

  // Charged before anything is read, because strangers can look up links.
  app.addHook('onRequest', async ({ ip }) => void (await rates.spendCost(strangerKey(ip), STRANGER_CALL_COST)));

  app.get<ByToken>('/unsubscribe/:token', (request, reply) =>
    show(reply, calls, callerOf(request), request.params.token, null),
  );
  app.post<ByToken & { Body: unknown }>('/unsubscribe/:token', (request, reply) =>
    show(reply, calls, callerOf(request), request.params.token, String(request.body ?? '').includes('subscribed=yes')),
  );
}

async function show(
  reply: FastifyReply,
  calls: ServerCalls,
  caller: ReturnType<typeof callerOf>,
  token: string,
  subscribe: boolean | null,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8');
  try {
    const path = `/schedule-links/${inAddress(token)}`;
    const subscription = await calls.ask(caller, (gateway) =>
      subscribe === null ? gateway.get(path) : gateway.post(path, { is_subscribed: subscribe }),
    );
    if (!isWireRecord(subscription)) throw new Error('The answer is no subscription.');
    const words = subscription.locale === 'en-US' ? ENGLISH : THAI;
    return reply.send(pageOf(words, subscription, subscribe !== null));
  } catch (error) {
    const isGone = error instanceof GatewayRefusal && error.status < 500;
    return reply.code(isGone ? 404 : 503).send(withoutName(isGone ? GONE : AWAY));
  }
}

const THAI = {
  language: 'th',
  gets: (name: string) => `คุณรับอีเมล “${name}” อยู่`,
  getsNot: (name: string) => `คุณจะไม่ได้รับอีเมล “${name}” อีก`,
  stopped: (name: string) => `เลิกรับแล้ว คุณจะไม่ได้รับอีเมล “${name}” อีก`,
  resumed: (name: string) => `รับต่อแล้ว คุณจะได้รับอีเมล “${name}” ตามเวลา`,
  stop: 'เลิกรับอีเมลนี้',
  again: 'รับอีกครั้ง',
  mistake: 'กดผิดหรือเปลี่ยนใจ รับต่อได้ที่หน้านี้',
  removed: 'การส่งนี้ถูกลบไปแล้ว ลิงก์นี้ใช้กับอีเมลทั้งหมดของแดชบอร์ดเดียวกันที่ผู้ตั้งคนเดิมส่งถึงคุณ',
};
const ENGLISH: typeof THAI = {
  language: 'en',
  gets: (name) => `You receive the email “${name}”.`,
  getsNot: (name) => `You do not receive the email “${name}” any more.`,
  stopped: (name) => `Done: you will not receive the email “${name}” any more.`,
  resumed: (name) => `Done: you will receive the email “${name}” at its times again.`,
  stop: 'Stop receiving this email',
  again: 'Receive it again',
  mistake: 'By mistake, or changed your mind? You can take it up again here.',
  removed: 'It has since been deleted. This link is for all emails about the same dashboard from the same person.',
};
/** The texts for an invalid link, in both languages, because its recipient is unknown. */
const GONE = {
  th: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
  hint: 'หากยังได้รับอีเมลอยู่ แจ้งผู้ดูแลระบบของร้านให้นำคุณออกจากผู้รับ',
  en: 'This link no longer works. If the emails still come, ask an administrator of the shop to remove you.',
};
const AWAY: typeof GONE = {
  th: 'ระบบไม่พร้อมให้บริการชั่วคราว',
  hint: 'กรุณาลองใหม่ในอีกสักครู่',
  en: 'The service is not available right now. Please try again in a moment.',
};

/** Renders the current state, with a button for the opposite; `isDone` after it was pressed. */
function pageOf(words: typeof THAI, subscription: WireRecord, isDone: boolean): string {
  const [name, isSubscribed] = [escaped(String(subscription.name)), subscription.is_subscribed === true];
  const line = isDone
    ? (isSubscribed ? words.resumed : words.stopped)(name)
    : (isSubscribed ? words.gets : words.getsNot)(name);
  const [value, label, kind] = isSubscribed ? ['no', words.stop, 'main'] : ['yes', words.again, 'other'];
  const hint = isSubscribed ? '' : `<p class="hint">${words.mistake}</p>`;
  const removed = subscription.is_removed === true ? `<p class="hint">${words.removed}</p>` : '';
  const form = `<form method="post"><input type="hidden" name="subscribed" value="${value}"><button class="${kind}">${label}</button></form>`;
  return framed(words.language, line, `${removed}${hint}${form}`, escaped(String(subscription.shop ?? '')));
}

const withoutName = ({ th, hint, en }: typeof GONE) =>
  framed('th', th, `<p class="hint">${hint}</p><p class="hint" lang="en">${en}</p>`, 'แต้ม Taem');

/** A card in the colours of the product; `line` and the rest are HTML. */
const framed = (language: string, line: string, more = '', shop = '') => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${shop || 'Taem'}</title><style>
body{font:17px/1.6 "Noto Sans Thai Variable","Noto Sans Thai",system-ui,sans-serif;margin:0;background:#eff2f4;color:#14232b}
main{box-sizing:border-box;max-width:30rem;margin:12vh auto 0;padding:1.75rem 1.5rem;background:#fff;border:1px solid #dde3e7;border-radius:16px;width:calc(100% - 2rem)}
h1{font-size:1.25rem;line-height:1.5;margin:0 0 1.25rem;overflow-wrap:anywhere}
.shop,.hint{color:#52626c;margin:0 0 .25rem;font-size:.9375rem}.hint{margin:0 0 1rem}
button{font:inherit;font-weight:650;width:100%;min-height:48px;padding:.5rem 1.25rem;border-radius:10px;cursor:pointer}
.main{background:#0b5d57;color:#fff;border:1px solid #0b5d57}.other{background:#fff;color:#0b5d57;border:1px solid #b4c0c7}
button:focus-visible{outline:3px solid #2f8078;outline-offset:2px}</style></head>
<body><main>${shop && `<p class="shop">${shop}</p>`}<div role="status"><h1>${line}</h1></div>${more}</main></body></html>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
