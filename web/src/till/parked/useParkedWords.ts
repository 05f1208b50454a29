import { useFormat } from '../../sale/useFormat.ts';
import type { ParkedRefusalFragment } from '../gql/graphql.ts';
import { useParkedMessages } from './messages.ts';

/** Returns functions that state what became of a parked bill, or why an action on it was refused, with who and when. */
export function useParkedWords() {
  const t = useParkedMessages();
  const format = useFormat();
  const at = (moment: string | null | undefined) => (moment ? format.moment(moment) : '');
  const refusal = ({ code, message, params }: ParkedRefusalFragment): string => {
    const fact = (name: string) => params.find((param) => param.name === name)?.value ?? '';
    const facts = { by: fact('by'), at: at(fact('at')), no: fact('transaction_no') };
    if (code === 'PARKED_BILL_PAID') return t('parked.paid', facts);
    if (code === 'PARKED_BILL_DISCARDED') return t('parked.discarded', facts);
    if (code === 'PARKED_BILL_CHANGED')
      return t(fact('reason') === 'OPENED' ? 'parked.opened' : 'parked.changed', facts);
    if (code === 'INSUFFICIENT_POINTS')
      return t('parked.pointsPromised', {
        points: format.count(Number(fact('promised'))),
        balance: format.count(Number(fact('points'))),
      });
    if (code === 'NOT_FOUND') return t('parked.notFound');
    if (code === 'PERMISSION') return t('parked.noRight');
    return t('parked.refused', { message });
  };
  return { at, refusal };
}
