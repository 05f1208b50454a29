import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { Alert, Box, Button, List, ListItemButton, ListItemText, Paper, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import { placesOf, useSiteMap } from '../../app/siteMap.ts';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { useReportTiersQuery } from '../gql/hooks.ts';
import { entriesOf, pathOf } from './declarations.ts';
import { useReportMessages } from './messages.ts';

const MENUS = ['revenue', 'customer', 'loyalty', 'ranking', 'productandCategory'] as const;
type Menu = (typeof MENUS)[number];

/** BI-10..14 The reports of one section. */
export function MenuPage() {
  const t = useReportMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const menu: Menu = MENUS.find((each) => path === `/bi/${each}`) ?? 'revenue';
  const entries = entriesOf(path).map(({ words, to }) => ({ to, label: words[language] }));
  const below = useSiteMap()
    .flatMap(placesOf)
    .find((place) => place.path === path)?.below;
  const figures = (below ?? []).map((page) => ({ to: page.path, label: page.title[language] }));
  return (
    <InsightFrame path={path} title={t(`menu.${menu}`)}>
      <Entries entries={[...entries, ...figures]} />
      {menu === 'loyalty' && <TierEntries />}
    </InsightFrame>
  );
}

/** BI-12 One report per tier. */
function TierEntries() {
  const t = useReportMessages();
  const { data, error, refetch } = useReportTiersQuery();
  const tiers = [...(data?.memberTiers.items ?? [])].sort((a, b) => a.level - b.level);
  // BI-54
  if (error && !data) {
    const again = <Button onClick={() => void refetch()}>{t('menu.again')}</Button>;
    return (
      <Alert severity="error" action={again} sx={{ mt: 3 }}>
        {t('menu.tiers')}: {t('report.failed')}
      </Alert>
    );
  }
  if (tiers.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('menu.tiers')}
      </Typography>
      <Entries entries={tiers.map(({ name }) => ({ to: pathOf('each-loyalty', name), label: name }))} />
    </Box>
  );
}

function Entries({ entries }: { readonly entries: readonly { to: string; label: string }[] }) {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <List disablePadding>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <ListItemButton component={Link} to={to} sx={{ minHeight: 56, borderRadius: 0 }}>
              <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
              <ChevronRight color="action" />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Paper>
  );
}
