import { addDays } from '@taem/domain/time/calendar.ts';
import type { DayRangeInput, IntRange, MoneyRange } from '../generated/schema.ts';
import { startOfDay } from './startOfDay.ts';

export type Span = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Ends {
  from?: unknown;
  to?: unknown;
}

/** A condition for each end that is not open. */
export function span(field: string, range: IntRange | MoneyRange | DayRangeInput | null | undefined): Span[] {
  const { from, to }: Ends = range ?? {};
  return [...end(field, '$gte', from), ...end(field, '$lte', to)];
}

/** Days of the shop, for a field that is a moment. */
export function daySpan(field: string, range: DayRangeInput | null | undefined): Span[] {
  const { from, to } = range ?? {};
  return [
    ...end(field, '$gte', from ? startOfDay(from) : null),
    ...end(field, '$lt', to ? startOfDay(addDays(to, 1)) : null),
  ];
}

export function end(field: string, operator: '$gte' | '$gt' | '$lte' | '$lt', value: unknown): Span[] {
  return value === null || value === undefined ? [] : [{ [field]: { [operator]: value } }];
}
