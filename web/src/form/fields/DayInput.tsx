import { DayField } from '../../ui/DayField.tsx';
import type { TypedFieldProps } from '../../ui/TypedField.tsx';

/** A day; anything that is not a day is refused by the rules of the form, in its words. */
export const DayInput = (field: TypedFieldProps) => <DayField hint=" " {...field} reportsInvalid sx={{ width: 1 }} />;
