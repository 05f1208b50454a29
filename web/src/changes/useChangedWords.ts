import { chosenWords } from '@taem/domain/changes/recordedChoices.ts';
import { recordedType } from '@taem/domain/changes/recordedTypes.ts';
import { inOwnWords } from '@taem/domain/loyalty/standardNames.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { formatPhone, PHONE_SUFFIX } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import type { ChangeFactsFragment } from './gql/graphql.ts';
import { useChangesMessages } from './messages.ts';

type ChangedField = ChangeFactsFragment['fields'][number];
export type Value = ChangedField['before'];

/** Returns functions that word a change, from the declaration of its record. */
export function useChangedWords() {
  const t = useChangesMessages();
  const language = useLanguage();
  return {
    typeName: (type: string, count = 1): string =>
      recordedType(type)?.[count === 1 ? 'words' : 'many'][language] ?? type,
    fieldName: (type: string, field: string): string => recordedType(type)?.labels[field]?.[language] ?? spaced(field),
    value(kind: ChangedField['kind'], value: Value, field = '', type = ''): string {
      if (!value) return t('value.none');
      const { json, text } = value;
      switch (kind) {
        case 'MONEY':
          return formatTwoDecimals(Number(json));
        case 'NUMBER':
          return Number.isInteger(Number(json)) ? formatCount(Number(json)) : text;
        case 'FLAG':
          return t(`value.${(json === 'true') !== isNegated(type, field)}`);
        case 'DATE':
          return writtenDay(text, language);
        case 'MOMENT':
          return formatMoment(text, language);
        case 'PICTURE':
        case 'SECRET':
          return t('value.changed');
        default:
          if (text.endsWith(PHONE_SUFFIX)) return formatPhone(text);
          if (text === 'Active' || text === 'Inactive') return t(`value.${text}`);
          return chosenWords(field, text)?.[language] ?? inOwnWords(text, language);
      }
    },
  };
}

const isNegated = (type: string, field: string) => recordedType(type)?.negated.includes(field) ?? false;

const spaced = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
