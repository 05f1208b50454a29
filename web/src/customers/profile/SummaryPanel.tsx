import EventRepeat from '@mui/icons-material/EventRepeat';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Verified from '@mui/icons-material/VerifiedOutlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremium';
import { Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { badgeUnit } from '@taem/domain/customers/badgeUnit.ts';
import { lifetimeDuration } from '@taem/domain/customers/lifetimeDuration.ts';
import { figureInSatang } from '@taem/domain/money/figure.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import { mulDivFloor } from '@taem/domain/money/mulDivFloor.ts';
import { useId, useState } from 'react';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { radius } from '../../ui/tokens.ts';
import { useProfileMessages } from './messages.ts';
import { Portrait } from './Portrait.tsx';
import { SummaryNotes } from './SummaryNotes.tsx';
import { type MemberProfile, useMemberProfile } from './useMemberProfile.ts';

/** CUST-53 A summary of the member. On a phone the figures are folded at first. */
export function SummaryPanel({ memberId }: { readonly memberId: string }) {
  const t = useProfileMessages();
  const { member, error, refetch } = useMemberProfile(memberId);
  return (
    <Paper
      variant="outlined"
      component="aside"
      aria-label={t('summary.label')}
      sx={{ p: { xs: 2, md: 2.5 }, borderRadius: radius.card, position: { md: 'sticky' }, top: 80, alignSelf: 'start' }}
    >
      {member ? (
        <Summary member={member} onPortrait={refetch} />
      ) : error ? (
        <ErrorView onRetry={() => void refetch()} />
      ) : (
        <LoadingView count={5} height={44} />
      )}
    </Paper>
  );
}

function Summary({ member, onPortrait }: { member: MemberProfile; onPortrait: () => Promise<unknown> }) {
  const t = useProfileMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box sx={HEAD}>
        <Portrait person={{ ...member, name: memberName(member) }} onChanged={onPortrait} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {memberName(member)}
          </Typography>
          {member.nickname && <Typography color="textSecondary">{member.nickname}</Typography>}
          <Button
            color="inherit"
            endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ display: { md: 'none' }, ml: -1 }}
          >
            {t('summary.open')}
          </Button>
        </Box>
      </Box>
      <Stack id={id} sx={{ gap: 2, mt: 2, display: { xs: isOpen ? 'flex' : 'none', md: 'flex' } }}>
        <SummaryNotes member={member} />
        <Badges badges={member.badges} />
        <SummaryFigures member={member} />
      </Stack>
    </>
  );
}

const HEAD = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  alignItems: 'center',
  textAlign: { md: 'center' },
  gap: { xs: 2, md: 1 },
} as const;

/** CUST-69, CUST-70 The figures of the member so far. */
function SummaryFigures({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const format = useFormat();
  const { lifetime, totalRevenue, totalTransactions } = member;
  const { count, unit } = lifetimeDuration(lifetime.durationSeconds);
  const baht = (amount: number) => t('summary.baht', { amount: format.baht(amount) });
  // In whole satang, like all amounts; here rounded down.
  const each = toBaht(satang(mulDivFloor(figureInSatang(totalRevenue), 1, totalTransactions)));
  const facts: [string, string | null | undefined][] = [
    [t('summary.revenue'), baht(totalRevenue)],
    [t('summary.sales'), t('summary.times', { count: totalTransactions, times: format.count(totalTransactions) })],
    [t('summary.each'), totalTransactions > 0 ? baht(each) : null],
    [t('summary.pieces'), format.count(lifetime.totalQuantity)],
    [t('summary.duration'), t(`duration.${unit}`, { count })],
    [t('summary.frequent'), lifetime.topFrequentCategory?.name],
    [t('summary.expense'), lifetime.topExpenseCategory?.name],
    [t('summary.lastCategory'), lifetime.lastExpenseCategory?.name],
  ];
  return <FactList facts={facts} />;
}

const ICONS: Readonly<Record<string, typeof Verified>> = {
  'Big Spender': WorkspacePremium,
  'Frequent Member': EventRepeat,
};

/** CUST-69, CUST-71 The badges of the member, each name once, with the threshold that was reached. */
function Badges({ badges }: Pick<MemberProfile, 'badges'>) {
  const t = useProfileMessages();
  const format = useFormat();
  const once = badges.filter(({ name }, index) => badges.findIndex((badge) => badge.name === name) === index);
  if (once.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('summary.badges')} sx={LIST}>
      {once.map(({ id, name, threshold }) => {
        const Icon = ICONS[name] ?? Verified;
        const unit = badgeUnit({ name });
        const reached = threshold == null ? '' : ` · ${format.decimal(threshold)} ${t(`unit.${unit}`)}`;
        return (
          <li key={id}>
            <Chip icon={<Icon />} label={`${name}${reached}`} sx={{ maxWidth: 1 }} />
          </li>
        );
      })}
    </Box>
  );
}

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' } as const;
