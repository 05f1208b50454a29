import { CATEGORY_COLUMNS, SUB_CATEGORY_COLUMNS } from '@taem/domain/import/categoryColumns.ts';
import { MEMBER_IMPORT, POTENTIAL_IMPORT } from '@taem/domain/import/customerColumns.ts';
import { importTemplate } from '@taem/domain/import/importTemplate.ts';
import { PRODUCT_COLUMNS } from '@taem/domain/import/productColumns.ts';
import { SUPPLIER_COLUMNS } from '@taem/domain/import/supplierColumns.ts';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { workbookWith } from '../testing/workbook.ts';

const gateway = testGateway();

const TEMPLATES = {
  products: { columns: PRODUCT_COLUMNS, fields: { choices: '{"make_categories":true,"default_category":true}' } },
  members: { columns: MEMBER_IMPORT, fields: {} },
  potentials: { columns: POTENTIAL_IMPORT, fields: {} },
  suppliers: { columns: SUPPLIER_COLUMNS, fields: {} },
  'product-categories': { columns: CATEGORY_COLUMNS, fields: {} },
  // After the categories that contain them.
  'product-sub-categories': { columns: SUB_CATEGORY_COLUMNS, fields: {} },
};

async function send(path: string, file: Uint8Array, fields: object) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(file)]), 'template');
  for (const [name, value] of Object.entries({ branch_id: gateway.realm.ids.ari, ...fields })) form.append(name, value);
  const body = new Response(form);
  const response = await gateway.app.inject({
    method: 'POST',
    url: `/v3.0/${path}/import`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      authorization: `Bearer ${await gateway.signIn('owner')}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
  });
  return { status: response.statusCode, ...response.json() };
}

test.each(Object.entries(TEMPLATES))(
  'PR-01 the template of %s goes in as it stands, in both languages, and nothing of it is left out',
  async (path, { columns, fields }) => {
    for (const language of ['th', 'en'] as const) {
      const { rows, about } = importTemplate(columns, language);
      const file = workbookWith({ 1: rows, 2: about.map((cells) => [...cells]) });
      const { status, payload } = await send(path, file, { action: 'test', ...fields });
      expect([status, payload.problems, payload.doubts, payload.left_out]).toEqual([200, [], [], []]);
      expect([payload.inserted, payload.sheet.name]).toEqual([1, '1']);
      expect(about.map(([head]) => head).slice(1)).toEqual(rows[0]);
    }
    // Columns that take one of two words take the words that the sheet of explanations names: all first ones, then all
    // second ones.
    for (const language of ['th', 'en'] as const) {
      const { rows, about } = importTemplate(columns, language);
      const [heads = [], cells = []] = rows;
      const words = columns
        .filter(({ example }) => example)
        .map(({ kind }, place) =>
          kind === 'flag' || kind === 'status'
            ? (/^(\S+) (?:or|หรือ) ([^\s.]+)/.exec(about[place + 1]?.[2] ?? '') ?? []).slice(1)
            : null,
        );
      for (const of of words.filter((of) => of !== null)) expect(of).toHaveLength(2);
      for (const which of [0, 1]) {
        const file = workbookWith({ 1: [[...heads], cells.map((cell, at) => words[at]?.[which] ?? cell)] });
        const { payload } = await send(path, file, { action: 'test', ...fields });
        expect([payload.problems, payload.doubts]).toEqual([[], []]);
      }
    }
    const files = (['th', 'en'] as const).map((language) => {
      const { rows } = importTemplate(columns, language);
      return Buffer.from(rows.map((cells) => cells.map((cell) => `"${cell}"`).join()).join('\n'));
    });
    for (const file of files) expect((await send(path, file, fields)).payload).toMatchObject({ bad: 0 });
    // Also in a shop that already has all of them.
    for (const file of files)
      expect((await send(path, file, { ...fields, action: 'test' })).payload).toMatchObject({ bad: 0 });
  },
);
