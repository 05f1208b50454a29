import { LRUCache } from 'lru-cache';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Field, Resource } from './defineResource.ts';
import type { ListQuery } from './listQuery.ts';
import type { ListMark, ListMemory, RememberedFacts } from './rememberedList.ts';
import { visibleTo } from './visibleTo.ts';

const MAX_LISTS = 500;
const MAX_IDS = 100;

/** What the statement of a remembered list returns in addition to its page. */
export interface ListFacts {
  total?: number;
  snapshot?: string;
  unchanged?: boolean;
  marks?: ListMark[] | null;
  ids?: string[];
}

/**
 * Caches totals and marks of the lists of one resource. Nothing has to be evicted when a record changes: each statement
 * checks whether the cached values still hold.
 */
export class RememberedLists {
  readonly #resource: Resource;
  readonly #lists = new LRUCache<string, RememberedFacts>({ max: MAX_LISTS });

  constructor(resource: Resource) {
    this.#resource = resource;
  }

  /** Returns null for a list that is not cached. */
  memoryOf(query: ListQuery, session: GatewaySession): ListMemory | null {
    const { limit, keyword } = query;
    if (!this.#resource.remembersLists || limit === null) return null;
    if (keyword && (limit > MAX_IDS || !visibleTo(this.#resource, session).findByKeyword)) return null;
    const named = [...namesIn(query.filter), ...query.sort.map(([path]) => path)];
    if (!named.every((path) => isWrittenDown(this.#resource.fieldByPath.get(path)))) return null;
    const of = [session.realmId, session.branchIds, query.branchId, query.days, query.filter, query.sort];
    // Lists found by a keyword are cached page by page.
    const key = JSON.stringify(keyword ? [...of, keyword, limit, query.skip] : of);
    return { key, remembered: this.#lists.get(key) ?? null };
  }

  keep({ key, remembered }: ListMemory, { total, snapshot, unchanged, marks, ids }: ListFacts): void {
    if (total === undefined || !snapshot) return;
    const kept = marks ?? (unchanged ? (remembered?.marks ?? null) : null);
    this.#lists.set(key, { snapshot, total, marks: kept, ids: ids ?? null });
  }
}

/** Whether only people write the field: figures that sales update change without a recorded change, and so do joined values. */
const isWrittenDown = (field: Field | undefined) =>
  field !== undefined && !field.join && (field.write !== undefined || NEVER_CHANGES.includes(field.sql));
const NEVER_CHANGES = ['t.id', 't.created_at'];

/** Returns the fields that a filter names, at any depth. */
function namesIn(filter: unknown): string[] {
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([name, inner]) => [...(isField(name) ? [name] : []), ...namesIn(inner)]);
}

const isField = (name: string) => !name.startsWith('$') && !/^\d+$/.test(name);
