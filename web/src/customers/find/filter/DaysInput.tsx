import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { CustomerDayField } from '../../questions/CustomerDayField.tsx';
import { useFindMessages } from '../messages.ts';
import { endOf } from './filterDraft.ts';
import type { DraftInputProps } from './RangeInput.tsx';
import { RANGES, useFilterWords } from './useFilterWords.ts';

const CUSTOM = 'custom';

/** Days by their name, or from one to another. */
export function DaysInput({ label, name, draft, error, onChange }: DraftInputProps) {
  const t = useFindMessages();
  const words = useFilterWords();
  const [from, to] = [endOf(name, 'from'), endOf(name, 'to')];
  // Days that are emptied to be typed again keep their fields.
  const [isChoosing, setChoosing] = useState(() => Boolean(draft[from] || draft[to]));
  const days = draft[name] ?? '';
  const isCustom = days === '' && (isChoosing || Boolean(draft[from] || draft[to]));
  const options = days && !RANGES.some((range) => range === days) ? [...RANGES, days] : RANGES;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <TextField
        select
        label={label}
        value={isCustom ? CUSTOM : days}
        onChange={({ target }) => {
          setChoosing(target.value === CUSTOM);
          onChange({ [name]: target.value === CUSTOM ? '' : target.value, [from]: '', [to]: '' });
        }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('filter.anyDay')}</MenuItem>
        {options.map((range) => (
          <MenuItem key={range} value={range}>
            {words.value(name, range)}
          </MenuItem>
        ))}
        <MenuItem value={CUSTOM}>{t('filter.custom')}</MenuItem>
      </TextField>
      {isCustom && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          {(['from', 'to'] as const).map((end) => (
            <CustomerDayField
              key={end}
              label={t(`range.${end}`)}
              value={draft[endOf(name, end)] ?? ''}
              error={error}
              onChange={(day) => onChange({ [endOf(name, end)]: day })}
              sx={{ width: 1 }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
