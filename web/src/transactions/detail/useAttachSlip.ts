import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { sendUpload } from '../../app/sendUpload.ts';
import { useReversalWords } from '../../sale/reversal/useReversalWords.ts';
import {
  AttachSlipDocument,
  type AttachSlipMutation,
  type SaleDetailFragment,
  SaleStateFragmentDoc,
} from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

/** WALL-18 Puts a picture on the sale as it was shown; gives what to say when it is not there, null when it is. */
export function useAttachSlip({ id, version }: SaleDetailFragment, readAgain: () => Promise<void>) {
  const t = useSaleDetailMessages();
  const words = useReversalWords();
  const { cache } = useApolloClient();
  const [sending, setSending] = useState(false);

  const settle = async ({ uploadTransactionSlip: { transaction, userErrors } }: AttachSlipMutation) => {
    const [error] = userErrors;
    if (error) {
      if (error.code === 'STALE_VERSION') await readAgain();
      return `${t('sale.slipRefused')}: ${words.refusal(error)}`;
    }
    cache.writeFragment({
      id: cache.identify({ __typename: 'Transaction', id }),
      fragment: SaleStateFragmentDoc,
      fragmentName: 'SaleState',
      data: transaction,
    });
    return null;
  };
  const attach = async (image: File): Promise<string | null> => {
    setSending(true);
    const variables = { input: { id, version, image } };
    try {
      return await settle(await sendUpload(AttachSlipDocument, variables));
    } catch {
      // Whether it arrived is seen on the sale itself; sent again it would be of an old version.
      await readAgain().catch(() => undefined);
      return t('sale.slipUnknown');
    } finally {
      setSending(false);
    }
  };
  return { attach, sending };
}
