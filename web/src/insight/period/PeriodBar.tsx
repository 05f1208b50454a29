import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import { Alert, Button, Stack, useMediaQuery, useTheme } from '@mui/material';
import type { PeriodMode } from '@taem/domain/insight/period.ts';
import { writtenDays } from '@taem/domain/time/writtenDay.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { usePeriodMessages } from './messages.ts';
import { Comparisons, Modes } from './PeriodChoices.tsx';
import { PrintButton } from './PrintButton.tsx';
import type { PeriodChoice } from './usePeriod.ts';

// Loaded on demand: the figures of a page come first.
const CustomDialog = late(async () => (await import('./CustomDialog.tsx')).CustomDialog);
const PeriodSheet = late(async () => (await import('./PeriodSheet.tsx')).PeriodSheet);

interface Props {
  /** From `usePeriod`. */
  readonly period: PeriodChoice;
  /** Whether the comparison can be chosen. */
  readonly compares?: boolean;
  /** Prints the page; shows the print button. */
  readonly onPrint?: () => void;
  /** Further actions, on the right. */
  readonly children?: ReactNode;
}

/**
 * BI-03, BI-23..26 All, Day, Month, Year and Custom Date, the comparison, and print. It is never printed. On a phone all of
 * it is one button that names the current choice.
 */
export function PeriodBar({ period, compares = true, onPrint, children }: Props) {
  const t = usePeriodMessages();
  const language = useLanguage();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [isChoosing, setChoosing] = useState(false);
  const choose = (mode: PeriodMode) => {
    if (mode === 'custom' && period.mode !== 'custom') return setChoosing(true);
    // Pressing it again clears custom days, as for every other mode.
    if (mode === 'custom') return period.toggle('day');
    period.toggle(mode);
  };
  return (
    <div className="screen-only">
      <Stack direction="row" sx={{ gap: { xs: 1, sm: 1.5 }, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        {isPhone ? (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<CalendarToday />}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
            sx={{ flex: 1, minHeight: 44, justifyContent: 'start', textAlign: 'start' }}
          >
            {[
              period.custom ? writtenDays(period.custom, language) : t(`period.${period.mode}`),
              compares && t(`compare.${period.compare}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Button>
        ) : (
          <Modes period={period} modes={period.modes} onChoose={choose} />
        )}
        <Stack
          direction="row"
          sx={{ gap: 1, ml: { md: 'auto' }, flexWrap: 'wrap', alignItems: 'center', '&:empty': { display: 'none' } }}
        >
          {compares && !isPhone && <Comparisons period={period} onChoose={period.setCompare} />}
          {onPrint && <PrintButton onPrint={onPrint} />}
          {children}
        </Stack>
      </Stack>
      {period.refused && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(`refused.${period.refused}`)} {t('refused.instead')}
        </Alert>
      )}
      {isChoosing &&
        (isPhone ? (
          <PeriodSheet period={period} compares={compares} onClose={() => setChoosing(false)} />
        ) : (
          <CustomDialog
            chosen={period.custom}
            today={period.today}
            onCancel={() => setChoosing(false)}
            onDone={(range) => {
              setChoosing(false);
              period.setCustom(range);
            }}
          />
        ))}
    </div>
  );
}
