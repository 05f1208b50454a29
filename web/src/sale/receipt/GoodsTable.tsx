import styled from '@emotion/styled';
import type { PaperBlock } from '@taem/domain/transactions/paper/PaperBlock.ts';
import { Row } from './ReceiptRow.tsx';

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

type Props = Pick<Extract<PaperBlock, { type: 'GOODS' }>, 'head' | 'rows'> & { isSheet: boolean };

/** Name, quantity and value of the goods sold or returned: a table on a sheet, a line each on a roll. */
export function GoodsTable({ head, rows, isSheet }: Props) {
  // The index is the key: a product may occur on two lines, and nothing moves on paper.
  const lines = rows.map((row, at) => ({ key: String(at), row }));
  if (!isSheet) {
    return (
      <>
        <Row label={head[0]} value={head[2]} />
        {lines.map(({ key, row: [name, quantity, value] }) => (
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
          {head.map((text) => (
            <th key={text}>{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, row: [name, quantity, value] }) => (
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
