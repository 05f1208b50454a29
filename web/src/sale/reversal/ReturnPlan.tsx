import { Alert, Box, Typography } from '@mui/material';
import { fromBaht, sum, toBaht } from '@taem/domain/money/money.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import type { ReturnPlanQuery } from '../gql/graphql.ts';
import { useSaleMessages } from '../messages.ts';
import { useFormat } from '../useFormat.ts';
import { useSigned } from '../useSigned.ts';
import { useTenderName } from '../useTenderName.ts';
import { MemberEffect } from './MemberEffect.tsx';
import { useReversalMessages } from './messages.ts';
import type { ReversedSale } from './ReversedSale.ts';
import { Section } from './Section.tsx';
import { useReversalWords } from './useReversalWords.ts';
import { Stock } from './VoidPlan.tsx';

type Plan = NonNullable<ReturnPlanQuery['previewReturn']>;

interface Props {
  readonly sale: ReversedSale;
  readonly plan: Plan | null;
  readonly isWaiting: boolean;
}

/** What a return gives back and takes back, row by row, and its obstacles. */
export function ReturnPlan({ sale, plan, isWaiting }: Props) {
  const t = useReversalMessages();
  const words = useReversalWords();
  const format = useFormat();
  if (!plan) {
    return isWaiting ? <LoadingView count={3} height={32} /> : <Alert severity="info">{t('return.noPlan')}</Alert>;
  }
  return (
    <Box
      aria-busy={isWaiting}
      sx={{ display: 'grid', gap: 2, p: 2, mt: 2, borderRadius: 1, bgcolor: 'grey.50', opacity: isWaiting ? 0.6 : 1 }}
    >
      {plan.refusals
        .filter(({ path }) => path[0] !== 'branchId')
        .map((refusal) => (
          <Alert key={refusal.code} severity="error">
            {words.planned(refusal, sale)}
          </Alert>
        ))}
      {plan.lost.length > 0 && <Alert severity="warning">{t('return.lost', { names: plan.lost.join(', ') })}</Alert>}
      <Money plan={plan} />
      {plan.deductedPoints > 0 && (
        <Alert severity="info">
          {t('return.deducted', {
            points: format.count(plan.deductedPoints),
            count: plan.deductedPoints,
            amount: format.baht(plan.deductedAmount),
          })}
        </Alert>
      )}
      {plan.stock.length > 0 && <Stock plan={plan} />}
      {plan.member && <Member member={plan.member} />}
    </Box>
  );
}

/** The money that is handed back, or still to be paid, without a sign because the heading states which. */
function Money({ plan }: { plan: Plan }) {
  const t = useReversalMessages();
  const words = useSaleMessages();
  const tenderName = useTenderName();
  const format = useFormat();
  const back = (amount: number) => format.baht(0 - amount);
  const line = (key: string, name: string, amount: string, isBold = false) => (
    <Box key={key} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', fontWeight: isBold ? 650 : 400 }}>
      <span>{name}</span>
      <span>{amount}</span>
    </Box>
  );
  const isToPay = plan.amount > 0;
  return (
    <Section title={t(isToPay ? 'return.toPay' : 'void.tenders')}>
      {plan.rows.map(({ position, name, quantity, amount }) =>
        line(
          `row ${position}`,
          quantity === 0 ? name : t('return.row', { name, qty: format.count(0 - quantity) }),
          isToPay ? format.baht(amount) : back(amount),
        ),
      )}
      {plan.deliveryCost !== 0 && line('delivery', t('return.deliveryCost'), back(plan.deliveryCost))}
      {plan.addedVat !== 0 &&
        line('addedVat', t('return.addedVat'), isToPay ? format.baht(plan.addedVat) : back(plan.addedVat))}
      {plan.cashRounding !== 0 &&
        line('rounding', t('return.rounding'), isToPay ? format.baht(plan.cashRounding) : back(plan.cashRounding))}
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.5 }}>
        {plan.tenders.length === 0 && <Typography variant="body2">{t('void.noTenders')}</Typography>}
        {cashAsOne(plan.tenders).map(({ type, amount, instituteName, cardName }, at) =>
          line(
            `tender ${at}`,
            tenderName(words(`tender.${type}`), instituteName, cardName),
            isToPay ? format.baht(amount) : back(amount),
            true,
          ),
        )}
      </Box>
    </Section>
  );
}

/** Returns the tenders with all cash as one, as it is handed back: what was paid with goods comes back as cash too. */
function cashAsOne(tenders: Plan['tenders']): Plan['tenders'] {
  const cash = tenders.filter(({ type }) => type === 'CASH');
  const amount = toBaht(sum(cash.map((tender) => fromBaht(tender.amount))));
  return tenders
    .filter((tender) => tender.type !== 'CASH' || tender === cash[0])
    .map((tender) => (tender === cash[0] ? { ...tender, amount } : tender));
}

function Member({ member }: { member: NonNullable<Plan['member']> }) {
  const t = useReversalMessages();
  const signed = useSigned();
  const { taken, given } = member;
  return (
    <MemberEffect
      member={member}
      moved={[
        [t('void.takenBack'), taken === 0 ? null : signed(-taken)],
        [t('void.givenBack'), given === 0 ? null : signed(given)],
      ]}
    />
  );
}
