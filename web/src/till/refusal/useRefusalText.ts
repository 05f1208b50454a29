import { useReversalWords } from '../../sale/reversal/useReversalWords.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useBasket } from '../basket/useBasket.ts';
import { messages, useRefusalMessages } from './messages.ts';
import type { PayRefusal } from './payAnswer.ts';

type FieldKey = Extract<keyof (typeof messages)['th'], `field.${string}`>;

/** Returns a function that words refusals, each with the field at fault. */
export function useRefusalText() {
  const t = useRefusalMessages();
  const format = useFormat();
  const reversalWords = useReversalWords();
  const lines = useBasket(({ items }) => items);

  const fieldOf = (path: readonly string[]): string => {
    const [first, second] = path;
    if (first === 'returned') return t('field.returned');
    const position = Number(second) + 1;
    const last = path.at(-1);
    const name = last && isFieldKey(`field.${last}`) ? t(`field.${last}` as FieldKey) : null;
    if (first === 'lines' && Number.isInteger(position)) {
      const line = t('field.line', { position, name: lines[position - 1]?.productName ?? '' }).trim();
      return name && last !== second ? `${line}: ${name}` : line;
    }
    return name ?? (first && isFieldKey(`field.${first}`) ? t(`field.${first}` as FieldKey) : t('field.record'));
  };
  /** Describes which option of a line cannot be sold; the name of a removed option is only in the basket. */
  const optionText = ({ path, params }: Pick<PayRefusal, 'path' | 'params'>): string | null => {
    const facts = Object.fromEntries(params.map(({ name, value }) => [name, value]));
    const key = `refusal.${facts.reason}`;
    if (path.at(-1) !== 'optionIds' || !isRefusalKey(key)) return null;
    const line = lines[Number(path[1])];
    const option = line?.options?.find(({ optionId }) => optionId === facts.option_id)?.name ?? facts.option ?? '';
    return t(key, { ...facts, product: line?.productName ?? facts.product ?? '', option });
  };
  const textOf = (refusal: PayRefusal): string => {
    const { code, path, params, message } = refusal;
    if (path[0] === 'returned' && code !== 'VALIDATION') return reversalWords.refusal(refusal);
    const field = fieldOf(path);
    const factText = (name: string) => params.find((param) => param.name === name)?.value ?? '';
    const ofOption = optionText({ path, params });
    if (ofOption) return ofOption;
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
      return t('refusal.MEMBER_MERGED', { member: `${factText('member_name')} (${factText('member_code')})` });
    }
    if (code === 'PARKED_BILL_PAID' || code === 'PARKED_BILL_DISCARDED' || code === 'PARKED_BILL_CHANGED') {
      const at = factText('at');
      return t(`refusal.${code}`, { by: factText('by'), at: at && format.moment(at), no: factText('transaction_no') });
    }
    if (code === 'SLIP_USED') {
      const no = factText('transaction_no');
      return no ? t('refusal.SLIP_USED_where', { no, at: format.moment(factText('at')) }) : t('refusal.SLIP_USED');
    }
    const key = `refusal.${code}`;
    // Codes of other screens have no text here.
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
