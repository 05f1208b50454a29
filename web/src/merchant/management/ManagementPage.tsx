import { Box, Stack, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { type AreaRoute, useAreaRoutes } from '../../app/areaRoute.ts';
import { usePermissions } from '../../app/permission.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ManagementCard } from './ManagementCard.tsx';
import { useManagementMessages } from './messages.ts';

const BrokenOffRuns = lazy(async () => ({ default: (await import('../../changes/BrokenOffRuns.tsx')).BrokenOffRuns }));

/** HOME-06 In the order of the documents. */
const GROUPS = {
  shop: ['/merchant-branches', '/merchant-users', '/merchant-roles'],
  goods: ['/product-categories', '/product-sub-categories', '/products'],
  sales: ['/transactions', '/payment-channels', '/member-tiers', '/offers'],
  own: ['/management/setting', '/management/profile'],
} as const;
type Group = keyof typeof GROUPS;

/** HOME-10 The way into all managed records: pages that the user may not enter are left out. */
export function ManagementPage() {
  const t = useManagementMessages();
  const routes = useAreaRoutes();
  const permissionOf = usePermissions();
  const isOpen = ({ permission }: AreaRoute) => !permission || permissionOf(permission).canRead;
  const groups = (Object.keys(GROUPS) as Group[]).map((group) => ({
    group,
    pages: GROUPS[group].flatMap((path) => {
      const route = routes.find((each) => each.path === path);
      return route && isOpen(route) ? [{ path, icon: route.icon }] : [];
    }),
  }));
  const visible = groups.filter(({ pages }) => pages.length > 0);
  return (
    <>
      <PageTitle>{t('management.title')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: -2, mb: 3 }}>
        {t('management.intro')}
      </Typography>
      <Suspense>
        <BrokenOffRuns />
      </Suspense>
      {visible.length === 0 && <EmptyState title={t('management.none')} />}
      <Stack sx={{ gap: 3 }}>
        {visible.map(({ group, pages }) => (
          <Box key={group} component="section" aria-labelledby={`management-${group}`}>
            <Typography id={`management-${group}`} variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {t(`group.${group}`)}
            </Typography>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' } }}
            >
              {pages.map(({ path, icon }) => (
                <ManagementCard key={path} to={path} icon={icon} title={t(path)} text={t(`${path}.text`)} />
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </>
  );
}
