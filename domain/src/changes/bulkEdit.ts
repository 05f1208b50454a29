import { satang, toBaht } from '../money/money.ts';
import type { RecordDeclaration } from '../record/defineRecord.ts';
import type { RecordField } from '../record/field.ts';

/** How an amount is made even, in satang: to the nearest, or always up or down. */
export const ROUNDINGS = ['NEAREST', 'UP', 'DOWN'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** To what an amount is made even, in satang: not at all, 25 satang, 1, 5, 10 and 100 THB. */
export const ROUND_TO = [1, 25, 100, 500, 1_000, 10_000] as const;

/** What is done to one field of many records. Percent has two decimals at most, amounts are in satang. */
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

/** What a change of many records needs of their declaration. */
export type BulkRecord = Pick<RecordDeclaration, 'type' | 'words' | 'update' | 'fields'>;

/** What can be done to a field of many records at once; nothing to one that is not written, or only at the beginning. */
export function bulkActions(field: RecordField): readonly BulkActionKind[] {
  if (field.readOnly || field.createOnly || field.readableBy || field.partOf) return [];
  return BY_KIND[field.kind] ?? [];
}

/** The fields of a record that many can be changed in at once. Rights of users are given one by one. */
export function bulkFields(record: BulkRecord): string[] {
  if (!record.update || record.type === 'MerchantUser' || record.type === 'MerchantRole') return [];
  return Object.entries(record.fields).flatMap(([name, field]) => (bulkActions(field).length > 0 ? [name] : []));
}

/** Why a record is left out. */
export class BulkRefusal extends Error {}

/** The value that the action makes of a field's value; amounts in satang. Throws `BulkRefusal` for one that cannot be. */
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

/** Exact: the amount with the percent of it, as a fraction. */
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
