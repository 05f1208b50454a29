import { MomentField } from '../../ui/MomentField.tsx';
import type { TypedFieldProps } from '../../ui/TypedField.tsx';

/** A day with its time; what is no moment is refused by the rules of the form, in its words. */
export const MomentInput = (field: TypedFieldProps) => <MomentField hint=" " fullWidth {...field} />;
