import { Stack } from '@mui/material';
import { InterestsBlock } from '../blocks/InterestsBlock.tsx';
import { RemarkBlock } from '../blocks/RemarkBlock.tsx';
import { useProfileMessages } from '../messages.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionNav } from './SectionNav.tsx';

/** CUST-57 */
export function PersonaPage() {
  const t = useProfileMessages();
  return (
    <ProfileFrame title={t('section.persona')}>
      {(member) => (
        <>
          <SectionNav id={member.id} current="persona" />
          <Stack sx={{ gap: 2 }}>
            <RemarkBlock member={member} />
            <InterestsBlock member={member} />
          </Stack>
        </>
      )}
    </ProfileFrame>
  );
}
