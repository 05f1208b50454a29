import CheckCircle from '@mui/icons-material/CheckCircleOutlineRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Warning from '@mui/icons-material/WarningAmberRounded';
import { Box, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { Link } from 'react-router-dom';
import { BELOW_LEVEL_PATH } from '../../app/belowLevelPath.ts';
import { usePermissions } from '../../app/permission.ts';
import { businessToday } from '../../app/shopDay.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import { useHomeMessages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { HomeData } from './useHome.ts';

interface Matter {
  readonly text: string;
  /** Link to the details; null for users who may not view them. */
  readonly to: string | null;
}

/** Number of out-of-stock products that are named. */
const NAMED = 3;

/**
 * What needs attention: empty shelves, more voids than usual, a branch that stopped selling, shifts left open, runs
 * that broke off.
 */
export function AttentionPanel({ data, failed }: { readonly data: HomeData; readonly failed: boolean }) {
  const t = useHomeMessages();
  const mayOn = usePermissions();
  // The figures say that they could not be loaded.
  if (!data)
    return failed ? null : (
      <Panel title={t('attention.title')}>
        <LoadingView count={1} height={44} />
      </Panel>
    );
  const out = (data.stockLevels?.items ?? []).filter(({ quantity }) => quantity <= 0);
  const names = [...new Set(out.map(({ product }) => product?.name ?? NOTHING))].slice(0, NAMED).join(', ');
  const below = data.below?.total ?? 0;
  const leftOpen = data.leftOpen?.total ?? 0;
  const sales = mayOn(PAGE.paymentHistory).canRead;
  const runs = data.brokenOffRuns?.length ?? 0;
  const matters: Matter[] = [
    ...(out.length > 0 ? [{ text: t('attention.out', { names }), to: '/stock' }] : []),
    ...(below > 0 ? [{ text: t('attention.below', { count: below }), to: BELOW_LEVEL_PATH }] : []),
    ...(data.noticed?.notes ?? []).flatMap(({ kind, text }): Matter[] => {
      if (kind === 'VOIDS') return [{ text, to: sales ? '/transactions?days=TODAY&status=VOID' : null }];
      return kind === 'CLOSED' ? [{ text, to: null }] : [];
    }),
    ...(leftOpen > 0
      ? [
          {
            text: t('attention.leftOpen', { count: leftOpen }),
            to: `/shifts?state=OPEN&to=${addDays(businessToday(), -1)}`,
          },
        ]
      : []),
    ...(runs > 0 ? [{ text: t('attention.runs', { count: runs }), to: '/management' }] : []),
  ];
  return (
    <Panel title={t('attention.title')}>
      {matters.length === 0 ? (
        <Typography color="textSecondary" sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 44 }}>
          <CheckCircle color="success" />
          {t('attention.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {matters.map(({ text, to }) => (
            <li key={text}>
              <Box {...(to && { component: Link, to })} sx={MATTER}>
                <Warning color="warning" />
                <span>{text}</span>
                {to && <ChevronRight color="action" />}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const MATTER = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: 1,
  alignItems: 'center',
  minHeight: 44,
  py: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 1,
  '&[href]:hover': { bgcolor: 'action.hover' },
} as const;
