import { Stack } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { usePermission } from '../../app/permission.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProfileFrame } from '../profile/pages/ProfileFrame.tsx';
import { SectionNav } from '../profile/pages/SectionNav.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { DataFileSection } from './DataFileSection.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { EraseSection } from './EraseSection.tsx';
import { usePrivacyMessages } from './messages.ts';

/** What a customer may request about their own data: a copy, consent for messages, erasure. */
export function PrivacyPage() {
  const t = usePrivacyMessages();
  const { canRead, canWrite } = usePermission(PAGE.customerInsight);
  return (
    <ProfileFrame title={t('page.title')}>
      {({ id, code, personalHidden }) => (
        <>
          <SectionNav id={id} current="data" />
          {canRead || canWrite ? (
            <Stack sx={{ gap: 2 }}>
              {canWrite && !personalHidden && <DataFileSection people="members" id={id} name={code} text="file.text" />}
              {canRead && <ConsentSection memberId={id} canWrite={canWrite} />}
              {canWrite && !personalHidden && (
                <EraseSection text="erase.text" dialog={(onClose) => <EraseDialog memberId={id} onClose={onClose} />} />
              )}
            </Stack>
          ) : (
            <EmptyState title={t('page.noRight')} />
          )}
        </>
      )}
    </ProfileFrame>
  );
}
