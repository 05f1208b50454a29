import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { List, ListItemButton, ListItemText, Paper } from '@mui/material';
import { Link } from 'react-router-dom';
import { type AreaRoute, FROM_MENU, useAreaRoutes } from '../app/areaRoute.ts';
import { useLanguage } from '../app/i18n.ts';
import { usePermissions } from '../app/permission.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useResourceMessages } from './messages.ts';

/** MGMT-41 The lists that are looked into now and then, by name. */
export function ListsPage() {
  const t = useResourceMessages();
  const language = useLanguage();
  const permissionOf = usePermissions();
  const isOpen = ({ menu, permission }: AreaRoute) =>
    menu === 'lists' && (!permission || permissionOf(permission).canRead);
  const lists = useAreaRoutes()
    .filter(isOpen)
    .toSorted((one, other) => one.title[language].localeCompare(other.title[language], language));
  return (
    <>
      <PageTitle>{t('lists.title')}</PageTitle>
      <Paper variant="outlined">
        <List
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
            gap: 1,
            p: { xs: 1, sm: 2 },
          }}
        >
          {lists.map(({ path, title }) => (
            <li key={path}>
              <ListItemButton component={Link} to={path} state={FROM_MENU}>
                <ListItemText primary={title[language]} />
                <ChevronRight color="action" />
              </ListItemButton>
            </li>
          ))}
        </List>
      </Paper>
    </>
  );
}
