import { useFormat } from '../../sale/useFormat.ts';
import { useBasket } from '../basket/useBasket.ts';
import { messages, useRefusalMessages } from './messages.ts';
import type { PayRefusal } from './payAnswer.ts';

type FieldKey = Extract<keyof (typeof messages)['th'], `field.${string}`>;

/** Refusals in the words of the screen, each naming the field at fault. */
export function useRefusalText() {
  const t = useRefusalMessages();
  const format = useFormat();
  const lines = useBasket(({ items }) => items);

  const fieldOf = (path: readonly string[]): string => {
    const [first, second] = path;
    const position = Number(second) + 1;
    const last = path.at(-1);
    const name = last && isFieldKey(`field.${last}`) ? t(`field.${last}` as FieldKey) : null;
    if (first === 'lines' && Number.isInteger(position)) {
      const line = t('field.line', { position, name: lines[position - 1]?.productName ?? '' }).trim();
      return name && last !== second ? `${line}: ${name}` : line;
    }
    return name ?? (first && isFieldKey(`field.${first}`) ? t(`field.${first}` as FieldKey) : t('field.record'));
  };
  const textOf = ({ code, path, params, message }: PayRefusal): string => {
    const field = fieldOf(path);
    if (code === 'VALIDATION')
      return path.length > 0 ? t('refusal.VALIDATION_field', { field }) : t('refusal.VALIDATION');
    if (code === 'PAYMENT_MISMATCH') {
      const fact = (name: string) => Number(params.find((param) => param.name === name)?.value);
      if (Number.isNaN(fact('expected')) || Number.isNaN(fact('actual'))) return t('refusal.PAYMENT_MISMATCH');
      const isPoints = path.at(-1) === 'expectedEarnPoints';
      const figure = (value: number) => (isPoints ? format.count(value) : format.baht(value));
      return t('refusal.MISMATCH_figures', { field, told: figure(fact('actual')), now: figure(fact('expected')) });
    }
    if (code === 'MEMBER_MERGED') {
      const factText = (name: string) => params.find((param) => param.name === name)?.value ?? '';
      return t('refusal.MEMBER_MERGED', { member: `${factText('member_name')} (${factText('member_code')})` });
    }
    if (code === 'PARKED_BILL_PAID' || code === 'PARKED_BILL_DISCARDED' || code === 'PARKED_BILL_CHANGED') {
      const factText = (name: string) => params.find((param) => param.name === name)?.value ?? '';
      const at = factText('at');
      return t(`refusal.${code}`, { by: factText('by'), at: at && format.moment(at), no: factText('transaction_no') });
    }
    const key = `refusal.${code}`;
    // Codes of other screens have no words here.
    return code !== 'REFUSED' && isRefusalKey(key) ? t(key, { field }) : `${t('refusal.REFUSED')}: ${message}`;
  };
  return (errors: readonly PayRefusal[]): string[] => [...new Set(errors.map(textOf))];
}

type RefusalKey = Extract<keyof (typeof messages)['th'], `refusal.${string}`>;

function isRefusalKey(key: string): key is RefusalKey {
  return key in messages.th;
}

function isFieldKey(key: string): key is FieldKey {
  return key in messages.th;
}
