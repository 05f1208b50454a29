import { Box } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beside } from '../../app/column.ts';
import { late } from '../../app/late.tsx';
import { useSession } from '../../app/session.ts';
import { useSaleTaxDocumentsQuery } from '../../sale/gql/hooks.ts';
import { ReceiptPaper } from '../../sale/receipt/ReceiptPaper.tsx';
import {
  changeOf,
  documentOf,
  handedBackOf,
  hasCash,
  hasCode,
  paidIn,
  paperDocumentOf,
  type SaleReceipt,
} from '../../sale/receipt/SaleReceipt.ts';
import { usePaperTexts } from '../../sale/receipt/usePaperTexts.ts';
import { useReceiptLink } from '../../sale/receipt/useReceiptLink.ts';
import { useTaxCopy } from '../../sale/receipt/useTaxCopy.ts';
import { useSlips } from '../../sale/slips/useSlips.ts';
import { PAGE_WIDTH } from '../../ui/tokens.ts';
import { useCounter } from '../counter/useCounter.ts';
import { useCustomerDisplay } from '../display/customerDisplay.ts';
import { ClosedScanner } from '../scan/ClosedScanner.tsx';
import { NextSale } from './NextSale.tsx';
import { PaidResult } from './PaidResult.tsx';
import { useOpenDrawer } from './useOpenDrawer.ts';
import { usePrintAtOnce } from './usePrintAtOnce.ts';
import { useSlipsAtOnce } from './useSlipsAtOnce.ts';

const ReceiptDialog = late(async () => (await import('../../sale/receipt/ReceiptDialog.tsx')).ReceiptDialog);
const TaxInvoiceDialog = late(async () => (await import('../../sale/tax/TaxInvoiceDialog.tsx')).TaxInvoiceDialog);

/** The sale that was just paid: its result and its receipt, and the products for the next one if sales begin with the goods. */
export function PaidSale({ receipt: paid }: { receipt: SaleReceipt }) {
  const counter = useCounter();
  const { link, isRead } = useReceiptLink(paid.transaction.id);
  const texts = usePaperTexts('cache-first');
  const isJustPaid = useJustPaid();
  const sale = useSaleNow(paid, isJustPaid);
  const receipt = { ...sale, link, texts };
  useCustomerDisplay(
    'paid',
    useMemo(
      () => ({
        amountDue: paidIn(paid),
        change: changeOf(paid),
        handedBack: handedBackOf(paid),
        remainingPoints: paid.remainingPoints ?? null,
        link: link && { url: link.url, canClaim: link.canClaim },
      }),
      [paid, link],
    ),
  );
  const [isOpen, setOpen] = useState(false);
  const [isInvoicing, setInvoicing] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const { isCopy, onPrinted } = useTaxCopy(paperDocumentOf(sale), isJustPaid ? null : paid.transaction.id);
  // First, so that change is given while the receipt is printed.
  useOpenDrawer(isJustPaid && hasCash(paid));
  usePrintAtOnce({
    paper,
    isDue: isJustPaid && counter?.receiptAfterSale === 'PRINT' && isRead && texts !== null,
    hasCode: link !== null && hasCode(link),
    documentTitle: paid.transaction.transactionNo,
    onAfterPrint: onPrinted,
    onEnd: () => setEnded(true),
  });
  const session = useSession();
  const slips = useSlips({ id: paid.transaction.id, branchId: paid.transaction.branch?.id ?? session.branchId });
  useSlipsAtOnce({
    isDue: isJustPaid,
    isFree: counter !== null && (counter.receiptAfterSale !== 'PRINT' || isEnded),
    print: () => void slips.print({ isAgain: false }),
  });
  const isGoodsFirst = counter?.saleStart === 'GOODS';
  const result = (
    <PaidResult
      receipt={receipt}
      next={isGoodsFirst ? '/payment/addproduct' : '/payment'}
      onPrint={counter?.receiptAfterSale === 'NONE' ? undefined : () => setOpen(true)}
      onTaxInvoice={documentOf(paid) ? () => setInvoicing(true) : undefined}
      onPrintSlips={slips.hasFailed ? () => void slips.print({ isAgain: false }) : undefined}
      isBeside={isGoodsFirst}
    />
  );
  const Frame = isGoodsFirst ? NextSale : AloneWithReceipt;
  return (
    <Frame result={result}>
      <ReceiptPaper ref={paper} receipt={receipt} />
      {isOpen && (
        <ReceiptDialog receipt={receipt} isCopy={isCopy} onPrinted={onPrinted} onClose={() => setOpen(false)} />
      )}
      {isInvoicing && <TaxInvoiceDialog transactionId={paid.transaction.id} onClose={() => setInvoicing(false)} />}
    </Frame>
  );
}

/** The sale with its tax documents as they are now: once its full invoice is issued, the receipt is no abbreviated one any more. */
function useSaleNow(paid: SaleReceipt, isJustPaid: boolean): SaleReceipt {
  const { data } = useSaleTaxDocumentsQuery({
    variables: { id: paid.transaction.id },
    skip: documentOf(paid) === null,
    // What was paid just now has those that came with the payment, and what is issued here comes into the cache.
    fetchPolicy: isJustPaid ? 'cache-only' : 'network-only',
  });
  const taxDocuments = data?.transaction?.taxDocuments ?? paid.transaction.taxDocuments;
  return { ...paid, transaction: { ...paid.transaction, taxDocuments } };
}

/** Where the next sale begins with its customer: nothing can be added here. */
function AloneWithReceipt({ result, children }: { result: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: beside('minmax(0, 1fr) 320px'),
        gap: 3,
        alignItems: 'start',
        maxWidth: PAGE_WIDTH,
        mx: 'auto',
      }}
    >
      {result}
      <ClosedScanner />
      {children}
    </Box>
  );
}

/** Whether the page was opened by the payment, not by a reload or Back: a receipt is printed automatically only once. */
function useJustPaid(): boolean {
  const { state } = useLocation();
  const [isJustPaid] = useState(() => (state as { isJustPaid?: boolean } | null)?.isJustPaid === true);
  useEffect(() => {
    const { usr } = window.history.state ?? {};
    if (usr?.isJustPaid)
      window.history.replaceState({ ...window.history.state, usr: { ...usr, isJustPaid: false } }, '');
  }, []);
  return isJustPaid;
}
