import { Box } from '@mui/material';
import { figureDays, RELATIVE_RANGES, relativeRange } from '@taem/domain/time/dayRange.ts';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { rangeWord } from '../app/rangeWord.ts';
import { businessToday } from '../app/shopDay.ts';
import { DayField } from '../ui/DayField.tsx';
import type { ChosenDays } from './chosenDays.ts';
import { ChoiceField } from './filterFields.tsx';
import { useListMessages } from './messages.ts';

const CUSTOM = 'custom';

interface Props {
  readonly label?: string;
  readonly value: ChosenDays;
  /** Name of the choice for any days; null if days must be chosen. */
  readonly any?: string | null;
  readonly error?: string | undefined;
  /** Puts the two dates below the named range, in the full width. */
  readonly isStacked?: boolean;
  readonly onChange: (days: ChosenDays) => void;
}

/**
 * A field for days: a named range, or from one date to another. Every filter by days uses it. A named range is evaluated by
 * the shop's clock when it is used, so that a saved address does not become outdated.
 */
export function DaysField({ label, value, any, error, isStacked = false, onChange }: Props) {
  const t = useListMessages();
  const language = useLanguage();
  const { from, to } = value;
  const days = any !== null && value.days === 'ALL_TIME' ? '' : value.days;
  // Keeps the date fields visible while both are emptied to be typed again.
  const [isChoosing, setChoosing] = useState(false);
  const isCustom = days === '' && (isChoosing || from !== '' || to !== '');
  const isInverted = from !== '' && to !== '' && from > to;
  const names = any === null ? RELATIVE_RANGES : RELATIVE_RANGES.filter((name) => name !== 'ALL_TIME');

  const choose = (chosen: string) => {
    setChoosing(chosen === CUSTOM);
    if (chosen !== CUSTOM) return onChange({ days: chosen, from: '', to: '' });
    // The date fields start with the dates of the named range.
    const last = relativeRange(days);
    onChange({ days: '', ...(last && last !== 'ALL_TIME' ? figureDays({ last }, businessToday()) : { from, to }) });
  };
  // Moves the other date along, as a range must not end before it begins.
  const put = (end: 'from' | 'to', day: string) => {
    setChoosing(true);
    if (end === 'from') onChange({ days: '', from: day, to: day && to && to < day ? day : to });
    else onChange({ days: '', from: day && from > day ? day : from, to: day });
  };
  const name = (
    <ChoiceField
      label={label ?? t('days.label')}
      value={isCustom ? CUSTOM : days}
      any={any === undefined ? t('days.any') : any}
      choices={[
        ...names.map((id) => ({ id: id as string, name: rangeWord(id, language) })),
        { id: CUSTOM, name: t('days.custom') },
      ]}
      onChoose={choose}
      {...(isStacked && { sx: { width: 1, maxWidth: 'none' } })}
    />
  );
  const ends =
    isCustom &&
    (['from', 'to'] as const).map((end) => (
      <DayField
        key={end}
        label={t(`days.${end}`)}
        value={value[end]}
        error={error ?? (isInverted ? t('days.inverted') : undefined)}
        onChange={(day) => put(end, day)}
        sx={isStacked ? { width: 1 } : { flex: '1 1 150px', maxWidth: { sm: 180 } }}
      />
    ));
  if (!isStacked)
    return (
      <>
        {name}
        {ends}
      </>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      {name}
      {ends && <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>{ends}</Box>}
    </Box>
  );
}
