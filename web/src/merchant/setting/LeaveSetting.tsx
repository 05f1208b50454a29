import type { RefObject } from 'react';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { useSettingMessages } from './messages.ts';

interface Props {
  readonly when: boolean;
  readonly leaving: RefObject<boolean>;
}

/** Asks also on the way to another tab: rates and codes are kept on no device. */
export function LeaveSetting(props: Props) {
  const t = useSettingMessages();
  return (
    <LeaveQuestion
      {...props}
      placeOf={({ pathname, search }) => pathname + search}
      words={{ title: t('leave.title'), text: t('leave.text'), stay: t('leave.stay'), leave: t('leave.leave') }}
    />
  );
}
