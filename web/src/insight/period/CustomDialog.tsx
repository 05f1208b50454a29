import { Box, Button, Stack } from '@mui/material';
import { figuresOfPeriod, PERIOD_MODES, refusePeriod } from '@taem/domain/insight/period.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { ALL_TIME_START, type DayRange, figureDays, RELATIVE_RANGES } from '@taem/domain/time/dayRange.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { rangeWord } from '../../app/rangeWord.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { DayInput } from '../../form/fields/DayInput.tsx';
import { useForm } from '../../form/useForm.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { usePeriodMessages } from './messages.ts';

/** Ranges chosen with one press: whole days up to today, without those that the other modes already offer. */
const OF_MODES = PERIOD_MODES.map((mode) => mode !== 'custom' && figuresOfPeriod({ mode }).last);
const NAMED = RELATIVE_RANGES.filter((last) => !OF_MODES.includes(last));

interface Props {
  /** The initial days of the fields. */
  readonly chosen: DayRange | null;
  readonly today: Day;
  readonly onCancel: () => void;
  readonly onDone: (range: DayRange) => void;
  readonly title?: string;
  /** Further choices, above the days. */
  readonly children?: ReactNode;
}

/** BI-24, BI-25 Chooses the first and the last day, no later than today; usual ranges have buttons. */
export function CustomDialog({ chosen, today, onCancel, onDone, title, children }: Props) {
  const t = usePeriodMessages();
  const language = useLanguage();
  const form = useForm<DayRange>({
    start: chosen ?? { from: today, to: today },
    rule: () => ({}),
    send: async (range) => {
      const refused = refusePeriod(range, today);
      if (refused) return [{ code: '', message: t(`refused.${refused}`), path: [] }];
      onDone(range);
      return null;
    },
  });
  const limits = { min: ALL_TIME_START, max: today, onChanged: form.closeProblem };
  return (
    <FormDialog form={form} title={title ?? t('custom.title')} save={t('custom.done')} onClose={onCancel}>
      {children}
      <Stack direction="row" role="group" aria-label={t('custom.usual')} sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
        {NAMED.map((last) => (
          <Button
            key={last}
            variant="outlined"
            color="inherit"
            sx={{ minHeight: CONTROL }}
            onClick={() => onDone(figureDays({ last }, today))}
          >
            {rangeWord(last, language)}
          </Button>
        ))}
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        <Field as={DayInput} name="from" label={t('custom.from')} autoFocus={children === undefined} {...limits} />
        <Field as={DayInput} name="to" label={t('custom.to')} {...limits} />
      </Box>
    </FormDialog>
  );
}
