import { Stack } from '@mui/material';
import { BackgroundBlock } from '../blocks/BackgroundBlock.tsx';
import { CodeBlock } from '../blocks/CodeBlock.tsx';
import { ContactBlock } from '../blocks/ContactBlock.tsx';
import { EntriesBlock } from '../blocks/EntriesBlock.tsx';
import { PersonalBlock } from '../blocks/PersonalBlock.tsx';
import { useProfileMessages } from '../messages.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionNav } from './SectionNav.tsx';

/** CUST-55, CUST-56 */
export function GeneralPage() {
  const t = useProfileMessages();
  return (
    <ProfileFrame title={t('section.general')}>
      {(member) => (
        <>
          <SectionNav id={member.id} current="general" />
          <Stack sx={{ gap: 2 }}>
            <PersonalBlock member={member} />
            <BackgroundBlock member={member} />
            <ContactBlock member={member} />
            <EntriesBlock member={member} kind="educations" />
            <EntriesBlock member={member} kind="works" />
            <CodeBlock member={member} />
          </Stack>
        </>
      )}
    </ProfileFrame>
  );
}
