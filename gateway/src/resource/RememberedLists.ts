import { LRUCache } from 'lru-cache';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Field, Resource } from './defineResource.ts';
import type { ListQuery } from './readListQuery.ts';
import type { KnownList, ListMark, ListMemory } from './rememberedList.ts';

const MOST_LISTS = 500;

/** What the statement of a remembered list tells about it, beside its page. */
export interface ListFacts {
  total?: number;
  snapshot?: string;
  unchanged?: boolean;
  marks?: ListMark[] | null;
}

/**
 * Totals and marks of the lists of one resource. Nothing has to be thrown away when a record changes: each statement
 * asks by itself whether what it is told still holds.
 */
export class RememberedLists {
  readonly #resource: Resource;
  readonly #lists = new LRUCache<string, KnownList>({ max: MOST_LISTS });

  constructor(resource: Resource) {
    this.#resource = resource;
  }

  /** null for a list that is not remembered. */
  memoryOf(query: ListQuery, { realmId, branchIds }: GatewaySession): ListMemory | null {
    if (!this.#resource.remembersLists || query.limit === null || query.keyword) return null;
    const named = [...namesIn(query.filter), ...query.sort.map(([path]) => path)];
    if (!named.every((path) => isWrittenDown(this.#resource.fieldByPath.get(path)))) return null;
    const key = JSON.stringify([realmId, branchIds, query.branchId, query.days, query.filter, query.sort]);
    return { key, known: this.#lists.get(key) ?? null };
  }

  keep({ key, known }: ListMemory, { total, snapshot, unchanged, marks }: ListFacts): void {
    if (total === undefined || !snapshot) return;
    this.#lists.set(key, { snapshot, total, marks: marks ?? (unchanged ? (known?.marks ?? null) : null) });
  }
}

/** What only people write: figures that sales keep up to date change without a trace, and so does what a join brings. */
const isWrittenDown = (field: Field | undefined) =>
  field !== undefined && !field.join && (field.write !== undefined || NEVER_CHANGES.includes(field.sql));
const NEVER_CHANGES = ['t.id', 't.created_at'];

/** Fields that a filter names, however deep. */
function namesIn(filter: unknown): string[] {
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([name, inner]) => [...(isField(name) ? [name] : []), ...namesIn(inner)]);
}

const isField = (name: string) => !name.startsWith('$') && !/^\d+$/.test(name);
