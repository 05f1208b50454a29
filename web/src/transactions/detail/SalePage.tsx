import { Alert, Box, Link as MuiLink, Stack } from '@mui/material';
import { Link, useLocation, useParams } from 'react-router-dom';
import { beside } from '../../app/column.ts';
import { useReversalMessages } from '../../sale/reversal/messages.ts';
import { SaleBadges } from '../../sale/SaleBadges.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import { useSaleDetailMessages } from './messages.ts';
import { SaleActions } from './SaleActions.tsx';
import { SaleCustomer } from './SaleCustomer.tsx';
import { SaleFacts } from './SaleFacts.tsx';
import { SaleLines } from './SaleLines.tsx';
import { SaleMails } from './SaleMails.tsx';
import { SaleMargin } from './SaleMargin.tsx';
import { SaleNeighbours } from './SaleNeighbours.tsx';
import { SaleOthers } from './SaleOthers.tsx';
import { SaleReturns } from './SaleReturns.tsx';
import { SaleSlip } from './SaleSlip.tsx';
import { SaleSummary } from './SaleSummary.tsx';
import { SaleTax } from './SaleTax.tsx';
import { SaleTenders } from './SaleTenders.tsx';
import { SaleTimeline } from './SaleTimeline.tsx';
import { useVoidWords } from './useVoidWords.ts';

/** WALL-17 The page of one sale with all its parts. */
export function SalePage() {
  const t = useSaleDetailMessages();
  const history = useSalesMessages();
  const { id = '' } = useParams();
  const { state } = useLocation();
  // Another till may have voided it a moment ago.
  const { data, error, refetch } = useSaleDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const crumbs = [
    { label: history('list.title'), to: `/transactions${(state as { list?: string } | null)?.list ?? ''}` },
  ];
  const sale = data?.transaction;
  if (error && !sale) {
    return (
      <>
        <PageTitle crumbs={crumbs}>{history('list.title')}</PageTitle>
        <ErrorView onRetry={() => void refetch()} />
      </>
    );
  }
  if (sale === undefined) return <LoadingView count={6} />;
  if (sale === null) {
    return (
      <>
        <PageTitle crumbs={crumbs}>{t('sale.none')}</PageTitle>
        <EmptyState title={t('sale.none')}>{t('sale.noneHint')}</EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle
        crumbs={crumbs}
        beside={<SaleNeighbours id={id} />}
        actions={<SaleActions key={sale.id} sale={sale} onReadAgain={async () => void (await refetch())} />}
      >
        {sale.transactionNo}
      </PageTitle>
      <Box sx={{ mt: -2, mb: 2, '&:empty': { display: 'none' } }}>
        <SaleBadges sale={sale} />
      </Box>
      <VoidNote sale={sale} />
      <ReturnNote sale={sale} />
      <Box sx={{ display: 'grid', gridTemplateColumns: beside('minmax(0, 1fr) 360px'), gap: 2, alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <SaleLines sale={sale} />
          <SaleOthers sale={sale} />
          <SaleSummary sale={sale} />
          <SaleReturns sale={sale} />
          <SaleTimeline sale={sale} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <SaleCustomer sale={sale} />
          <SaleTenders sale={sale} />
          <SaleTax sale={sale} onReadAgain={async () => void (await refetch())} />
          <SaleMails sale={sale} />
          <SaleSlip sale={sale} onReadAgain={async () => void (await refetch())} />
          <SaleFacts sale={sale} />
        </Stack>
      </Box>
      {/* Loaded after the rest, and placed so that it moves nothing. */}
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <SaleMargin sale={sale} />
      </Box>
    </>
  );
}

/** Names the sale of a return and the other half of an exchange, which cannot be voided. */
function ReturnNote({ sale: { returnOf, exchange } }: { sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  const reversal = useReversalMessages();
  const others = [
    ...(returnOf ? [{ ...returnOf, words: t('sale.returnOf') }] : []),
    ...(exchange ? [{ ...exchange, words: t(returnOf ? 'sale.exchangedFor' : 'sale.exchangeOf') }] : []),
  ];
  if (others.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {others.map(({ id, transactionNo, words }) => (
        <Box key={id}>
          {words}{' '}
          <MuiLink component={Link} to={`/transactions/${id}`}>
            {transactionNo}
          </MuiLink>
        </Box>
      ))}
      {exchange && !returnOf && <Box>{reversal('obstacle.IS_EXCHANGE')}</Box>}
    </Alert>
  );
}

function VoidNote({ sale }: { sale: SaleDetailFragment }) {
  const words = useVoidWords();
  if (sale.status !== 'VOID') return null;
  const { who, why } = words(sale);
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {who}
      {why && <Box>{why}</Box>}
    </Alert>
  );
}
