import { taxBuyerForm } from '@taem/domain/till/taxBuyer.ts';
import { useRef } from 'react';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useForm } from '../../form/useForm.ts';
import type { OfferedTaxBuyerFragment } from '../gql/graphql.ts';
import { useIssueTaxInvoiceMutation } from '../gql/hooks.ts';
import { BuyerFields } from './BuyerFields.tsx';
import { useTaxMessages } from './messages.ts';
import { noteTaxDocument } from './noteTaxDocument.ts';
import type { IssuedInvoice } from './TaxInvoiceDialog.tsx';
import { buyerOf, EMPTY_BUYER, faultsOfBuyer, type TypedBuyer } from './typedBuyer.ts';
import { useRefusedInvoice } from './useRefusedInvoice.ts';

interface Props {
  readonly transactionId: string;
  /** The buyer of the same member's last invoice. */
  readonly ofMember: OfferedTaxBuyerFragment | null;
  readonly onIssued: (invoice: IssuedInvoice) => void;
  readonly onClose: () => void;
}

/** Asks for the buyer, and issues the full tax invoice of the sale. */
export function TaxBuyerDialog({ transactionId, ofMember, onIssued, onClose }: Props) {
  const t = useTaxMessages();
  const problemOf = useRefusedInvoice();
  const [issue] = useIssueTaxInvoiceMutation();
  const issued = useRef<IssuedInvoice | null>(null);
  const form = useForm<TypedBuyer>({
    start: EMPTY_BUYER,
    rule: faultsOfBuyer,
    send: async (typed) => {
      const input = { transactionId, buyer: taxBuyerForm.parse(buyerOf(typed)) };
      const outcome = (
        await issue({
          variables: { input },
          update: (cache, { data }) => noteTaxDocument(cache, transactionId, data?.issueTaxInvoice.taxDocument),
        })
      ).data?.issueTaxInvoice;
      if (!outcome) throw new Error('The answer has no payload');
      const { taxDocument: document, isCopy, userErrors } = outcome;
      issued.current = document ? { document, isCopy } : null;
      return userErrors;
    },
    failed: t('tax.failed'),
    problemOf,
    onDone: () => issued.current && onIssued(issued.current),
  });
  return (
    <FormDialog
      form={form}
      title={t('tax.full')}
      hint={t('tax.intro')}
      save={t('tax.issue')}
      maxWidth="sm"
      onClose={onClose}
    >
      <BuyerFields form={form} transactionId={transactionId} ofMember={ofMember} />
    </FormDialog>
  );
}
