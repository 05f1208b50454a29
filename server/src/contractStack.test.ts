import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, test } from 'vitest';
import { startTestStack, type TestUser } from './testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;
beforeAll(async () => {
  owner = await stack.as('owner');
});

// A single white pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const picture = () => new Blob([PNG], { type: 'image/png' });

/** Returns the payload of a write, which must not be refused. */
async function created(query: string, input: object, image?: Blob) {
  const { data, errors } = image ? await owner.upload(query, input, image, 'image') : await owner.ask(query, { input });
  expect(errors).toBeUndefined();
  const [payload] = Object.values(data) as [{ userErrors: unknown[] } & Record<string, unknown>];
  expect(payload.userErrors).toEqual([]);
  return payload;
}

test('M4 a privilege without a condition always applies, left out or null, when made and when changed', async () => {
  const { ids } = stack;
  const item = { couponId: ids.percent, value: 5 };
  const tier = {
    name: 'Platinum',
    level: 3,
    status: 'ACTIVE',
    conditions: [{ conditionId: ids.anyTotal, value: 90_000 }],
  };
  const create = `mutation ($input: CreateMemberTierInput!) { createMemberTier(input: $input) {
    memberTier { id version privileges { condition { value } item { value } } } userErrors { code path message } } }`;
  const update = `mutation ($input: UpdateMemberTierInput!) { updateMemberTier(input: $input) {
    memberTier { version privileges { condition { value } item { value } } } userErrors { code path message } } }`;
  const always = [{ condition: null, item: { value: 5 } }];
  const absent = (await created(create, { ...tier, privileges: [{ item }] })).memberTier as {
    id: string;
    version: number;
  };
  expect(absent).toMatchObject({ privileges: always });
  const unconditional = await created(create, {
    ...tier,
    name: 'Diamond',
    level: 4,
    privileges: [{ item, condition: null }],
  });
  expect(unconditional.memberTier).toMatchObject({ privileges: always });
  for (const [version, privilege] of [{ item }, { item, condition: null }].entries()) {
    const changed = await created(update, { id: absent.id, version, privileges: [privilege] });
    expect(changed.memberTier).toMatchObject({ privileges: always });
  }
});

test('D20 an invalid id is not found in a list of ids, and keeps no other from being found', async () => {
  const { coffee } = stack.ids;
  const { data, errors } = await owner.ask(
    `{ products(filter: { ids: ["x", "${coffee}"] }) { total items { id } } none: products(filter: { ids: ["x"] }) { total } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ products: { total: 1, items: [{ id: coffee }] }, none: { total: 0 } });
});

test('CALL-45 products of a sub-category are found by it', async () => {
  const { hot, coffee, tea } = stack.ids;
  const { data } = await owner.ask(
    `{ products(filter: { subCategoryId: "${hot}" }) { items { id subCategory { name } } } }`,
  );
  expect(data.products.items.map(({ id }: { id: string }) => id).sort()).toEqual([coffee, tea].sort());
});

test('CALL-11 several thresholds are saved at once: one that is refused keeps no other, and is named by its place', async () => {
  const { badge, anyTotal } = stack.ids;
  const save = `mutation ($input: UpdateMemberBadgesInput!) { updateMemberBadges(input: $input) {
    memberBadges { id threshold } userErrors { code path } } }`;
  const { data } = await owner.ask(save, {
    input: {
      badges: [
        { id: stack.ids.coffee, version: 0, conditionId: anyTotal, threshold: 1 },
        { id: badge, version: 0, conditionId: anyTotal, threshold: 20_000 },
        { id: badge, version: 7, conditionId: anyTotal, threshold: 1 },
      ],
    },
  });
  expect(data.updateMemberBadges).toMatchObject({
    memberBadges: [{ id: badge, threshold: 20_000 }],
    userErrors: [
      { code: 'NOT_FOUND', path: ['badges', '0'] },
      { code: 'STALE_VERSION', path: expect.arrayContaining(['badges', '2']) },
    ],
  });
});

test.each([
  ['Product', { code: 'P-1', name: 'Poster', retailPrice: 10, skipStock: true }, 'drinks', 'categoryId'],
  ['MemberTier', { name: 'Ruby', level: 5 }, null, null],
  ['PaymentChannel', { name: 'PromptPay' }, 'cash', 'paymentMethodId'],
] as const)(
  'DATA-13, D21 a new %s brings its picture, which anyone finds from the address of the API',
  async (type, input, owned, field) => {
    const { ids } = stack;
    const noun = type.charAt(0).toLowerCase() + type.slice(1);
    const query = `mutation ($input: Create${type}Input!) { create${type}(input: $input) {
    ${noun} { id imageUrl } userErrors { code path message } } }`;
    const privileges = {
      conditions: [{ conditionId: ids.anyTotal, value: 1 }],
      privileges: [{ item: { couponId: ids.percent, value: 5 } }],
    };
    const whole = {
      ...input,
      status: 'ACTIVE',
      ...(owned && { [field]: ids[owned] }),
      ...(type === 'MemberTier' && privileges),
      ...(type === 'PaymentChannel' && { instituteId: ids.bank }),
    };
    const { imageUrl } = (await created(query, whole, picture()))[noun] as { imageUrl: string };
    const address = new URL(imageUrl, 'https://shop.example/graphql');
    expect(address.origin).toBe('https://shop.example');
    const page = await stack.fetch(address.pathname + address.search);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(page.headers['cross-origin-resource-policy']).toBe('cross-origin');
  },
);

test('D22 a price is refused by its argument and by what is wrong with it', async () => {
  const create = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { userErrors { code path message } } }`;
  const product = {
    code: 'P-2',
    name: 'Poster',
    retailPrice: -1,
    skipStock: true,
    status: 'ACTIVE',
    categoryId: stack.ids.drinks,
  };
  const { data } = await owner.ask(create, { input: product });
  expect(data.createProduct.userErrors).toEqual([
    { code: 'VALIDATION', path: ['retailPrice'], message: expect.stringContaining('Must be at least 0') },
  ]);
  const inVariables = await owner.ask(create, { input: { ...product, retailPrice: 10.001 } });
  expect(inVariables.errors?.[0]?.message).toMatch(/input\.retailPrice.*must have at most two decimals/);
  const inDocument = await owner.ask(
    'mutation { createProduct(input: { code: "P", name: "P", retailPrice: 10.001 }) { userErrors { code } } }',
  );
  expect(inDocument.errors?.map(({ message }) => message)).toContain('retailPrice must have at most two decimals');
});

test('D24 shelves, goods received and the calendar are sorted and paged', async () => {
  const { data, errors } = await owner.ask(`{
    stockLevels(perPage: 5, sort: { field: PRODUCT_NAME }) { total }
    byPieces: stockLevels(sort: { field: QUANTITY, direction: DESC }) { items { quantity } }
    byBranch: stockLevels(sort: { field: BRANCH_NAME }) { total }
    byCode: stockLevels(sort: { field: PRODUCT_CODE }) { total }
    stockImports(sort: { field: CODE }) { items { code } }
    bySupplier: stockImports(sort: { field: SUPPLIER, direction: null }) { total }
    calendar(range: { last: ALL_TIME }, perPage: 1) { total items { name } }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    stockLevels: { total: 1 },
    byPieces: { items: [{ quantity: 7 }] },
    stockImports: { items: [{ code: 'G-1' }] },
    calendar: { items: [{ name: 'Tasting' }] },
  });
});
