import { Stack, Typography } from '@mui/material';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { useSiteMap } from '../../app/siteMap.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useManagementMessages } from './messages.ts';
import { PlaceGroup } from './PlaceGroup.tsx';

const BrokenOffRuns = late(async () => (await import('../../changes/BrokenOffRuns.tsx')).BrokenOffRuns);

/** HOME-06, HOME-10 Links to everything that is managed, without the pages that the user may not enter. */
export function ManagementPage() {
  const t = useManagementMessages();
  const language = useLanguage();
  const sections = useSiteMap()
    .filter(({ isManaged }) => isManaged)
    .flatMap((part) => part.sections);
  return (
    <>
      <PageTitle>{t('management.title')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: -2, mb: 3 }}>
        {t('management.intro')}
      </Typography>
      <BrokenOffRuns />
      {sections.length === 0 && <EmptyState title={t('management.none')} />}
      <Stack sx={{ gap: 3 }}>
        {sections.map(({ title, places }) => (
          <PlaceGroup key={title.en} title={title[language]} places={places} />
        ))}
      </Stack>
    </>
  );
}
