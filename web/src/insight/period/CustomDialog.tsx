import { Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { type PeriodProblem, refusePeriod } from '@taem/domain/insight/period.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { ALL_TIME_START, type DayRange, figureDays } from '@taem/domain/time/dayRange.ts';
import { useState } from 'react';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { usePeriodMessages } from './messages.ts';

/** Chosen with one press; whole days up to today. */
const USUAL = ['YESTERDAY', 'THIS_WEEK', 'LAST_WEEK', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_MONTH'] as const;

interface Props {
  /** What the fields begin with. */
  readonly chosen: DayRange | null;
  readonly today: Day;
  readonly onCancel: () => void;
  readonly onDone: (range: DayRange) => void;
}

/** BI-24, BI-25 The first and the last day, no later than today; usual ones are there to be pressed. */
export function CustomDialog({ chosen, today, onCancel, onDone }: Props) {
  const t = usePeriodMessages();
  const [range, setRange] = useState<DayRange>(chosen ?? { from: today, to: today });
  const [problem, setProblem] = useState<PeriodProblem | null>(null);
  const done = () => {
    const found = refusePeriod(range, today);
    if (found) setProblem(found);
    else onDone(range);
  };
  const change = (part: Partial<DayRange>) => {
    setProblem(null);
    setRange({ ...range, ...part });
  };
  const limits = { min: ALL_TIME_START, max: today, reportsInvalid: true };
  return (
    <Dialog title={t('custom.title')} maxWidth="xs" onClose={onCancel}>
      <DialogForm onSubmit={done}>
        <DialogContent>
          <Stack direction="row" role="group" aria-label={t('custom.usual')} sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
            {USUAL.map((last) => (
              <Button
                key={last}
                variant="outlined"
                color="inherit"
                sx={{ minHeight: 44 }}
                onClick={() => onDone(figureDays({ last }, today))}
              >
                {t(`range.${last}`)}
              </Button>
            ))}
          </Stack>
          <Stack direction="row" sx={{ gap: 2, pt: 1.5, flexWrap: 'wrap' }}>
            <DayField
              autoFocus
              label={t('custom.from')}
              value={range.from}
              onChange={(from) => change({ from })}
              {...limits}
            />
            <DayField label={t('custom.to')} value={range.to} onChange={(to) => change({ to })} {...limits} />
          </Stack>
          <Typography role="alert" color="error" variant="body2" sx={{ mt: 1.5, minHeight: '1.55em' }}>
            {problem && t(`refused.${problem}`)}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onCancel}>
            {t('custom.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('custom.done')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
