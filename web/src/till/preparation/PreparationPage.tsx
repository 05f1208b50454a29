import { Alert, Box, Button, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChooseBranch } from '../../app/ChooseBranch.tsx';
import { changeDevice, useDeviceSetting } from '../../app/deviceSetting.ts';
import { usePermission } from '../../app/permission.ts';
import { serverNow } from '../../app/serverClock.ts';
import { useSession } from '../../app/session.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { playSound } from '../sound/playSound.ts';
import { type Card, cardsOf } from './cardsOf.ts';
import { usePreparationMessages } from './messages.ts';
import { PreparationCard } from './PreparationCard.tsx';
import { usePreparation } from './usePreparation.ts';
import { useTick } from './useTick.ts';

/** The page of what the kitchen and the bar of a branch must prepare, in the order of payment. */
export function PreparationPage() {
  const t = usePreparationMessages();
  const { branchId } = useSession();
  return branchId ? <Stations key={branchId} branchId={branchId} /> : <ChooseBranch hint={t('branchHint')} />;
}

function Stations({ branchId }: { readonly branchId: string }) {
  const t = usePreparationMessages();
  const format = useFormat();
  const { canWrite } = usePermission(PAGE.preparation);
  const chosen = useDeviceSetting().station;
  const { preparation, error, isLost, refetch } = usePreparation(branchId);
  const { press, allDone, problem } = useTick(refetch);
  const now = useMinutes();
  const heading = useRef<HTMLHeadingElement>(null);
  const stations = preparation?.stations ?? [];
  // The chosen station may have been renamed: then all are displayed.
  const station = stations.includes(chosen) ? chosen : '';
  const cards = cardsOf(preparation?.orders ?? [], station);
  const open = cards.filter(({ isOpen }) => isOpen);
  useNewOrderSound(preparation ? open : null, station);
  if (error) return <ErrorView onRetry={() => void refetch()} />;
  if (!preparation) return <LoadingView count={6} height={160} />;
  if (stations.length === 0) return <NoStations />;
  const done = cards.filter(({ isOpen }) => !isOpen);
  const countOf = (name: string) => cardsOf(preparation.orders, name).filter(({ isOpen }) => isOpen).length;
  const draw = (card: Card) => (
    <PreparationCard
      key={card.order.id}
      card={card}
      now={now}
      disabled={!canWrite}
      onPress={(line) => void press(card.order.id, line)}
      onAllDone={() => {
        // The pressed button disappears with the card.
        heading.current?.focus();
        void allDone(card);
      }}
    />
  );
  return (
    <>
      {stations.length > 1 && (
        <Box sx={{ mb: 2, maxWidth: '100%', overflowX: 'auto' }}>
          <Segments
            label={t('stations')}
            segments={['', ...stations].map((value) => ({
              value,
              label: `${value || t('all')} ${format.count(countOf(value))}`,
            }))}
            value={station}
            onChange={(value) => changeDevice({ station: value })}
          />
        </Box>
      )}
      {isLost && <Notice severity="warning" text={t('offline')} />}
      {problem && <Notice severity="error" text={t(problem)} />}
      {!canWrite && <Notice severity="info" text={t('noRight')} />}
      <Typography ref={heading} tabIndex={-1} component="h2" className="visually-hidden">
        {t('toMake')}
      </Typography>
      {open.length === 0 && <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
      <Box component="ul" aria-label={t('toMake')} sx={GRID}>
        {open.map(draw)}
      </Box>
      {preparation.more > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 650 }}>
          {t('more', { count: preparation.more, number: format.count(preparation.more) })}
        </Typography>
      )}
      {done.length > 0 && (
        <Box component="section" aria-label={t('done')} sx={{ mt: 4 }}>
          <Typography variant="h3" component="h2">
            {t('done')}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {t('doneHint')}
          </Typography>
          <Box component="ul" sx={GRID}>
            {done.map(draw)}
          </Box>
        </Box>
      )}
    </>
  );
}

const Notice = ({ severity, text }: { severity: 'info' | 'warning' | 'error'; text: string }) => (
  <Alert severity={severity} sx={{ mb: 2 }}>
    {text}
  </Alert>
);

function NoStations() {
  const t = usePreparationMessages();
  const { canRead } = usePermission(PAGE.category);
  return (
    <EmptyState
      title={t('noStations')}
      action={
        canRead ? (
          <Button component={Link} to="/product-categories" variant="outlined">
            {t('categories')}
          </Button>
        ) : undefined
      }
    >
      {t('noStationsHint')}
    </EmptyState>
  );
}

/** Returns the current time, updated often enough for the displayed minutes. */
function useMinutes(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Plays a sound for a new sale; not for those already there when the page opens or when the station is changed. */
function useNewOrderSound(open: readonly Card[] | null, station: string): void {
  const seen = useRef<{ station: string; ids: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (!open) return;
    const before = seen.current;
    seen.current = { station, ids: new Set([...(before?.ids ?? []), ...open.map(({ order }) => order.id)]) };
    if (before?.station === station && open.some(({ order }) => !before.ids.has(order.id))) playSound('order');
  }, [open, station]);
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
