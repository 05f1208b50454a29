import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import plain from '../../app/plainPage.module.css';
import { saveFile } from '../../app/saveFile.ts';
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

/** The page behind the code on a receipt: what its paper says, its points, and its tax invoice (docs/adr/0162). */
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
  const { shop, transactionNo: number, returnedQuantity: quantity, isVoid, claim, taxInvoice } = page;
  return (
    <>
      <div className={css.head}>
        <p className={shared.shop}>{shop}</p>
        <h1>{t(page.isReturn ? 'page.return' : 'page.receipt', { number })}</h1>
      </div>
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
      <SavePdf token={token} number={number} />
    </>
  );
}

/** The file of what stands on the page; why there is none is said above the button. */
function SavePdf({ token, number }: { readonly token: string; readonly number: string }) {
  const t = useReceiptPageMessages();
  const language = useLanguage();
  const [state, setState] = useState<'ready' | 'saving' | 'busy' | 'failed'>('ready');
  const save = async () => {
    setState('saving');
    try {
      const answer = await fetch(`/export/receipt/${token}/pdf?language=${language}`);
      if (answer.ok) saveFile(await answer.blob(), `${number}.pdf`);
      setState(answer.ok ? 'ready' : answer.status === 429 ? 'busy' : 'failed');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={css.screen}>
      {(state === 'busy' || state === 'failed') && (
        <p role="alert" className={css.warning}>
          {t(`pdf.${state}`)}
        </p>
      )}
      <button
        type="button"
        className={`${plain.quiet} ${css.wide}`}
        disabled={state === 'saving'}
        onClick={() => void save()}
      >
        {t(state === 'saving' ? 'pdf.saving' : 'page.pdf')}
      </button>
    </div>
  );
}
