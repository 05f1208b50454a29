import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { deviceSetting } from '../../app/deviceSetting.ts';
import { useNotice } from '../../app/notice.tsx';
import { SaleToPrepareDocument } from '../gql/graphql.ts';
import { useSlipMessages } from './messages.ts';
import { type Slip, slipsOf } from './slipsOf.ts';

interface Sale {
  id: string;
  branchId: string | null;
}

/** Returns a function that prints the order slips of this device's stations; `hasFailed` while some were not printed. */
export function useSlips({ id, branchId }: Sale) {
  const t = useSlipMessages();
  const notify = useNotice();
  const client = useApolloClient();
  const [hasFailed, setHasFailed] = useState(false);
  // The slips that were not printed when others were.
  const left = useRef<Slip[] | null>(null);

  const read = async () => {
    if (!branchId) throw new Error('The branch of the sale cannot be read.');
    const { data } = await client.query({
      query: SaleToPrepareDocument,
      variables: { branchId, transactionId: id },
      fetchPolicy: 'no-cache',
    });
    if (!data?.preparation) throw new Error('What is to be made cannot be read.');
    return slipsOf(data.preparation.orders[0], deviceSetting().slips);
  };
  const print = async ({ isAgain }: { isAgain: boolean }) => {
    setHasFailed(false);
    try {
      left.current ??= await read();
      const slips = left.current;
      if (slips.length === 0 && isAgain) notify(t('slip.none'));
      const { printSlip } = await import('./printSlip.tsx');
      while (slips[0]) {
        await printSlip(slips[0], isAgain);
        slips.shift();
      }
      left.current = null;
    } catch {
      notify(t('slip.failed'), 'error');
      setHasFailed(true);
    }
  };
  return { print, hasFailed };
}
