import { PAGE, type PageCode } from '@taem/domain/accounts/permissions.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { ListSource } from '../resource/compileQuery.ts';
import { defineResource, type Field, type Join, type Resource } from '../resource/defineResource.ts';
import type { ListQuery } from '../resource/listQuery.ts';
import type { Parameters } from '../resource/Parameters.ts';
import type { InsightPeriod } from './readPeriod.ts';

export interface StatisticRequest {
  period: InsightPeriod;
  parameters: Parameters;
  session: GatewaySession;
  /** Whether the caller names the field, or something in or around it, anywhere in the query. */
  selects(path: string): boolean;
  /** Whether the answer has the field, or its rows are chosen or ordered by it: what is not read need not be computed. */
  reads(path: string): boolean;
}

export interface StatisticDeclaration {
  /** Below `stat/`; the list has the same name in snake case. */
  path: string;
  /** The page whose readers may have it; that of statistics unless given. */
  read?: PageCode;
  /** SQL of the rows, which have an `id` of any kind; the fields read them as `t`. */
  rows(request: StatisticRequest): string | Pick<ListSource, 'sql' | 'before'>;
  fields: Readonly<Record<string, Field>>;
  /** Left out unless requested by name: they cost more than the rest. */
  costly?: readonly string[];
  /** Computed from sales or entries for each request: it waits for its turn. So does a request with a costly field. */
  isComputed?: boolean;
  /** Looks at every sale of the period; of too many it is refused. */
  isOfSales?: boolean;
  /** Days whose figures of each member it is made of: they are kept for a caller who asks again (docs/adr/0078). */
  spans?(reads: StatisticRequest['reads'], period: InsightPeriod): readonly InsightPeriod[];
  /** Fields that add up over the rows: nothing is counted twice. */
  sums?: readonly string[];
  joins?: Readonly<Record<string, Join>>;
  nullable?: Readonly<Record<string, string>>;
  defaultSort: readonly [field: string, direction: 1 | -1];
}

export interface Statistic {
  path: string;
  /** The page whose readers may have it. */
  read: PageCode;
  listKey: string;
  rows: StatisticDeclaration['rows'];
  /** Whether the request is computed from more than kept figures. */
  isComputed(selects: StatisticRequest['selects']): boolean;
  isOfSales: boolean;
  spans(reads: StatisticRequest['reads'], period: InsightPeriod): readonly InsightPeriod[];
  /** Of the whole list; empty where nothing adds up, or the list is short enough to be read whole. */
  sums: readonly string[];
  resource(selects: StatisticRequest['selects']): Resource;
}

export function defineStatistic({
  read = PAGE.businessInsight,
  costly = [],
  sums = [],
  isComputed = false,
  isOfSales = false,
  spans = () => [],
  ...declaration
}: StatisticDeclaration): Statistic {
  const listKey = declaration.path.replaceAll('-', '_');
  const all = defineResource({
    ...declaration,
    path: `stat/${declaration.path}`,
    listKey,
    singleKey: listKey,
    noun: 'The statistic',
    table: 'statistic',
    read: [read],
  });
  const cheap = Object.entries(declaration.fields).filter(([path]) => !costly.includes(path));
  const plain = defineResource({ ...all, fields: Object.fromEntries(cheap) });
  return {
    path: declaration.path,
    read,
    listKey,
    rows: declaration.rows,
    isComputed: (selects) => isComputed || isOfSales || costly.some(selects),
    isOfSales,
    spans,
    sums,
    resource: (selects) => (costly.some(selects) ? all : plain),
  };
}

export function namesOf(query: ListQuery): (path: string) => boolean {
  const filtered = keysOf(query.filter);
  const names = [...(query.projection ?? []), ...query.addon, ...query.sort.map(([path]) => path)];
  return (path) => filtered.has(path) || names.some((name) => name === path || path.startsWith(`${name}.`));
}

/** In whatever depth: how deep a filter may be is said by its compiler, and one that is deeper must get there. */
function keysOf(filter: unknown): ReadonlySet<string> {
  const keys = new Set<string>();
  const left = [filter];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) for (const key of Object.keys(value)) keys.add(key);
    for (const below of Object.values(value)) left.push(below ?? null);
  }
  return keys;
}
