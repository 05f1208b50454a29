import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';

type Bound = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef';

// biome-ignore lint/suspicious/noExplicitAny: a field of any kind, which its form holds by name.
type Props<P extends { onChange: any }> = Omit<P, Bound> & {
  /** The component of the field, from `form/fields`. */
  readonly as: ComponentType<P>;
  readonly name: string;
  /** Called in addition, to update other fields that depend on this one. */
  readonly onChanged?: (value: Parameters<P['onChange']>[0]) => void;
};

/** A field of the surrounding form, with its value and its error. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function Field<P extends { onChange: any }>({ as: Input, name, onChanged, ...rest }: Props<P>) {
  const language = useLanguage();
  const { field, fieldState } = useController({ name });
  const bound = {
    name,
    value: field.value,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: said(messageOf(fieldState.error), language),
    onChange: (value: Parameters<P['onChange']>[0]) => {
      field.onChange(value);
      onChanged?.(value);
    },
  };
  return <Input {...(rest as unknown as P)} {...bound} />;
}

/** Returns the error message of a field, or the first one among the parts of a compound field. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string') return message;
  const parts = Object.entries(error).filter(([name]) => name !== 'ref');
  return parts.map(([, part]) => messageOf(part)).find((found) => found !== undefined);
}
