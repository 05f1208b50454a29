/** @module-tag slow */

import { product } from '@taem/domain/catalogue/product.ts';
import { productCategory, productSubCategory } from '@taem/domain/catalogue/productCategory.ts';
import { MEMBER_COLUMNS, POTENTIAL_COLUMNS } from '@taem/domain/customers/find/memberColumns.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import { supplier } from '@taem/domain/stock/supplier.ts';
import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let address: string;
let owner: string;

beforeAll(async () => {
  address = await gateway.listen();
  owner = await gateway.signIn('owner');
  await gateway.database.withRealm(gateway.realm.id, async (client) => {
    await client.query(
      "update products set code = '0012', category_id = (select id from product_categories limit 1) where code = 'K-1'",
    );
    await client.query("update members set birthdate = '1990-12-31', gender = 'Female' where code = 'M1'");
  });
  const body = { name: 'ไร่ชา', tax_id: '0105500000001', phone: '02-123-4567', email: 'tea@example.com', desc: 'a\nb' };
  await gateway.send('POST', '/suppliers', { token: owner, body });
});

type Language = 'th' | 'en';
type Columns = readonly (readonly [path: string, label: string])[];

/** Returns every column that the list can be exported with, named as on the screens. */
const columnsOf = ({ fields }: RecordDeclaration, language: Language): Columns =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'own') return [];
    const wire = wireName(name, field);
    return [[field.kind === 'reference' ? `${wire.replace(/_id$/, '')}.name` : wire, field.label[language]]];
  });

const peopleOf = (columns: typeof MEMBER_COLUMNS, language: Language): Columns =>
  columns.map(({ field, words }) => [field, words[language]]);

const LISTS: readonly [path: string, columns: (language: Language) => Columns][] = [
  ['products', (language) => columnsOf(product, language)],
  ['product-categories', (language) => columnsOf(productCategory, language)],
  ['product-sub-categories', (language) => columnsOf(productSubCategory, language)],
  ['suppliers', (language) => columnsOf(supplier, language)],
  ['members', (language) => peopleOf(MEMBER_COLUMNS, language)],
  ['potentials', (language) => peopleOf(POTENTIAL_COLUMNS, language)],
];

test.each(
  LISTS.flatMap(([path, columns]) =>
    (['th', 'en'] as const).flatMap((language) =>
      (['csv', 'xlsx'] as const).map((format) => [path, language, format, columns(language)] as const),
    ),
  ),
)(
  'PR-04 the export of %s in %s as %s goes in again as it is, and every row is the same',
  async (path, _, format, columns) => {
    const query = new URLSearchParams({ format, columns: JSON.stringify(columns) });
    const authorization = `Bearer ${owner}`;
    const exported = await fetch(`${address}/v3.0/${path}/export?${query}`, { headers: { authorization } });
    expect(exported.status).toBe(200);
    const form = new FormData();
    form.append('image', await exported.blob(), `export.${format}`);
    form.append('branch_id', gateway.realm.ids.ari);
    const list = await gateway.send('GET', `/${path}`, { token: owner, query: { limit: '1' } });
    const [rows] = Object.values(list.body.payload) as { total: { count: number }[] }[];
    for (const action of ['test', 'import']) {
      form.set('action', action);
      const answer = await fetch(`${address}/v3.0/${path}/import`, {
        method: 'POST',
        body: form,
        headers: { authorization },
      });
      const { payload, message } = (await answer.json()) as { payload: object; message?: unknown };
      expect([answer.status, message]).toEqual([200, undefined]);
      expect(payload).toMatchObject({ inserted: 0, updated: 0, same: rows?.total[0]?.count, bad: 0 });
    }
  },
  120_000,
);
