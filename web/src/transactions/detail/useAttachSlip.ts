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

/**
 * WALL-18 Returns a function that attaches a picture to the displayed version of the sale. Resolves to the message if it
 * failed, else to null.
 */
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
      // The sale itself shows whether it arrived; sent again, it would be based on an old version.
      await readAgain().catch(() => undefined);
      return t('sale.slipUnknown');
    } finally {
      setSending(false);
    }
  };
  return { attach, sending };
}
