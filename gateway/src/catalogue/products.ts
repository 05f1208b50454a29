import { product } from '@taem/domain/catalogue/product.ts';
import { MAX_POPULAR } from '@taem/domain/limits.ts';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import { refuseField } from '../http/errors.ts';
import type { Field } from '../resource/defineResource.ts';
import { computed, text } from '../resource/fields.ts';
import { ofBranches } from '../resource/inBranches.ts';
import { recordResource } from '../resource/recordResource.ts';
import { checkNamedGroups, namedGroups } from './namedGroups.ts';
import { refuseOffered } from './refuseOffered.ts';
import { refuseStraySubCategory } from './refuseStraySubCategory.ts';
import { daysOfCoverSql, shortfallSql } from './reorderLevels.ts';

const { readableBy } = product.fields.stock;

// The category's groups come first; `optionGroupIds` of the domain combines both lists in the same way.
const MENU_GROUPS = `(select coalesce(array_agg(named.id order by named.place), '{}') from (
  select id::text, min(position) as place
  from unnest(coalesce(category.option_group_ids, '{}') || t.option_group_ids) with ordinality g(id, position) group by id) named)`;

// Based on this month and the last, from monthly figures: daily ones would be thirty times as many rows.
const BEST_SELLERS = `select product_id from monthly_products
  where month >= date_trunc('month', now() - interval '1 month')
  group by product_id having sum(qty) > 0 order by sum(qty) desc, product_id limit ${MAX_POPULAR}`;

const isPopular: Field = {
  type: 'boolean',
  sql: 't.id',
  matches: {
    like: 'true',
    sql: (given, _parameters, path) => {
      if (typeof given !== 'boolean') throw refuseField(path, 'must be true or false');
      return `(t.is_favourite or t.id in (${BEST_SELLERS})) = ${given}`;
    },
  },
};

export const products = recordResource(product, {
  // Imported lists also use boxes and bags as units.
  fields: {
    unit: text('unit', { max: 50 }),
    option_group_ids: namedGroups,
    menu_option_group_ids: computed('textArray', MENU_GROUPS, 'category'),
    is_popular: isPopular,
    stock: {
      ...ofBranches(
        'integer',
        (within) => `case when not t.skip_stock then
          (select coalesce(sum(k.qty), 0)::int from stock k where k.product_id = t.id${within('k.branch_id')}) end`,
      ),
      readableBy,
    },
    shortfall: { ...ofBranches('integer', shortfallSql), readableBy },
    is_below_level: {
      ...ofBranches('boolean', (within) => `(coalesce(${shortfallSql(within)}, 0) > 0)`),
      readableBy,
    },
    days_of_cover: { ...ofBranches('integer', daysOfCoverSql), readableBy },
    cost: {
      ...ofBranches(
        'money',
        // Cost of the pieces on the shelf; if all shelves are empty, the highest one. Products without counted stock,
        // such as made-to-order goods, have no shelf: for them, the last price paid.
        (within, ofOwn) => `case when t.skip_stock then
          (select l.base_price from stock_import_lines l join stock_imports i on i.id = l.import_id
            where l.product_id = t.id and l.base_price is not null${ofOwn('i.branch_id')}
            order by i.created_at desc, i.id desc, l.position desc limit 1)
          else (select coalesce(round(sum(k.value) filter (where k.qty > 0) / nullif(sum(k.qty) filter (where k.qty > 0), 0)), max(k.cost))::bigint
            from stock k where k.product_id = t.id and k.cost is not null${within('k.branch_id')}) end`,
      ),
      readableBy: product.fields.cost.readableBy,
    },
  },
  searchText: 't.search_text',
  remembersLists: true,
  async prepare(values, client, ...request) {
    // MGMT-19 Tags are stored in the form's format, however they were sent.
    if (Array.isArray(values.hashtags)) values.hashtags = readHashtags(values.hashtags.join(','));
    await checkNamedGroups(values, client);
    await refuseStraySubCategory(values, client, ...request);
  },
  beforeRemove: (client, _session, id) => refuseOffered(client, 'The product', 'product_ids', id),
});
