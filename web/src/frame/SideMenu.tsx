import {
  Box,
  Drawer,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Toolbar,
  Typography,
} from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { type AreaRoute, FROM_MENU, type MenuGroup, useAreaRoutes } from '../app/areaRoute.ts';
import { useLanguage } from '../app/i18n.ts';
import { usePermissions } from '../app/permission.ts';
import { useFrameMessages } from './messages.ts';

const GROUPS: readonly MenuGroup[] = [
  'menu',
  'payment',
  'customerInsight',
  'businessInsight',
  'management',
  'developers',
];
const PARTS: Partial<Record<MenuGroup, readonly MenuGroup[]>> = {
  management: ['shop', 'goods', 'stock', 'sales', 'own'],
};

/** Every page that exists and asks for a place in the menu; a group without pages is not shown (HOME-05). */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useFrameMessages();
  const routes = useAreaRoutes();
  const permissionOf = usePermissions();
  const { pathname } = useLocation();
  // Pages that the user may not see, and groups of only such pages, are left out.
  const isOpen = ({ permission, menuPermission = permission }: AreaRoute) =>
    !menuPermission || permissionOf(menuPermission).canRead;
  const pagesOf = (group: MenuGroup) => routes.filter((route) => route.menu === group && isOpen(route));
  const lists = GROUPS.flatMap((group) => [group, ...(PARTS[group] ?? [])]).map((group) => ({
    group,
    pages: pagesOf(group),
  }));
  const isEmpty = (group: MenuGroup) => lists.every((list) => list.group !== group || list.pages.length === 0);
  const current = currentOf(
    lists.flatMap(({ pages }) => pages),
    pathname,
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      className="screen-only"
      slotProps={{ paper: { 'aria-label': t('menu.label') } }}
    >
      <Toolbar />
      <Box component="nav" aria-label={t('menu.label')} sx={{ width: 288, p: 1.5 }} onClick={onClose}>
        {GROUPS.filter((group) => ![group, ...(PARTS[group] ?? [])].every(isEmpty)).map((group) => (
          <Box key={group} sx={{ py: 1 }}>
            <ListSubheader disableSticky component="h2" sx={{ my: 0, lineHeight: 3, bgcolor: 'transparent' }}>
              {t(`group.${group}`)}
            </ListSubheader>
            {[group, ...(PARTS[group] ?? [])]
              .filter((part) => !isEmpty(part))
              .map((part) => (
                <Box key={part}>
                  {part !== group && <PartHeading>{t(`group.${part}`)}</PartHeading>}
                  <List dense disablePadding aria-label={t(`group.${part}`)}>
                    {pagesOf(part).map((page) => (
                      <Entry key={page.path} page={page} isCurrent={page === current} />
                    ))}
                  </List>
                </Box>
              ))}
          </Box>
        ))}
      </Box>
    </Drawer>
  );
}

/** The page that stands open, or the list that it was opened from: the longest path that it is below. */
function currentOf(pages: readonly AreaRoute[], pathname: string): AreaRoute | undefined {
  return pages
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

function PartHeading({ children }: { children: string }) {
  return (
    <Typography component="h3" variant="body2" color="textSecondary" sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 650 }}>
      {children}
    </Typography>
  );
}

/** A keyboard user who opens the menu starts at the current page, and sees it. */
function Entry({ page, isCurrent }: { page: AreaRoute; isCurrent: boolean }) {
  const language = useLanguage();
  const marked = {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '& .MuiListItemIcon-root': { color: 'inherit' },
    '&:hover': { bgcolor: 'primary.dark' },
  };
  return (
    <li>
      <ListItemButton
        component={Link}
        to={page.path}
        state={FROM_MENU}
        autoFocus={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={isCurrent ? marked : undefined}
      >
        {page.icon && <ListItemIcon sx={{ minWidth: 40 }}>{page.icon}</ListItemIcon>}
        <ListItemText
          primary={page.title[language]}
          slotProps={{ primary: { sx: { fontWeight: 600, fontSize: '1rem' } } }}
        />
      </ListItemButton>
    </li>
  );
}
