import { isUuid } from '../contract/isUuid.ts';
import { MAX_NAME_LENGTH } from '../limits.ts';
import { isDay } from '../time/calendar.ts';
import { type RequestedDays, refuseDays, relativeRange } from '../time/dayRange.ts';

/** Reads and writes a value of a filter in an address. An invalid value is read as null, as if it were absent. */
export interface Codec<Value> {
  read(text: string): Value | null;
  write(value: Value): string;
}

/** A range of numbers, both ends included; null is open. */
export interface NumberRange {
  from?: number | null;
  to?: number | null;
}

/** The maximum number of values in one filter. */
export const MAX_FILTER_VALUES = 50;
const MAX_VALUE_LENGTH = 100;
const MAX_TEXT_LENGTH = 2 * MAX_NAME_LENGTH + 2;

function listOf<Value extends string>(holds: (text: string) => text is Value): Codec<Value[]> {
  return {
    read(text) {
      const values = [...new Set(text.split(',').map(decoded))].filter(holds).slice(0, MAX_FILTER_VALUES);
      return values.length > 0 ? values : null;
    },
    write: (values) => values.map(encoded).join(','),
  };
}

const isText = (text: string): text is string => text.trim() !== '' && text.length <= MAX_VALUE_LENGTH;
const isId = (text: string): text is string => isUuid(text);

/** Texts that people write, such as tags. */
export const texts = listOf(isText);
/** Names of some length, such as options with their group. */
export const longTexts = listOf((text): text is string => text.trim() !== '' && text.length <= MAX_TEXT_LENGTH);
export const ids = listOf(isId);
export const choices = <Value extends string>(allowed: readonly Value[]): Codec<Value[]> =>
  listOf((text): text is Value => allowed.some((value) => value === text));

/** The value by which a list filters for records without one. */
const NONE = 'none';

/** The same with `none`, null in the list, which matches records without a value. */
export const orNone = <Value extends string>(codec: Codec<Value[]>): Codec<(Value | null)[]> => ({
  read(text) {
    const parts = text.split(',');
    const values = codec.read(parts.filter((part) => part !== NONE).join(',')) ?? [];
    const read = parts.includes(NONE) ? [...values, null] : values;
    return read.length > 0 ? read : null;
  },
  write: (values) => {
    const present = values.flatMap((value) => (value === null ? [] : [value]));
    return [...(present.length > 0 ? [codec.write(present)] : []), ...(values.includes(null) ? [NONE] : [])].join(',');
  },
});

/** Lists of whole numbers, such as hours. */
export const numbers = (least: number, most: number): Codec<number[]> => ({
  read(text) {
    const one = count(least, most);
    const values = [...new Set(text.split(','))].flatMap((part) => one.read(part) ?? []);
    return values.length > 0 ? values : null;
  },
  write: (values) => values.join(','),
});

export const id: Codec<string> = { read: (text) => (isId(text) ? text : null), write: (value) => value };
export const oneText: Codec<string> = { read: (text) => (isText(text) ? text : null), write: (value) => value };
export const choice = <Value extends string>(allowed: readonly Value[]): Codec<Value> => ({
  read: (text) => allowed.find((value) => value === text) ?? null,
  write: (value) => value,
});

/** `2026-01-31`. */
export const day: Codec<string> = { read: (text) => (isDay(text) ? text : null), write: (value) => value };

/** A whole number, `3`. */
export const count = (least: number, most: number): Codec<number> => ({
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null),
  write: String,
});

const WHOLE = /^\d{1,9}$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** `2..5`; CUST-07 half a range is ignored. */
const rangeOf = (form: RegExp): Codec<NumberRange> => ({
  read(text) {
    const [from = '', to = '', ...more] = text.split('..');
    if (more.length > 0 || !form.test(from) || !form.test(to) || Number(from) > Number(to)) return null;
    return { from: Number(from), to: Number(to) };
  },
  write: ({ from, to }) => `${from ?? ''}..${to ?? ''}`,
});
/** `yes` or `no`. */
export const yesOrNo: Codec<boolean> = {
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : null),
  write: (value) => (value ? 'yes' : 'no'),
};

export const wholeRange = rangeOf(WHOLE);
/** In baht, with at most two decimals. */
export const amountRange = rangeOf(AMOUNT);

/** The same, with one end possibly open. */
export const openAmountRange: Codec<NumberRange> = {
  read(text) {
    const [from = '', to = '', ...more] = text.split('..');
    const isEnd = (end: string) => end === '' || AMOUNT.test(end);
    if (more.length > 0 || !isEnd(from) || !isEnd(to) || (!from && !to)) return null;
    if (from && to && Number(from) > Number(to)) return null;
    return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
  },
  write: ({ from, to }) => `${from ?? ''}..${to ?? ''}`,
};

/** Days by their name, `THIS_MONTH`, or as `2026-01-01..2026-01-31`, with one end possibly open. */
export const days: Codec<RequestedDays> = {
  read(text) {
    const last = relativeRange(text);
    if (last) return { last };
    const [from = '', to = '', ...more] = text.split('..');
    const ends = [from, to].every((day) => day === '' || isDay(day));
    const range = { ...(from && { from }), ...(to && { to }) };
    return more.length === 0 && ends && refuseDays(range) === null ? range : null;
  },
  write: ({ last, from, to }) => last ?? `${from ?? ''}..${to ?? ''}`,
};

const encoded = (text: string) => text.replace(/[%,]/g, encodeURIComponent);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
