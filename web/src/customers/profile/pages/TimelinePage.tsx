import { TimelineTab } from '../../wallet/TimelineTab.tsx';
import { useProfileMessages } from '../messages.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionNav } from './SectionNav.tsx';

/** The events of a member on one timeline. */
export function TimelinePage() {
  const t = useProfileMessages();
  return (
    <ProfileFrame title={t('section.timeline')}>
      {({ id }) => (
        <>
          <SectionNav id={id} current="timeline" />
          <TimelineTab memberId={id} />
        </>
      )}
    </ProfileFrame>
  );
}
