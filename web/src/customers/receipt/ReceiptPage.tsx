import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import plain from '../../app/plainPage.module.css';
import { ReceiptPaper } from '../../sale/receipt/ReceiptPaper.tsx';
import { ClaimCard } from '../claim/ClaimCard.tsx';
import { useClaimMessages } from '../claim/messages.ts';
import { type PaperTaxDocumentFragment, ReceiptPageDocument } from '../gql/graphql.ts';
import { CustomerPage } from '../selfRegister/CustomerPage.tsx';
import { Message } from '../selfRegister/Message.tsx';
import shared from '../selfRegister/selfRegister.module.css';
import { usePublicQuery } from '../selfRegister/usePublicQuery.ts';
import { useReceiptPageMessages } from './messages.ts';
import css from './receipt.module.css';
import { type BehindLink, receiptOfPage } from './receiptOfPage.ts';
import { TaxRequest } from './TaxRequest.tsx';

/** The page behind the code on a receipt: the content of the paper, its points, and its tax invoice (docs/adr/0162). */
export function ReceiptPage() {
  const t = useReceiptPageMessages();
  return (
    <CustomerPage tab={t('page.tab')}>
      <BehindCode />
    </CustomerPage>
  );
}

function BehindCode() {
  const t = useClaimMessages();
  const { token = '' } = useParams();
  const { data, error, retry } = usePublicQuery(ReceiptPageDocument, { token });
  if (error !== null) {
    return (
      <Message kind="problem" title={t('load.failed')} text={t('load.failedMessage')}>
        <button type="button" className={plain.submit} onClick={retry}>
          {t('load.again')}
        </button>
      </Message>
    );
  }
  if (!data) return <div role="status" aria-label={t('load.loading')} className={shared.loading} />;
  if (!data.receiptPage) return <Message kind="problem" title={t('link.title')} text={t('link.message')} />;
  return <Receipt key={token} token={token} page={data.receiptPage} />;
}

function Receipt({ token, page }: { readonly token: string; readonly page: BehindLink }) {
  const t = useReceiptPageMessages();
  const [issued, setIssued] = useState<PaperTaxDocumentFragment | null>(null);
  const [search] = useSearchParams();
  const [refused, setRefused] = useState(search.get('pdf'));
  const { shop, transactionNo: number, returnedQuantity: quantity, isVoid, claim, taxInvoice } = page;
  return (
    <>
      <div className={css.head}>
        <p className={shared.shop}>{shop}</p>
        <h1>{t(page.isReturn ? 'page.return' : 'page.receipt', { number })}</h1>
      </div>
      {refused && (
        <p role="alert" className={`${css.warning} ${css.screen}`}>
          {t(refused === 'busy' ? 'pdf.busy' : 'pdf.failed')}
        </p>
      )}
      {isVoid && <p className={css.warning}>{t('page.void')}</p>}
      {!isVoid && quantity > 0 && <p className={css.warning}>{t('page.returned', { quantity, count: quantity })}</p>}
      {claim && (
        <div className={css.screen}>
          <ClaimCard token={token} shop={shop} claim={claim} />
        </div>
      )}
      {taxInvoice && (
        <TaxRequest token={token} invoice={taxInvoice} rounding={page.cashRounding} onIssued={setIssued} />
      )}
      <div className={css.paper}>
        <ReceiptPaper receipt={receiptOfPage(page, issued)} size="80" />
      </div>
      <SavePdf token={token} onOpen={() => setRefused(null)} />
    </>
  );
}

/**
 * A link to the file of the receipt: in-app browsers cannot save a file that the page creates. If there is no file, the
 * server redirects back here with the reason, which is displayed above the receipt.
 */
function SavePdf({ token, onOpen }: { readonly token: string; readonly onOpen: () => void }) {
  const t = useReceiptPageMessages();
  const language = useLanguage();
  return (
    <div className={css.screen}>
      <a
        className={`${plain.quiet} ${css.wide}`}
        href={`/export/receipt/${token}/pdf?language=${language}`}
        onClick={onOpen}
      >
        {t('page.pdf')}
      </a>
    </div>
  );
}
