import { randomUUID } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { categoryPath } from '@taem/domain/catalogue/categoryPath.ts';
import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import { faultWords } from '@taem/domain/reading/words.ts';
import type { Products } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import { mayDo, requirePermission } from '../http/requirePermission.ts';
import type { Cells, ImportChoice, ImportScope, PartRow, Say } from '../import/ImportRules.ts';
import { readCell } from '../import/readCell.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { readRecord } from '../resource/readRecord.ts';
import { productCategories } from './productCategories.ts';

export const CATEGORY_CHOICES = { make_categories: false, default_category: false };

/** Names of the default category for products without one, if that is chosen; the first existing one is used. */
const DEFAULT_NAMES = ['อื่น ๆ', 'Other', 'Others', 'ทั่วไป', 'General'] as const;

interface Group {
  id: string;
  name: string;
  /** null for a category; otherwise the category of a sub-category. */
  category_id: string | null;
  /** Whether it does not exist yet. */
  isNew: boolean;
}

export interface CategoriesOfFile {
  /** Replaces the names of categories by their ids. */
  read(given: Cells, refuse: Say): Cells;
  /** The same for products: an existing one needs no category in the file. */
  readProduct(given: Cells, refuse: Say): Cells;
  /** New products without a code are identified by name and category, so the category must be set first. */
  completeWithoutCode(rows: readonly PartRow[]): void;
  /** For existing products: fills in what the file leaves unchanged, and refuses what does not fit with it. */
  complete(rows: readonly PartRow[]): Promise<void>;
  choices(): ImportChoice[];
  isComing(id: string): boolean;
  make(rows: readonly RecordValues[]): Promise<void>;
}

/**
 * Resolves categories by name, regardless of spelling (ADR 0121). If that is chosen, missing ones are created with the
 * first rows that name them, and rows without a category get the default one.
 */
export async function categoriesOfFile({ client, session, choices }: ImportScope): Promise<CategoriesOfFile> {
  const { make_categories: mayMake, default_category: hasDefault } = choices;
  if (mayMake) requirePermission(session, PAGE.category, 'Write');
  const groups = await readGroups(client);
  const fold = remembering(foldSearch);
  const keyOf = (within: string | null, name: string) => `${within ?? ''} ${fold(name)}`;
  const named = new Map<string, Group[]>();
  const byId = new Map<string, Group>();
  const add = (group: Group) => {
    const key = keyOf(group.category_id, group.name);
    named.set(key, [...(named.get(key) ?? []), group]);
    byId.set(group.id, group);
  };
  for (const group of groups) add(group);
  const coming = new Map<string, Group>();
  const missing = new Map<string, string>();
  /** Rows without a category, with the sub-category that they name. */
  const withoutCategory = new WeakMap<Cells, string>();
  let without = 0;

  const title = ({ name, category_id }: Group) =>
    category_id === null ? name : `${byId.get(category_id)?.name ?? ''} > ${name}`;

  function create(name: string, within: string | null): string {
    const group: Group = { id: randomUUID(), name, category_id: within, isNew: true };
    add(group);
    coming.set(group.id, group);
    return group.id;
  }

  /** Returns a category or sub-category by name; refuses a name with no match, or more than one. */
  function find(path: string, name: string, within: string | null, refuse: Say): string | null {
    const key = keyOf(within, name);
    const found = named.get(key) ?? [];
    const exact = found.filter((group) => group.name === name);
    const [group, ...others] = exact.length > 0 ? exact : found;
    if (!group) missing.set(key, title({ id: '', name, category_id: within, isNew: true }));
    if (group && others.length === 0) return group.id;
    if (!group && mayMake) return create(name, within);
    refuse(
      path,
      group
        ? `is the name of ${others.length + 1} categories: give one of them another name`
        : `there is no "${name.slice(0, 50)}"`,
    );
    return null;
  }

  /** Gives a new product without a category the default one, if that is chosen. */
  function completeNew({ cells, values, refuse }: PartRow): void {
    without += 1;
    values.category_id = hasDefault ? defaultCategory(refuse) : null;
    if (!hasDefault) refuse('category_id', 'Required');
    const sub = withoutCategory.get(cells);
    withoutCategory.delete(cells);
    if (sub && values.category_id)
      values.sub_category_id = find('sub_category', sub, String(values.category_id), refuse);
  }

  function refuseStray({ values: { category_id, sub_category_id }, refuse }: PartRow): void {
    const sub = typeof sub_category_id === 'string' ? byId.get(sub_category_id) : undefined;
    if (sub && sub.category_id !== category_id) refuse('sub_category_id', 'is not in this category');
  }

  /** Returns an existing default category under a usual name, or a new one. */
  function defaultCategory(refuse: Say): string | null {
    const there = DEFAULT_NAMES.find((name) => named.has(keyOf(null, name)));
    if (there !== undefined) return find('category', there, null, refuse);
    requirePermission(session, PAGE.category, 'Write');
    return create(DEFAULT_NAMES[0], null);
  }

  /** Replaces names by ids; for rows without a category, also returns the name of the sub-category. */
  function readNames(given: Cells, refuse: Say): { cells: Cells; sub: string | null } {
    const { category, sub_category, ...cells } = given;
    // A column that exists and is empty clears the group.
    if (category !== undefined) cells.category_id ??= null;
    if (sub_category !== undefined) cells.sub_category_id ??= null;
    const isThere = (name: string) => named.has(keyOf(null, name));
    const path = categoryPath(category, sub_category, isThere);
    const [name, sub] = [nameOf('category', path.category, refuse), nameOf('sub_category', path.sub, refuse)];
    if (!cells.category_id && name) cells.category_id = find('category', name, null, refuse);
    if (cells.category_id && !cells.sub_category_id && sub)
      cells.sub_category_id = find('sub_category', sub, String(cells.category_id), refuse);
    return { cells, sub: !cells.category_id && name === '' ? (sub ?? '') : null };
  }

  return {
    read: (given, refuse) => readNames(given, refuse).cells,
    readProduct(given, refuse) {
      const { cells, sub } = readNames(given, refuse);
      if (sub === null) return cells;
      const standing = { ...cells, category_id: CATEGORY_TO_COME };
      withoutCategory.set(standing, sub);
      return standing;
    },
    completeWithoutCode(rows) {
      for (const row of rows) if (withoutCategory.has(row.cells) && !row.values.code) completeNew(row);
    },
    async complete(rows) {
      const there = await readProducts(client, rows);
      for (const row of rows) {
        const { cells, values, refuse } = row;
        const product = there.get(values.code);
        const sub = withoutCategory.get(cells);
        if (sub !== undefined && values.category_id === CATEGORY_TO_COME) {
          if (product?.category_id) {
            values.category_id = product.category_id;
            if (sub) values.sub_category_id = find('sub_category', sub, product.category_id, refuse);
          } else completeNew(row);
        }
        // The earlier sub-category belongs to another category.
        if (product?.sub_category_id && !('sub_category_id' in values) && values.category_id !== product.category_id)
          values.sub_category_id = null;
        refuseStray(row);
      }
    },
    choices: () => {
      if (!mayDo(session, PAGE.category, 'Write')) return [];
      return [
        ...(missing.size > 0 ? [{ key: 'make_categories', count: missing.size, names: [...missing.values()] }] : []),
        ...(without > 0 ? [{ key: 'default_category', count: without, names: [] }] : []),
      ];
    },
    isComing: (id) => coming.has(id),
    async make(rows) {
      const used = new Set(rows.flatMap(({ category_id, sub_category_id }) => [category_id, sub_category_id]));
      const needed = [...coming.values()].filter(({ id }) => used.has(id));
      const insert = async (text: string, some: readonly Group[]) =>
        some.length > 0 && (await client.query(text, [JSON.stringify(some)]));
      await insert(
        MAKE,
        needed.filter(({ category_id }) => category_id === null),
      );
      await insert(
        MAKE_SUB,
        needed.filter(({ category_id }) => category_id !== null),
      );
      for (const { id } of needed) coming.delete(id);
    },
  };
}

/** Placeholder for the required category until it is looked up. */
const CATEGORY_TO_COME = '00000000-0000-4000-8000-000000000000';

/** Returns a name as the form would accept it; null if it would not. */
function nameOf(path: string, text: string, refuse: Say): string | null {
  const field = productCategories.fieldByPath.get('name');
  if (text === '' || !field) return '';
  const read = readCell(field, text);
  if ('fault' in read) {
    refuse(path, faultWords(read.fault).en);
    return null;
  }
  const name = typeof read.value === 'string' ? read.value : '';
  if (name === '') return '';
  try {
    readRecord(productCategories, { name }, 'create');
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.body === 'string') throw error;
    const problem = error.body.find((each) => each.path === 'name');
    if (problem) {
      refuse(path, problem.message);
      return null;
    }
  }
  return name;
}

async function readProducts(client: DatabaseClient, rows: readonly PartRow[]) {
  const text = 'select code, category_id, sub_category_id from products where code = any($1)';
  const answer = await client.query<Pick<Products, 'code' | 'category_id' | 'sub_category_id'>>(text, [
    rows.map(({ values }) => values.code),
  ]);
  return new Map<unknown, (typeof answer.rows)[number]>(answer.rows.map((product) => [product.code, product]));
}

/** Caches the results, as names in files repeat. */
function remembering(fold: (text: string) => string): (text: string) => string {
  const folded = new Map<string, string>();
  return (text) => {
    const found = folded.get(text) ?? fold(text);
    folded.set(text, found);
    return found;
  };
}

const MAKE = `insert into product_categories (id, name)
  select id, name from json_to_recordset($1) as g(id uuid, name text)`;
const MAKE_SUB = `insert into product_sub_categories (id, name, category_id)
  select id, name, category_id from json_to_recordset($1) as g(id uuid, name text, category_id uuid)`;

async function readGroups(client: DatabaseClient): Promise<Group[]> {
  const answer = await client.query<Group>(`
    select id, name, null::uuid as category_id, false as "isNew" from product_categories
    union all select id, name, category_id, false from product_sub_categories order by name, id`);
  return answer.rows;
}
