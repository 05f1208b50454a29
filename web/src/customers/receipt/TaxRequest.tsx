import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import plain from '../../app/plainPage.module.css';
import { TaxPaper } from '../../sale/tax/TaxPaper.tsx';
import { buyerOf, type TypedBuyer } from '../../sale/tax/typedBuyer.ts';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { focusOn } from './focusOn.ts';
import { keepRequest, keptRequest } from './keptRequest.ts';
import { useReceiptPageMessages } from './messages.ts';
import css from './receipt.module.css';
import type { BehindLink } from './receiptOfPage.ts';
import { type RequestedInvoice, sendTaxRequest } from './sendTaxRequest.ts';
import { TaxBuyerForm } from './TaxBuyerForm.tsx';

interface Props {
  readonly token: string;
  readonly invoice: NonNullable<BehindLink['taxInvoice']>;
  /** The cash rounding of the sale, in baht. */
  readonly rounding: number;
  readonly onIssued: (document: PaperTaxDocumentFragment) => void;
}

/** The full tax invoice of a sale: requested once, and read again by a person who names the same buyer. */
export function TaxRequest({ token, invoice: { lastDay, obstacle, isIssued }, rounding, onIssued }: Props) {
  const t = useReceiptPageMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [issued, setIssued] = useState<RequestedInvoice | null>(null);
  const settle = (invoice: RequestedInvoice, typed: TypedBuyer) => {
    keepRequest(token, typed);
    setIssued(invoice);
    onIssued(invoice.document);
  };
  /** Reads it again with the buyer that this tab requested it for before a reload. */
  const readAgain = useEffectEvent(() => {
    const typed = isIssued ? keptRequest(token) : null;
    if (!typed) return;
    void sendTaxRequest(token, buyerOf(typed)).then(
      (outcome) => outcome.kind === 'issued' && settle(outcome.invoice, typed),
    );
  });
  useEffect(() => readAgain(), []);
  if (issued) return <Issued invoice={issued} rounding={rounding} />;
  if (obstacle === 'ALREADY_VOID') return null;
  if (!isIssued && obstacle) return <p className={css.quiet}>{t('tax.tooLate')}</p>;
  return (
    <section className={`${plain.card} ${css.screen}`} aria-labelledby="tax-request">
      <h2 id="tax-request">{t(isIssued ? 'tax.issuedTitle' : 'tax.title')}</h2>
      <p className={plain.lead}>
        {isIssued ? t('tax.issuedText') : t('tax.text', { day: writtenDay(lastDay, language) })}
      </p>
      {isOpen ? (
        <TaxBuyerForm token={token} isIssued={isIssued} onIssued={settle} />
      ) : (
        <button type="button" className={`${plain.quiet} ${css.wide}`} onClick={() => setOpen(true)}>
          {t(isIssued ? 'tax.read' : 'tax.request')}
        </button>
      )}
    </section>
  );
}

function Issued({
  invoice: { document, isCopy },
  rounding,
}: {
  readonly invoice: RequestedInvoice;
  readonly rounding: number;
}) {
  const t = useReceiptPageMessages();
  return (
    <section aria-labelledby="tax-issued" className={css.issued}>
      <div className={css.screen}>
        <h2 id="tax-issued" tabIndex={-1} ref={focusOn}>
          {t('tax.done')}
        </h2>
        <p>{t('tax.doneText')}</p>
        <button type="button" className={`${plain.submit} ${css.wide}`} onClick={() => window.print()}>
          {t('tax.print')}
        </button>
      </div>
      <div className={`${css.paper} ${css.screen}`}>
        <TaxPaper document={document} rounding={rounding} size="80" isCopy={isCopy} />
      </div>
      <div className={css.sheet}>
        <TaxPaper document={document} rounding={rounding} size="A4" isCopy={isCopy} />
      </div>
    </section>
  );
}
