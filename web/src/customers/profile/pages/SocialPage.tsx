import { SocialsBlock } from '../blocks/SocialsBlock.tsx';
import { useProfileMessages } from '../messages.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionNav } from './SectionNav.tsx';

/** CUST-58 */
export function SocialPage() {
  const t = useProfileMessages();
  return (
    <ProfileFrame title={t('section.social')}>
      {(member) => (
        <>
          <SectionNav id={member.id} current="social" />
          <SocialsBlock member={member} />
        </>
      )}
    </ProfileFrame>
  );
}
