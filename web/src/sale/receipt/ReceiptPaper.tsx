import styled from '@emotion/styled';
import { DISPLAY_SETTINGS } from '@taem/domain/merchant/displaySettings.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { lazy, memo, type Ref, Suspense } from 'react';
import { fullName } from '../../app/fullName.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useLastSession } from '../../app/session.ts';
import { colours } from '../../ui/tokens.ts';
import { memberName } from '../memberName.ts';
import { useFormat } from '../useFormat.ts';
import { useReceiptMessages } from './messages.ts';
import { PaperLogo } from './PaperLogo.tsx';
import { ownRoll, type PaperSize } from './paperSize.ts';
import { ReceiptItems } from './ReceiptItems.tsx';
import { Row, Rule } from './ReceiptRow.tsx';
import { ReceiptTotals } from './ReceiptTotals.tsx';
import { PAPERS, Stamp } from './roll.ts';
import { documentOf, hasCode, isOwnPaper, type PaperReceipt } from './SaleReceipt.ts';
import { TaxParty, TaxTitle } from './TaxHead.tsx';

const ReceiptCode = lazy(async () => ({ default: (await import('./ReceiptCode.tsx')).ReceiptCode }));

const Sheet = styled.div`
  filter: drop-shadow(0 2px 8px ${colours.shade});
  padding-bottom: 6px;
  @media screen {
    > .roll {
      --tooth: 8px;
      mask: conic-gradient(from -45deg at bottom, transparent, ${colours.paperInk} 1deg 89deg, transparent 90deg) bottom / var(--tooth) 100%;
    }
  }
`;

const Center = styled.div`
  text-align: center;
`;

const ShopName = styled.div`
  font-size: 18px;
  font-weight: 700;
`;

const Together = styled.div`
  break-inside: avoid;
`;

/** As they were typed. */
const Lines = styled.div`
  white-space: pre-line;
`;

interface ReceiptPaperProps {
  receipt: PaperReceipt;
  ref?: Ref<HTMLDivElement>;
  size?: PaperSize;
  /** Not the first sheet of this sale: it must not pass for another one. */
  isCopy?: boolean;
}

/** The receipt as it leaves a printer of 80 or 58 mm, or on a sheet of A4. */
export const ReceiptPaper = memo(function ReceiptPaper({
  receipt,
  ref,
  size = ownRoll(),
  isCopy = false,
}: ReceiptPaperProps) {
  const Paper = PAPERS[size];
  const t = useReceiptMessages();
  const language = useLanguage();
  const format = useFormat();
  const session = useLastSession();
  const { transaction, texts, link, shop = session } = receipt;
  const document = documentOf(receipt);
  const isTaxPaper = document !== null && !isOwnPaper(document);
  const { branch, createBy: cashier, member } = transaction;
  return (
    <Sheet>
      <Paper ref={ref} className={size === 'A4' ? 'A4' : 'roll'} role="document" aria-label={t('receipt.title')}>
        {isCopy && <Stamp>{t('receipt.copy')}</Stamp>}
        {receipt.isVoid && <Stamp>{t('receipt.void')}</Stamp>}
        {receipt.isReturn && <Stamp>{t('receipt.return')}</Stamp>}
        {isTaxPaper && <TaxTitle kind={document.kind} />}
        <Center>
          <PaperLogo url={texts?.logoUrl} />
          <ShopName>{shop?.merchantName}</ShopName>
          {branch && <div>{branch.name}</div>}
          {branch?.address && <div>{branch.address}</div>}
          {branch?.phone && <div>{t('receipt.phone', { phone: formatPhone(branch.phone) })}</div>}
          {/* The address of the branch stands above. */}
          {document && <TaxParty party={{ ...document.seller, address: null }} />}
          {!document && shop?.showVat && <div>{t('receipt.taxId', { taxId: shop.taxId })}</div>}
          {texts?.head && <Lines>{texts.head}</Lines>}
        </Center>
        <Rule />
        {document && (
          <Row label={t(isTaxPaper ? 'receipt.taxNo' : `receipt.tax.${document.kind}`)} value={document.documentNo} />
        )}
        <Row label={t(isTaxPaper ? 'receipt.receiptNo' : 'receipt.number')} value={transaction.transactionNo} />
        {receipt.exchange && (
          <Row
            label={t(receipt.isReturn ? 'receipt.exchangeSale' : 'receipt.exchangeReturn')}
            value={receipt.exchange.transactionNo}
          />
        )}
        <Row label={t('receipt.date')} value={format.wallClock(transaction.createLocalTime)} />
        {cashier && <Row label={t('receipt.cashier')} value={fullName(cashier)} />}
        {member && <Row label={t('receipt.member')} value={memberName(member)} />}
        <Rule />
        <ReceiptItems receipt={receipt} />
        <Rule />
        <Together>
          <ReceiptTotals receipt={receipt} showVat={shop?.showVat === true} />
          <Rule />
          {link && hasCode(link) && (
            <Suspense>
              <ReceiptCode link={link} />
              <Rule />
            </Suspense>
          )}
          <Center>{texts?.foot ? <Lines>{texts.foot}</Lines> : DISPLAY_SETTINGS.receiptFooter[language]}</Center>
        </Together>
      </Paper>
    </Sheet>
  );
});
