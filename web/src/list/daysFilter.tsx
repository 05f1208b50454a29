import { chosenDays, DAYS, requestedDays } from './chosenDays.ts';
import { DaysField } from './DaysField.tsx';
import type { ListFilter } from './ListDeclaration.ts';

/** Returns the filter by days. `any` is the value in the address that stands for any days; empty unless given. */
export const daysFilter = (any = ''): ListFilter => ({
  names: DAYS,
  draw: (filter, narrow) => (
    <DaysField
      key="days"
      value={chosenDays(filter)}
      onChange={(chosen) => narrow(requestedDays(chosen) ? { ...chosen } : { ...chosen, days: any })}
    />
  ),
});
