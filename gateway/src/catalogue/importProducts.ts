import { hashtags } from '@taem/domain/form/hashtags.ts';
import { refuseField } from '../http/errors.ts';
import { type Cells, type ImportRules, type ImportScope, withDefaults } from '../import/ImportRules.ts';
import { writeRows } from '../import/writeRows.ts';
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
  moreColumns: ['category', 'sub_category'],
  async open(scope) {
    const groups = await readGroups(scope);
    return {
      unique: ['code'],
      readCells: (cells) => nameGroups(cells, groups),
      prepare: (values) => refuseStray(values, groups),
      async write(rows) {
        const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'code');
        const complete = rows.map((row) => withDefaults(row, DEFAULTS));
        return writeRows(scope, 'products', complete, { key: 'code', columns });
      },
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

function nameGroups(given: Cells, { categories, subCategories }: Groups): Cells {
  const { category, sub_category, ...cells } = given;
  const categoryName = category ?? cells['category.name'];
  const subCategoryName = sub_category ?? cells['sub_category.name'];
  if (typeof cells.hashtags === 'string') cells.hashtags = hashtags(cells.hashtags).join(',');
  if (!cells.category_id && categoryName) cells.category_id = find(categories, 'category', categoryName);
  if (!cells.sub_category_id && subCategoryName) {
    const within = subCategories.filter(({ category_id }) => category_id === cells.category_id);
    cells.sub_category_id = find(within, 'sub_category', subCategoryName);
  }
  return cells;
}

function find(groups: readonly Group[], path: string, name: unknown): string {
  const found = groups.find((group) => group.name === String(name).trim());
  if (!found) throw refuseField(path, `there is no "${String(name).slice(0, 50)}"`);
  return found.id;
}

function refuseStray({ category_id, sub_category_id }: RecordValues, { subCategories }: Groups): void {
  const sub = subCategories.find(({ id }) => id === sub_category_id);
  if (sub && sub.category_id !== category_id) throw refuseField('sub_category_id', 'is not in this category');
}
