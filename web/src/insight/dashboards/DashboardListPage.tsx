import Add from '@mui/icons-material/AddRounded';
import { Button, List, ListItem, ListItemButton, ListItemText, Paper, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { radius } from '../../ui/tokens.ts';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import type { DashboardsQuery } from '../gql/graphql.ts';
import { useDashboardsQuery } from '../gql/hooks.ts';
import { ImportButton } from './ImportButton.tsx';
import { useDashboardMessages } from './messages.ts';

type Listed = DashboardsQuery['dashboards'][number];

/** The signed-in user's dashboards, and those shared with their role. */
export function DashboardListPage() {
  const t = useDashboardMessages();
  const { data, error, refetch } = useDashboardsQuery({ fetchPolicy: 'cache-and-network' });
  const own = data?.dashboards.filter(({ isOwn }) => isOwn) ?? [];
  const shared = data?.dashboards.filter(({ isOwn }) => !isOwn) ?? [];
  const make = (
    <Button component={Link} to="/insight/workbench" variant="contained" startIcon={<Add />}>
      {t('list.new')}
    </Button>
  );
  return (
    <InsightFrame
      path="/insight/dashboards"
      title={t('list.title')}
      actions={
        <>
          <ImportButton />
          {/* While there are none, the page itself offers it. */}
          {own.length + shared.length > 0 && make}
        </>
      }
    >
      {!data && error ? (
        <ErrorView title={t('list.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingView />
      ) : own.length + shared.length === 0 ? (
        <Paper variant="outlined" sx={{ borderRadius: radius.card }}>
          <EmptyState title={t('list.none')} action={make}>
            {t('list.hint')}
          </EmptyState>
        </Paper>
      ) : (
        <>
          <Shelf title={t('list.own')} dashboards={own} />
          <Shelf title={t('list.shared')} dashboards={shared} />
        </>
      )}
    </InsightFrame>
  );
}

function Shelf({ title, dashboards }: { title: string; dashboards: readonly Listed[] }) {
  const t = useDashboardMessages();
  const language = useLanguage();
  if (dashboards.length === 0) return null;
  const about = ({ isOwn, ownerName, sharedWithRoles, updatedAt, forkedFromName }: Listed) =>
    [
      ...(isOwn ? [] : [ownerName ? t('list.by', { name: ownerName }) : t('list.left')]),
      ...(forkedFromName ? [t('list.copyOf', { name: forkedFromName })] : []),
      ...(sharedWithRoles.length > 0
        ? [t('list.roles', { roles: sharedWithRoles.map(({ name }) => name).join(', ') })]
        : []),
      t('list.updated', { at: formatMoment(updatedAt, language) }),
    ].join(' · ');
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1.5, mt: 3 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ borderRadius: radius.card, overflow: 'hidden' }}>
        <List disablePadding aria-label={title}>
          {dashboards.map((dashboard, at) => (
            <ListItem key={dashboard.id} disablePadding divider={at < dashboards.length - 1}>
              <ListItemButton
                component={Link}
                to={`/insight/dashboards/${dashboard.id}`}
                sx={{ minHeight: 64, minWidth: 0 }}
              >
                <ListItemText
                  primary={dashboard.name}
                  secondary={about(dashboard)}
                  slotProps={{ primary: { sx: { fontWeight: 650, overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
              {dashboard.mayChange && (
                <Button
                  component={Link}
                  to={`/insight/workbench/${dashboard.id}`}
                  aria-label={`${t('action.edit')}: ${dashboard.name}`}
                  sx={{ flex: 'none', mr: 1 }}
                >
                  {t('action.edit')}
                </Button>
              )}
            </ListItem>
          ))}
        </List>
      </Paper>
    </>
  );
}
