import CheckCircle from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import { Box, Button, Link, Typography } from '@mui/material';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { profilePath } from '../../app/profilePath.ts';
import { useSession } from '../../app/session.ts';
import { CONTROL } from '../../ui/tokens.ts';
import type { ProofQuery } from '../gql/graphql.ts';
import { useProofQuery } from '../gql/hooks.ts';
import { useProofMessages } from './messages.ts';

type Proof = NonNullable<ProofQuery['statistics']['proof']>;
type Check = Proof['checks'][number];
type Fault = Check['faults'][number];

interface Props {
  /** The days of the page's answer; null until it is loaded. */
  readonly range: DayRange | null;
  readonly branchId: string | null;
}

/**
 * Shows whether the figures of a page agree with their sources; checked once after the page has loaded, and again only on
 * demand.
 */
export function ProofStrip({ range, branchId }: Props) {
  const t = useProofMessages();
  const language = useLanguage();
  const { data, error, loading, refetch } = useProofQuery({
    variables: { range: range ? { from: range.from, to: range.to } : {}, branchId },
    skip: range === null,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const proof = data?.statistics?.proof;
  if (range === null) return null;
  const verdict = error ? 'failed' : loading || !proof ? 'checking' : verdictOf(proof.checks);
  return (
    <Box component="section" aria-label={t('proof.title')} data-proof={verdict} sx={STRIP}>
      <Box sx={LINE}>
        <Typography role="status" sx={VERDICT}>
          <Sign verdict={verdict} />
          <span>
            {t(`proof.${verdict}`)}
            {proof && !loading && (
              <Typography component="span" color="textSecondary">
                {` ${t('proof.at', { time: formatMoment(proof.asOf, language) })}`}
              </Typography>
            )}
          </span>
        </Typography>
        <Button
          size="small"
          className="screen-only"
          sx={{ mr: -1.5, flex: 'none', alignSelf: { xs: 'flex-end', sm: 'auto' } }}
          disabled={loading}
          onClick={() => void refetch()}
        >
          {t('proof.again')}
        </Button>
      </Box>
      {proof && !loading && (
        <Box component="ul" sx={LIST}>
          {proof.checks.map((check) => (
            <li key={check.rule}>
              <CheckLine check={check} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

type Verdict = 'right' | 'wrong' | 'unfinished' | 'failed' | 'checking';

function verdictOf(checks: readonly Check[]): Verdict {
  if (checks.some(({ state }) => state === 'DIFFERENT')) return 'wrong';
  return checks.every(({ state }) => state === 'EQUAL') ? 'right' : 'unfinished';
}

function Sign({ verdict }: { readonly verdict: Verdict }) {
  if (verdict === 'right') return <CheckCircle color="success" />;
  return verdict === 'wrong' ? <ErrorOutline color="error" /> : <HelpOutline color="disabled" />;
}

function CheckLine({ check: { rule, state, faultCount, faults } }: { readonly check: Check }) {
  const t = useProofMessages();
  return (
    <>
      <Typography component="span" variant="body2" color={state === 'DIFFERENT' ? 'error' : 'textSecondary'}>
        {t(`proof.${rule}`)}: {t(`proof.${state}`, { count: faultCount })}
      </Typography>
      {state === 'DIFFERENT' && (
        <Typography variant="body2" component="div" sx={{ mb: 1 }}>
          {t('proof.todo')}{' '}
          {faults.length > 0 && faults.length < faultCount && t('proof.first', { shown: String(faults.length) })}
          <Box component="ul" sx={FAULTS}>
            {faults.map((fault, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order.
              <li key={place}>
                <FaultName fault={fault} />
              </li>
            ))}
          </Box>
        </Typography>
      )}
    </>
  );
}

function FaultName({ fault }: { readonly fault: Fault }) {
  const t = useProofMessages();
  const language = useLanguage();
  const { branches } = useSession();
  const { transactionId, transactionNo, memberId, memberCode, businessDate, branchId } = fault;
  if (transactionId)
    return <Way to={`/transactions/${transactionId}`}>{t('proof.sale', { name: transactionNo ?? transactionId })}</Way>;
  if (memberId) return <Way to={profilePath(memberId)}>{t('proof.member', { name: memberCode ?? '' })}</Way>;
  const day = writtenDay(businessDate, language);
  const branch = branches.find(({ id }) => id === branchId);
  return <>{[day, branch?.name].filter(Boolean).join(' · ')}</>;
}

function Way({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: CONTROL }}>
      {children}
    </Link>
  );
}

const STRIP = {
  breakInside: 'avoid',
  mt: 3,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
/** On a phone the button is always below: the verdict, which takes two lines there, would push it away. */
const LINE = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  justifyContent: 'space-between',
  gap: { xs: 0, sm: 1 },
} as const;
const VERDICT = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: '3.2em', sm: 0 },
  fontWeight: 600,
} as const;
const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  pl: 4,
} as const;
const FAULTS = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;
