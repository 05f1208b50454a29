import styled from '@emotion/styled';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useReceiptMessages } from '../receipt/messages.ts';
import { Row } from '../receipt/ReceiptRow.tsx';
import { useFormat } from '../useFormat.ts';
import { useTaxMessages } from './messages.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    text-align: left;
    border-bottom: 1px solid;
  }
  th, td {
    padding: 2px 0;
    vertical-align: top;
  }
  tr {
    break-inside: avoid;
  }
  th + th, td + td {
    padding-left: 16px;
    text-align: right;
    white-space: nowrap;
  }
`;

const Goods = styled.div`
  break-inside: avoid;
`;

interface Props {
  lines: PaperTaxDocumentFragment['lines'];
  isSheet: boolean;
  isCredit: boolean;
}

/** Name, quantity and value without VAT of what was sold or came back. */
export function TaxLines({ lines, isSheet, isCredit }: Props) {
  const t = useTaxMessages();
  const receipt = useReceiptMessages();
  const format = useFormat();
  const sign = isCredit ? -1 : 1;
  const written = lines.map((line, at) => ({
    // A product may stand on two lines, and nothing moves on paper.
    key: String(at),
    name: `${line.type === 'GOODS' ? line.name : t(`line.${line.type}`)}${line.isExempt ? ` (${receipt('receipt.exempt')})` : ''}`,
    // Of goods that stay with another price, none came back.
    quantity: line.type === 'GOODS' && line.quantity !== 0 ? format.count(sign * line.quantity) : '',
    value: format.baht(sign * line.value),
  }));
  if (!isSheet) {
    return (
      <>
        <Row label={t('paper.item')} value={t('paper.value')} />
        {written.map(({ key, name, quantity, value }) => (
          <Goods key={key}>
            <Row label={quantity ? `${name} × ${quantity}` : name} value={value} />
          </Goods>
        ))}
      </>
    );
  }
  return (
    <Table>
      <thead>
        <tr>
          <th>{t('paper.item')}</th>
          <th>{t('paper.quantity')}</th>
          <th>{t('paper.value')}</th>
        </tr>
      </thead>
      <tbody>
        {written.map(({ key, name, quantity, value }) => (
          <tr key={key}>
            <td>{name}</td>
            <td>{quantity}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
