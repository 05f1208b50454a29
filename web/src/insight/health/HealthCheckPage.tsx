import { Box, Typography } from '@mui/material';
import { comparedMonths } from '@taem/domain/insight/compareMonths.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readMonth } from '../../app/readMonth.ts';
import { useSession } from '../../app/session.ts';
import { businessToday } from '../../app/shopDay.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { ShowGraphql } from '../dashboards/ShowGraphql.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { HealthCheckDocument } from '../gql/graphql.ts';
import { useHealthCheckQuery } from '../gql/hooks.ts';
import { ROOM_OF_DAYS, WindowLine } from '../period/WindowLine.tsx';
import { PrintHeader } from '../print/PrintHeader.tsx';
import { LazyProofStrip } from '../proof/LazyProofStrip.tsx';
import { HealthTile } from './HealthTile.tsx';
import { MonthChoice } from './MonthChoice.tsx';
import { useInsightMessages } from './messages.ts';
import { useTileLinks } from './useTileLinks.ts';
import { TILES, useTiles } from './useTiles.ts';

/** BI-06, OP-37 The health check: nine figures of a month, which is in the address. */
export function HealthCheckPage() {
  const t = useInsightMessages();
  const { branchId, branchName } = useSession();
  const [today] = useState(() => businessToday());
  const [address, setAddress] = useSearchParams();
  const month = readMonth(address.get('month'), today);
  const variables = { month, to: comparedMonths(month, today).current.to, branchId };
  // BI-07 Another month starts empty, so that figures of the previous one are not mistaken for it.
  const { data, error, refetch } = useHealthCheckQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const check = data?.statistics.healthCheck;
  const tiles = useTiles(check, data?.statistics.target);
  const linksOf = useTileLinks(month, branchId);
  const links = check && linksOf(check);
  const choose = (chosen: string) => setAddress({ month: chosen.slice(0, 7) }, { replace: true });
  return (
    <>
      <PrintHeader />
      <InsightFrame
        path="/insight"
        title={t('health.title')}
        actions={
          <>
            <ShowGraphql document={HealthCheckDocument} variables={variables} title={t('health.title')} />
            <MonthChoice month={month} today={today} onChange={choose} />
          </>
        }
      >
        {check ? (
          <WindowLine
            range={check.current}
            previous={check.previous}
            until={check.previous.until}
            branch={branchName}
          />
        ) : (
          <Typography sx={ROOM_OF_DAYS}>{'\u00a0'}</Typography>
        )}
        <Typography color="textSecondary" variant="body2" sx={{ mt: -1, mb: 2 }}>
          {t('health.excluded')}
        </Typography>
        {error && !data ? (
          <ErrorView onRetry={() => void refetch()} />
        ) : (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {TILES.map((name) => (
              <HealthTile key={name} label={t(`tile.${name}`)} tile={tiles?.[name]} to={links?.[name] ?? null} />
            ))}
          </Box>
        )}
        <LazyProofStrip range={check?.current ?? null} branchId={branchId} />
      </InsightFrame>
    </>
  );
}
