import Lock from '@mui/icons-material/LockOutlined';
import { Button, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { stockCount } from '@taem/domain/stock/stockCount.ts';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatMoment } from '../../app/formatMoment.ts';
import { fullName } from '../../app/fullName.ts';
import { useLanguage } from '../../app/i18n.ts';
import { usePermission } from '../../app/permission.ts';
import { useList } from '../../list/useList.ts';
import { useResourceMessages } from '../../resources/messages.ts';
import { editPath, listPath } from '../../resources/RecordScreens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { CountHeadFragment } from '../gql/graphql.ts';
import { useStockCountPageQuery, useStockCountSheetQuery } from '../gql/hooks.ts';
import { CloseCountDialog } from './CloseCountDialog.tsx';
import { CountFigures } from './CountFigures.tsx';
import { CountFile } from './CountFile.tsx';
import { CountScan } from './CountScan.tsx';
import { CountSheet } from './CountSheet.tsx';
import { useCountMessages } from './messages.ts';
import { PrintCount } from './PrintCount.tsx';
import { SHEET, sheetVariables } from './sheetAddress.ts';
import { UnsavedEntries } from './UnsavedEntries.tsx';
import { changeUnsaved, readUnsaved } from './unsaved.ts';
import { useCounting } from './useCounting.ts';
import { useCountRefusal } from './useCountRefusal.ts';

/** Interval of reading the progress, as others count at the same time. */
const POLL_MS = 15_000;

/** One stock count, where pieces are entered, on several devices at once, and which is closed here. */
export function CountPage() {
  const language = useLanguage();
  const { id = '' } = useParams();
  const { data, error, refetch } = useStockCountPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const crumbs = [{ label: stockCount.words.many[language], to: listPath(stockCount) }];
  if (!data) return error ? <ErrorView onRetry={() => void refetch()} /> : <LoadingView count={6} />;
  if (data.stockCount) return <LoadedCount key={id} count={data.stockCount} crumbs={crumbs} reload={refetch} />;
  return (
    <>
      <PageTitle crumbs={crumbs}>{stockCount.words.one[language]}</PageTitle>
      <MissingCount id={id} />
    </>
  );
}

/** A count that this user can no longer find, with their entries that were never saved. */
function MissingCount({ id }: { readonly id: string }) {
  const t = useCountMessages();
  const [entries, setEntries] = useState(() => readUnsaved(id));
  const drop = () => {
    changeUnsaved(id, () => []);
    setEntries([]);
  };
  return (
    <>
      {entries.length > 0 && <UnsavedEntries entries={entries} reason={t('noneHint')} onDrop={drop} />}
      <EmptyState
        title={t('none')}
        action={
          <Button component={Link} to={listPath(stockCount)} variant="outlined">
            {t('back')}
          </Button>
        }
      >
        {t('noneHint')}
      </EmptyState>
    </>
  );
}

interface LoadedProps {
  readonly count: CountHeadFragment;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly reload: () => Promise<unknown>;
}

function LoadedCount({ count, crumbs, reload }: LoadedProps) {
  const t = useCountMessages();
  const words = useResourceMessages();
  const { canRead, canWrite } = usePermission(PAGE.stockCount);
  const [isClosing, setClosing] = useState(false);
  const list = useList(SHEET);
  const query = useStockCountSheetQuery({
    variables: sheetVariables(count.id, list.state),
    fetchPolicy: 'cache-and-network',
    pollInterval: count.isClosed ? 0 : POLL_MS,
  });
  const refresh = () => {
    void reload();
    void query.refetch();
  };
  const counting = useCounting(count.id, refresh);
  const mayCount = canWrite && !count.isClosed;
  const refusal = useCountRefusal();
  const leaving = useRef(false);
  const { waiting, stopped } = counting;
  return (
    <>
      <PageTitle
        crumbs={crumbs}
        actions={
          <>
            <PrintCount count={count} />
            {mayCount && (
              <Button component={Link} to={editPath(stockCount, count.id)} variant="outlined" color="inherit">
                {words('form.edit')}
              </Button>
            )}
            {mayCount && canRead && (
              <Button
                variant="contained"
                startIcon={<Lock />}
                disabled={waiting.length > 0}
                onClick={() => setClosing(true)}
              >
                {t('close')}
              </Button>
            )}
          </>
        }
      >
        {count.name}
      </PageTitle>
      <Head count={count} />
      {mayCount && (
        <CountScan counting={counting}>
          <CountFile countId={count.id} onTaken={refresh} />
        </CountScan>
      )}
      {!mayCount && stopped && (
        <UnsavedEntries entries={waiting} reason={refusal(stopped, waiting[0]?.code ?? '')} onDrop={counting.dropAll} />
      )}
      {stopped && (
        <LeaveQuestion
          leaving={leaving}
          placeOf={({ pathname }) => pathname}
          words={{
            ...{ title: t('unsaved.leave'), text: t('unsaved.kept', { count: waiting.length }) },
            ...{ stay: t('unsaved.stay'), leave: t('unsaved.go') },
          }}
        />
      )}
      <CountSheet
        count={count}
        list={list}
        query={query}
        counting={mayCount ? counting : null}
        mayExplain={mayCount && canRead}
        onChanged={refresh}
      />
      {isClosing && (
        <CloseCountDialog
          count={count}
          onClosed={() => {
            setClosing(false);
            refresh();
          }}
          onCancel={() => setClosing(false)}
        />
      )}
    </>
  );
}

function Head({ count }: { readonly count: CountHeadFragment }) {
  const t = useCountMessages();
  const language = useLanguage();
  const { lines, countedLines, isClosed, closedAt, closedBy, createBy, createdAt, branch, category, supplier } = count;
  const about = [branch?.name, category?.name, supplier?.name, count.description].filter(Boolean).join(' · ');
  const by = (person: typeof createBy) => (person && fullName(person)) || NOTHING;
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip tone={isClosed ? 'neutral' : 'good'}>{t(isClosed ? 'closed' : 'open')}</StatusChip>
          {count.isBlind && <StatusChip tone="neutral">{t('head.blind')}</StatusChip>}
          <Typography color="textSecondary">{about}</Typography>
        </Stack>
        <CountFigures count={count} />
        <LinearProgress
          variant="determinate"
          aria-label={t('head.progress', { counted: countedLines, lines })}
          value={lines === 0 ? 0 : (100 * countedLines) / lines}
        />
        <Typography color="textSecondary" variant="body2">
          {closedAt
            ? t('head.closed', { by: by(closedBy), at: formatMoment(closedAt, language) })
            : t('head.opened', { by: by(createBy), at: formatMoment(createdAt, language) })}
        </Typography>
      </Stack>
    </Paper>
  );
}
