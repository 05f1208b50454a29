import { Stack, ToggleButton } from '@mui/material';
import type { Comparison } from '@taem/domain/insight/compareDays.ts';
import type { PeriodMode } from '@taem/domain/insight/period.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { usePeriodMessages } from './messages.ts';
import type { PeriodChoice } from './usePeriod.ts';

interface ModesProps<Mode extends PeriodMode> {
  readonly period: PeriodChoice;
  readonly modes: readonly Mode[];
  readonly onChoose: (mode: Mode) => void;
}

/** BI-23 By which days a page is looked at. */
export function Modes<Mode extends PeriodMode>({ period, modes, onChoose }: ModesProps<Mode>) {
  const t = usePeriodMessages();
  return (
    <Choices
      label={t('period.label')}
      values={modes}
      chosen={period.mode}
      word={(mode) => t(`period.${mode}`)}
      onChoose={onChoose}
    />
  );
}

interface ComparisonsProps {
  readonly period: PeriodChoice;
  readonly onChoose: (compare: Comparison) => void;
}

/** What these days are compared with. */
export function Comparisons({ period, onChoose }: ComparisonsProps) {
  const t = usePeriodMessages();
  return (
    <Choices
      label={t('compare.label')}
      values={period.comparisons}
      chosen={period.compare}
      word={(compare) => t(`compare.${compare}`)}
      onChoose={onChoose}
    />
  );
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: string;
  readonly word: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ label, values, chosen, word, onChoose }: ChoicesProps<Value>) {
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      {values.map((value) => (
        <ToggleButton
          key={value}
          value={value}
          color="primary"
          selected={value === chosen}
          onChange={() => onChoose(value)}
          sx={CHOICE}
        >
          {word(value)}
        </ToggleButton>
      ))}
    </Stack>
  );
}

const CHOICE = {
  minWidth: CONTROL,
  height: 44,
  px: { xs: 1.25, sm: 1.5 },
  py: 0,
  textTransform: 'none',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
} as const;
