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
  /** Whether the caller names the field, or something inside or around it, anywhere in the query. */
  selects(path: string): boolean;
  /**
   * Whether the answer contains the field, or its rows are filtered or sorted by it: fields that are not read need not
   * be computed.
   */
  reads(path: string): boolean;
}

export interface StatisticDeclaration {
  /** Path below `stat/`; the list has the same name in snake case. */
  path: string;
  /** The page whose readers may read it; by default that of statistics. */
  read?: PageCode;
  /** Returns SQL of the rows, which need an `id` of any kind; the fields read them as `t`. */
  rows(request: StatisticRequest): string | Pick<ListSource, 'sql' | 'before'>;
  fields: Readonly<Record<string, Field>>;
  /** Fields left out unless requested by name, as they cost more than the rest. */
  costly?: readonly string[];
  /**
   * Whether it is computed from sales or entries for each request, and waits for its turn. A request with a costly
   * field does so too.
   */
  isComputed?: boolean;
  /** Whether it reads every sale of the period; periods with too many are refused. */
  isOfSales?: boolean;
  /** Returns the periods of whose figures by member it consists: these are stored for a repeated request (docs/adr/0078). */
  spans?(reads: StatisticRequest['reads'], period: InsightPeriod): readonly InsightPeriod[];
  /** Fields that add up over the rows, without counting anything twice. */
  sums?: readonly string[];
  joins?: Readonly<Record<string, Join>>;
  nullable?: Readonly<Record<string, string>>;
  defaultSort: readonly [field: string, direction: 1 | -1];
}

export interface Statistic {
  path: string;
  /** The page whose readers may read it. */
  read: PageCode;
  listKey: string;
  rows: StatisticDeclaration['rows'];
  /** Whether the request needs more than stored figures. */
  isComputed(selects: StatisticRequest['selects']): boolean;
  isOfSales: boolean;
  spans(reads: StatisticRequest['reads'], period: InsightPeriod): readonly InsightPeriod[];
  /** Sums over the whole list; empty if nothing adds up, or if the list is short enough to be read whole. */
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

/**
 * Collects keys at any depth, without recursion: a filter that is nested too deep must reach the compiler, which
 * refuses it.
 */
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
