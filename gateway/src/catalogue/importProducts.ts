import { PRODUCT_COLUMNS } from '@taem/domain/import/productColumns.ts';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import { refuseField } from '../http/errors.ts';
import type { Cells, ImportRules, ImportScope } from '../import/ImportRules.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { products } from './products.ts';

/** MGMT-17, MGMT-20 What a product is when its row does not say. */
const DEFAULTS = { skip_stock: true, hashtags: [], status: 'Active', currency: 'THB', unit: 'Piece', type: 'Product' };

interface Group {
  id: string;
  name: string;
  category_id: string | null;
}

/**
 * OP-27 Products by their code: a new one is added, a known one brought up to date with the columns that the file has.
 * Categories may be given by name, as people know them.
 */
export const importProducts: ImportRules = {
  resource: products,
  fields: PRODUCT_COLUMNS,
  needs: [['code', 'sku'], ['name'], ['retail_price'], ['category', 'category_id']],
  async open(scope) {
    const groups = await readGroups(scope);
    return {
      unique: ['code'],
      readCells: (cells, refuse) => nameGroups(cells, groups, refuse),
      prepare: (values) => refuseStray(values, groups),
      defaults: DEFAULTS,
      key: 'code',
    };
  },
};

async function readGroups({ client }: ImportScope): Promise<{ categories: Group[]; subCategories: Group[] }> {
  const answer = await client.query<Group & { sub: boolean }>(`
    select id, name, null::uuid as category_id, false as sub from product_categories
    union all select id, name, category_id, true from product_sub_categories order by name, id`);
  return { categories: answer.rows.filter(({ sub }) => !sub), subCategories: answer.rows.filter(({ sub }) => sub) };
}

type Groups = Awaited<ReturnType<typeof readGroups>>;

type Refuse = (path: string, message: string) => void;

function nameGroups(given: Cells, { categories, subCategories }: Groups, refuse: Refuse): Cells {
  const { category: categoryName, sub_category: subCategoryName, sku, ...cells } = given;
  cells.code ||= sku ?? null;
  if (typeof cells.hashtags === 'string') cells.hashtags = readHashtags(cells.hashtags).join(',');
  // A column that is there and empty empties the group.
  if (categoryName !== undefined) cells.category_id ??= null;
  if (subCategoryName !== undefined) cells.sub_category_id ??= null;
  if (!cells.category_id && categoryName) cells.category_id = find(categories, 'category', categoryName, refuse);
  if (cells.category_id && !cells.sub_category_id && subCategoryName) {
    const within = subCategories.filter(({ category_id }) => category_id === cells.category_id);
    cells.sub_category_id = find(within, 'sub_category', subCategoryName, refuse);
  }
  return cells;
}

function find(groups: readonly Group[], path: string, name: unknown, refuse: Refuse): string | null {
  const found = groups.find((group) => group.name === String(name).trim());
  if (!found) refuse(path, `there is no "${String(name).slice(0, 50)}"`);
  return found?.id ?? null;
}

function refuseStray({ category_id, sub_category_id }: RecordValues, { subCategories }: Groups): void {
  const sub = subCategories.find(({ id }) => id === sub_category_id);
  if (sub && sub.category_id !== category_id) throw refuseField('sub_category_id', 'is not in this category');
}
