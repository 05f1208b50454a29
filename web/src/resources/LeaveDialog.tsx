import type { RefObject } from 'react';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { useResourceMessages } from './messages.ts';

interface Props {
  readonly when: boolean;
  readonly leaving: RefObject<boolean>;
}

/** MGMT-37 Asks before a page with something typed is left. */
export function LeaveDialog(props: Props) {
  const t = useResourceMessages();
  return (
    <LeaveQuestion
      {...props}
      placeOf={({ pathname }) => pathname}
      words={{ title: t('leave.title'), text: t('leave.text'), stay: t('leave.stay'), leave: t('leave.leave') }}
    />
  );
}
