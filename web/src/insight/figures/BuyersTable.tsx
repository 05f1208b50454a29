import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { BUYER_DAYS, BUYER_GROUP_WORDS, LOYAL_PURCHASES } from '@taem/domain/customers/find/buyerGroups.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CHART_COLOURS } from '../../app/chartColours.ts';
import { useLanguage } from '../../app/i18n.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { CONTROL, paperSize } from '../../ui/tokens.ts';
import { UNSEEN } from '../../ui/unseen.ts';
import type { BuyerGroupsQuery } from '../gql/graphql.ts';
import { useFigureMessages } from './messages.ts';

type Group = NonNullable<BuyerGroupsQuery['statistics']['buyerGroups']>[number];

interface Props {
  readonly groups: readonly Group[];
  /** The number of members in each group before; null if unknown. */
  readonly before: readonly Pick<Group, 'group' | 'totalMembers'>[] | null;
  /** Returns the link to the members of a group; null if the user may not view them. */
  readonly pathOf: (group: Group['group']) => string | null;
}

const RULE = {
  active: BUYER_DAYS.active,
  afterActive: BUYER_DAYS.active + 1,
  cooling: BUYER_DAYS.cooling,
  afterCooling: BUYER_DAYS.cooling + 1,
  atRisk: BUYER_DAYS.atRisk,
  loyal: LOYAL_PURCHASES,
  almost: LOYAL_PURCHASES - 1,
};

/** The groups from the best to those who never bought, each with its meaning and a link to its members. */
export function BuyersTable({ groups, before, pathOf }: Props) {
  const t = useFigureMessages();
  const language = useLanguage();
  const words = (group: Group['group']) => BUYER_GROUP_WORDS[group][language];
  const sum = (name: 'totalMembers' | 'totalTransactions') => groups.reduce((all, each) => all + each[name], 0);
  return (
    <Table aria-label={t('buyers.title')} sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>{t('buyers.group')}</TableCell>
          <TableCell align="right">{t('buyers.members')}</TableCell>
          <TableCell align="right">{t('buyers.share')}</TableCell>
          {before && <TableCell align="right">{t('buyers.change')}</TableCell>}
          <TableCell align="right">{t('buyers.transactions')}</TableCell>
          <TableCell align="right">{t('buyers.revenue')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {groups.map(({ group, totalMembers, share, totalTransactions, lifetimeRevenue }) => {
          const path = totalMembers > 0 ? pathOf(group) : null;
          const was = before?.find((each) => each.group === group)?.totalMembers;
          return (
            <TableRow key={group}>
              <TableCell component="th" scope="row">
                <Typography component="div" sx={{ fontWeight: 650 }}>
                  {words(group)}
                </Typography>
                <Typography component="div" variant="body2" color="textSecondary">
                  {t(`about.${group}`, RULE)}
                </Typography>
                <Box aria-hidden sx={BAR}>
                  <Box sx={{ width: `${share ?? 0}%`, height: 1, bgcolor: CHART_COLOURS.own, borderRadius: 3 }} />
                </Box>
              </TableCell>
              <Figure label={t('buyers.members')}>
                {path ? (
                  <Link
                    component={RouterLink}
                    to={path}
                    aria-label={`${formatCount(totalMembers)} ${t('buyers.open')}: ${words(group)}`}
                    sx={OPEN}
                  >
                    {formatCount(totalMembers)}
                  </Link>
                ) : (
                  formatCount(totalMembers)
                )}
              </Figure>
              <Figure label={t('buyers.share')}>{share == null ? NOTHING : `${formatTwoDecimals(share)}%`}</Figure>
              {before && (
                <Figure label={t('buyers.change')}>{was === undefined ? NOTHING : signed(totalMembers - was)}</Figure>
              )}
              <Figure label={t('buyers.transactions')}>{formatCount(totalTransactions)}</Figure>
              <Figure label={t('buyers.revenue')}>{formatTwoDecimals(lifetimeRevenue)}</Figure>
            </TableRow>
          );
        })}
        <TableRow>
          <TableCell component="th" scope="row" sx={{ fontWeight: 650 }}>
            {t('buyers.total')}
          </TableCell>
          <Figure label={t('buyers.members')}>{formatCount(sum('totalMembers'))}</Figure>
          <TableCell className="empty" />
          {before && <TableCell className="empty" />}
          <Figure label={t('buyers.transactions')}>{formatCount(sum('totalTransactions'))}</Figure>
          <TableCell className="empty" />
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** A figure; on a phone on a separate line, with its name. */
function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <TableCell align="right" data-label={label}>
      {children}
    </TableCell>
  );
}

const signed = (value: number): string => (value > 0 ? `+${formatCount(value)}` : formatCount(value));

const BAR = { mt: 0.75, height: 6, maxWidth: 320, borderRadius: 3, bgcolor: 'grey.100', printColorAdjust: 'exact' };
const OPEN = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: CONTROL,
  minWidth: CONTROL,
  fontWeight: 650,
  '@media print': { minHeight: 0, textDecoration: 'none', color: 'inherit' },
} as const;
const TABLE = {
  fontVariantNumeric: 'tabular-nums',
  '& tr': { breakInside: 'avoid' },
  '& tbody th': { maxWidth: 420 },
  '@media print': {
    '& th, & td': { fontSize: paperSize.body, px: 1, py: 0.5 },
    '& tbody th': { minWidth: '60mm' },
  },
  '@media screen and (max-width: 700px)': {
    '& thead': UNSEEN,
    '& tbody tr': { display: 'block', py: 1, borderBottom: '1px solid', borderColor: 'divider' },
    '& tbody th, & tbody td': { display: 'block', border: 0, px: 0, py: 0.25, maxWidth: 'none', height: 'auto' },
    '& tbody td': { display: 'flex', flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
    '& tbody td::before': { content: 'attr(data-label)', color: 'text.secondary', fontWeight: 400 },
    '& tbody td.empty': { display: 'none' },
  },
} as const;
