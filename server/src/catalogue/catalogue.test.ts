import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const PRODUCT = 'product { id code retailPrice category { name } } userErrors { code message path }';

describe('catalogue', () => {
  const server = openForTests(startWriteServer);

  beforeEach(() => server.answerWith(undefined));

  const written = {
    id: ids.coffee,
    code: 'C1',
    retail_price: 35.5,
    category_id: ids.drinks,
    category: { id: ids.drinks, name: 'Drinks' },
  };

  it('adds a record with one call, in the names of the wire, and reads it from the answer', async () => {
    server.answerWith(ok(written));
    const { data } = await server.ask(
      `mutation Add($input: CreateProductInput!) { createProduct(input: $input) { ${PRODUCT} } }`,
      {
        input: {
          code: 'C1',
          name: 'กาแฟ',
          retailPrice: 35.5,
          categoryId: ids.drinks,
          hashtags: ['hot', '#new'],
          subCategoryId: null,
        },
      },
    );
    expect(data.createProduct).toEqual({
      product: { id: ids.coffee, code: 'C1', retailPrice: 35.5, category: { name: 'Drinks' } },
      userErrors: [],
    });
    expect(server.written).toMatchObject([{ method: 'POST', path: '/products' }]);
    expect(server.written[0]?.body).toEqual({
      code: 'C1',
      name: 'กาแฟ',
      retail_price: 35.5,
      category_id: ids.drinks,
      hashtags: ['#hot', '#new'],
      currency: 'THB',
      unit: 'Piece',
      type: 'Product',
      locale: 'th-TH',
      realm_id: ids.realm,
    });
  });

  it('sends what a branch begins with along with the product, in the words of the wire', async () => {
    server.answerWith(ok(written));
    const opening = { branchId: ids.branch, quantity: 12, cost: 18.5 };
    const input = { code: 'C1', name: 'x', retailPrice: 35.5, categoryId: ids.drinks, skipStock: false, opening };
    await server.ask('mutation Add($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }', {
      input,
    });
    expect(server.written.at(-1)?.body).toMatchObject({
      skip_stock: false,
      opening: { branch_id: ids.branch, qty: 12, cost: 18.5 },
    });
  });

  it('changes only what the input names, over the version that was read', async () => {
    server.answerWith(ok(written));
    await server.ask(
      `mutation { updateProduct(input: { id: "${ids.coffee}", version: 3, retailPrice: 40 }) { ${PRODUCT} } }`,
    );
    expect(server.written).toMatchObject([
      { method: 'PATCH', path: `/products/${ids.coffee}`, body: { retail_price: 40, __v: 3 } },
    ]);
    expect(Object.keys(server.written[0]?.body as object).sort()).toEqual(['__v', 'retail_price']);
  });

  it('asks for the record when the gateway answers a write with its id alone', async () => {
    server.answerWith(ok({ id: ids.coffee }));
    const { data } = await server.ask(
      `mutation { updateProduct(input: { id: "${ids.coffee}", version: 3, retailPrice: 40 }) { product { name } } }`,
    );
    expect(data.updateProduct.product.name).toBe(server.gateway.rows.products?.[0]?.name);
  });

  it('OP-29 reports a stale version and refused fields in the names of the input', async () => {
    server.answerWith(refusal(409, '123', 'Somebody else has changed it.'));
    const stale = await server.ask(
      `mutation { updateProduct(input: { id: "${ids.coffee}", version: 1, name: "x" }) { ${PRODUCT} } }`,
    );
    expect(stale.data.updateProduct).toMatchObject({ product: null, userErrors: [{ code: 'STALE_VERSION' }] });
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'retail_price', message: 'must be at least 0' }]));
    const invalid = await server.ask(
      `mutation { updateProduct(input: { id: "${ids.coffee}", version: 1, retailPrice: 0 }) { ${PRODUCT} } }`,
    );
    expect(invalid.data.updateProduct.userErrors).toEqual([
      { code: 'VALIDATION', message: 'must be at least 0', path: ['retailPrice'] },
    ]);
  });

  it('takes a record away and gives its id', async () => {
    server.answerWith(ok({ id: ids.coffee }));
    const { data } = await server.ask(
      `mutation { deleteProduct(input: { id: "${ids.coffee}" }) { deletedId userErrors { code } } }`,
    );
    expect(data.deleteProduct).toEqual({ deletedId: ids.coffee, userErrors: [] });
    expect(server.written).toMatchObject([{ method: 'DELETE', path: `/products/${ids.coffee}` }]);
  });

  it('MGMT-08 passes a picture on as a form with its version', async () => {
    server.answerWith(ok(written));
    const picture = new Blob([new Uint8Array(2_000)], { type: 'image/png' });
    const { data } = await server.upload(
      `mutation Picture($input: UploadProductImageInput!) { uploadProductImage(input: $input) { ${PRODUCT} } }`,
      { id: ids.coffee, version: 2 },
      picture,
      'image',
    );
    expect(data.uploadProductImage).toMatchObject({ product: { code: 'C1' }, userErrors: [] });
    const body = server.written[0]?.body as { image: File };
    expect(server.written[0]).toMatchObject({ method: 'PATCH', body: { action: 'upload_image', __v: '2' } });
    expect([body.image.name, body.image.size]).toEqual(['image.png', 2_000]);
  });

  it('a code, as a scanner reads it, is looked up exactly', async () => {
    const before = server.gateway.calls.length;
    await server.ask('{ products(perPage: 1, filter: { status: ACTIVE, code: "C-1" }) { items { id } } }');
    const filters = server.gateway.calls.slice(before).map(({ query }) => JSON.parse(query.get('filter') ?? 'null'));
    expect(filters).toEqual([{ status: 'Active', code: 'C-1' }]);
  });

  it('OP-27 passes a sheet on, counts what it made and names the cells that are wrong', async () => {
    const query =
      'mutation Import($input: ImportProductsInput!) { importProducts(input: $input) { imported { inserted updated same bad } userErrors { code path } } }';
    const sheet = new Blob(['code,name\nC1,กาแฟ\n'], { type: 'text/csv' });
    server.answerWith(ok({ inserted: 1, updated: 0 }));
    expect((await server.upload(query, {}, sheet, 'file')).data.importProducts).toEqual({
      imported: { inserted: 1, updated: 0, same: 0, bad: 0 },
      userErrors: [],
    });
    expect(server.written[0]).toMatchObject({
      path: '/products/import',
      body: { action: 'import', realm_id: ids.realm },
    });
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'row 7.retail_price', message: 'is required' }]));
    expect((await server.upload(query, {}, sheet, 'file')).data.importProducts).toMatchObject({
      imported: null,
      userErrors: [{ code: 'VALIDATION', path: ['file', '7', 'retail_price'] }],
    });
    const problems = [{ path: 'row 7.retail_price', message: 'is required' }];
    server.answerWith(ok({ inserted: 2, updated: 1, same: 4, bad: 1, problems }));
    expect((await server.upload(query, { skipBad: true }, sheet, 'file')).data.importProducts).toEqual({
      imported: { inserted: 2, updated: 1, same: 4, bad: 1 },
      userErrors: [{ code: 'VALIDATION', path: ['file', '7', 'retail_price'] }],
    });
    expect(server.written.at(-1)).toMatchObject({ body: { action: 'import', skip_bad: 'true' } });
    const picture = new Blob(['x'], { type: 'image/png' });
    expect((await server.upload(query, {}, picture, 'file')).data.importProducts.userErrors).toMatchObject([
      { code: 'VALIDATION', path: ['file'] },
    ]);
    expect(server.written).toHaveLength(1);
  });

  it('a dry run says what was understood of a sheet, and takes its columns and choices as they are given', async () => {
    const query = `mutation Import($input: ImportProductsInput!) { importProducts(input: $input) {
      imported { doubtful doubts { path message } choices { key count names value } otherSheets { name rows isHidden }
        sheet { name encoding separator headingRow rowsAbove firstRows columns { head field by samples } } }
      userErrors { path } } }`;
    const sheet = new Blob(['Code,ชื่อ\nC1,กาแฟ\n'], { type: 'text/csv' });
    const columns = [
      { head: 'Code', field: 'code', by: 'label', samples: ['C1'] },
      { head: 'ชื่อ', field: null, by: null, samples: [] },
    ];
    const read = {
      name: null,
      encoding: 'utf-8',
      separator: ',',
      heading_row: 1,
      rows_above: [],
      columns,
      first_rows: [['C1', 'กาแฟ']],
    };
    const choices = [{ key: 'make_categories', count: 1, names: ['กาแฟ'], value: true }];
    const counts = { inserted: 1, updated: 0, same: 0, bad: 0, problems: [], doubtful: 1 };
    const doubts = [{ path: 'row 2.name', message: 'has question marks' }];
    server.answerWith(
      ok({ ...counts, doubts, sheet: read, other_sheets: [{ name: 'ปีก่อน', rows: 12, is_hidden: true }], choices }),
    );
    const input = {
      dryRun: true,
      columns: ['code', null],
      sheet: 'ปีนี้',
      choices: [{ key: 'make_categories', value: true }],
    };
    expect((await server.upload(query, input, sheet, 'file')).data.importProducts.imported).toEqual({
      ...{ doubtful: 1, doubts: [{ path: ['file', '2', 'name'], message: 'has question marks' }], choices },
      otherSheets: [{ name: 'ปีก่อน', rows: 12, isHidden: true }],
      sheet: {
        ...{ name: null, encoding: 'utf-8', separator: ',', headingRow: 1, rowsAbove: [], firstRows: [['C1', 'กาแฟ']] },
        columns: columns.map((column) => ({ ...column, by: column.by && 'LABEL' })),
      },
    });
    expect(server.written.at(-1)).toMatchObject({
      body: { action: 'test', columns: '["code",null]', sheet: 'ปีนี้', choices: '{"make_categories":true}' },
    });
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'columns.1', message: 'has a column already' }]));
    expect((await server.upload(query, input, sheet, 'file')).data.importProducts.userErrors).toEqual([
      { path: ['columns', '1'] },
    ]);
    server.answerWith(ok({ ...counts, doubts, sheet: { ...read, columns: [{}] }, choices }));
    expect((await server.upload(query, input, sheet, 'file')).data).toBeNull();
  });

  it('an import whose counts are missing or no numbers is an answer that cannot be read, never a count of 0', async () => {
    const query =
      'mutation Import($input: ImportProductsInput!) { importProducts(input: $input) { imported { inserted updated } userErrors { code } } }';
    const sheet = new Blob(['code,name\nC1,กาแฟ\n'], { type: 'text/csv' });
    for (const counts of [{}, { inserted: 1 }, { inserted: null, updated: 2 }, { inserted: 1, updated: 'many' }]) {
      server.answerWith(ok(counts));
      const { data, errors } = await server.upload(query, {}, sheet, 'file');
      expect([data, errors?.[0]?.extensions?.code], JSON.stringify(counts)).toEqual([null, 'UPSTREAM_UNAVAILABLE']);
    }
  });
});
