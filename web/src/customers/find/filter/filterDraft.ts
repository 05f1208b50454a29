import { checkFilter } from '@taem/domain/customers/find/checkFilter.ts';
import type { FilterForm } from '@taem/domain/form/filterForm.ts';
import { FORM_MESSAGES } from '@taem/domain/form/messages.ts';
import { readNumber } from '@taem/domain/reading/amount.ts';
import { valueOr } from '@taem/domain/reading/reading.ts';
import { type FilterKind, kindOf } from './filterFields.ts';

/** The values of the dialog's fields: as in the address, but each end of a range separately, as typed. */
export type FilterDraft = Readonly<Record<string, string>>;

/** Returns the draft's name of one end of a range. */
export const endOf = (name: string, end: 'from' | 'to') => `${name}.${end}`;

const RANGES: ReadonlySet<FilterKind | null> = new Set(['whole', 'amount', 'days']);
const isCustom = (name: string, text: string) => RANGES.has(kindOf(name)) && text.includes('..');

/** Converts a filter of the address to field values. */
export function draftOf(filter: Readonly<Record<string, string>>): FilterDraft {
  const fields = Object.entries(filter).flatMap(([name, text]) => {
    if (!isCustom(name, text)) return [[name, text]];
    const [from = '', to = ''] = text.split('..');
    return [
      [endOf(name, 'from'), from],
      [endOf(name, 'to'), to],
    ];
  });
  return Object.fromEntries(fields);
}

/** The fields as a filter of the address, and errors by the name of the condition. */
export interface ReadDraft {
  readonly filter: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
export function readDraft(form: FilterForm<any>, draft: FilterDraft): ReadDraft {
  const filter: Record<string, string> = {};
  const problems: Record<string, string> = {};
  const halves: Record<string, unknown> = {};
  for (const name of form.names) {
    const kind = kindOf(name);
    const text = draft[name]?.trim() ?? '';
    const [from, to] = (['from', 'to'] as const).map((end) => numberIn(kind, draft[endOf(name, end)] ?? ''));
    if (kind === 'whole' || kind === 'amount') {
      if (from === null || to === null)
        problems[name] = kind === 'amount' ? FORM_MESSAGES.number : FORM_MESSAGES.wholeNumber;
      // CUST-07 An incomplete range is reported, not dropped.
      else if (from !== '' || to !== '') {
        halves[name] = { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
        filter[name] = `${from}..${to}`;
      }
    } else if (text) {
      const isMonths = kind === 'months' || kind === 'birthday';
      filter[name] = isMonths ? numberTyped(text) : text;
      if (isMonths && form.read(new URLSearchParams({ [name]: filter[name] ?? '' }))[name] === undefined)
        problems[name] = FORM_MESSAGES.wholeNumber;
    } else if (kind === 'days' && (from || to)) {
      filter[name] = `${from ?? ''}..${to ?? ''}`;
      if (from && to && from > to) problems[name] = 'From must not be more than to';
    }
  }
  const criteria = { ...form.read(new URLSearchParams(filter)), ...halves };
  for (const { name, message } of checkFilter(criteria)) problems[name] ??= message;
  return { filter: form.write(form.read(new URLSearchParams(filter))), problems };
}

/** Returns a number as plain digits; any other text unchanged. */
const numberTyped = (text: string): string => valueOr(readNumber(text), text) ?? '';

const WHOLE = /^\d{1,9}$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** Returns a typed number as in the address, a day unchanged; null for anything else. */
function numberIn(kind: FilterKind | null, typed: string): string | null {
  if (kind === 'days') return typed;
  const text = numberTyped(typed);
  if (text === '') return '';
  return (kind === 'amount' ? AMOUNT : WHOLE).test(text) ? text : null;
}
