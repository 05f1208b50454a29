import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type CanaryShop, type Facet, openCanaryShop } from './canaryShop.ts';
import { fieldsRequested, getRoutes, namesOf, type Place, placesOf } from './walkGets.ts';

/**
 * An administrator requests everything. Where they find a canary, every other user requests it too, elsewhere the users
 * take turns; in the deep run all users request everything.
 */
const MAX_MS = IS_DEEP ? 3_600_000 : 240_000;
const TURNS = 40;

let shop: CanaryShop;
let administrator: Caller;
/** Each has or lacks a different right; outside the deep run, a third of them. */
let callers: readonly Caller[];

beforeAll(async () => {
  shop = await openCanaryShop();
  callers = shop.callers.filter((_, at) => IS_DEEP || at % 3 === 0);
  administrator = shop.callers.find(({ name }) => name === 'demo-administrator') as Caller;
});
afterAll(() => shop.gateway.close());

/** Requesting everything takes longer than a token lasts. */
const RENEW_MS = 10 * 60_000;
const sessions = new Map<Caller, { token: string; since: number }>();

async function tokenOf(caller: Caller): Promise<string> {
  const session = sessions.get(caller);
  if (session && Date.now() - session.since < RENEW_MS) return session.token;
  const token = await shop.gateway.signIn(caller.name);
  sessions.set(caller, { token, since: Date.now() });
  return token;
}

let tried = 0;
async function ask({ path, query }: Pick<Place, 'path' | 'query'>, caller: Caller) {
  tried += 1;
  const { statusCode, body } = await shop.gateway.app.inject({
    method: 'GET',
    url: path,
    query: { ...query },
    headers: { authorization: `Bearer ${await tokenOf(caller)}` },
  });
  return { status: statusCode, body };
}

const print = (text: string) => process.stdout.write(`\n${text}\n`);
const unseen = (caller: Caller) => shop.facets.filter((facet) => !facet.mayKnow(caller));
const seenIn = (body: string, facets: readonly Facet[]) =>
  facets.filter(({ texts }) => texts.some((text) => body.includes(text))).map(({ name }) => name);

/** Files contain what their lists do: outside the deep run, only those with people are requested. */
const isRequested = (url: string) =>
  IS_DEEP ||
  !url.endsWith('/export') ||
  /\/(?:members|potentials|calendar|transactions|merchant-users)\/export$/.test(url);

/** Lists, each as requested without any filter. */
function lists() {
  const routes = getRoutes(shop.gateway.app.servedRoutes);
  return routes.flatMap((route) => {
    if (!isRequested(route.url)) return [];
    const [base] = /:\w|\*/.test(route.url) ? [] : placesOf(route, routes, shop.ids, shop.files);
    return base ? [{ route, base }] : [];
  });
}

test('S12, S7 no GET reveals about a person what the role may not know', { timeout: MAX_MS }, async () => {
  const found = new Set<string>();
  const leaking = new Set<string>();
  const routes = getRoutes(shop.gateway.app.servedRoutes);
  const all = routes.flatMap((route) => placesOf(route, routes, shop.ids, shop.files));
  const telling = new Set<Place>();
  tried = 0;
  for (const place of all) {
    const { status, body } = await ask(place, administrator);
    if (status >= 500) found.add(`${place.path} ${JSON.stringify(place.query)} is answered with ${status}: ${body}`);
    for (const facet of seenIn(body, shop.facets)) {
      leaking.add(facet);
      telling.add(place);
    }
  }
  for (const [at, caller] of callers.entries()) {
    const hidden = unseen(caller);
    for (const [index, place] of all.entries()) {
      if (!IS_DEEP && !telling.has(place) && (at + index) % TURNS !== 0) continue;
      const { body } = await ask(place, caller);
      for (const facet of seenIn(body, hidden)) found.add(`${caller.name}: ${place.route} tells ${facet}`);
    }
  }
  print(
    `GETs: ${routes.length} routes, ${all.length} places, ${telling.size} tell of a canary; ${tried} tried by ${callers.length} callers`,
  );
  expect([...found].sort()).toEqual([]);
  // An administrator finds every canary, so the requests do reach them.
  const visible = shop.facets.filter((facet) => facet.mayKnow(administrator)).map(({ name }) => name);
  expect(visible.filter((name) => !leaking.has(name))).toEqual([]);
});

/** Values of the canaries, each with one of the same shape that is not in the shop. */
const VALUES: readonly [facet: string, value: string, like: string][] = [
  ['phone of a member', '0677700001|TH|+66', '0677799991|TH|+66'],
  ['mail of a member', 'qzmail@canary.example', 'qzmaix@canary.example'],
  ['birthday of a member', '1937-07-19', '1937-07-18'],
  ['birthday of a member', '719', '718'],
  ['what a member told', 'Qzaddress 9', 'Qzaddress 8'],
  ['what a member told', 'Qzline', 'Qzlinf'],
  ['what a member told', 'Qzinsta', 'Qzinstb'],
  ['what a member told', 'Qzremark, written over', 'Qzremark, written oveq'],
  ['name of a member', 'Qzgivenname', 'Qzgivennamf'],
  ['name of a member', 'Qzgivenname Qzfamilyname', 'Qzgivenname Qzfamilynamf'],
  ['potential', '0677700002|TH|+66', '0677799992|TH|+66'],
  ['potential', 'Qxgivenname', 'Qxgivennamf'],
  ['potential', '1938-08-21', '1938-08-22'],
  ['phone and mail of a colleague', '0677700003', '0677799993'],
  ['phone and mail of a colleague', 'qsmail@canary.example', 'qsmaix@canary.example'],
  ['what was written on a sale of another branch', 'Qzsaleremark', 'Qzsaleremarl'],
  ['what was written on a sale of another branch', 'Qzsalenumber', 'Qzsalenumbes'],
  ['what was written on a sale of another branch', 'Qzsalenote', 'Qzsalenotf'],
  ['appointment in another branch', 'Qzappointment', 'Qzappointmenu'],
];

/** Without the numbers of days, which many codes contain. */
const WORDS = VALUES.filter(([, value]) => !/^\d{3,4}$/.test(value));

type Shape = (values: readonly string[]) => Record<string, string> | null;

/** Returns ways to request records with one of some values; each returns null if no value fits. */
function shapesOf(filtered: readonly string[], names: readonly string[]): [name: string, shape: Shape][] {
  const among =
    (field: string, fits: RegExp, read: (value: string) => unknown): Shape =>
    (values) => {
      const fitting = values.filter((value) => fits.test(value)).map(read);
      return fitting.length > 0 ? { filter: JSON.stringify({ [field]: { $in: fitting } }) } : null;
    };
  const later =
    (field: string): Shape =>
    (values) => {
      const days = values.filter((value) => DAY.test(value));
      return days.length > 0
        ? { filter: JSON.stringify({ $or: days.map((day) => ({ [field]: { $gte: day, $lte: day } })) }) }
        : null;
    };
  const word =
    (name: string): Shape =>
    ([value = '']) => ({ [name]: value.split('|')[0] ?? value });
  return [
    ...filtered.flatMap((field): [string, Shape][] => [
      [field, among(field, /./, String)],
      [field, among(field, DAY, String)],
      [field, later(field)],
      [field, (values) => ofDays(field, values)],
    ]),
    ...(IS_DEEP ? ['keyword', 'search_term'] : ['keyword']).flatMap((name): [string, Shape][] =>
      names.includes(name) ? [[name, word(name)]] : [],
    ),
  ];
}
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Birthdays are filtered as numbers, without a comparison. */
function ofDays(field: string, values: readonly string[]): Record<string, string> | null {
  const days = values.filter((value) => /^\d{3,4}$/.test(value)).map(Number);
  return days.length > 0 ? { filter: JSON.stringify({ [field]: days }) } : null;
}

test('S12 no one finds out by filter or keyword what they may not read', {
  timeout: MAX_MS,
  tags: 'slow',
}, async () => {
  tried = 0;
  const differs = async (base: Place, shape: Shape, values: typeof VALUES, caller: Caller): Promise<boolean> => {
    const shapeOfValues = shape(values.map(([, value]) => value));
    const other = shape(values.map(([, , like]) => like));
    if (!shapeOfValues || !other) return false;
    const [one, two] = [
      await ask({ ...base, query: { ...base.query, ...shapeOfValues } }, caller),
      await ask({ ...base, query: { ...base.query, ...other } }, caller),
    ];
    return one.status !== two.status || one.body !== two.body;
  };
  const questions: { base: Place; name: string; shape: Shape; values: typeof VALUES }[] = [];
  for (const { route, base } of lists()) {
    const filtered = fieldsRequested(route, 'filter').concat(own(route.url));
    for (const [name, shape] of shapesOf(filtered, namesOf(route))) {
      // A keyword is a single word; a condition takes any number of values.
      const together = /^(?:keyword|search_term)$/.test(name) ? WORDS.map((value) => [value]) : [VALUES];
      for (const values of together)
        if (IS_DEEP || (await differs(base, shape, values, administrator)))
          questions.push({ base, name, shape, values });
    }
  }
  const found = new Set<string>();
  let read = 0;
  for (const caller of callers) {
    const hidden = new Set(unseen(caller).map(({ name }) => name));
    const refused = new Map<string, boolean>();
    for (const { base, name, shape, values } of questions) {
      const secret = values.filter(([facet]) => hidden.has(facet));
      if (secret.length === 0) continue;
      // Users without the right to read the list are refused whatever they request.
      if (!refused.has(base.path)) refused.set(base.path, (await ask(base, caller)).status !== 200);
      if (refused.get(base.path)) continue;
      read += 1;
      if (await differs(base, shape, secret, caller))
        found.add(`${caller.name}: ${base.route} tells ${secret[0]?.[0]} by ${name}`);
    }
  }
  print(`Questions: ${questions.length} that tell something to who may know it; ${tried} tried`);
  expect([...found].sort()).toEqual([]);
  expect(questions.length).toBeGreaterThan(20);
  // The users who may not see these values do read the lists.
  expect(read).toBeGreaterThan(20);
});

/** Fields that are requested in a special form. */
const own = (url: string) => (/\/members(?:\/export)?$/.test(url) ? ['birthday'] : []);

/** Other values for the same people, which any order puts last. */
const OTHERS = [
  `update members set phone = '0999999999|TH|+66', email = 'zz@canary.example', birthdate = '2019-01-01', address = 'zz',
    line_id = 'zz', instagram_id = 'zz', merchant_remark = 'zz' where code = 'Q-1'`,
  `update potentials set firstname = 'zz', lastname = 'zz', nickname = 'zz', phone = '0999999998|TH|+66', email = 'zy@canary.example',
    birthdate = '2019-01-01', address = 'zz' where email in ('qxmail@canary.example', '01@canary.example')`,
  "update merchant_users set phone = '0999999997', email = 'zx@canary.example' where username = 'colleague'",
];
/** Values for the same people that any order puts first. */
const FIRST = [
  `update members set phone = '0000000001|TH|+66', email = '00@canary.example', birthdate = '1901-01-01', address = '00',
    line_id = '00', instagram_id = '00', merchant_remark = '00' where code = 'Q-1'`,
  `update potentials set firstname = '00', lastname = '00', nickname = '00', phone = '0000000002|TH|+66', email = '01@canary.example',
    birthdate = '1901-01-01', address = '00' where email = 'zy@canary.example'`,
  "update merchant_users set phone = '0000000003', email = '02@canary.example' where username = 'colleague'",
];

test('S12 the order of a list is not that of what one may not read', {
  timeout: MAX_MS,
  tags: 'slow',
}, async () => {
  tried = 0;
  const personal = shop.facets.filter(({ name }) => /^(?:phone|mail|birthday|what a member told|potential)/.test(name));
  const strangers = callers.filter((caller) => personal.every((facet) => !facet.mayKnow(caller)));
  const write = (texts: readonly string[]) =>
    shop.gateway.database.withRealm(shop.gateway.realm.id, async (client) => {
      for (const text of texts) await client.query(text);
    });
  const requests = lists().flatMap(({ route, base }) =>
    fieldsRequested(route, 'sort').map((field) => ({
      ...base,
      query: { ...withoutColumns(base), sort: JSON.stringify({ [field]: 1 }) },
    })),
  );
  const orderOf = async (place: Place, caller: Caller) => {
    const { status, body } = await ask(place, caller);
    return status !== 200 || place.route.endsWith('/export') ? `${status}${status === 200 ? body : ''}` : idsIn(body);
  };
  const orders = async (places: readonly Place[], all: readonly Caller[]) => {
    const found = new Map<string, string>();
    for (const caller of all)
      for (const place of places) found.set(orderName(caller, place.route, place.query), await orderOf(place, caller));
    return found;
  };
  const before = await orders(requests, [administrator]);
  await write(OTHERS);
  const after = await orders(requests, [administrator]);
  const moved = requests.filter(({ route, query }) => {
    const name = orderName(administrator, route, query);
    return before.get(name) !== after.get(name);
  });
  const places = IS_DEEP ? requests : moved;
  const last = await orders(places, strangers);
  await write(FIRST);
  const first = await orders(places, strangers);
  print(`Orders: ${requests.length}, ${moved.length} that tell something; ${tried} tried`);
  const differs = (name: string) => first.get(name) !== last.get(name);
  const suspects = places.filter(({ route, query }) => strangers.some((c) => differs(orderName(c, route, query))));
  // An order that only depends on the time does not change back.
  await write(OTHERS);
  const again = await orders(suspects, strangers);
  expect([...again].filter(([name, order]) => differs(name) && order === last.get(name)).map(([name]) => name)).toEqual(
    [],
  );
  expect(moved.length).toBeGreaterThan(5);
});

const orderName = (caller: Caller, route: string, query: Place['query']) => `${caller.name}: ${route} by ${query.sort}`;

/** Requests only the ids of a file: other columns would differ without a different order. */
const withoutColumns = ({ query }: Place) => (query.columns ? { ...query, columns: '[["id","id"]]' } : query);

/** Returns the ids of a list's rows in their order. */
const idsIn = (body: string) => [...body.matchAll(/"id"\s*:\s*"([-0-9a-f]{36})"/g)].map(([, id]) => id).join();
