import { Alert, Button } from '@mui/material';
import { readTaxId } from '@taem/domain/person/taxId.ts';
import { MAX_BUYER_ADDRESS, MAX_BUYER_NAME, taxBuyerForm } from '@taem/domain/till/taxBuyer.ts';
import { useRef } from 'react';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import type { OfferedTaxBuyerFragment } from '../gql/graphql.ts';
import { useIssueTaxInvoiceMutation, useTaxBuyerOfIdQuery } from '../gql/hooks.ts';
import { messages, useTaxMessages } from './messages.ts';
import type { IssuedInvoice } from './TaxInvoiceDialog.tsx';
import { buyerOf, EMPTY_BUYER, faultsOfBuyer, type TypedBuyer, typedOf } from './typedBuyer.ts';

type Buyer = OfferedTaxBuyerFragment;

interface Props {
  readonly transactionId: string;
  /** Who the last invoice of the same member was for. */
  readonly ofMember: Buyer | null;
  readonly onIssued: (invoice: IssuedInvoice) => void;
  readonly onClose: () => void;
}

/** Who bought: what was given before is offered by the tax id and by the member. */
export function TaxBuyerDialog({ transactionId, ofMember, onIssued, onClose }: Props) {
  const t = useTaxMessages();
  const [issue] = useIssueTaxInvoiceMutation();
  const issued = useRef<IssuedInvoice | null>(null);
  const form = useForm<TypedBuyer>({
    start: EMPTY_BUYER,
    rule: faultsOfBuyer,
    send: async (typed) => {
      const input = { transactionId, buyer: taxBuyerForm.parse(buyerOf(typed)) };
      const outcome = (await issue({ variables: { input } })).data?.issueTaxInvoice;
      if (!outcome) throw new Error('The answer has no payload');
      const { taxDocument: document, isCopy, userErrors } = outcome;
      issued.current = document ? { document, isCopy } : null;
      return userErrors;
    },
    failed: t('tax.failed'),
    problemOf: ([error]) => {
      const key = `refused.${error?.code}`;
      return key in messages.th ? t(key as 'refused.ALREADY_VOID') : (error?.message ?? t('tax.failed'));
    },
    onDone: () => issued.current && onIssued(issued.current),
  });
  const taxId = readTaxId(form.hook.watch('taxId'));
  const { data } = useTaxBuyerOfIdQuery({
    variables: { id: transactionId, taxId: taxId ?? '' },
    skip: taxId === null,
  });
  const offered = taxId === null ? ofMember : (data?.lastTaxBuyer ?? null);
  const take = (buyer: Buyer) => {
    for (const [name, value] of Object.entries(typedOf(buyer))) {
      form.hook.setValue(name as keyof TypedBuyer, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const isTaken = offered !== null && offered.name === form.hook.watch('name');
  const offices = [
    { id: 'HEAD', name: t('office.head') },
    { id: 'BRANCH', name: t('office.branch') },
  ] as const;
  return (
    <FormDialog
      form={form}
      title={t('tax.full')}
      hint={t('tax.intro')}
      save={t('tax.issue')}
      maxWidth="sm"
      onClose={onClose}
    >
      <Field as={TextInput} name="taxId" label={t('field.taxId')} hint={t('hint.taxId')} max={20} inputMode="numeric" />
      {offered && !isTaken && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => take(offered)} sx={{ whiteSpace: 'nowrap' }}>
              {t('tax.take')}
            </Button>
          }
        >
          <strong>{t('tax.offered')}</strong>
          <div>{offered.name}</div>
        </Alert>
      )}
      <Field as={TextInput} name="name" label={t('field.name')} max={MAX_BUYER_NAME} required />
      <Field as={TextInput} name="address" label={t('field.address')} max={MAX_BUYER_ADDRESS} lines={2} required />
      <Field as={ChoiceInput} name="office" label={t('field.office')} options={offices} none={t('office.none')} />
      {form.hook.watch('office') === 'BRANCH' && (
        <Field
          as={TextInput}
          name="branchNo"
          label={t('field.branchNo')}
          hint={t('hint.branchNo')}
          max={5}
          inputMode="numeric"
          required
        />
      )}
    </FormDialog>
  );
}
