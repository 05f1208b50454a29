import { Box, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { recordedType } from '@taem/domain/changes/recordedTypes.ts';
import { RECORDS } from '@taem/domain/records.ts';
import { useState } from 'react';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { DayField } from '../ui/DayField.tsx';
import { textSize } from '../ui/tokens.ts';
import { useValuesOnDayQuery } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';
import { useChangedWords } from './useChangedWords.ts';

/** The value of an amount of the record on a given day, such as a product's cost. Nothing if the record has no amounts. */
export function ValueOnDay({ type, id }: { readonly type: string; readonly id: string }) {
  const t = useChangesMessages();
  const language = useLanguage();
  const words = useChangedWords();
  const fields = amountsOf(type);
  const [field, setField] = useState(fields[0] ?? '');
  const [day, setDay] = useState('');
  const { data, previousData } = useValuesOnDayQuery({
    variables: { type, id, field, day },
    skip: day === '' || field === '',
    fetchPolicy: 'cache-and-network',
  });
  if (fields.length === 0) return null;
  const held = (data ?? previousData)?.valuesOnDay ?? [];
  const clock = (moment: string) => formatMoment(moment, language).split(' ').at(-1);
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 3 }}>
      <Typography component="h2" sx={{ fontSize: textSize.body, fontWeight: 600, mb: 1.5 }}>
        {t('day.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
        <TextField
          select
          label={t('day.field')}
          value={field}
          onChange={({ target }) => setField(target.value)}
          sx={{ minWidth: 180 }}
        >
          {fields.map((name) => (
            <MenuItem key={name} value={name}>
              {recordedType(type)?.labels[name]?.[language] ?? name}
            </MenuItem>
          ))}
        </TextField>
        <DayField label={t('day.day')} value={day} onChange={setDay} />
        <Box role="status" sx={{ display: 'flex', flexDirection: 'column' }}>
          {day !== '' &&
            held.map(({ from, to, known: hasValue, value }) => (
              <Typography key={from} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <b>{hasValue ? words.value('MONEY', value ?? null) : t('day.unknown')}</b>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {held.length === 1 ? t('day.all') : `${clock(from)}–${clock(to) === '00:00' ? '24:00' : clock(to)}`}
                </Box>
              </Typography>
            ))}
        </Box>
      </Box>
    </Paper>
  );
}

const SETTING_AMOUNTS = ['earnCash', 'redeemCash'];

function amountsOf(type: string): string[] {
  if (type === 'MerchantSetting') return SETTING_AMOUNTS;
  const fields = RECORDS.find((record) => record.type === type)?.fields ?? {};
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []));
}
