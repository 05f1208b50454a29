import type { Comparison } from '@taem/domain/insight/compareDays.ts';
import type { PeriodMode } from '@taem/domain/insight/period.ts';
import { Segments } from '../../ui/Segments.tsx';
import { usePeriodMessages } from './messages.ts';
import type { PeriodChoice } from './usePeriod.ts';

interface ModesProps<Mode extends PeriodMode> {
  readonly period: PeriodChoice;
  readonly modes: readonly Mode[];
  readonly onChoose: (mode: Mode) => void;
}

/** BI-23 Chooses the kind of days of a page. */
export function Modes<Mode extends PeriodMode>({ period, modes, onChoose }: ModesProps<Mode>) {
  const t = usePeriodMessages();
  return (
    <Segments
      label={t('period.label')}
      segments={modes.map((value) => ({ value, label: t(`period.${value}`) }))}
      value={modes.find((mode) => mode === period.mode) ?? null}
      onChange={onChoose}
    />
  );
}

interface ComparisonsProps {
  readonly period: PeriodChoice;
  readonly onChoose: (compare: Comparison) => void;
}

/** Chooses what these days are compared with. */
export function Comparisons({ period, onChoose }: ComparisonsProps) {
  const t = usePeriodMessages();
  return (
    <Segments
      label={t('compare.label')}
      segments={period.comparisons.map((value) => ({ value, label: t(`compare.${value}`) }))}
      value={period.compare}
      onChange={onChoose}
    />
  );
}
