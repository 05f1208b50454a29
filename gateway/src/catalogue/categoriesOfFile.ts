import { randomUUID } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { categoryPath } from '@taem/domain/catalogue/categoryPath.ts';
import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { mayDo, requirePermission } from '../http/requirePermission.ts';
import type { Cells, ImportChoice, ImportScope, Say } from '../import/ImportRules.ts';
import type { RecordValues } from '../resource/defineResource.ts';

export const CATEGORY_CHOICES = { make_categories: false, default_category: false };

/** Where products go that have no category, where that is chosen; the first of these names that is there. */
const DEFAULT_NAMES = ['อื่น ๆ', 'Other', 'Others', 'ทั่วไป', 'General'] as const;

interface Group {
  id: string;
  name: string;
  /** null: a category, not one of its parts. */
  category_id: string | null;
  /** It is not there yet. */
  isNew: boolean;
}

export interface CategoriesOfFile {
  /** Puts the ids of the categories in the place of their names. */
  read(given: Cells, refuse: Say): Cells;
  choices(): ImportChoice[];
  isComing(id: string): boolean;
  /** Whether a sub-category is one of another category. */
  isStray(values: RecordValues): boolean;
  make(rows: readonly RecordValues[]): Promise<void>;
}

/**
 * Categories by their names, however these are written (ADR 0121). Where that is chosen, those that are not there are made with
 * the first rows that name them, and rows without one go into the same one.
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
  let without = 0;

  const title = ({ name, category_id }: Group) =>
    category_id === null ? name : `${byId.get(category_id)?.name ?? ''} > ${name}`;

  function create(name: string, within: string | null): string {
    const group: Group = { id: randomUUID(), name, category_id: within, isNew: true };
    add(group);
    coming.set(group.id, group);
    return group.id;
  }

  /** A category, or a part of one, by its name; refused where there is none, or more than one. */
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

  /** One that is there by a name that shops give it, or a new one. */
  function defaultCategory(refuse: Say): string | null {
    const there = DEFAULT_NAMES.find((name) => named.has(keyOf(null, name)));
    if (there !== undefined) return find('category', there, null, refuse);
    requirePermission(session, PAGE.category, 'Write');
    return create(DEFAULT_NAMES[0], null);
  }

  return {
    read(given, refuse) {
      const { category, sub_category, ...cells } = given;
      // A column that is there and empty empties the group.
      if (category !== undefined) cells.category_id ??= null;
      if (sub_category !== undefined) cells.sub_category_id ??= null;
      const isThere = (name: string) => named.has(keyOf(null, name));
      const path = categoryPath(category, sub_category, isThere);
      if (!cells.category_id && path.category) cells.category_id = find('category', path.category, null, refuse);
      if (!cells.category_id && !path.category) {
        without += 1;
        if (hasDefault) cells.category_id = defaultCategory(refuse);
      }
      if (cells.category_id && !cells.sub_category_id && path.sub)
        cells.sub_category_id = find('sub_category', path.sub, String(cells.category_id), refuse);
      return cells;
    },
    choices: () => {
      if (!mayDo(session, PAGE.category, 'Write')) return [];
      return [
        ...(missing.size > 0 ? [{ key: 'make_categories', count: missing.size, names: [...missing.values()] }] : []),
        ...(without > 0 ? [{ key: 'default_category', count: without, names: [] }] : []),
      ];
    },
    isComing: (id) => coming.has(id),
    isStray: ({ category_id, sub_category_id }) => {
      const sub = typeof sub_category_id === 'string' ? byId.get(sub_category_id) : undefined;
      return sub !== undefined && sub.category_id !== category_id;
    },
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

/** Names of files repeat themselves. */
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
