import { PassThrough } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import type { Upstream } from '../Upstream.ts';
import { type SalesChange, SharedFeed, type Viewer } from './SharedFeed.ts';

const SCOPE = { realm_id: 'r', branch_ids: null };
const change = (businessDate: string) => ({ branchId: 'b', businessDate, at: '2026-11-23T00:00:00Z', only: 'sales' });
const UNSPECIFIED = { branchId: null, businessDate: null, at: expect.any(String), only: null };

/** A feed whose gateway sends what the test gives it. */
function startFeed() {
  const streams: { path: string; body: PassThrough }[] = [];
  const openEvents = async (path: string) => {
    const body = new PassThrough();
    streams.push({ path, body });
    return body;
  };
  const feed = new SharedFeed({ openEvents } as unknown as Upstream, 'r all', () => undefined);
  feeds.push(feed);
  return {
    streams,
    say: (event: string, data: object) =>
      streams.at(-1)?.body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    sell: (business_date: string) =>
      streams
        .at(-1)
        ?.body.write(
          `event: sales_changed\ndata: ${JSON.stringify({ branch_id: 'b', business_date, at: '2026-11-23T00:00:00Z' })}\n\n`,
        ),
    /** Adds a viewer who requested the figures this many milliseconds ago; `next` waits for what they receive. */
    join(lately: number) {
      const received: SalesChange[] = [];
      let wake: (() => void) | undefined;
      const receive: Viewer['receive'] = (incoming) => {
        received.push(incoming);
        wake?.();
      };
      feed.join({ token: 't', lately, receive, end: () => undefined });
      const next = async () => {
        while (received.length === 0)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        return received.shift();
      };
      return { received, next };
    },
  };
}
const feeds: SharedFeed[] = [];
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.close();
});

it('the first viewer has the gateway repeat its notices since the figures were requested', async () => {
  const { streams, join } = startFeed();
  join(4_000);
  expect(streams[0]?.path).toMatch(/^\/live\/sales\?lately=4\d{3}$/);
  const plain = startFeed();
  plain.join(0);
  expect(Number(/lately=(\d+)/.exec(plain.streams[0]?.path ?? '')?.[1] ?? 0)).toBeLessThan(1_000);
});

it('a viewer who comes after a sale is notified of it when the figures were requested before it, and else only of later ones', async () => {
  const { say, sell, join } = startFeed();
  const first = join(5_000);
  say('scope', SCOPE);
  sell('2026-11-22');
  expect(await first.next()).toEqual(change('2026-11-22'));
  const [late, fresh] = [join(4_000), join(0)];
  expect(late.received).toEqual([change('2026-11-22')]);
  expect(fresh.received).toEqual([]);
  sell('2026-11-23');
  expect(await fresh.next()).toEqual(change('2026-11-23'));
  expect(late.received).toEqual([change('2026-11-22'), change('2026-11-23')]);
});

it('longer ago than is remembered, or than the stream is open, it is reported that what changed is not known', async () => {
  const { say, sell, join } = startFeed();
  const first = join(0);
  say('scope', SCOPE);
  sell('2026-11-22');
  await first.next();
  for (const lately of [9_000, 60_000]) expect(join(lately).received).toEqual([UNSPECIFIED]);
  const early = startFeed();
  const waiting = early.join(60_000);
  early.say('scope', SCOPE);
  expect(await waiting.next()).toEqual(UNSPECIFIED);
});

it('after a stream that was lost nothing from before it is known', async () => {
  const { streams, say, sell, join } = startFeed();
  const first = join(5_000);
  say('scope', SCOPE);
  sell('2026-11-22');
  await first.next();
  streams[0]?.body.end();
  while (streams.length < 2) await new Promise((resolve) => setImmediate(resolve));
  say('scope', SCOPE);
  expect(await first.next()).toEqual(UNSPECIFIED);
  expect(join(4_000).received).toEqual([UNSPECIFIED]);
});
