import { satang, toBaht } from '../money/money.ts';
import type { RecordDeclaration } from '../record/defineRecord.ts';
import type { RecordField } from '../record/field.ts';

/** How an amount is rounded: to the nearest step, or always up or down. */
export const ROUNDINGS = ['NEAREST', 'UP', 'DOWN'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** The steps to which an amount is rounded, in satang: not at all, 25 satang, 1, 5, 10 and 100 THB. */
export const ROUND_TO = [1, 25, 100, 500, 1_000, 10_000] as const;

/** A change of one field of many records. Percent has two decimals at most, amounts are in satang. */
export type BulkAction =
  | { kind: 'SET'; value: string | number | boolean | null }
  | { kind: 'PERCENT'; percent: number; roundTo: number; rounding: Rounding }
  | { kind: 'AMOUNT'; amount: number; roundTo: number; rounding: Rounding }
  | { kind: 'ADD_TAGS' | 'REMOVE_TAGS'; tags: readonly string[] };

export type BulkActionKind = BulkAction['kind'];

const BY_KIND: Readonly<Partial<Record<RecordField['kind'], readonly BulkActionKind[]>>> = {
  money: ['PERCENT', 'AMOUNT', 'SET'],
  status: ['SET'],
  reference: ['SET'],
  flag: ['SET'],
  tags: ['ADD_TAGS', 'REMOVE_TAGS'],
};

/** The parts of a declaration that a bulk edit needs. */
export type BulkRecord = Pick<RecordDeclaration, 'type' | 'words' | 'update' | 'fields'>;

/** Returns what a bulk edit can do with a field; nothing if it is read-only, or only written at creation. */
export function bulkActions(field: RecordField): readonly BulkActionKind[] {
  if (field.readOnly || field.createOnly || field.readableBy || field.partOf) return [];
  return BY_KIND[field.kind] ?? [];
}

/** Returns the fields that a bulk edit can change. Users and roles are excluded: rights are given one by one. */
export function bulkFields(record: BulkRecord): string[] {
  if (!record.update || record.type === 'MerchantUser' || record.type === 'MerchantRole') return [];
  return Object.entries(record.fields).flatMap(([name, field]) => (bulkActions(field).length > 0 ? [name] : []));
}

/** The reason why a bulk edit leaves a record out. */
export class BulkRefusal extends Error {}

/** Applies the action to the value of a field; amounts in satang. Throws `BulkRefusal` if the result is not allowed. */
export function bulkValue(field: RecordField, action: BulkAction, value: unknown): unknown {
  switch (action.kind) {
    case 'SET':
      return action.value;
    case 'PERCENT':
      return within(field, even(percentOf(Number(value), action.percent), action));
    case 'AMOUNT':
      return within(field, even({ parts: Number(value) + action.amount, of: 1 }, action));
    case 'ADD_TAGS':
      return withTags(field, value, action.tags);
    case 'REMOVE_TAGS':
      return tagsOf(value).filter((tag) => !action.tags.includes(tag));
  }
}

const HUNDREDTHS = 10_000;

/** Returns the amount plus its percentage, exactly, as a fraction. */
const percentOf = (amount: number, percent: number) => ({
  parts: amount * (HUNDREDTHS + Math.round(percent * 100)),
  of: HUNDREDTHS,
});

function even(
  { parts, of }: { parts: number; of: number },
  { roundTo, rounding }: { roundTo: number; rounding: Rounding },
) {
  const step = of * roundTo;
  if (!Number.isSafeInteger(parts)) throw new BulkRefusal('The amount would be too large.');
  const down = Math.floor(parts / step);
  const rest = parts - down * step;
  const isUp = rounding === 'UP' ? rest > 0 : rounding === 'NEAREST' && rest * 2 >= step;
  return (down + (isUp ? 1 : 0)) * roundTo;
}

function within(field: RecordField, amount: number): number {
  const { min = 0, max } = field.kind === 'money' ? field : {};
  if (amount < min) throw new BulkRefusal(`The amount would be below ${toBaht(satang(min))} THB.`);
  if (max !== undefined && amount > max) throw new BulkRefusal(`The amount would be above ${toBaht(satang(max))} THB.`);
  return amount;
}

const MAX_TAGS = 100;

function withTags(field: RecordField, value: unknown, added: readonly string[]): string[] {
  const { most = MAX_TAGS } = field.kind === 'tags' ? field : {};
  const tags = [...new Set([...tagsOf(value), ...added])];
  if (tags.length > most) throw new BulkRefusal(`There would be more than ${most} tags.`);
  return tags;
}

const tagsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
