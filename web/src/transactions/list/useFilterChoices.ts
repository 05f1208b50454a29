import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { longTexts } from '@taem/domain/form/filterCodecs.ts';
import { WEEKDAYS } from '@taem/domain/time/calendar.ts';
import { weekdayName } from '@taem/domain/time/writtenDay.ts';
import { AGE_RANGES, GENDERS } from '../../app/contractValues.ts';
import { useLanguage } from '../../app/i18n.ts';
import { usePermission } from '../../app/permission.ts';
import { useSaleMessages } from '../../sale/messages.ts';
import { useHistoryChoicesQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Filters with several values, by their names in the address. */
export const MANY = [
  'categoryIds',
  'subCategoryIds',
  'optionGroups',
  'options',
  'tierIds',
  'tillIds',
  'shiftIds',
  'offerIds',
  'instituteIds',
  'cardIds',
  'weekdays',
  'hours',
  'genders',
  'ageRanges',
] as const;
type ManyName = (typeof MANY)[number];

/** The value in an address that filters for sales without any. */
const NONE = 'none';
const FROM_MONDAY = [...WEEKDAYS.slice(1), WEEKDAYS[0]];
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

const tillChoice = ({
  id,
  code,
  name,
  branch,
}: {
  id: string;
  code: string;
  name: string;
  branch?: { name: string } | null;
}) => ({
  id,
  name: [branch?.name, code, name].filter(Boolean).join(' · '),
});

const shiftChoice = ({ id, name, branch }: { id: string; name?: string | null; branch?: { name: string } | null }) => ({
  id,
  name: [branch?.name, name].filter(Boolean).join(' · '),
});

/** Sales record chosen options by name, so they are filtered by name. */
const named = (name: string): Choice => ({ id: longTexts.write([name]), name });
const optionChoices = (group: { name: string; options: readonly { name: string }[] }) =>
  group.options.map((option) => named(`${group.name}: ${option.name}`));

/** Returns a function that lists the choices of a filter; null while they are loading, or if the user may not read them. */
export function useFilterChoices(isNeeded: boolean): (name: ManyName) => readonly Choice[] | null {
  const t = useSalesMessages();
  const words = useSaleMessages();
  const language = useLanguage();
  const { canRead: mayReadShifts } = usePermission(PAGE.shift);
  const { data } = useHistoryChoicesQuery({ skip: !isNeeded, errorPolicy: 'all' });
  const none = { id: NONE, name: t('filter.without') };
  const orNone = (records: readonly Choice[] | undefined) => (records ? [...records, none] : null);
  return (name) => {
    if (name === 'categoryIds') return orNone(data?.productCategories?.items);
    if (name === 'subCategoryIds') return orNone(data?.productSubCategories?.items);
    if (name === 'optionGroups') return data?.optionGroups?.items.map((group) => named(group.name)) ?? null;
    if (name === 'options') return data?.optionGroups?.items.flatMap(optionChoices) ?? null;
    if (name === 'tierIds') return orNone(data?.memberTiers?.items);
    if (name === 'tillIds') return orNone(data?.tills?.items.map(tillChoice));
    if (name === 'shiftIds') return mayReadShifts ? orNone(data?.shifts?.items.map(shiftChoice)) : null;
    if (name === 'offerIds') return orNone(data?.offers?.items);
    if (name === 'instituteIds') return orNone(data?.institutes);
    if (name === 'cardIds') return orNone(data?.cards);
    if (name === 'weekdays')
      return FROM_MONDAY.map((id) => ({ id, name: weekdayName(WEEKDAYS.indexOf(id) + 1, language, 'long') }));
    if (name === 'hours') return HOURS.map((id) => ({ id, name: t('filter.hour', { hour: id.padStart(2, '0') }) }));
    if (name === 'genders') return [...Object.values(GENDERS).map((id) => ({ id, name: words(`gender.${id}`) })), none];
    return [...Object.values(AGE_RANGES).map((id) => ({ id, name: words(`age.${id}`) })), none];
  };
}
