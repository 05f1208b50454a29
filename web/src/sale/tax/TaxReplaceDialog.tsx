import { Alert } from '@mui/material';
import {
  MAX_REPLACEMENT_DETAIL,
  REPLACEMENT_REASONS,
  type ReplacementReason,
  replacementForm,
  replacementReason,
} from '@taem/domain/till/replaceTaxInvoice.ts';
import { taxBuyerForm } from '@taem/domain/till/taxBuyer.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useReplaceTaxInvoiceMutation } from '../gql/hooks.ts';
import { BuyerFields } from './BuyerFields.tsx';
import { useTaxMessages } from './messages.ts';
import { noteTaxDocument } from './noteTaxDocument.ts';
import { TaxPaperDialog } from './TaxPaperDialog.tsx';
import { buyerOf, EMPTY_BUYER, faultsOfBuyer, type TypedBuyer, typedOf } from './typedBuyer.ts';
import { useRefusedInvoice } from './useRefusedInvoice.ts';

interface Props {
  readonly transactionId: string;
  /** The full tax invoice in force. */
  readonly document: PaperTaxDocumentFragment;
  /** The cash rounding, in baht. */
  readonly rounding: number;
  readonly onReplaced: () => void;
  readonly onClose: () => void;
}

interface Typed extends TypedBuyer {
  readonly reason: ReplacementReason | '';
  readonly detail: string;
}

const REASONS = Object.keys(REPLACEMENT_REASONS) as ReplacementReason[];
const reasonOf = ({ reason, detail }: Typed) => (reason === '' ? '' : replacementReason(reason, detail));

function faultsOf(typed: Typed): Partial<Record<keyof Typed, string>> {
  const [fault] = replacementForm.shape.reason.safeParse(reasonOf(typed)).error?.issues ?? [];
  return {
    ...faultsOfBuyer(typed),
    ...(fault && { [typed.reason === '' ? 'reason' : 'detail']: fault.message }),
  };
}

/** Cancels a full tax invoice with a wrong buyer, and displays the paper of its replacement (docs/adr/0175). */
export function TaxReplaceDialog({ transactionId, document, rounding, onReplaced, onClose }: Props) {
  const t = useTaxMessages();
  const language = useLanguage();
  const problemOf = useRefusedInvoice();
  const [replace] = useReplaceTaxInvoiceMutation();
  const [issued, setIssued] = useState<PaperTaxDocumentFragment | null>(null);
  const { id, buyer, documentNo: number, notes } = document;
  const form = useForm<Typed>({
    start: { ...(buyer ? typedOf(buyer) : EMPTY_BUYER), reason: '', detail: '' },
    rule: faultsOf,
    send: async (typed) => {
      const input = { id, buyer: taxBuyerForm.parse(buyerOf(typed)), reason: reasonOf(typed) };
      const outcome = (
        await replace({
          variables: { input },
          update: (cache, { data }) => noteTaxDocument(cache, transactionId, data?.replaceTaxInvoice.taxDocument),
        })
      ).data?.replaceTaxInvoice;
      if (!outcome) throw new Error('The answer has no payload');
      if (outcome.taxDocument) setIssued(outcome.taxDocument);
      return outcome.userErrors;
    },
    failed: t('tax.failed'),
    problemOf,
    onDone: onReplaced,
  });
  if (issued) {
    const paper = { document: issued, saleId: transactionId, rounding, outcome: 'ISSUED' } as const;
    return <TaxPaperDialog {...paper} onClose={onClose} />;
  }
  return (
    <FormDialog
      form={form}
      title={t('replace.title', { number })}
      hint={t('replace.intro')}
      save={t('replace.save')}
      maxWidth="sm"
      onClose={onClose}
      guard
    >
      <Alert severity="warning">
        {t(notes.length > 0 ? 'replace.takeBackWithNotes' : 'replace.takeBack', { number })}
      </Alert>
      <Field
        as={ChoiceInput}
        name="reason"
        label={t('replace.reason')}
        options={REASONS.map((each) => ({ id: each, name: REPLACEMENT_REASONS[each][language] }))}
        required
      />
      <Field as={TextInput} name="detail" label={t('replace.detail')} max={MAX_REPLACEMENT_DETAIL} />
      <BuyerFields form={form} transactionId={transactionId} />
    </FormDialog>
  );
}
