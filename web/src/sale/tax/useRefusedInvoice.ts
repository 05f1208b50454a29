import type { UserError } from '../../form/userErrorsOf.ts';
import { messages, useTaxMessages } from './messages.ts';

interface Refused extends UserError {
  readonly params?: readonly { readonly name: string; readonly value: string }[];
}

/** Returns a function that explains to staff why no tax invoice was issued. */
export function useRefusedInvoice() {
  const t = useTaxMessages();
  return ([error]: readonly Refused[]): string => {
    const key = `refused.${error?.code}`;
    const number = error?.params?.find(({ name }) => name === 'document_no')?.value ?? '';
    return key in messages.th
      ? t(key as 'refused.TAX_DOCUMENT_REPLACED', { number })
      : (error?.message ?? t('tax.failed'));
  };
}
