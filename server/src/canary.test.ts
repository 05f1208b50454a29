/** @module-tag slow */

import { PAGE, type PageCode } from '@taem/domain/accounts/permissions.ts';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, test } from 'vitest';
import { createSchema } from './schema.ts';
import { everyQuery } from './testing/everything.ts';
import { queryArguments } from './testing/queryArguments.ts';
import { startTestStack } from './testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { mali, potential, nobody: powerless, bangRak } = stack.ids;
  await stack.gateway.database.withRealm(stack.gateway.realm.id, async (client) => {
    await client.query(
      `update members set firstname = 'Qzgivenname', lastname = 'Qzfamilyname', nickname = 'Qznick', phone = '0677700001|TH|+66',
        email = 'qzmail@canary.example', birthdate = '1937-07-19', address = 'Qzaddress', line_id = 'Qzline', merchant_remark = 'Qzremark',
        branch_id = $2 where id = $1`,
      [mali, bangRak],
    );
    await client.query(
      `update potentials set firstname = 'Qxgivenname', lastname = 'Qxfamilyname', phone = '0677700002|TH|+66', email = 'qxmail@canary.example',
        birthdate = '1938-08-21', address = 'Qxaddress' where id = $1`,
      [potential],
    );
    await client.query(
      "update merchant_users set phone = '0677700003', email = 'qsmail@canary.example' where id = $1",
      [powerless],
    );
    await client.query('update appointments set member_id = $1', [mali]);
    const line = {
      item_ref: '1',
      product_id: stack.ids.coffee,
      name: 'Coffee',
      code: 'C-1',
      quantity: 1,
      unit_price: 4500,
    };
    const bill = {
      lines: [{ ...line, has_own_price: false, note: 'Qynote' }],
      tier_privileges: true,
      points_as_cash: 0,
      delivery_cost: 0,
    };
    const { rows } = await client.query<{ id: string }>(
      `insert into parked_bills (id, branch_id, name, member_id, bill, amount_due, qty)
        values (new_id(), $1, 'Qyname', $2, $3, 4500, 1) returning id`,
      [stack.ids.ari, mali, JSON.stringify(bill)],
    );
    ids = { ...stack.ids, parked: rows[0]?.id ?? '' };
  });
});

const PERSONAL = [PAGE.payment, PAGE.customerInsight, PAGE.paymentHistory] as const;
const FACETS: readonly [name: string, texts: RegExp, pages: readonly string[]][] = [
  ['name of a member', /Qz(?:givenname|familyname|nick)/, [...PERSONAL, PAGE.businessInsight]],
  ['how to reach a member', /677700001|qzmail|1937-07-19|Qzaddress|Qzline|Qzremark/, PERSONAL],
  ['potential', /Qx|677700002|qxmail|1938-08-21/, [PAGE.customerInsight]],
  ['colleague', /677700003|qsmail/, [PAGE.user]],
  ['parked bill', /Qy(?:name|note)/, [PAGE.payment]],
];

/** A role may read and write each of its pages. */
type Role = [name: string, pages: readonly PageCode[]];
const roles = (): Role[] => {
  const pages = Object.values(PAGE);
  const few: Role[] = [
    ['calendar', [PAGE.management]],
    ['figures', [PAGE.businessInsight]],
    ['both', [PAGE.management, PAGE.businessInsight]],
    ['till', [PAGE.payment, PAGE.subscribe]],
    ['nothing', []],
    ['strange', pages.filter((page) => !([...PERSONAL, PAGE.businessInsight, PAGE.user] as string[]).includes(page))],
  ];
  if (!IS_DEEP) return few;
  const each = pages.flatMap((page, at): Role[] => [
    [`only${at}`, [page]],
    [`without${at}`, pages.filter((other) => other !== page)],
  ]);
  return [...few, ...each];
};

const queries = everyQuery(createSchema(), queryArguments).flatMap(({ name, query }) => [
  { name, query },
  // Records that only these queries reveal by their id.
  ...(name === 'changes'
    ? [
        { name, query: query.replace('"Product", id: "$coffee"', '"Member", id: "$mali"') },
        { name, query: query.replace('"Product", id: "$coffee"', '"Appointment", id: "$appointment"') },
      ]
    : []),
]);

test('S12 no query of the contract reveals about a person what the role may not know', {
  timeout: 600_000,
}, async () => {
  const found = new Set<string>();
  const seen = new Set<string>();
  let tried = 0;
  const askAll = async (token: string, look: (name: string, text: string) => void) => {
    for (const { name, query } of queries) {
      const withIds = query.replace(/"\$(\w+)"/g, (_, id: string) => `"${ids[id] ?? UNKNOWN}"`);
      const { data, errors = [] } = await stack.post({ query: withIds }, { authorization: `Bearer ${token}` });
      tried += 1;
      // A query without an answer would prove nothing.
      if (errors.some(({ extensions }) => Number(extensions?.status) >= 500)) found.add(`${name} is not answered`);
      look(name, JSON.stringify(data ?? null));
    }
  };
  const owner = await stack.as('owner');
  await askAll(owner.token, (_, text) => {
    for (const [name, texts] of FACETS) if (texts.test(text)) seen.add(name);
  });
  for (const [name, pages] of roles()) {
    const authorizes = pages.map((objectCode) => ({
      objectCode,
      actionCodes: ['READ', 'WRITE'] as ('READ' | 'WRITE')[],
    }));
    const { token } = await stack.addUser(name, authorizes);
    const hidden = FACETS.filter(([, , readers]) => !pages.some((page) => readers.includes(page)));
    await askAll(token, (query, text) => {
      for (const [facet, texts] of hidden) if (texts.test(text)) found.add(`${name}: ${query} tells ${facet}`);
    });
  }
  process.stdout.write(`\nQueries: ${queries.length}, ${tried} tried by ${roles().length + 1} callers\n`);
  expect([...found].sort()).toEqual([]);
  expect(seen.size).toBe(FACETS.length);
});

const UNKNOWN = '0190a000-0000-7000-8000-00000000abcd';
