import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useResourceMessages } from './messages.ts';

interface Props {
  /** Something is typed that is not saved. */
  readonly when: boolean;
  /** Set by the form when it leaves of its own accord. */
  readonly leaving: RefObject<boolean>;
}

/** MGMT-37 Asks before what is typed goes out of sight. */
export function LeaveDialog({ when, leaving }: Props) {
  const t = useResourceMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
