import { DayField } from '../../ui/DayField.tsx';
import type { TypedFieldProps } from '../../ui/TypedField.tsx';

/** A field for a day; the rules of the form refuse anything else, with their own message. */
export const DayInput = (field: TypedFieldProps) => <DayField hint=" " {...field} reportsInvalid sx={{ width: 1 }} />;
