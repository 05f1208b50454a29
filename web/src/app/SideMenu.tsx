import { Box, Drawer, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader, Toolbar } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { type AreaRoute, FROM_MENU, type MenuGroup, useAreaRoutes } from './areaRoute.ts';
import { useLanguage } from './i18n.ts';
import { useAppMessages } from './messages.ts';
import { usePermissions } from './permission.ts';

const GROUPS: readonly MenuGroup[] = [
  'menu',
  'payment',
  'customerInsight',
  'businessInsight',
  'management',
  'developers',
];

/** Every page that exists and asks for a place in the menu; a group without pages is not shown (HOME-05). */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useAppMessages();
  const routes = useAreaRoutes();
  const permissionOf = usePermissions();
  // Whoever may not see a page is not led to it, nor to a group of such pages.
  const isOpen = ({ permission }: AreaRoute) => !permission || permissionOf(permission).canRead;
  const groups = GROUPS.map((group) => ({
    group,
    pages: routes.filter((route) => route.menu === group && isOpen(route)),
  }));
  return (
    <Drawer
      open={open}
      onClose={onClose}
      className="screen-only"
      slotProps={{ paper: { 'aria-label': t('menu.label') } }}
    >
      <Toolbar />
      <Box component="nav" aria-label={t('menu.label')} sx={{ width: 288, p: 1.5 }} onClick={onClose}>
        {groups
          .filter(({ pages }) => pages.length > 0)
          .map(({ group, pages }) => (
            <Box key={group} sx={{ py: 1 }}>
              <ListSubheader disableSticky component="h2" sx={{ my: 0, lineHeight: 3, bgcolor: 'transparent' }}>
                {t(`group.${group}`)}
              </ListSubheader>
              <List dense disablePadding aria-label={t(`group.${group}`)}>
                {pages.map((page) => (
                  <Entry key={page.path} page={page} />
                ))}
              </List>
            </Box>
          ))}
      </Box>
    </Drawer>
  );
}

function Entry({ page }: { page: AreaRoute }) {
  const language = useLanguage();
  const current = {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '& .MuiListItemIcon-root': { color: 'inherit' },
  };
  return (
    <li>
      <ListItemButton component={NavLink} to={page.path} state={FROM_MENU} end sx={{ '&.active': current }}>
        {page.icon && <ListItemIcon sx={{ minWidth: 40 }}>{page.icon}</ListItemIcon>}
        <ListItemText
          primary={page.title[language]}
          slotProps={{ primary: { sx: { fontWeight: 600, fontSize: '1rem' } } }}
        />
      </ListItemButton>
    </li>
  );
}
