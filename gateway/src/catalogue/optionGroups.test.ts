import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { checkNamedGroups } from './namedGroups.ts';

const gateway = testGateway();
let owner: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

const send = (method: string, path: string, body?: object) => gateway.send(method, path, { token: owner, body });
const SIZE = {
  name: 'Size',
  min_choices: 1,
  max_choices: 1,
  options: [
    { name: 'S', is_default: true },
    { name: 'L', price: 15.5 },
  ],
};

async function addGroup(more: object = {}) {
  const { status, body } = await send('POST', '/option-groups', { ...SIZE, ...more });
  expect(status).toBe(200);
  return read('option-groups', body.data.id);
}

async function read(path: string, id: string) {
  const { body } = await send('GET', `/${path}/${id}`);
  return body.payload[path === 'option-groups' ? 'option_group' : path === 'products' ? 'product' : 'product_category'];
}

async function change(path: string, { id, __v }: { id: string; __v: number }, changes: object) {
  const answer = await send('PATCH', `/${path}/${id}`, { __v, ...changes });
  expect(answer.status).toBe(200);
  return read(path, id);
}

test('an option keeps its id under another name and price; one that is new gets its own', async () => {
  const group = await addGroup();
  expect(group).toMatchObject({
    ...{ name: 'Size', min_choices: 1, max_choices: 1, status: 'Active' },
    options: [
      { name: 'S', price: 0, is_default: true, is_active: true },
      { name: 'L', price: 15.5, is_default: false, is_active: true },
    ],
  });
  const [small, large] = group.options;
  const other = await addGroup();
  const changed = await change('option-groups', group, {
    options: [
      { ...large, name: 'Large', price: 20 },
      // An option of another group, which it stays in.
      { ...other.options[0], name: 'XL', is_default: false },
      { ...large, name: 'XXL' },
    ],
  });
  const [first, ...added] = changed.options;
  expect(first).toEqual({ ...large, name: 'Large', price: 20 });
  const existing = [small, large, ...other.options].map(({ id }) => id);
  expect(added.map(({ id }: { id: string }) => existing.includes(id))).toEqual([false, false]);
});

test.each([
  ['no option', { options: [] }, 'options'],
  ['51 options', { options: Array.from({ length: 51 }, (_, n) => ({ name: `${n}` })) }, 'options'],
  ['two of one name', { options: [{ name: 'S' }, { name: 'S ' }] }, 'options'],
  ['an option without a name', { options: [{ name: ' ' }] }, 'options.0.name'],
  ['a price below 0', { options: [{ name: 'S', price: -1 }] }, 'options.0.price'],
  ['half a satang', { options: [{ name: 'S', price: 0.005 }] }, 'options.0.price'],
  ['more needed than may be', { min_choices: 2, max_choices: 1 }, 'max_choices'],
  ['more needed than there are', { min_choices: 3, max_choices: 3 }, 'options'],
  [
    'more preset than may be',
    {
      options: [
        { name: 'S', is_default: true },
        { name: 'L', is_default: true },
      ],
    },
    'options',
  ],
  ['no maximum', { max_choices: null }, 'max_choices'],
  ['a maximum of none', { min_choices: 0, max_choices: 0 }, 'max_choices'],
])('a group with %s is refused there', async (_rule, change, path) => {
  const { status, body } = await send('POST', '/option-groups', { ...SIZE, ...change });
  expect(status).toBe(400);
  expect(body.message.map((problem: { path: string }) => problem.path)).toContain(path);
});

test('a change is held against the fields that stay', async () => {
  const group = await addGroup();
  const { body } = await send('PATCH', `/option-groups/${group.id}`, { __v: group.__v, min_choices: 2 });
  expect(body).toMatchObject({ status: 400, message: [{ path: 'max_choices' }] });
});

test('products and categories name groups, each once and in their order; the menu of a product begins with its category', async () => {
  const [size, sweet, shots] = [await addGroup(), await addGroup({ name: 'Sweet' }), await addGroup({ name: 'Shots' })];
  const posted = await send('POST', '/product-categories', { name: 'Tea', option_group_ids: [sweet.id, size.id] });
  const category = await read('product-categories', posted.body.data.id);
  expect(category.option_group_ids).toEqual([sweet.id, size.id]);
  const added = await send('POST', '/products', {
    ...{ code: 'T-9', name: 'Tea', retail_price: 40, category_id: category.id },
    option_group_ids: [shots.id.toUpperCase(), size.id, shots.id],
  });
  const product = await read('products', added.body.data.id);
  expect(product.option_group_ids).toEqual([shots.id, size.id]);
  expect(product.menu_option_group_ids).toEqual([sweet.id, size.id, shots.id]);
  const listed = await send('GET', `/products?filter=${encodeURIComponent(JSON.stringify({ code: 'T-9' }))}`);
  expect(listed.body.payload.products[0].menu_option_group_ids).toEqual([sweet.id, size.id, shots.id]);

  const named = await send('DELETE', `/option-groups/${size.id}`);
  expect(named.body).toMatchObject({ status: 422, code: 'IN_USE' });
  expect((await change('products', product, { option_group_ids: [] })).option_group_ids).toEqual([]);
  expect((await send('DELETE', `/option-groups/${shots.id}`)).status).toBe(200);
});

test('a group that is being named is not taken away', async () => {
  const group = await addGroup();
  const named = await send('POST', '/product-categories', { name: 'Juice' });
  let removal: ReturnType<typeof send> | undefined;
  await gateway.database.inTransaction(gateway.realm.id, async (client) => {
    await checkNamedGroups({ option_group_ids: [group.id] }, client);
    const text = 'update product_categories set option_group_ids = array[$1::uuid] where id = $2';
    await client.query(text, [group.id, named.body.data.id]);
    removal = send('DELETE', `/option-groups/${group.id}`);
    const waiting = `select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`;
    await expect.poll(async () => (await client.query(waiting)).rows[0].n).toBe(1);
  });
  expect((await removal)?.body).toMatchObject({ status: 422, code: 'IN_USE' });
});

test('a group of another merchant, one that is not there, and more than 20 are refused', async () => {
  const elsewhere = await gateway.signIn('owner', 'elsewhere');
  const foreign = (await gateway.send('POST', '/option-groups', { token: elsewhere, body: SIZE })).body.data;
  const many = [];
  for (let n = 0; n < 21; n += 1) many.push((await addGroup({ name: `G ${n}` })).id);
  for (const option_group_ids of [[foreign.id], ['no id'], many]) {
    const { body } = await send('POST', '/product-categories', { name: 'X', option_group_ids });
    expect(body).toMatchObject({ status: 400, message: [{ path: 'option_group_ids' }] });
  }
  expect((await send('POST', '/product-categories', { name: 'X', option_group_ids: many.slice(1) })).status).toBe(200);
});
