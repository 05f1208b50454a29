import { TextInput, type TextInputProps } from './TextInput.tsx';

/** A whole number, as it is typed. */
export const IntegerInput = (field: TextInputProps) => <TextInput inputMode="numeric" max={20} {...field} />;
