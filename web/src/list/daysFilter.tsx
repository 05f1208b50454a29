import { chosenDays, DAYS, requestedDays } from './chosenDays.ts';
import { DaysField } from './DaysField.tsx';
import type { ListFilter } from './ListDeclaration.ts';

/** Days by their name, or from one to another. `any` is what an address has for any days; nothing unless given. */
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
