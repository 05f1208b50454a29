import { Stack } from '@mui/material';
import { useLanguage } from '../../app/i18n.ts';
import { placesOf, useSiteMap } from '../../app/siteMap.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { REFERENCE_LISTS } from '../siteMap.ts';
import { useManagementMessages } from './messages.ts';
import { PlaceGroup } from './PlaceGroup.tsx';

/** MGMT-41 The reference lists that are consulted only occasionally, by topic. */
export function ListsPage() {
  const t = useManagementMessages();
  const language = useLanguage();
  const lists = useSiteMap()
    .flatMap(placesOf)
    .flatMap(({ path, below }) => (path === '/lists' ? below : []));
  return (
    <>
      <PageTitle>{t('lists.title')}</PageTitle>
      <Stack sx={{ gap: 3 }}>
        {REFERENCE_LISTS.map(({ title, paths }) => (
          <PlaceGroup
            key={title.en}
            title={title[language]}
            places={lists.filter(({ path }) => paths.includes(path))}
          />
        ))}
      </Stack>
    </>
  );
}
