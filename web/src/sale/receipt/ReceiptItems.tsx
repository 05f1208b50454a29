import styled from '@emotion/styled';
import { returnNoteWords } from '@taem/domain/transactions/returnReason.ts';
import { useLanguage } from '../../app/i18n.ts';
import { optionText } from '../optionText.ts';
import { useFormat } from '../useFormat.ts';
import { useReceiptMessages } from './messages.ts';
import { Row } from './ReceiptRow.tsx';
import type { PaperItem, PaperReceipt } from './SaleReceipt.ts';

/** A product is not torn over two sheets; where there is room, its name and its figures share a line. */
const Product = styled.div`
  break-inside: avoid;
  .A4 > & {
    display: flex;
    gap: 24px;
    > :first-of-type {
      flex: 1;
      min-width: 0;
    }
    > :last-of-type {
      flex: 0 0 40%;
    }
  }
`;

const Small = styled.small`
  display: block;
  padding-left: 8px;
  overflow-wrap: anywhere;
`;

/** What was chosen of a product, and the note on its line. */
function Chosen({ item: { options, note } }: { item: Pick<PaperItem, 'options' | 'note'> }) {
  const format = useFormat();
  const text = optionText(options, format.baht);
  return (
    <>
      {text && <Small>{text}</Small>}
      {note && <Small>{note}</Small>}
    </>
  );
}

/** Products with quantity and price, then everything that was taken off. */
export function ReceiptItems({ receipt: { transaction, isReturn } }: { receipt: PaperReceipt }) {
  const t = useReceiptMessages();
  const format = useFormat();
  const language = useLanguage();
  const products = transaction.items.filter(({ itemType, quantity }) => itemType === 'PRODUCT' && quantity !== 0);
  const deductions = transaction.items.filter(({ discountAmount }) => discountAmount !== 0);
  const noted = ({ options, note }: PaperItem) => ({
    options,
    note: note && isReturn ? returnNoteWords(note, language) : note,
  });
  const nameOf = (item: PaperItem) => {
    if (item.itemType === 'EVENT') return t('receipt.usedPoints', format.points(Math.abs(item.redeemPoints)));
    return item.itemType === 'PRIVILEGE' ? t('receipt.privilege', { name: item.name }) : item.name;
  };
  return (
    <>
      {products.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: references repeat (`AI`), and nothing moves on paper.
        <Product key={at}>
          <div>
            {item.name}
            <Chosen item={noted(item)} />
          </div>
          <Row
            label={`${format.count(item.quantity)} × ${format.baht(item.chargeAmount)}`}
            value={format.baht(item.paidAmount)}
          />
        </Product>
      ))}
      {deductions.length > 0 && (
        <Row
          label={t('receipt.subtotal', {
            qty: format.count(transaction.totalQuantity),
            count: transaction.totalQuantity,
          })}
          value={format.baht(transaction.totalPayment)}
        />
      )}
      {deductions.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier may give the same privilege twice.
        <Row key={at} label={nameOf(item)} value={format.baht(item.discountAmount)} />
      ))}
    </>
  );
}
