import styled from '@emotion/styled';
import { fromBaht, subtract, toBaht } from '@taem/domain/money/money.ts';
import { Fragment, type Ref } from 'react';
import { useSession } from '../../app/session.ts';
import { useSaleMessages } from '../../sale/messages.ts';
import type { PaperSize } from '../../sale/receipt/paperSize.ts';
import { Row, Rule } from '../../sale/receipt/ReceiptRow.tsx';
import { PAPERS } from '../../sale/receipt/roll.ts';
import { useFormat } from '../../sale/useFormat.ts';
import type { TillShiftFragment } from '../gql/graphql.ts';
import { differenceKey } from './differenceKey.ts';
import { useShiftMessages } from './messages.ts';

const Title = styled.div`
  font-weight: 700;
  text-align: center;
`;

const Centered = styled.div`
  text-align: center;
`;

const Indented = styled.div`
  padding-left: 1em;
`;

export type ShiftOnPaper = Pick<
  TillShiftFragment,
  | 'number'
  | 'openedAt'
  | 'openedByName'
  | 'closedAt'
  | 'closedByName'
  | 'countedCash'
  | 'difference'
  | 'reason'
  | 'approvedByName'
  | 'leftCash'
  | 'expectedOpening'
  | 'openingDifference'
  | 'openingReason'
> & { readonly branchId: string; readonly till: string; readonly report: NonNullable<TillShiftFragment['report']> };

interface Props {
  ref: Ref<HTMLDivElement>;
  shift: ShiftOnPaper;
  /** The time of the figures, for a shift that is open. */
  asOf: string;
  size: PaperSize;
}

/** The printed figures of a shift: X while it is open, Z once it is closed. */
export function ShiftPaper({ ref, shift, asOf, size }: Props) {
  const t = useShiftMessages();
  const words = useSaleMessages();
  const format = useFormat();
  const { report, number, difference } = shift;
  const opening = shift.openingDifference ?? 0;
  const { merchantName, branches } = useSession();
  const branch = branches.find(({ id }) => id === shift.branchId);
  const Paper = PAPERS[size];
  const title = shift.closedAt ? t('report.z', { number: String(number ?? '') }) : t('report.x');
  const counted = (key: 'report.sales' | 'report.returns' | 'report.voids', count: number) =>
    t(key, { shown: format.count(count) });
  return (
    <Paper ref={ref} role="document" aria-label={title}>
      <Title>{merchantName}</Title>
      {branch && <Centered>{branch.name}</Centered>}
      <Title>{title}</Title>
      <Row label={t('report.till')} value={shift.till} />
      <Row label={t('report.opened')} value={format.moment(shift.openedAt)} />
      <Row label="" value={shift.openedByName ?? t('shift.someone')} />
      {!shift.closedAt && <Row label={t('report.asOf')} value={format.moment(asOf)} />}
      {shift.closedAt && (
        <>
          <Row label={t('report.closed')} value={format.moment(shift.closedAt)} />
          <Row label="" value={shift.closedByName ?? t('shift.someone')} />
        </>
      )}
      <Rule />
      <Row label={counted('report.sales', report.sales)} value={format.baht(report.sold)} />
      <Row label={counted('report.returns', report.returns)} value={format.baht(-report.returned)} />
      <Row label={counted('report.voids', report.voids)} value={format.baht(-report.voided)} />
      <Row label={t('report.discount')} value={format.baht(report.discount)} />
      {report.cashRounding !== 0 && <Row label={t('report.rounding')} value={format.baht(report.cashRounding)} />}
      {report.tenders.length > 0 && (
        <>
          <Rule />
          <div style={{ fontWeight: 700 }}>{t('report.tenders')}</div>
        </>
      )}
      {report.tenders.map(({ type, amount }) => (
        <Row key={type} label={words(`tender.${type}`)} value={format.baht(amount)} />
      ))}
      <Rule />
      <Row label={t('report.openingCash')} value={format.baht(report.openingCash)} />
      {shift.expectedOpening != null && <Row label={t('report.lastLeft')} value={format.baht(shift.expectedOpening)} />}
      {opening !== 0 && (
        <Row
          label={t(opening > 0 ? 'report.openingOver' : 'report.openingShort')}
          value={format.baht(Math.abs(opening))}
        />
      )}
      {shift.openingReason && <Indented>{t('report.reason', { reason: shift.openingReason })}</Indented>}
      <Row label={t('report.cashIn')} value={format.baht(report.cashIn)} />
      <Row label={t('report.cashOut')} value={format.baht(-report.cashOut)} />
      {report.entries.map((entry) => (
        <Fragment key={`${entry.at} ${entry.amount} ${entry.reason}`}>
          <Row label={`· ${entry.reason}`} value={format.baht(entry.amount)} />
          {entry.approvedByName && <Indented>{t('report.approved', { name: entry.approvedByName })}</Indented>}
        </Fragment>
      ))}
      <Row strong label={t('report.expected')} value={format.baht(report.expectedCash)} />
      {shift.countedCash != null && difference != null && (
        <>
          <Row label={t('report.counted')} value={format.baht(shift.countedCash)} />
          <Row strong label={t(`report.${differenceKey(difference)}`)} value={format.baht(Math.abs(difference))} />
          {shift.reason && <div>{t('report.reason', { reason: shift.reason })}</div>}
          {shift.approvedByName && <div>{t('report.approved', { name: shift.approvedByName })}</div>}
          {shift.leftCash != null && (
            <>
              <Row
                label={t('report.taken')}
                value={format.baht(toBaht(subtract(fromBaht(shift.countedCash), fromBaht(shift.leftCash))))}
              />
              <Row label={t('report.left')} value={format.baht(shift.leftCash)} />
            </>
          )}
        </>
      )}
      {report.cashiers.length > 0 && (
        <>
          <Rule />
          <div style={{ fontWeight: 700 }}>{t('report.cashiers')}</div>
        </>
      )}
      {report.cashiers.map((one) => (
        <Row
          key={one.id}
          label={one.name ?? t('shift.someone')}
          value={format.baht(one.sold - one.returned - one.voided)}
        />
      ))}
    </Paper>
  );
}
