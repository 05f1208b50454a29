import { formatPhone } from '@taem/domain/person/phone.ts';
import type { ChangeEvent } from 'react';

type Mask = (typed: string) => string;

/** CUST-43 Formats as `###-###-####`; a number with a country code stays as typed. */
export const maskPhone: Mask = (typed) => (/^0[\d\s-]*$/.test(typed) ? formatPhone(digits(typed).slice(0, 10)) : typed);

/** CUST-43 Formats as `##-##-####`. */
export const maskDay: Mask = (typed) => {
  if (!/^[\d\s/.-]*$/.test(typed)) return typed;
  const all = digits(typed);
  return [all.slice(0, 2), all.slice(2, 4), all.slice(4, 8)].filter(Boolean).join('-');
};

/** Returns the text of a field after a key. While the cursor is inside the text, the mask is not applied. */
export function typedInto({ currentTarget }: ChangeEvent<HTMLInputElement>, mask: Mask | undefined): string {
  const { value, selectionStart } = currentTarget;
  return mask && selectionStart === value.length ? mask(value) : value;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
