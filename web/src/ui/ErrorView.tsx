import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { useUiMessages } from './messages.ts';
import { iconSize } from './tokens.ts';

interface Props {
  readonly title?: string;
  readonly message?: ReactNode;
  /** Without it there is nothing to try again. */
  readonly onRetry?: () => void;
  /** Another way on. */
  readonly action?: ReactNode;
}

/** In the place of what could not be loaded. */
export function ErrorView({ title, message, onRetry, action }: Props) {
  const t = useUiMessages();
  return (
    <div role="alert">
      <EmptyState
        icon={<ErrorOutline color="error" sx={{ fontSize: iconSize.tile }} />}
        title={title ?? t('error.title')}
        action={
          onRetry ? (
            <Button variant="outlined" onClick={onRetry}>
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
