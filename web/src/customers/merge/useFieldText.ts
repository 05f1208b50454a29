import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { MergePreviewQuery } from '../gql/graphql.ts';
import { fieldMessages } from './fieldMessages.ts';
import { useMergeMessages } from './messages.ts';

export type DifferingField = NonNullable<MergePreviewQuery['previewMemberMerge']>['fields'][number];

/** Returns a function that formats a field's value as other screens do: phones grouped, days as on all screens of customers. */
export function useFieldText() {
  const t = useMergeMessages();
  const language = useLanguage();
  const lineOf = (field: DifferingField['field'], line: string): string => {
    if (field === 'PHONE') return formatPhone(line);
    if (field === 'BIRTHDATE') return writtenDay(line, language) || line;
    const key = `value.${line}`;
    return CODED.has(field) && isWord(key) ? t(key) : line;
  };
  return (field: DifferingField['field'], lines: readonly string[]) => lines.map((line) => lineOf(field, line));
}

/** Fields whose usual values are stored as code words. */
const CODED: ReadonlySet<DifferingField['field']> = new Set([
  'GENDER',
  'MARITAL_STATUS',
  'NATIONALITY',
  'RECOMMENDED_BY',
]);

type Word = Extract<keyof (typeof fieldMessages)['th'], `value.${string}`>;
const isWord = (key: string): key is Word => key in fieldMessages.th;
