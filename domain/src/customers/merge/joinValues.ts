import { MAX_TAGS } from '../tags.ts';
import type { MergeField } from './mergeFields.ts';

/** The maximum entries of each list in a profile. */
const MAX_ENTRIES = 20;
const MAX_JOINED_REMARK_LENGTH = 2_000;

/** Combines two values; null if the result exceeds the limits of a profile. */
type Join = (kept: unknown, merged: unknown) => unknown;

const entries: Join = (kept, merged) => joinLists(kept, merged, MAX_ENTRIES);

/** Fields with several values, and how those of two accounts are combined. */
const JOINS: Readonly<Partial<Record<MergeField, Join>>> = {
  TAGS: (kept, merged) => joinLists(kept, merged, MAX_TAGS),
  SOCIALS: entries,
  EDUCATIONS: entries,
  WORKS: entries,
  INTERESTS: joinInterests,
  REMARK: joinRemarks,
  // Each question has one answer; that of the kept account wins.
  ANSWERS: (kept, merged) => ({ ...(merged as object), ...(kept as object) }),
};

/** Combines both values of a field; null if that is not possible. */
export function joinValues(field: MergeField, kept: unknown, merged: unknown): unknown {
  return JOINS[field]?.(kept, merged) ?? null;
}

function joinLists(kept: unknown, merged: unknown, most: number): unknown[] | null {
  const byText = new Map([...listOf(kept), ...listOf(merged)].map((entry) => [JSON.stringify(entry), entry]));
  return byText.size <= most ? [...byText.values()] : null;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function joinInterests(kept: unknown, merged: unknown): unknown {
  const [own, other] = [kept, merged] as [Record<string, unknown>, Record<string, unknown>];
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  const lists = names.map((name) => [name, joinLists(own[name], other[name], MAX_ENTRIES)] as const);
  return lists.some(([, list]) => list === null) ? null : Object.fromEntries(lists);
}

function joinRemarks(kept: unknown, merged: unknown): string | null {
  const text = `${kept}\n${merged}`;
  return text.length <= MAX_JOINED_REMARK_LENGTH ? text : null;
}
