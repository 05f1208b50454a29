import { NOTHING } from '../../ui/nothing.ts';
import { messages, useCountMessages } from './messages.ts';

export interface Refused {
  readonly code: string;
  readonly params?: readonly { readonly name: string; readonly value: string }[] | null;
}

/** Returns a function that words a refusal for staff; `code` is the scanned code. */
export function useCountRefusal() {
  const t = useCountMessages();
  return (error: Refused | undefined, code = '') => {
    const key = `refused.${error?.code}`;
    if (!(key in messages.th)) return t('failed');
    const given = Object.fromEntries((error?.params ?? []).map(({ name, value }) => [name, value]));
    return t(key as 'refused.COUNT_CLOSED', { code, by: NOTHING, ...given, counted: given.counted || NOTHING });
  };
}
