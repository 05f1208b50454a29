import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { BackgroundBlock } from '../blocks/BackgroundBlock.tsx';
import { CodeBlock } from '../blocks/CodeBlock.tsx';
import { ContactBlock } from '../blocks/ContactBlock.tsx';
import { EntriesBlock } from '../blocks/EntriesBlock.tsx';
import { InterestsBlock } from '../blocks/InterestsBlock.tsx';
import { PersonalBlock } from '../blocks/PersonalBlock.tsx';
import { RemarkBlock } from '../blocks/RemarkBlock.tsx';
import { SocialsBlock } from '../blocks/SocialsBlock.tsx';
import { TagsBlock } from '../blocks/TagsBlock.tsx';
import { useProfileMessages } from '../messages.ts';
import type { MemberProfile } from '../useMemberProfile.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionNav } from './SectionNav.tsx';
import type { Section } from './sections.tsx';

interface Props {
  readonly name: Exclude<Section['key'], 'timeline'>;
  readonly children: (member: MemberProfile) => ReactNode;
}

/** One page of blocks below a profile; they have nearly everything in common, and are loaded together. */
function SectionPage({ name, children }: Props) {
  const t = useProfileMessages();
  return (
    <ProfileFrame title={t(`section.${name}`)}>
      {(member) => (
        <>
          <SectionNav id={member.id} current={name} />
          <Stack sx={{ gap: 2 }}>{children(member)}</Stack>
        </>
      )}
    </ProfileFrame>
  );
}

/** CUST-55, CUST-56 */
export function GeneralPage() {
  return (
    <SectionPage name="general">
      {(member) => (
        <>
          <PersonalBlock member={member} />
          <BackgroundBlock member={member} />
          <ContactBlock member={member} />
          <EntriesBlock member={member} kind="educations" />
          <EntriesBlock member={member} kind="works" />
          <CodeBlock member={member} />
        </>
      )}
    </SectionPage>
  );
}

/** CUST-57 */
export function PersonaPage() {
  return (
    <SectionPage name="persona">
      {(member) => (
        <>
          <RemarkBlock member={member} />
          <InterestsBlock member={member} />
        </>
      )}
    </SectionPage>
  );
}

/** CUST-59 */
export function TagsPage() {
  return <SectionPage name="tags">{(member) => <TagsBlock member={member} />}</SectionPage>;
}

/** CUST-58 */
export function SocialPage() {
  return <SectionPage name="social">{(member) => <SocialsBlock member={member} />}</SectionPage>;
}
