import { BUYER_GROUP_WORDS, BUYER_GROUPS } from '@taem/domain/customers/find/buyerGroups.ts';
import { days, texts } from '@taem/domain/form/filterCodecs.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { rangeWord } from '../../../app/rangeWord.ts';
import { useSession } from '../../../app/session.ts';
import { useFindMessages } from '../messages.ts';
import { kindOf } from './filterFields.ts';

export const GENDERS = ['FEMALE', 'MALE', 'OTHER'] as const;
export const STATUSES = ['ACTIVE', 'INACTIVE'];
/** Returns functions that name a condition and its value, unless a record is needed for that. */
export function useFilterWords() {
  const t = useFindMessages();
  const language = useLanguage();
  const { branches } = useSession();
  const label = (name: string) => t(`field.${name}` as 'field.age');
  const day = (value: string | null | undefined) => (value ? writtenDay(value, language) : '…');
  const rangeOfDays = (text: string) => {
    const range = days.read(text);
    if (range?.last) return rangeWord(range.last, language);
    return `${day(range?.from)} – ${day(range?.to)}`;
  };
  const number = (text: string) => formatCount(Number(text));
  const value = (name: string, text: string): string => {
    const kind = kindOf(name);
    if (kind === 'days') return rangeOfDays(text);
    if (kind === 'texts') return (texts.read(text) ?? []).join(', ');
    if (kind === 'genders')
      return text
        .split(',')
        .map((gender) => t(`gender.${gender}` as 'gender.MALE'))
        .join(', ');
    const group = kind === 'group' && BUYER_GROUPS.find((each) => each === text);
    if (group) return BUYER_GROUP_WORDS[group][language];
    if (kind === 'day') return day(text);
    if (kind === 'status') return t(`status.${text}` as 'status.ACTIVE');
    if (kind === 'branch') return branches.find(({ id }) => id === text)?.name ?? t('filter.otherBranch');
    if (kind === 'months') return t('value.months', { months: text });
    if (kind === 'birthday') return text === '0' ? t('value.today') : t('value.withinDays', { days: text });
    if (kind === 'whole' || kind === 'amount') return text.split('..').map(number).join('–');
    return text;
  };
  return { label, value };
}
