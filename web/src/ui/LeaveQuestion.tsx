import type { RefObject } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  /** Something is typed that is not saved. */
  readonly when: boolean;
  /** Set by the form when it navigates by itself. */
  readonly leaving: RefObject<boolean>;
  /** What of the address makes it another page. */
  readonly placeOf: (location: Location) => string;
  readonly words: { readonly title: string; readonly text: string; readonly stay: string; readonly leave: string };
}

/** Asks before what is typed goes out of sight. */
export function LeaveQuestion({ when, leaving, placeOf, words }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !leaving.current && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={words.title}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {words.text}
    </ConfirmDialog>
  );
}
