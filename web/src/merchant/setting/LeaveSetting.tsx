import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSettingMessages } from './messages.ts';

interface Props {
  /** Something is typed that is not saved. */
  readonly when: boolean;
  /** Set by the form once it is saved. */
  readonly leaving: RefObject<boolean>;
}

/** Asks before what is typed is lost, also on the way to another tab: rates and codes are kept on no device. */
export function LeaveSetting({ when, leaving }: Props) {
  const t = useSettingMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      !leaving.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
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
