import { chosenDays, DAYS } from './chosenDays.ts';
import { DaysField } from './DaysField.tsx';
import type { ListFilter } from './ListDeclaration.ts';

/** Days by their name, or from one to another. */
export const daysFilter = (): ListFilter => ({
  names: DAYS,
  draw: (filter, narrow) => (
    <DaysField key="days" value={chosenDays(filter)} onChange={(days) => narrow({ ...days })} />
  ),
});
