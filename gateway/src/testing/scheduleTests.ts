import { beforeAll, beforeEach, expect } from 'vitest';
import { createTestClock } from './createTestClock.ts';
import { testGateway } from './testGateway.ts';

export const DOCUMENT = 'query ($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { total } } }';
export const PART = { path: 'statistics.totalRevenue', title: 'ยอดขาย', drawing: 'NUMBER', width: 6, columns: [] };

/** A run that the server has claimed. */
export interface Run {
  id: string;
  tries: number;
  access_token: string;
}

/** The figures of one part, as the server hands them in. */
export const SECTION = {
  title: 'ยอดขาย',
  fault: null,
  figures: [{ label: 'รวม', kind: 'money', value: 1234.5, before: null }],
  columns: [],
  rows: [],
};

/** A shop with a dashboard for the tests of a file; each test begins at 7:30 in Bangkok with no schedule and no mail. */
export function scheduleTests() {
  const gateway = testGateway({ publicUrl: 'https://shop.example' }, { clock: true });
  let clock: Awaited<ReturnType<typeof createTestClock>>;
  let owner: string;
  let cashier: string;
  let server: string;
  let strangeServer: string;
  let people: Record<string, { id: string; role_id: string }>;
  let dashboard: string;

  beforeAll(async () => {
    clock = await createTestClock(gateway.databaseUrl);
    const users = await rows<{ id: string; username: string; role_id: string }>('select * from merchant_users');
    people = Object.fromEntries(users.map((user) => [user.username.split('@')[0], user]));
    await rows("update merchant_users set email = username || '@shop.example'");
  });
  beforeEach(async () => {
    await clock.set('2026-03-10T07:30:00+07:00');
    await rows("delete from saved_documents where kind = 'dashboard'");
    await rows('delete from outbox_messages');
    await renew();
    dashboard = (
      await ok('POST', '/dashboards', owner, {
        ...{ name: 'เช้า', document: DOCUMENT, variables: '{}' },
        parts: [PART],
        role_ids: [people.cashier?.role_id],
      })
    ).id;
  });
  /** Tokens end with the hour, and the clock is moved by days. */
  async function renew(): Promise<void> {
    const { tokens } = gateway.context;
    const asServer = (realmId: string) => tokens.sign({ kind: 'server', clientId: 'x', realmId });
    const asUser = async (name: string) => {
      const text = "insert into sessions (user_id, expires_at) values ($1, 'infinity') returning id";
      const [session] = await rows<{ id: string }>(text, [people[name]?.id]);
      return tokens.sign({ kind: 'user', realmId: gateway.realm.id, sessionId: session?.id ?? '' });
    };
    [server, strangeServer] = await Promise.all([asServer(gateway.realm.id), asServer(gateway.otherRealm.id)]);
    [owner, cashier] = await Promise.all([asUser('owner'), asUser('cashier')]);
  }

  async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await gateway.database.withRealm(gateway.realm.id, (one) => one.query<Row>(text, values))).rows;
  }

  const send = (method: string, path: string, token: string, body?: unknown) =>
    gateway.send(method, path, { token, ...(body === undefined ? {} : { body }) });

  async function ok(method: string, path: string, token: string, body?: unknown) {
    const answer = await send(method, path, token, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.payload;
  }

  const rule = (changes: object = {}) => ({
    ...{
      name: 'ทุกเช้า',
      rhythm: 'DAILY',
      weekdays: [],
      day_of_month: null,
      hour: 8,
      locale: 'th-TH',
      range: 'YESTERDAY',
    },
    ...{ by: null, compare: null, branch_id: null, is_active: true, alert: null },
    recipient_ids: [people.owner?.id, people.cashier?.id],
    ...changes,
  });
  const schedule = (changes: object = {}) => ok('POST', `/dashboards/${dashboard}/schedules`, owner, rule(changes));
  const deliveriesOf = async (id: string) =>
    (await ok('GET', `/dashboards/${dashboard}/schedules`, owner)).schedules.find(
      (one: { id: string }) => one.id === id,
    );
  const claim = async (token = server): Promise<Run[]> =>
    (await ok('POST', '/schedule-runs/claim', token, { most: 20 })).runs;
  const finish = ({ id, tries }: Run, changes: object = {}, token = server) =>
    ok('POST', `/schedule-runs/${id}`, token, { tries, sections: [SECTION], verdict: null, ...changes });
  const mails = () =>
    rows<{
      recipient: string;
      content: {
        subject: string;
        text: string;
        html: string;
        headers: Record<string, string>;
        attachments: { name: string; base64: string }[];
      };
    }>('select * from outbox_messages order by created_at');
  const states = async (id: string) =>
    (await deliveriesOf(id)).deliveries
      .map(({ name, state, reason }: Record<string, string>) => [String(name).split(' ')[0], state, reason].join(' '))
      .sort();

  /** Moves the clock, and signs in again: tokens end with the quarter of an hour. */
  async function at(time: string): Promise<void> {
    await clock.set(time);
    await renew();
  }
  async function linkOfLastMail(): Promise<string> {
    const header = (await mails()).at(-1)?.content.headers['List-Unsubscribe'] ?? '';
    return /unsubscribe\/(\S+)>/.exec(header)?.[1] ?? '';
  }
  const isSubscribed = async (id: string) => (await deliveriesOf(id)).recipients[0].is_subscribed;
  return {
    gateway,
    get clock() {
      return clock;
    },
    get owner() {
      return owner;
    },
    get cashier() {
      return cashier;
    },
    get server() {
      return server;
    },
    get strangeServer() {
      return strangeServer;
    },
    get people() {
      return people;
    },
    get dashboard() {
      return dashboard;
    },
    ...{
      renew,
      rows,
      send,
      ok,
      rule,
      schedule,
      deliveriesOf,
      claim,
      finish,
      mails,
      states,
      at,
      linkOfLastMail,
      isSubscribed,
    },
  };
}
