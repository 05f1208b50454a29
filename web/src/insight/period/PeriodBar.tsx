import Print from '@mui/icons-material/PrintOutlined';
import { Alert, Button, Stack, ToggleButton } from '@mui/material';
import type { PeriodMode } from '@taem/domain/insight/period.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CONTROL } from '../../ui/tokens.ts';
import { usePeriodMessages } from './messages.ts';
import type { PeriodChoice } from './usePeriod.ts';

// Its fields load on demand: the figures of a page come first.
const CustomDialog = lazy(async () => ({ default: (await import('./CustomDialog.tsx')).CustomDialog }));

interface Props {
  /** From `usePeriod`. */
  readonly period: PeriodChoice;
  /** Shows the choice of what is compared with. */
  readonly compares?: boolean;
  /** Shows the button that prints. */
  readonly onPrint?: () => void;
  /** More that can be done, at the right. */
  readonly children?: ReactNode;
}

/** BI-03, BI-23..26 All, Day, Month, Year and Custom Date, what they are compared with, and print. Nothing of it is printed. */
export function PeriodBar({ period, compares = true, onPrint, children }: Props) {
  const t = usePeriodMessages();
  const [isChoosing, setChoosing] = useState(false);
  const choose = (mode: PeriodMode) => {
    if (mode === 'custom' && period.mode !== 'custom') return setChoosing(true);
    // Pressed again, custom days are cleared like every other mode.
    if (mode === 'custom') return period.toggle('day');
    period.toggle(mode);
  };
  return (
    <div className="screen-only">
      <Stack direction="row" sx={{ gap: { xs: 1, sm: 1.5 }, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Stack direction="row" role="group" aria-label={t('period.label')} sx={{ gap: 0.75, flexWrap: 'wrap' }}>
          {period.modes.map((mode) => (
            <ToggleButton
              key={mode}
              value={mode}
              color="primary"
              selected={mode === period.mode}
              onChange={() => choose(mode)}
              sx={MODE}
            >
              {t(`period.${mode}`)}
            </ToggleButton>
          ))}
        </Stack>
        <Stack direction="row" sx={{ gap: 1, ml: { md: 'auto' }, flexWrap: 'wrap', alignItems: 'center' }}>
          {compares && (
            <Stack direction="row" role="group" aria-label={t('compare.label')} sx={{ gap: 0.75, flexWrap: 'wrap' }}>
              {period.comparisons.map((each) => (
                <ToggleButton
                  key={each}
                  value={each}
                  color="primary"
                  selected={each === period.compare}
                  onChange={() => period.setCompare(each)}
                  sx={MODE}
                >
                  {t(`compare.${each}`)}
                </ToggleButton>
              ))}
            </Stack>
          )}
          {onPrint && (
            <Button variant="outlined" startIcon={<Print />} onClick={onPrint}>
              {t('period.print')}
            </Button>
          )}
          {children}
        </Stack>
      </Stack>
      {period.refused && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(`refused.${period.refused}`)} {t('refused.instead')}
        </Alert>
      )}
      {isChoosing && (
        <Suspense>
          <CustomDialog
            chosen={period.custom}
            today={period.today}
            onCancel={() => setChoosing(false)}
            onDone={(range) => {
              setChoosing(false);
              period.setCustom(range);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const MODE = {
  minWidth: CONTROL,
  height: 44,
  px: { xs: 1.25, sm: 1.5 },
  py: 0,
  textTransform: 'none',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
} as const;
