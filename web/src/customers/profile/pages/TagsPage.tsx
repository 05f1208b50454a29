import { TagsBlock } from '../blocks/TagsBlock.tsx';
import { useProfileMessages } from '../messages.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionNav } from './SectionNav.tsx';

/** CUST-59 */
export function TagsPage() {
  const t = useProfileMessages();
  return (
    <ProfileFrame title={t('section.tags')}>
      {(member) => (
        <>
          <SectionNav id={member.id} current="tags" />
          <TagsBlock member={member} />
        </>
      )}
    </ProfileFrame>
  );
}
