import { useSearchParams } from 'react-router-dom';

/** The periods of the figures of home. */
export const PERIODS = ['today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

const NAME = 'period';

/** Returns the period in the address; today by default. */
export function usePeriod(): { period: Period; choose: (period: Period) => void } {
  const [address, setAddress] = useSearchParams();
  const period = PERIODS.find((each) => each === address.get(NAME)) ?? 'today';
  return {
    period,
    choose: (next) => setAddress(next === 'today' ? {} : { [NAME]: next }, { preventScrollReset: true }),
  };
}
