import styled from '@emotion/styled';
import type { Ref } from 'react';
import { ownRoll } from '../receipt/paperSize.ts';
import { Rule } from '../receipt/ReceiptRow.tsx';
import { NarrowRoll, Roll } from '../receipt/roll.ts';
import { shortNumber } from '../shortNumber.ts';
import { useFormat } from '../useFormat.ts';
import { useSlipMessages } from './messages.ts';
import type { Slip } from './slipsOf.ts';

const Large = styled.div`
  font-size: 2.4em;
  font-weight: 700;
  line-height: 1.2;
`;

const Piece = styled.div`
  font-size: 1.6em;
  font-weight: 700;
  line-height: 1.35;
  break-inside: avoid;
`;

const Choice = styled.div`
  font-size: 1.3em;
  padding-left: 1.4em;
`;

const Again = styled.div`
  border: 2px solid;
  text-align: center;
  font-size: 1.3em;
  font-weight: 700;
`;

interface Props {
  ref: Ref<HTMLDivElement>;
  slip: Slip;
  /** Whether it is not the first slip of this sale, so that nothing is prepared twice. */
  isAgain: boolean;
}

/** The lines of a sale that one station prepares, in letters that are legible from afar. */
export function SlipPaper({ ref, slip: { station, order, lines }, isAgain }: Props) {
  const t = useSlipMessages();
  const format = useFormat();
  const Paper = ownRoll() === '58' ? NarrowRoll : Roll;
  return (
    <Paper ref={ref} role="document" aria-label={t('slip.title')}>
      {isAgain && <Again>{t('slip.again')}</Again>}
      <Choice style={{ paddingLeft: 0 }}>{station}</Choice>
      <Large>{shortNumber(order.transactionNo)}</Large>
      {order.customerName && <Piece>{order.customerName}</Piece>}
      <div>
        {format.moment(order.paidAt)}
        {order.soldByName && ` · ${order.soldByName}`}
      </div>
      <Rule />
      {lines.map((line) => (
        <div key={line.line}>
          <Piece>
            {t('slip.pieces', { quantity: format.count(line.quantity) })} {line.name}
          </Piece>
          {line.options.map((option) => (
            <Choice key={option}>{option}</Choice>
          ))}
          {line.note && <Choice style={{ fontWeight: 700 }}>“{line.note}”</Choice>}
        </div>
      ))}
    </Paper>
  );
}
