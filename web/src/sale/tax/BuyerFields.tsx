import { Alert, Button } from '@mui/material';
import { readTaxId } from '@taem/domain/person/taxId.ts';
import { MAX_BUYER_ADDRESS, MAX_BUYER_NAME } from '@taem/domain/till/taxBuyer.ts';
import { Field } from '../../form/Field.tsx';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import type { FormState } from '../../form/useForm.ts';
import type { OfferedTaxBuyerFragment } from '../gql/graphql.ts';
import { useTaxBuyerOfIdQuery } from '../gql/hooks.ts';
import { useTaxMessages } from './messages.ts';
import { type TypedBuyer, typedOf } from './typedBuyer.ts';

interface Props {
  readonly form: FormState;
  readonly transactionId: string;
  /** The buyer of the same member's last invoice. */
  readonly ofMember?: OfferedTaxBuyerFragment | null;
}

/** The fields of the buyer; earlier entries are suggested by tax id and by member. */
export function BuyerFields({ form, transactionId, ofMember = null }: Props) {
  const t = useTaxMessages();
  const taxId = readTaxId(form.hook.watch('taxId'));
  const { data } = useTaxBuyerOfIdQuery({
    variables: { id: transactionId, taxId: taxId ?? '' },
    skip: taxId === null,
  });
  const offered = taxId === null ? ofMember : (data?.lastTaxBuyer ?? null);
  const take = (buyer: OfferedTaxBuyerFragment) => {
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
    <>
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
      <Field
        as={TextInput}
        name="address"
        label={t('field.address')}
        hint={t('hint.address')}
        max={MAX_BUYER_ADDRESS}
        lines={2}
        required
      />
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
    </>
  );
}
