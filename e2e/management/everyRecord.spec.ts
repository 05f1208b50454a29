import { RECORDS } from '@taem/domain/records.ts';
import { Api } from '../Api.ts';
import { DEEP, test } from '../test.ts';
import { ListOracle } from './walk/ListOracle.ts';
import { fillPage, type Ids, idsOf, keywordOf, sellOne } from './walk/others.ts';
import { RecordWalk } from './walk/RecordWalk.ts';

let api: Api;
let ids: Ids;

test.beforeAll(async ({ stack }) => {
  api = new Api(stack);
  await api.signIn('owner');
  ids = await idsOf(api);
});

/** Types that run daily: one that is created, changed and deleted, and one read-only list that is paged and filtered. */
const TELLING: ReadonlySet<string> = new Set(['Product', 'District']);

for (const record of RECORDS) {
  const { type, create, update, remove } = record;
  const done = [
    'listed, searched, narrowed, put in order, paged and exported',
    ...(create ? ['made once nothing is missing'] : []),
    ...(update ? ['changed by two at once'] : []),
    ...(remove ? ['deleted'] : []),
    ...(type === 'Product' ? ['deactivated where sales point at it'] : []),
  ];
  // The others have the same screens with other rows.
  const tag = TELLING.has(type) ? [] : DEEP;
  test(`MGMT-01 ${type} is ${done.join(', ')}`, { tag }, async ({ signIn }) => {
    const page = await signIn('owner');
    const oracle = new ListOracle(api, record);
    const walk = new RecordWalk(page, record, oracle, ids);
    const others = create ? await fillPage(oracle, record, ids) : [];
    const [first] = (await oracle.page({})).rows;
    if (!first) throw new Error(`The demo shop has no ${type}`);
    const keyword = keywordOf(record, others[0] ?? first);

    await walk.list();
    await walk.search(keyword);
    await walk.filter();
    await walk.sortAndPage();
    await walk.exports();
    if (create) {
      await walk.create();
      const id = await walk.createdId();
      if (update) await walk.conflict(id);
      if (remove) await walk.remove(id);
    } else if (update) {
      await walk.conflict(first.id);
      // The till identifies a payment method by its name.
      await oracle.change(first.id, { name: first.name });
    } else await walk.show();
    if (type === 'Product') {
      await sellOne(api, first.id);
      await walk.deactivate(first.id);
      await oracle.change(first.id, { status: 'ACTIVE' });
    }
    if (remove) for (const { id } of others) await oracle.remove(id);
  });
}
