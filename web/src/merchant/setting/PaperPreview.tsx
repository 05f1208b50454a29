import { Box, Typography } from '@mui/material';
import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { MAX_VAT_PERCENT, NO_TAX } from '@taem/domain/merchant/taxSetting.ts';
import { vatPercentOn } from '@taem/domain/merchant/vatRates.ts';
import { fromBaht, toBaht, ZERO } from '@taem/domain/money/money.ts';
import { roundCash, roundingOf } from '@taem/domain/till/cashRounding.ts';
import { taxFigures } from '@taem/domain/till/taxDocument.ts';
import { useRef, useState } from 'react';
import { late } from '../../app/late.tsx';
import { useSession } from '../../app/session.ts';
import { shopDate } from '../../app/shopDay.ts';
import type { PaperTaxDocumentFragment } from '../../sale/gql/graphql.ts';
import { type PaperSize, WIDTHS } from '../../sale/receipt/paperSize.ts';
import { ReceiptPaper } from '../../sale/receipt/ReceiptPaper.tsx';
import type { SaleReceipt } from '../../sale/receipt/SaleReceipt.ts';
import { useZoom } from '../../sale/receipt/useZoom.ts';
import { Segments } from '../../ui/Segments.tsx';
import { useSettingMessages } from './messages.ts';
import type { SettingValues } from './SettingForm.tsx';

// Loaded on demand.
const TaxPaper = late(async () => (await import('../../sale/tax/TaxPaper.tsx')).TaxPaper);

/** Returns the price of the sample; if cash is rounded, one that needs rounding. */
const priceOf = (rounding: CashRounding, isVatAdded: boolean) =>
  fromBaht((isVatAdded ? 100 : 107) + (rounding === 'NONE' ? 0 : 0.3));

/** A preview of the receipt of a small sale, or of its full tax invoice, printed with the typed values. */
export function PaperPreview({ typed, logoUrl }: { typed: SettingValues; logoUrl: string | null }) {
  const t = useSettingMessages();
  const [size, setSize] = useState<PaperSize>('80');
  const [chosen, setChosen] = useState<'receipt' | 'invoice'>('receipt');
  const room = useRef<HTMLDivElement>(null);
  const { zoom } = useZoom(room, WIDTHS[size]);
  const sample = useSample(typed);
  const invoice = useFullInvoice(sample);
  const paper = invoice ? chosen : 'receipt';
  const receipt = {
    ...sample,
    texts: { head: typed.receiptHead ?? '', foot: typed.receiptFoot ?? '', logoUrl },
  };
  const sizes = [
    { value: '80', label: t('preview.roll', { width: 80 }) },
    { value: '58', label: t('preview.roll', { width: 58 }) },
    { value: 'A4', label: t('preview.a4') },
  ] as const;
  return (
    <Box
      component="section"
      aria-label={t('preview.title')}
      sx={{ bgcolor: 'grey.100', px: { xs: 0, sm: 2 }, py: 2, borderRadius: 1 }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1,
          mb: 2,
          px: { xs: 1, sm: 0 },
        }}
      >
        <Typography variant="h3" component="h2">
          {t('preview.title')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {invoice && (
            <Segments
              label={t('preview.paper')}
              segments={[
                { value: 'receipt', label: t('preview.receipt') },
                { value: 'invoice', label: t('preview.invoice') },
              ]}
              value={paper}
              onChange={(to) => {
                setChosen(to);
                setSize(to === 'invoice' ? 'A4' : '80');
              }}
            />
          )}
          <Segments label={t('preview.size')} segments={sizes} value={size} onChange={setSize} />
        </Box>
      </Box>
      <Box ref={room} sx={{ overflowX: 'auto' }}>
        <Box sx={{ width: 'max-content', mx: 'auto', zoom }}>
          {invoice && paper === 'invoice' ? (
            <TaxPaper
              document={invoice}
              rounding={sample.transaction.cashRounding}
              logoUrl={logoUrl}
              size={size}
              isCopy={false}
            />
          ) : (
            <ReceiptPaper receipt={receipt} size={size} />
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Returns the typed rate, limited to a valid one. */
const percentOf = (typed = '') => Math.min(MAX_VAT_PERCENT, Math.max(0, Math.trunc(Number(typed)) || 0));

/** Returns the full tax invoice of that sale, in place of the abbreviated one; null if the shop issues none. */
function useFullInvoice({ transaction }: SaleReceipt): PaperTaxDocumentFragment | null {
  const t = useSettingMessages();
  const [replaced] = transaction.taxDocuments;
  const [item] = transaction.items;
  if (!replaced || !item) return null;
  const { id, kind, documentNo, documentDate, exempt, value, total } = replaced;
  const reference = {
    __typename: 'TaxDocumentReference' as const,
    ...{ id, kind, documentNo, documentDate, value: exempt + value },
  };
  return {
    ...replaced,
    ...{ kind: 'FULL', documentNo: documentNo.replace('-A-', '-F-') },
    seller: { ...replaced.seller, address: transaction.branch?.address ?? null },
    refersTo: reference,
    replaces: reference,
    buyer: {
      __typename: 'TaxBuyer',
      ...{ name: t('preview.buyer'), taxId: '0105536000313', branchNo: '00000', address: t('preview.buyerAddress') },
    },
    lines: [
      {
        __typename: 'TaxDocumentLine',
        ...{ type: 'GOODS', name: item.name, code: item.code, quantity: 1, price: total, amount: total },
        ...{ discountAmount: 0, isExempt: false, value },
      },
    ],
  };
}

/** Returns a sale of one item, with its tax document if the shop issues these. */
function useSample(typed: SettingValues): SaleReceipt {
  const t = useSettingMessages();
  const day = shopDate();
  const { merchantName, taxId, showVat, branchName, firstname, lastname } = useSession();
  const shopName = typed.shopName || merchantName;
  const rates = {
    vatPercent: percentOf(typed.vatPercent),
    vatFrom: typed.vatFrom || NO_TAX.vatFrom,
    vatPercentBefore: percentOf(typed.vatPercentBefore),
  };
  const rounding = (typed.cashRounding || 'NONE') as CashRounding;
  const isVatAdded = typed.taxMode === 'ADDED';
  const price = priceOf(rounding, isVatAdded);
  const goods = [{ position: 0, productId: '', name: '', code: null, qty: 1, price, isExempt: false }];
  const figures = taxFigures({ goods, delivery: ZERO, offers: [], total: price, isVatAdded }, vatPercentOn(rates, day));
  const [priced, due] = [toBaht(price), toBaht(figures.total)];
  const cash = toBaht(roundCash(figures.total, rounding));
  const branch = branchName ?? t('preview.branch');
  const document = {
    __typename: 'TaxDocument' as const,
    ...{
      id: 'sample',
      kind: 'ABBREVIATED' as const,
      documentNo: 'B01-A-000123',
      issuedAt: '',
      documentDate: day,
      refersTo: null,
      replaces: null,
      replacedBy: null,
      notes: [],
      prints: 0,
    },
    ...{ buyer: null, lines: [], leftValue: null, reason: null, cause: null, percent: figures.percent, isVatAdded },
    seller: {
      __typename: 'TaxSeller' as const,
      ...{
        name: typed.taxName || shopName,
        taxId: typed.taxId || taxId,
        branchNo: '00000',
        branchName: branch,
        address: null,
        machineNo: null,
      },
    },
    ...{ total: due, exempt: 0, value: toBaht(figures.value), vat: toBaht(figures.vat) },
  };
  return {
    isIncomplete: false,
    shop: { merchantName: shopName, taxId: typed.taxId || taxId, showVat },
    transaction: {
      __typename: 'Transaction',
      ...{
        id: 'sample',
        transactionNo: `B01-${day.slice(2).replaceAll('-', '')}-000042`,
        createLocalTime: `${day} 10:24:00`,
      },
      branch: {
        __typename: 'MerchantBranch',
        id: 'sample',
        name: branch,
        address: typed.taxAddress || null,
        phone: null,
      },
      createBy: { __typename: 'MerchantUser', id: 'sample', firstname, lastname },
      ...{ member: null, tierName: null },
      items: [
        {
          __typename: 'TransactionItem',
          ...{ itemRef: '', itemType: 'PRODUCT', name: t('preview.product'), code: null, quantity: 1 },
          ...{
            chargeAmount: priced,
            paidAmount: priced,
            discountAmount: 0,
            earnPoints: 0,
            redeemPoints: 0,
            options: [],
            note: null,
          },
        },
      ],
      channels: [
        {
          __typename: 'TransactionChannel',
          ...{ type: 'CASH', amount: cash, receivedAmount: cash, changeAmount: 0, instituteName: null, cardName: null },
        },
      ],
      ...{ totalQuantity: 1, totalPayment: priced, totalDiscount: 0, totalRevenue: priced, deliveryCost: 0 },
      ...{ addedVat: isVatAdded ? toBaht(figures.vat) : 0, amountDue: due },
      cashRounding: toBaht(roundingOf(figures.total, rounding)),
      ...{ earnPoints: 0, redeemPoints: 0 },
      taxDocuments: typed.taxMode === 'INCLUDED' || isVatAdded ? [document] : [],
    },
  };
}
