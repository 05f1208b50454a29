import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useFormat } from '../useFormat.ts';
import { useReceiptMessages } from './messages.ts';
import { Row } from './ReceiptRow.tsx';

/** What bears no VAT, the value without VAT, and the VAT. */
export function TaxFigures({ document: { exempt, value, vat, percent } }: { document: PaperTaxDocumentFragment }) {
  const t = useReceiptMessages();
  const format = useFormat();
  return (
    <>
      {exempt !== 0 && <Row label={t('receipt.exempt')} value={format.baht(exempt)} />}
      <Row label={t('receipt.beforeVat')} value={format.baht(value)} />
      <Row label={t('receipt.vat', { percent })} value={format.baht(vat)} />
    </>
  );
}
