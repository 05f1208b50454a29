import { useSearchParams } from 'react-router-dom';

/** What the figures of home are of. */
export const PERIODS = ['today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

const NAME = 'period';

/** The period that the address names; today unless it names another. */
export function usePeriod(): { period: Period; choose: (period: Period) => void } {
  const [address, setAddress] = useSearchParams();
  const period = PERIODS.find((each) => each === address.get(NAME)) ?? 'today';
  return {
    period,
    choose: (next) => setAddress(next === 'today' ? {} : { [NAME]: next }, { preventScrollReset: true }),
  };
}
