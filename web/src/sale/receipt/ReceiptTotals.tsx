import { VAT_PERCENT } from '@taem/domain/limits.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import { vatOf } from '@taem/domain/till/vat.ts';
import { useFormat } from '../useFormat.ts';
import { useTenderName } from '../useTenderName.ts';
import { useReceiptMessages } from './messages.ts';
import { Row } from './ReceiptRow.tsx';
import { documentOf, type HandedBack, isOwnPaper, type PaperReceipt } from './SaleReceipt.ts';
import { TaxFigures } from './TaxFigures.tsx';
import { VatIncluded } from './TaxHead.tsx';

/** VAT of its tax document, or where the shop shows it (OP-15), the total, how it was paid, and the points. */
export function ReceiptTotals({ receipt, showVat }: { receipt: PaperReceipt; showVat: boolean }) {
  const { transaction, remainingPoints, isReturn, exchange } = receipt;
  const document = documentOf(receipt);
  const t = useReceiptMessages();
  const format = useFormat();
  const tenderName = useTenderName();
  const wayOf = ({ type, instituteName, cardName }: HandedBack) =>
    [t(`receipt.${type}`), instituteName, cardName] as const;
  // The last return names every tender of its sale.
  const tenders = transaction.channels.filter(({ amount }) => !isReturn || amount !== 0);
  const isMember = transaction.member != null || remainingPoints != null;
  // On a return the words say which way points go.
  const points = (count: number) => format.count(isReturn ? -count : count);
  const vat = vatOf(fromBaht(transaction.totalRevenue));
  return (
    <>
      {document && <TaxFigures document={document} />}
      {!document && showVat && (
        <>
          <Row label={t('receipt.beforeVat')} value={format.money(vat.beforeVat)} />
          <Row label={t('receipt.vat', { percent: VAT_PERCENT })} value={format.money(vat.vat)} />
        </>
      )}
      {transaction.deliveryCost !== 0 && (
        <Row label={t('receipt.delivery')} value={format.baht(transaction.deliveryCost)} />
      )}
      <Row strong label={t('receipt.total')} value={format.baht(transaction.amountDue)} />
      {document && !isOwnPaper(document) && <VatIncluded />}
      {transaction.cashRounding !== 0 && (
        <Row label={t('receipt.rounding')} value={format.baht(transaction.cashRounding)} />
      )}
      {tenders.map((channel, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders differ by nothing else, and none moves here.
        <div key={at}>
          <Row
            label={
              channel.amount < 0 && channel.type !== 'EXCHANGE'
                ? tenderName(t('receipt.handedBack'), ...wayOf(channel))
                : tenderName(...wayOf(channel))
            }
            value={format.baht(channel.amount)}
          />
          {channel.receivedAmount != null && (
            <Row label={t('receipt.received')} value={format.baht(channel.receivedAmount)} />
          )}
          {channel.changeAmount != null && (
            <Row label={t('receipt.change')} value={format.baht(channel.changeAmount)} />
          )}
        </div>
      ))}
      {/* On the return it is a tender itself. */}
      {!isReturn &&
        exchange?.handedBack?.map((tender, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders differ by nothing else, and none moves here.
            key={at}
            label={tenderName(t('receipt.handedBack'), ...wayOf(tender))}
            value={format.baht(0 - tender.amount)}
          />
        ))}
      {isMember && (
        <>
          {transaction.redeemPoints !== 0 && (
            <Row label={t(isReturn ? 'receipt.givenBack' : 'receipt.used')} value={points(transaction.redeemPoints)} />
          )}
          <Row label={t(isReturn ? 'receipt.takenBack' : 'receipt.earned')} value={points(transaction.earnPoints)} />
          {remainingPoints !== undefined && (
            <Row
              label={t('receipt.balance')}
              value={remainingPoints === null ? t('receipt.unknown') : format.count(remainingPoints)}
            />
          )}
        </>
      )}
    </>
  );
}
