import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SalesNotice } from '../database/openSalesNotices.ts';
import { adjustBody, type ReversalTests, startReversalTests, voidBody } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

/** Follows the sales of a shop; `next` waits for the next event. */
async function follow(shop: TestShop) {
  const received: (SalesNotice | null)[] = [];
  let wake: (() => void) | undefined;
  tests.context.salesNotices.follow(shop.session.realmId, (notice) => {
    received.push(notice);
    wake?.();
  });
  const next = async () => {
    while (received.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return received.shift();
  };
  // The first follower opens the listening connection; null reports that earlier notices are unknown.
  if (!isListening) expect(await next()).toBeNull();
  isListening = true;
  return next;
}
let isListening = false;

test('a sale, its adjustment, its void and the claim of a receipt are each announced with branch and day', async () => {
  const shop = await tests.openShop();
  await tests.rows(shop, "update members set phone = '0812345678|TH|+66'");
  const next = await follow(shop);
  const isReceived = async () =>
    expect(await next()).toMatchObject({ branch_id: shop.branchId, business_date: expect.any(String) });
  const isDone = ({ status, body }: { status: number; body: unknown }) =>
    expect({ status, body }).toMatchObject({ status: 200 });

  const sale = await tests.sell(shop, { coffee: 0, tea: 9, memberId: shop.memberId });
  await isReceived();
  isDone(await tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, sale, 3)));
  await isReceived();
  isDone(await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale, { __v: sale.__v + 1 })));
  await isReceived();

  const guests = await tests.sell(shop, { coffee: 0, tea: 9 });
  await isReceived();
  const { body } = await tests.call(shop, 'GET', `transactions/${guests.id}/receipt-link`);
  const path = `/v3.0/onboard/claim/${String(body.payload.receipt_link.url).split('/').at(-1)}`;
  const open = async (url: string, payload: object) => {
    const answer = await tests.app.inject({ method: 'POST', url, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const codeSent = await open(`${path}/code`, { phone: '081-234-5678' });
  isDone(codeSent);
  const [message] = await tests.rows<{ content: { text: string } }>(
    shop,
    "select content from outbox_messages where channel = 'sms' order by id desc limit 1",
  );
  const code = /: (\d{6}) /.exec(message?.content.text ?? '')?.[1] ?? '';
  isDone(await open(path, { phone: '081-234-5678', ref_code: codeSent.body.payload.ref_code, code }));
  await isReceived();
});

test('recent notices are repeated to a listener that comes later, of its merchant alone', async () => {
  const [shop, neighbour] = [await tests.openShop(), await tests.openShop()];
  const next = await follow(shop);
  const { salesNotices } = tests.context;
  await tests.sell(shop, { coffee: 1, tea: 0 });
  const notice = await next();
  expect(salesNotices.lately(shop.session.realmId, 10_000)).toContainEqual(notice);
  expect(salesNotices.lately(shop.session.realmId, 0)).toEqual([]);
  expect(salesNotices.lately(neighbour.session.realmId, 10_000)).not.toContainEqual(notice);
});
