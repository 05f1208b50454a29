import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { expect, test } from 'vitest';
import { DOCUMENT, PART, type Run, scheduleTests } from '../../testing/scheduleTests.ts';

const tests = scheduleTests();
const { renew, rows, send, ok, rule, schedule, deliveriesOf, claim, finish, mails } = tests;

test('an alert is mailed once for each crossing, and what cannot be read changes nothing', async () => {
  const alert = { path: PART.path, figure: 'total', condition: 'BELOW', threshold: 1000 };
  const stray = await send(
    'POST',
    `/dashboards/${tests.dashboard}/schedules`,
    tests.owner,
    rule({ alert: { ...alert, path: 'statistics.totalQuantity' } }),
  );
  expect(stray.body.message[0].path).toBe('alert.path');
  const { id } = await schedule({ alert, rhythm: 'HOURLY', recipient_ids: [tests.people.owner?.id] });
  const verdict = (value: number | null) => ({
    isCrossed: value !== null && value < 1000,
    value,
    usual: null,
    kind: 'money',
    label: 'ยอดขาย · รวม',
  });
  const becomes: string[] = [];
  for (const value of [1200, 900, 800, null, 700, 1100, 999]) {
    await tests.clock.advance(60 * 60_000);
    await renew();
    await finish(((await claim()) as [Run])[0], { verdict: verdict(value) });
    const [last] = (await deliveriesOf(id)).deliveries;
    becomes.push(`${last.state} ${last.reason ?? ''}`.trim());
  }
  expect(becomes).toEqual([
    'QUIET NOT_CROSSED',
    'QUEUED',
    'QUIET STILL_CROSSED',
    'SKIPPED NO_FIGURE',
    'QUIET STILL_CROSSED',
    'QUIET NOT_CROSSED',
    'QUEUED',
  ]);
  expect((await mails()).map(({ content }) => content.text.split('\n')[3])).toEqual([
    'ยอดขาย · รวม: 900.00 บาท ต่ำกว่า 1,000.00 บาท',
    'ยอดขาย · รวม: 999.00 บาท ต่ำกว่า 1,000.00 บาท',
  ]);
});

/** Lets the cashier read users but no figures while the work runs. */
async function asChooser(work: () => Promise<void>): Promise<void> {
  const id = tests.people.cashier?.role_id;
  const [before] = await rows<{ authorizes: unknown }>('select authorizes from merchant_roles where id = $1', [id]);
  const right = JSON.stringify([{ object_code: PAGE.user, action_codes: ['Read'] }]);
  await rows('update merchant_roles set authorizes = authorizes || $2::jsonb where id = $1', [id, right]);
  try {
    await work();
  } finally {
    const text = 'update merchant_roles set authorizes = $2 where id = $1';
    await rows(text, [id, JSON.stringify(before?.authorizes)]);
  }
}
const sharedWithOwner = () =>
  ok('POST', '/dashboards', tests.cashier, {
    ...{ name: 'ของพนักงาน', document: DOCUMENT, variables: '{}', parts: [PART] },
    role_ids: [tests.people.owner?.role_id],
  });

test('whether a figure crossed is reported to no one who may not read it, however often they look', async () => {
  await asChooser(async () => {
    const own = await sharedWithOwner();
    const alert = { path: PART.path, figure: 'total', condition: 'ABOVE', threshold: 1000 };
    const recipients = { recipient_ids: [tests.people.owner?.id, tests.people.cashier?.id] };
    await ok(
      'POST',
      `/dashboards/${own.id}/schedules`,
      tests.cashier,
      rule({ alert, rhythm: 'HOURLY', ...recipients }),
    );
    const seen: unknown[] = [];
    for (const value of [900, 1100, 1200]) {
      await tests.clock.advance(60 * 60_000);
      await renew();
      for (const run of await claim()) {
        const isOwner = (
          await rows('select 1 from schedule_deliveries where id = $1 and user_id = $2', [
            run.id,
            tests.people.owner?.id,
          ])
        ).length;
        await finish(run, {
          verdict: { isCrossed: value > 1000, value: isOwner ? value : null, usual: null, kind: 'money', label: '' },
        });
      }
      const [schedule] = (await ok('GET', `/dashboards/${own.id}/schedules`, tests.cashier)).schedules;
      seen.push({
        recipients: schedule.recipients,
        deliveries: schedule.deliveries.map(({ name, state, reason }: Record<string, string>) => [name, state, reason]),
      });
    }
    const [theirs] = (await ok('GET', `/dashboards/${own.id}/schedules`, tests.owner)).schedules;
    expect(await mails()).toHaveLength(1);
    const skipped = ['Chai Jaidee', 'SKIPPED', 'NO_FIGURE'];
    const same = [expect.objectContaining({ is_crossed: false }), expect.objectContaining({ is_crossed: false })];
    expect(seen).toEqual([1, 2, 3].map((count) => ({ recipients: same, deliveries: Array(count).fill(skipped) })));
    // A user who may read the figures sees all of it.
    expect(theirs.deliveries.filter(({ name }: { name: string }) => name !== 'Chai Jaidee')).toMatchObject([
      { state: 'QUIET', reason: 'STILL_CROSSED' },
      { state: 'QUEUED' },
      { state: 'QUIET', reason: 'NOT_CROSSED' },
    ]);
    expect(theirs.recipients.map((one: { is_crossed: boolean }) => one.is_crossed)).toContain(true);
  });
});

test.each<[what: string, changes: object]>([
  ['asks nothing any more', { alert: null }],
  ['goes to others now', { recipient_ids: 'own' }],
])('what an alert answered stays hidden when its schedule %s', async (_, changes) => {
  await asChooser(async () => {
    const own = await sharedWithOwner();
    const alert = { path: PART.path, figure: 'total', condition: 'ABOVE', threshold: 1000 };
    const path = `/dashboards/${own.id}/schedules`;
    const seen: unknown[] = [];
    for (const value of [900, 1100]) {
      const given = rule({ alert, rhythm: 'HOURLY', recipient_ids: [tests.people.owner?.id] });
      const { id } = await ok('POST', path, tests.cashier, given);
      await tests.clock.advance(60 * 60_000);
      await renew();
      for (const run of await claim()) {
        const label = 'ยอดขาย';
        await finish(run, { verdict: { isCrossed: value > 1000, value, usual: null, kind: 'money', label } });
      }
      const expectedRecipients = 'recipient_ids' in changes ? { recipient_ids: [tests.people.cashier?.id] } : changes;
      const changed = await ok('PATCH', `${path}/${id}`, tests.cashier, {
        ...expectedRecipients,
        is_active: false,
        __v: 0,
      });
      seen.push(changed.deliveries, (await ok('GET', path, tests.cashier)).schedules.at(-1).deliveries);
      expect((await ok('GET', path, tests.owner)).schedules.at(-1).deliveries).toHaveLength(1);
    }
    expect(seen).toEqual([[], [], [], []]);
  });
});
