import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useProfileMessages } from '../messages.ts';
import type { MemberProfile } from '../useMemberProfile.ts';
import { GeneralBlocks } from './GeneralBlocks.tsx';
import { PersonaBlocks, SocialsBlock, TagsBlock } from './PersonaBlocks.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionNav } from './SectionNav.tsx';
import type { Section } from './sections.tsx';

interface Props {
  readonly name: Exclude<Section['key'], 'timeline'>;
  readonly children: (member: MemberProfile) => ReactNode;
}

/** A page of blocks below a profile. These pages have nearly everything in common, so they are loaded together. */
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
  return <SectionPage name="general">{(member) => <GeneralBlocks member={member} />}</SectionPage>;
}

/** CUST-57 */
export function PersonaPage() {
  return <SectionPage name="persona">{(member) => <PersonaBlocks member={member} />}</SectionPage>;
}

/** CUST-59 */
export function TagsPage() {
  return <SectionPage name="tags">{(member) => <TagsBlock member={member} />}</SectionPage>;
}

/** CUST-58 */
export function SocialPage() {
  return <SectionPage name="social">{(member) => <SocialsBlock member={member} />}</SectionPage>;
}
