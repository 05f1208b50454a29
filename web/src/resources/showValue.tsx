import { formatDecimal, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { oppositeOf, type RecordField } from '@taem/domain/record/field.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import type { ReactNode } from 'react';
import { STATUSES } from '../app/contractValues.ts';
import { formatMoment } from '../app/formatMoment.ts';
import { fullName } from '../app/fullName.ts';
import { useLanguage } from '../app/i18n.ts';
import type { Language } from '../app/language.ts';
import { NOTHING } from '../ui/nothing.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useResourceMessages } from './messages.ts';
import { namedIn } from './namedIn.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';

/**
 * Returns a function that draws a value of a record, the same way everywhere; a page shows all of an own field, a list only
 * its cell.
 */
export function useShowValue(
  { record, particulars }: RecordScreens,
  place: 'list' | 'page' = 'list',
): (row: Row, name: string) => ReactNode {
  const t = useResourceMessages();
  const language = useLanguage();
  return (row, name) => {
    const field = record.fields[name];
    const value = row[name];
    const Cell = particulars.cells?.[name];
    const own = particulars.own?.[name];
    if (Cell && !(own && place === 'page')) return <Cell row={row} />;
    if (own) {
      const read = own.of(row);
      // A text, so that the card of a phone leaves the value out.
      return place === 'list' && isNothing(read) ? NOTHING : <own.Show value={read} row={row} />;
    }
    if (field?.kind === 'reference')
      return nameOf(row[name.replace(/Id$/, '')], field, language) ?? field.none?.[language] ?? NOTHING;
    if (value === null || value === undefined || value === '') return field?.none?.[language] ?? NOTHING;
    switch (field?.kind ?? 'moment') {
      case 'moment':
        return formatMoment(String(value), language);
      case 'date':
        return writtenDay(String(value), language);
      case 'money':
        return formatTwoDecimals(Number(value));
      case 'integer':
      case 'decimal':
        return formatDecimal(Number(value));
      case 'phone':
        return formatPhone(String(value));
      case 'flag':
        return t(
          (value === true) !== (place === 'page' && oppositeOf(field) !== undefined) ? 'flag.true' : 'flag.false',
        );
      case 'status':
        return value === STATUSES.Active ? (
          <StatusChip tone="good">{t('status.Active')}</StatusChip>
        ) : (
          <StatusChip tone="neutral">{t('status.Inactive')}</StatusChip>
        );
      default:
        return Array.isArray(value) ? value.join(', ') : namedIn(String(value), field, language);
    }
  };
}

const isNothing = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the name of the record that a field refers to; a person's name has two parts. */
export function nameOf(carried: unknown, field: RecordField, language: Language): string | null {
  const record = (carried ?? {}) as Readonly<Record<string, unknown>>;
  const { name } = record;
  if (typeof name === 'string') return namedIn(name, field, language);
  return fullName(record) || null;
}
