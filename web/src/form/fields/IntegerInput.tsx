import { TextInput, type TextInputProps } from './TextInput.tsx';

/** A field for a whole number, which is held as typed text. */
export const IntegerInput = (field: TextInputProps) => <TextInput inputMode="numeric" max={20} {...field} />;
