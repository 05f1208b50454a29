import { expect, test } from 'vitest';
import { type Run, scheduleTests } from '../../testing/scheduleTests.ts';

const tests = scheduleTests();
const { gateway, renew, rows, send, ok, schedule, claim, finish, mails, at, linkOfLastMail, isSubscribed } = tests;

test('the link of a mail ends it with one press, and only who has the link takes it up again', async () => {
  const { id } = await schedule({ recipient_ids: [tests.people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  const [mail] = await mails();
  const [, link = ''] =
    /<https:\/\/shop.example\/unsubscribe\/(.+)>/.exec(mail?.content.headers['List-Unsubscribe'] ?? '') ?? [];
  expect(mail?.content.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.content.text).toContain(link);
  expect(JSON.stringify(await rows('select * from schedule_recipients'))).not.toContain(link.split('.')[1]);
  expect(await ok('GET', `/schedule-links/${link}`, tests.server)).toEqual({
    name: 'ทุกเช้า',
    shop: 'Shop shop',
    locale: 'th-TH',
    is_subscribed: true,
    is_removed: false,
  });
  for (const _ of [1, 2]) await ok('POST', `/schedule-links/${link}`, tests.server, { is_subscribed: false });
  expect((await send('GET', `/schedule-links/${link.slice(0, -1)}x`, tests.server)).status).toBe(404);
  await ok('PATCH', `/dashboards/${tests.dashboard}/schedules/${id}`, tests.owner, {
    recipient_ids: [tests.people.owner?.id],
    __v: 0,
  });
  const again = await ok('PATCH', `/dashboards/${tests.dashboard}/schedules/${id}`, tests.owner, {
    recipient_ids: [tests.people.cashier?.id],
    __v: 1,
  });
  expect(again.recipients).toMatchObject([{ user_id: tests.people.cashier?.id, is_subscribed: false }]);
  await at('2026-03-11T08:00:00+07:00');
  await renew();
  expect(await claim()).toEqual([]);
  await ok('POST', `/schedule-links/${link}`, tests.server, { is_subscribed: true });
  await at('2026-03-12T08:00:00+07:00');
  await renew();
  expect(await claim()).toHaveLength(1);
});

test('a link that no one was sent opens nothing and changes nothing, and anyone who guesses is stopped', async () => {
  const { id } = await schedule({ recipient_ids: [tests.people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  const [, link = ''] = /unsubscribe\/(\S+)>/.exec((await mails())[0]?.content.headers['List-Unsubscribe'] ?? '') ?? [];
  const [realm = '', token = ''] = link.split('.');
  const [kept] = await rows<{ hash: string }>("select encode(token_hash, 'hex') as hash from schedule_recipients");
  const forged = [
    `${gateway.otherRealm.id}.${token}`,
    `${realm}.${kept?.hash}`,
    `${realm}.`,
    `.${token}`,
    token,
    `${link}.`,
    link.toUpperCase(),
    `${realm}.${Buffer.from(`schedule-link:${id}:${tests.people.cashier?.id}`).toString('base64url')}`,
    "' or true --",
    '..%2f..%2fdashboards',
    '%00',
  ];
  const statuses = new Set<number>();
  for (const one of forged)
    for (const [method, body] of [['GET'], ['POST', { is_subscribed: false }]] as const)
      statuses.add((await send(method, `/schedule-links/${one}`, tests.server, body)).status);
  expect([...statuses].filter((status) => ![400, 404, 429].includes(status))).toEqual([]);
  // A session is not enough: the link is needed.
  expect((await send('POST', `/schedule-links/${link}`, tests.owner, { is_subscribed: false })).status).toBe(401);
  expect(await rows('select 1 from schedule_recipients where unsubscribed_at is not null')).toEqual([]);
  let last = 0;
  for (let guess = 0; guess < 200 && last !== 429; guess += 1)
    last = (await send('GET', `/schedule-links/${realm}.guess${guess}`, tests.server)).status;
  expect(last).toBe(429);
  // Guesses of others do not block a caller with a link.
  expect(await ok('POST', `/schedule-links/${link}`, tests.server, { is_subscribed: false })).toMatchObject({
    is_subscribed: false,
  });
});

test('a user who unsubscribed gets nothing by another schedule of the dashboard by the same writer, until they take it up by the old link', async () => {
  const mine = { recipient_ids: [tests.people.cashier?.id] };
  const { id } = await schedule(mine);
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  const link = await linkOfLastMail();
  await ok('POST', `/schedule-links/${link}`, tests.server, { is_subscribed: false });
  const beside = await schedule(mine);
  expect(await isSubscribed(beside.id)).toBe(false);
  await ok('DELETE', `/dashboards/${tests.dashboard}/schedules/${id}?__v=0`, tests.owner);
  const recreated = await schedule(mine);
  expect(await isSubscribed(recreated.id)).toBe(false);
  await at('2026-03-11T08:00:00+07:00');
  expect(await claim()).toEqual([]);
  const subscription = { name: 'ทุกเช้า', is_removed: true };
  expect(await ok('GET', `/schedule-links/${link}`, tests.server)).toMatchObject({
    ...subscription,
    is_subscribed: false,
  });
  const again = await ok('POST', `/schedule-links/${link}`, tests.server, { is_subscribed: true });
  expect(again).toMatchObject({ ...subscription, is_subscribed: true });
  expect([await isSubscribed(beside.id), await isSubscribed(recreated.id)]).toEqual([true, true]);
  expect(await isSubscribed((await schedule(mine)).id)).toBe(true);
});

test('the link of a mail whose schedule is deleted stops what took its place, and nothing of other writers', async () => {
  const mine = { recipient_ids: [tests.people.cashier?.id] };
  const { id } = await schedule(mine);
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  const link = await linkOfLastMail();
  const [recreated, others] = [await schedule(mine), await schedule(mine)];
  await rows('update dashboard_schedules set owner_id = $2 where id = $1', [others.id, tests.people.nobody?.id]);
  await ok('DELETE', `/dashboards/${tests.dashboard}/schedules/${id}?__v=0`, tests.owner);
  expect(await ok('POST', `/schedule-links/${link}`, tests.server, { is_subscribed: false })).toMatchObject({
    is_subscribed: false,
  });
  expect([await isSubscribed(recreated.id), await isSubscribed(others.id)]).toEqual([false, true]);
});

test('a user who unsubscribed from one schedule goes on with another that they have', async () => {
  const mine = { recipient_ids: [tests.people.cashier?.id] };
  const monthly = await schedule({ ...mine, rhythm: 'MONTHLY', day_of_month: 1 });
  await schedule(mine);
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  await ok('POST', `/schedule-links/${await linkOfLastMail()}`, tests.server, { is_subscribed: false });
  expect(await isSubscribed(monthly.id)).toBe(true);
});

test('a user who makes a schedule for themselves gets it, whatever they unsubscribed from before', async () => {
  const own = { recipient_ids: [tests.people.owner?.id] };
  await schedule(own);
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  await ok('POST', `/schedule-links/${await linkOfLastMail()}`, tests.server, { is_subscribed: false });
  expect(await isSubscribed((await schedule(own)).id)).toBe(true);
});
