import { Box, Typography } from '@mui/material';
import { addFigures } from '@taem/domain/money/figure.ts';
import { replacementReasonWords } from '@taem/domain/till/replaceTaxInvoice.ts';
import { voidRemarkWords } from '@taem/domain/transactions/voidReason.ts';
import { fullName } from '../../app/fullName.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useApprovalMessages } from '../../sale/approval/messages.ts';
import { Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useSaleWords } from '../../sale/useSaleWords.ts';
import { useEntryMessages } from '../../sale/wallet/messages.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

interface Happening {
  readonly time: string;
  readonly what: string;
  readonly details: readonly (string | null | undefined)[];
}

/** The events of a sale in order: paid, its points, adjusted, claimed, its tax invoices, voided. */
export function SaleTimeline({ sale }: { readonly sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  const entryWords = useEntryMessages();
  const approvalWords = useApprovalMessages();
  const language = useLanguage();
  const format = useFormat();
  const { cashier, tenders, signed } = useSaleWords();
  const by = (user: SaleDetailFragment['voidBy']) => (user ? t('timeline.by', { name: fullName(user) }) : null);
  const said = (remark: string | null | undefined) => remark && voidRemarkWords(remark, language);
  const points = (count: number) => t('points', { points: signed(count), count });
  const approved = (isOfVoid: boolean) =>
    sale.approvals
      .filter(({ actions }) => actions.includes('VOID') === isOfVoid)
      .map(({ approvedBy: user, actions }) =>
        t('timeline.approved', {
          name: user ? fullName(user) : t('timeline.unknown'),
          what: actions.map((action) => approvalWords(`action.${action}`)).join(', '),
        }),
      );
  const moved = sale.pointEntries
    .filter(({ kind }) => kind !== 'VOID')
    .map(
      ({ kind, points: count, time, by: who, remark }): Happening => ({
        time,
        what: entryWords(`kind.${kind}`),
        details: [points(count), by(who), said(remark)],
      }),
    );
  // A void reverses each of the earlier point movements.
  const taken = sale.pointEntries.reduce((sum, { kind, points: count }) => (kind === 'VOID' ? sum + count : sum), 0);
  // The first document is issued with the sale or the return, so only replacements are events.
  const documents = sale.taxDocuments.flatMap(({ kind, documentNo, issuedAt, issuedByName, replaces, reason }) => {
    if (!replaces) return [];
    const isCorrection = replaces.kind !== 'ABBREVIATED';
    const who = issuedByName ? t('timeline.by', { name: issuedByName }) : t('timeline.byCustomer');
    const why = kind === 'FULL' && isCorrection && replacementReasonWords(reason ?? '', language);
    const numbers = { number: documentNo, old: replaces.documentNo };
    return [
      {
        time: issuedAt,
        what: t(isCorrection ? 'timeline.replaced' : 'timeline.invoiced', numbers),
        details: [who, why || null],
      },
    ];
  });
  const happened: Happening[] = [
    {
      time: sale.time,
      what: t(sale.returnOf ? 'timeline.returned' : 'timeline.paid'),
      details: [
        format.baht(addFigures([sale.amountDue, sale.cashRounding])),
        tenders(sale),
        t('timeline.by', { name: cashier(sale) }),
        ...approved(false),
      ],
    },
    ...moved,
    ...documents,
    ...(sale.claimedTime && !sale.pointEntries.some(({ kind }) => kind === 'CLAIM')
      ? [{ time: sale.claimedTime, what: entryWords('kind.CLAIM'), details: [] }]
      : []),
    ...(sale.voidTime
      ? [
          {
            time: sale.voidTime,
            what: t('timeline.voided'),
            details: [taken === 0 ? null : points(taken), by(sale.voidBy), ...approved(true), said(sale.voidRemark)],
          },
        ]
      : []),
  ];
  const inOrder = happened.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
  return (
    <Part title={t('timeline.title')}>
      <Box component="ol" sx={LINE}>
        {inOrder.map(({ time, what, details }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may happen in one moment, and none moves.
          <Box component="li" key={at} sx={EVENT}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {what}
              </Box>
              <Typography component="time" dateTime={time} variant="body2" color="textSecondary">
                {format.moment(time)}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {details.filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

const LINE = { listStyle: 'none', m: 0, p: 0, ml: 0.75, borderLeft: 2, borderColor: 'divider' } as const;
const EVENT = {
  position: 'relative',
  pl: 2,
  pb: 1.5,
  '&:last-child': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 6,
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const;
