import { type RefObject, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  /** Set by the form before it navigates by itself. */
  readonly leaving: RefObject<boolean>;
  /** The part of the address that distinguishes one page from another. */
  readonly placeOf: (location: Location) => string;
  /** Whether what was typed is lost, and not kept on the device. */
  readonly loses?: boolean;
  readonly words: { readonly title: string; readonly text: string; readonly stay: string; readonly leave: string };
}

/** Asks, while there is unsaved input, before the user leaves it by navigation, a reload or closing the tab. */
export function LeaveQuestion({ leaving, placeOf, words, loses = false }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !leaving.current && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => leaving.current || event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [leaving]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={words.title}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      danger={loses}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {words.text}
    </ConfirmDialog>
  );
}
