import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import { Button } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusContent } from '../app/useFocusOnPage.ts';
import { EmptyState } from './EmptyState.tsx';
import { useUiMessages } from './messages.ts';
import { iconSize } from './tokens.ts';

interface Props {
  readonly title?: string;
  readonly message?: ReactNode;
  /** Tries again; without it there is no such button. */
  readonly onRetry?: () => void;
  /** Another action in place of it. */
  readonly action?: ReactNode;
}

/** Replaces content that could not be loaded. */
export function ErrorView({ title, message, onRetry, action }: Props) {
  const t = useUiMessages();
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      // The pressed button disappears when the retry succeeds.
      if (button && button === document.activeElement) focusContent();
    };
  }, []);
  return (
    <div role="alert">
      <EmptyState
        icon={<ErrorOutline color="error" sx={{ fontSize: iconSize.tile }} />}
        title={title ?? t('error.title')}
        action={
          onRetry ? (
            <Button ref={retry} variant="outlined" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          ) : (
            action
          )
        }
      >
        {message ?? t('error.hint')}
      </EmptyState>
    </div>
  );
}
