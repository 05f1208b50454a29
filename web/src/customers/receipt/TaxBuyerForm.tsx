import { MAX_BUYER_ADDRESS, MAX_BUYER_NAME, taxBuyerForm } from '@taem/domain/till/taxBuyer.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { said } from '../../app/said.ts';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import { TextInput } from '../../form/plain/TextInput.tsx';
import { useTaxMessages } from '../../sale/tax/messages.ts';
import { buyerOf, EMPTY_BUYER, faultsOfBuyer, type TypedBuyer } from '../../sale/tax/typedBuyer.ts';
import { focusOn } from './focusOn.ts';
import { messages, useReceiptPageMessages } from './messages.ts';
import css from './receipt.module.css';
import { type RequestedInvoice, sendTaxRequest } from './sendTaxRequest.ts';

interface Props {
  readonly token: string;
  /** Whether it was issued before: then a person who names its buyer may read it. */
  readonly isIssued: boolean;
  readonly onIssued: (invoice: RequestedInvoice, typed: TypedBuyer) => void;
}

type Name = keyof TypedBuyer;

/** The form of the buyer, with the same rules as at the till. */
export function TaxBuyerForm({ token, isIssued, onIssued }: Props) {
  const t = useReceiptPageMessages();
  const words = useTaxMessages();
  const language = useLanguage();
  const [typed, setTyped] = useState(EMPTY_BUYER);
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [alert, setAlert] = useState<string | null>(null);
  const change = (name: Name, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setFaults((before) => ({ ...before, [name]: undefined }));
  };
  const send = async () => {
    setAlert(null);
    const found = faultsOfBuyer(typed);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await sendTaxRequest(token, taxBuyerForm.parse(buyerOf(typed)));
    if (outcome.kind === 'issued') return onIssued(outcome.invoice, typed);
    if (outcome.kind === 'faults') return setFaults(outcome.faults);
    if (outcome.kind === 'unknown') return setAlert(t('tax.unknown'));
    const key = `refused.${outcome.code}`;
    setAlert(t(key in messages.th ? (key as 'refused.LINK_EXPIRED') : 'tax.failed'));
  };
  const field = (name: Exclude<Name, 'office'>, max: number) => ({
    id: `buyer-${name}`,
    value: typed[name],
    maxLength: max,
    problem: said(faults[name], language) ?? null,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <PlainForm label={t(isIssued ? 'tax.read' : 'tax.issue')} busyLabel={t('tax.busy')} alert={alert} onSend={send}>
      <fieldset className={css.offices}>
        <legend>{words('field.office')}</legend>
        {OFFICES.map(([office, key]) => (
          <label key={office}>
            <input
              type="radio"
              name="buyer-office"
              // Takes the focus over from the button that it replaces.
              ref={office === '' ? focusOn : null}
              checked={typed.office === office}
              onChange={() => change('office', office)}
            />
            {words(key)}
          </label>
        ))}
      </fieldset>
      <TextInput
        {...field('taxId', 20)}
        label={words('field.taxId')}
        hint={typed.office === '' ? words('hint.taxId') : null}
        inputMode="numeric"
        required={typed.office !== ''}
      />
      {typed.office === 'BRANCH' && (
        <TextInput
          {...field('branchNo', 5)}
          label={words('field.branchNo')}
          hint={words('hint.branchNo')}
          inputMode="numeric"
          required
        />
      )}
      <TextInput {...field('name', MAX_BUYER_NAME)} label={words('field.name')} autoComplete="name" required />
      <TextInput
        {...field('address', MAX_BUYER_ADDRESS)}
        label={words('field.address')}
        hint={words('hint.address')}
        autoComplete="street-address"
        required
      />
      <p className={css.once}>{t(isIssued ? 'tax.same' : 'tax.once')}</p>
    </PlainForm>
  );
}

const OFFICES = [
  ['', 'office.none'],
  ['HEAD', 'office.head'],
  ['BRANCH', 'office.branch'],
] as const;
