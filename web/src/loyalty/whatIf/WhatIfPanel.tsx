import { Alert, Box, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { useId, useState } from 'react';
import { usePermissions } from '../../app/permission.ts';
import type { DayRangeInput } from '../../gql/contract.ts';
import { type ChosenDays, requestedDays } from '../../list/chosenDays.ts';
import { DaysField } from '../../list/DaysField.tsx';
import { CONTROL, textSize } from '../../ui/tokens.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { type Question, useWhatIf } from './useWhatIf.ts';
import { WhatIfFigures } from './WhatIfFigures.tsx';

interface Props {
  /** Returns the question for these days; null while the draft is incomplete. */
  readonly questionOf: (range: DayRangeInput, customValue: number | null) => Question | null;
  /** Whether the cashier types the value, so that a trial value is needed (DISC-05). */
  readonly needsValue?: boolean;
}

/** A what-if below a rule: its effect on the real sales of past days, for users who may read sales. It is never a forecast. */
export function WhatIfPanel(props: Props) {
  const permissionOf = usePermissions();
  return SALE_READERS.some((page) => permissionOf(page).canRead) && <Tried {...props} />;
}

function Tried({ questionOf, needsValue = false }: Props) {
  const t = useLoyaltyMessages();
  const id = useId();
  const [days, setDays] = useState<ChosenDays>({ days: 'LAST_30_DAYS', from: '', to: '' });
  const [typed, setTyped] = useState('');
  const range = requestedDays(days);
  const value = typed.trim() === '' || Number.isNaN(Number(typed)) ? null : Number(typed);
  const question = range && (!needsValue || value !== null) ? questionOf(range, needsValue ? value : null) : null;
  const { figures, isWhole, isFailed } = useWhatIf(question);
  const isAsking = question !== null && !isWhole && !isFailed;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 4, p: { xs: 2, sm: 2.5 }, borderRadius: 2, bgcolor: 'grey.50', border: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={id} variant="h2" sx={{ fontSize: textSize.large, fontWeight: 700 }}>
            {t('whatIf.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('whatIf.intro')}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 1.25, flexWrap: 'wrap' }}>
          {needsValue && (
            <TextField
              size="small"
              label={t('whatIf.value')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
              sx={{ width: 200, '& .MuiInputBase-root': { minHeight: CONTROL } }}
            />
          )}
          <DaysField value={days} any={null} onChange={setDays} />
        </Stack>
      </Stack>
      <Box sx={{ height: 4, mb: 1 }}>{isAsking && <LinearProgress aria-label={t('whatIf.asking')} />}</Box>
      {question === null && <Typography color="textSecondary">{t('whatIf.incomplete')}</Typography>}
      {isFailed && <Alert severity="warning">{t('whatIf.failed')}</Alert>}
      {question && figures && <WhatIfFigures figures={figures} isCurrent={!isAsking} />}
    </Box>
  );
}
