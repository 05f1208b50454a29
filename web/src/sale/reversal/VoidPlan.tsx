import { Alert, Box } from '@mui/material';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import type { VoidPlanQuery } from '../gql/graphql.ts';
import { useSaleMessages } from '../messages.ts';
import { useFormat } from '../useFormat.ts';
import { useSigned } from '../useSigned.ts';
import { useTenderName } from '../useTenderName.ts';
import { MemberEffect } from './MemberEffect.tsx';
import { useReversalMessages } from './messages.ts';
import type { ReversedSale } from './ReversedSale.ts';
import { Section } from './Section.tsx';
import { useReversalWords } from './useReversalWords.ts';

type Plan = NonNullable<VoidPlanQuery['previewVoidTransaction']>;

interface Props {
  readonly sale: ReversedSale;
  readonly plan: { data?: VoidPlanQuery | undefined; error?: unknown; loading: boolean };
}

/** What a void would give back and take back, and its obstacles. */
export function VoidPlan({ sale, plan: { data, loading } }: Props) {
  const t = useReversalMessages();
  const words = useReversalWords();
  const plan = data?.previewVoidTransaction;
  if (!plan) return loading ? <LoadingView count={3} height={32} /> : <Alert severity="info">{t('void.noPlan')}</Alert>;
  // The obstacle of the branch is above, with its solution.
  const refusals = plan.refusals.filter(({ code }) => code !== 'VALIDATION');
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, borderRadius: 1, bgcolor: 'grey.50' }}>
      {refusals.map((refusal) => (
        <Alert key={refusal.code} severity="error">
          {words.planned(refusal, sale)}
        </Alert>
      ))}
      <Money plan={plan} />
      {plan.stock.length > 0 && <Stock plan={plan} />}
      {plan.member && <Member member={plan.member} />}
    </Box>
  );
}

function Money({ plan }: { plan: Plan }) {
  const t = useReversalMessages();
  const words = useSaleMessages();
  const tenderName = useTenderName();
  const format = useFormat();
  if (plan.tenders.length === 0) return <Section title={t('void.tenders')}>{t('void.noTenders')}</Section>;
  return (
    <Section title={t('void.tenders')}>
      {plan.tenders.map(({ type, amount, instituteName, cardName }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders differ by nothing else.
        <Box key={at} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <span>{tenderName(words(`tender.${type}`), instituteName, cardName)}</span>
          <strong>{format.baht(amount)}</strong>
        </Box>
      ))}
    </Section>
  );
}

export function Stock({ plan }: { plan: Pick<Plan, 'stock'> }) {
  const t = useReversalMessages();
  const format = useFormat();
  return (
    <Section title={t('void.stock')}>
      {plan.stock.map(({ productId, productName, quantity }) => (
        <Box key={productId} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
          <span>{productName ?? NOTHING}</span>
          <span>{t('void.pieces', { qty: format.count(quantity), count: quantity })}</span>
        </Box>
      ))}
    </Section>
  );
}

function Member({ member }: { member: NonNullable<Plan['member']> }) {
  const t = useReversalMessages();
  const signed = useSigned();
  const { earned, redeemed, adjusted } = member;
  return (
    <MemberEffect
      member={member}
      moved={[
        [t('void.takenBack'), earned === 0 ? null : signed(-earned)],
        [t('void.givenBack'), redeemed === 0 ? null : signed(redeemed)],
        [t('void.undone'), adjusted === 0 ? null : signed(-adjusted)],
      ]}
    />
  );
}
