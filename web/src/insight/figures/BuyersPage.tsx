import { Stack, Typography } from '@mui/material';
import { addDays, isDay } from '@taem/domain/time/calendar.ts';
import { ALL_TIME_START } from '@taem/domain/time/dayRange.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/session.ts';
import { businessToday } from '../../app/shopDay.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Card } from '../charts/Card.tsx';
import { useMembersDrill } from '../drill/useMembersDrill.ts';
import { useBuyerGroupsQuery } from '../gql/hooks.ts';
import { PrintButton } from '../period/PrintButton.tsx';
import { BuyersTable } from './BuyersTable.tsx';
import { FiguresExport } from './FiguresExport.tsx';
import { FiguresFrame } from './FiguresFrame.tsx';
import { useFigureMessages } from './messages.ts';

/** The groups are compared with those of this many days earlier. */
const DAYS_BEFORE = 30;

/** The groups of buyers, by how recently and how often they buy, each with its members. */
export function BuyersPage() {
  const t = useFigureMessages();
  const language = useLanguage();
  const { branchId } = useSession();
  const [address, setAddress] = useSearchParams();
  const [today] = useState(() => businessToday());
  const requestedDay = address.get('on') ?? '';
  const on = isDay(requestedDay) && requestedDay >= ALL_TIME_START && requestedDay < today ? requestedDay : today;
  const { data, error, refetch } = useBuyerGroupsQuery({
    variables: { range: { from: addDays(on, 1 - DAYS_BEFORE), to: on }, branchId },
    fetchPolicy: 'cache-and-network',
  });
  const figures = data?.statistics;
  const groups = figures?.buyerGroups;
  // Groups are those at the end of a day (docs/adr/0092): members who buy later today would look as if they were leaving.
  const isRunning = on === today;
  const before = isRunning ? null : figures?.previous;
  const membersPath = useMembersDrill();
  const choose = (day: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (isDay(day) && day < today) next.set('on', day);
        else next.delete('on');
        return next;
      },
      { replace: true },
    );
  const range = { from: on, to: on };
  const title = t('buyers.title');
  return (
    <FiguresFrame
      path="/bi/buyers"
      title={title}
      bar={
        <Stack
          className="screen-only"
          direction="row"
          sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-end', mb: 2 }}
        >
          <DayField label={t('buyers.on')} value={on} onChange={choose} min={ALL_TIME_START} max={today} />
          <Stack direction="row" sx={{ gap: 1, ml: { md: 'auto' } }}>
            <PrintButton onPrint={() => window.print()} />
            <FiguresExport
              title={title}
              path="buyer-groups"
              range={range}
              columns={[
                ['group', t('buyers.group')],
                ['total_member', t('buyers.members'), 'sum'],
                ['share', t('file.share')],
                ['total_transaction', t('buyers.transactions'), 'sum'],
                ['ltv', t('buyers.revenue'), 'sum'],
              ]}
            />
          </Stack>
        </Stack>
      }
      range={figures ? range : null}
      failed={Boolean(error && !data) || groups === null}
      onRetry={() => void refetch()}
      about={[
        t('buyers.about'),
        isRunning
          ? t('buyers.running')
          : before
            ? t('buyers.compared', { day: writtenDay(before.range.to, language) })
            : '',
        branchId !== null && t('buyers.branch'),
      ]}
    >
      <Card title={title} unit={t('unit.people')} state="ready" mayBreak height={420}>
        {groups?.some(({ totalMembers }) => totalMembers > 0) ? (
          <BuyersTable
            groups={groups}
            before={before?.buyerGroups ?? null}
            pathOf={(group) =>
              membersPath({ buyers: { group, ...(on !== today && { on }) }, ...(branchId && { branchId }) })
            }
          />
        ) : (
          <Typography color="textSecondary" sx={{ py: 8, textAlign: 'center' }}>
            {t('buyers.none')}
          </Typography>
        )}
      </Card>
    </FiguresFrame>
  );
}
