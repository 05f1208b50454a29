import { PAGE, SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { PERSONAL_READERS } from '@taem/domain/accounts/personalReaders.ts';
import { describe, expect, it, test } from 'vitest';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Field, ResourceDeclaration } from './defineResource.ts';
import { isOfPeople, markPersonal, mayKnowColumn, readersOfColumn } from './personal.ts';

type Source = Parameters<typeof markPersonal>[0];

const field = (sql: string, more: Partial<Field> = {}): Field => ({ type: 'text', sql, ...more });
const of = (more: Partial<ResourceDeclaration>): Source => ({
  path: '/x',
  table: 'transactions',
  read: 'everyone',
  ...more,
});
/** Returns the marks of a field: whether it is personal, and the pages whose readers may see it. */
const marksOf = (source: Source, one: Field) => {
  const { isPersonal, personalTo } = markPersonal(source, { one }).one ?? one;
  return [isPersonal ?? false, personalTo ?? null];
};
const PLAIN = [false, null];
const members = { m: { table: 'members', on: 'm.id = t.member_id' } };

describe('S12 a column is known to users who may read one of its pages', () => {
  test.each<[string, string, readonly string[]]>([
    ['members', 'firstname', SALE_READERS],
    ['members', 'image_url', SALE_READERS],
    ['members', 'i18n', SALE_READERS],
    ['members', 'phone', PERSONAL_READERS],
    ['members', 'line_id', PERSONAL_READERS],
    ['members', 'birthday', PERSONAL_READERS],
    ['members', 'code', []],
    ['potentials', 'nickname', [PAGE.customerInsight]],
    ['potentials', 'merchant_remark', [PAGE.customerInsight]],
    ['calendar_entries', 'birthdate', PERSONAL_READERS],
    ['transactions', 'slip_image_url', PERSONAL_READERS],
    ['merchant_users', 'phone', [PAGE.user]],
    ['merchant_users', 'firstname', []],
    ['products', 'name', []],
  ])('%s.%s', (table, column, readers) => {
    expect(readersOfColumn(table, column)).toEqual(readers);
    for (const page of [...Object.values(PAGE)]) {
      const authorizes = [{ object_code: page, action_codes: ['Read'] }];
      const session = { role: { id: 'r', name: 'Role' }, authorizes } as unknown as GatewaySession;
      expect([page, mayKnowColumn(session, table, column)]).toEqual([page, readers.includes(page)]);
      const writes = { ...session, authorizes: [{ object_code: page, action_codes: ['Write'] }] };
      expect(mayKnowColumn(writes, table, column)).toBe(false);
    }
  });
});

describe('S12 a field has the marks of what its SQL reads', () => {
  it.each<[string, Source, Field, unknown[]]>([
    ['nothing personal', of({}), field('t.total'), PLAIN],
    ['a column of its own table', of({}), field('t.slip_image_url'), [true, PERSONAL_READERS]],
    ['a column by that name elsewhere', of({ table: 'products' }), field('t.slip_image_url'), PLAIN],
    ['a join', of({ joins: members }), field('m.firstname'), [true, SALE_READERS]],
    ['an alias of nothing', of({}), field('m.firstname'), PLAIN],
    ['within other SQL', of({ joins: members }), field("coalesce(m.phone, '')"), [true, PERSONAL_READERS]],
    [
      'two columns: who may read both',
      of({ joins: members }),
      field('m.firstname || m.phone'),
      [true, PERSONAL_READERS],
    ],
    [
      'the texts of other languages',
      of({ joins: members }),
      field("''", { inLanguage: () => 'm.i18n' }),
      [true, SALE_READERS],
    ],
    [
      'a subquery',
      of({ table: 'products' }),
      field('(select p.phone from potentials p where p.id = t.id)'),
      [true, [PAGE.customerInsight]],
    ],
    [
      'a subquery with AS and a join of its own',
      of({ table: 'products' }),
      field('(select b.firstname from products a JOIN members as b on b.id = a.id)'),
      [true, SALE_READERS],
    ],
    [
      'a subquery however it is broken into lines',
      of({ table: 'products' }),
      field('(select b.firstname from\n  members  as  b)'),
      [true, SALE_READERS],
    ],
    [
      'a join of a longer name',
      of({ joins: { buyer: { table: 'members', on: 'buyer.id = t.member_id' } } }),
      field('buyer.firstname'),
      [true, SALE_READERS],
    ],
    [
      'SQL that stands in for a table and has words on both ends',
      of({ table: 'products', joins: { d: { table: 'lateral (select m.phone from members m) as x', on: 'true' } } }),
      field('d.x'),
      [true, PERSONAL_READERS],
    ],
    ['a table of which nothing is personal', of({}), field('(select name from products)'), PLAIN],
    [
      'SQL that stands in for a table: each column of it',
      of({ table: 'products', joins: { d: { table: '(select m.phone as x from members m)', on: 'true' } } }),
      field('d.x'),
      [true, PERSONAL_READERS],
    ],
    [
      'what is said of it, narrowed',
      of({}),
      field('t.slip_image_url', { personalTo: [PAGE.payment] }),
      [true, [PAGE.payment]],
    ],
    [
      'what a right of its own keeps',
      of({}),
      field('t.slip_image_url', { readableBy: { objectCode: 'x', action: 'Read' } }),
      PLAIN,
    ],
    [
      'for readers who may all know it',
      of({ read: [PAGE.payment, PAGE.paymentHistory] }),
      field('t.slip_image_url'),
      [true, null],
    ],
    [
      'for readers of whom one may not',
      of({ read: [PAGE.payment, PAGE.stock] }),
      field('t.slip_image_url'),
      [true, PERSONAL_READERS],
    ],
  ])('%s', (_what, source, one, marks) => {
    expect(marksOf(source, one)).toEqual(marks);
    expect(markPersonal(source, { one }).one).toMatchObject(one.personalTo ? { sql: one.sql } : one);
  });

  it.each(['', ' where true', ' left join products p on true', ' limit 1', ')'])(
    'a personal table without an alias, before %j, could be read unseen: such a resource is refused',
    (rest) => {
      expect(() => marksOf(of({ table: 'products' }), field(`select phone from members${rest}`))).toThrow(
        '/x reads members without an alias',
      );
    },
  );
});

test.each<[string, Parameters<typeof isOfPeople>[0], boolean]>([
  ['members', { table: 'members' }, true],
  ['potentials', { table: 'potentials' }, true],
  ['a part of each member', { table: 'wallets', joins: { m: { table: 'members', on: 'm.id = t.id' } } }, true],
  [
    'a part of each member that also names its branch',
    {
      table: 'wallets',
      joins: {
        b: { table: 'merchant_branches', on: 'b.id = t.branch_id' },
        m: { table: 'members', on: 'm.id = t.id' },
      },
    },
    true,
  ],
  ['sales, which name one', { table: 'transactions', joins: members }, false],
  ['what shares an id with no person', { table: 'x', joins: { p: { table: 'products', on: 'p.id = t.id' } } }, false],
])('a list is of people or not: %s', (_what, resource, isPeople) => {
  expect(isOfPeople(resource)).toBe(isPeople);
});
