import Close from '@mui/icons-material/Close';
import { Box, DialogTitle, IconButton, Dialog as MuiDialog, Typography } from '@mui/material';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { focusFault } from './focusFault.ts';
import { useUiMessages } from './messages.ts';
import { WholeNumbers } from './WholeNumbers.tsx';

interface DialogProps {
  readonly open?: boolean;
  /** `alertdialog` if it must be answered before anything else. */
  readonly role?: 'dialog' | 'alertdialog';
  /** The title, which is also its accessible name. */
  readonly title: string;
  /** Small text below the title. */
  readonly hint?: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly maxWidth?: 'xs' | 'sm' | 'md';
  /** Called on Esc and on a tap beside the dialog; omitted if they do nothing. */
  readonly onClose?: ((by: 'Escape' | 'tap') => void) | undefined;
  /** Called by the cross in the corner; omitted if a button below closes the dialog. */
  readonly onCross?: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of every dialog. Esc closes it, and Enter presses its main button: through a `DialogForm` in it, or because that
 * button has the focus, which before an action that cannot be undone is the one that cancels.
 */
export function Dialog({ open = true, title, hint, aside, maxWidth = 'sm', onClose, onCross, ...rest }: DialogProps) {
  const t = useUiMessages();
  const id = useId();
  return (
    <MuiDialog
      open={open}
      role={rest.role}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
      onClose={onClose && ((_event, reason) => onClose(reason === 'escapeKeyDown' ? 'Escape' : 'tap'))}
      onKeyDown={submitForm}
    >
      <Box component="header" sx={HEADER}>
        <div style={{ flex: '1 1 0', minWidth: 0 }}>
          <DialogTitle id={id} sx={hint ? { pb: 0 } : undefined}>
            <WholeNumbers text={title} />
          </DialogTitle>
          {hint && (
            <Typography variant="body2" sx={{ px: 3, color: 'text.secondary' }}>
              <WholeNumbers text={hint} />
            </Typography>
          )}
        </div>
        {/* Below the title on a phone, which has no room for both in a line. */}
        {aside && (
          <Box sx={{ order: { xs: 1, sm: 0 }, width: { xs: 1, sm: 'auto' }, px: { xs: 3, sm: 0 } }}>{aside}</Box>
        )}
        {onCross && (
          <IconButton aria-label={t('action.close')} onClick={onCross}>
            <Close />
          </IconButton>
        )}
      </Box>
      {rest.children}
    </MuiDialog>
  );
}

const HEADER = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 2,
  pr: 1.5,
  flex: 'none',
} as const;

/**
 * The part of a dialog that Enter submits, from its fields and from the dialog itself when that has the focus. While a field
 * is invalid, Enter focuses the first invalid one instead.
 */
export function DialogForm({ onSubmit, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }) {
  return (
    <form
      noValidate
      style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      {...rest}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        // With a disabled button the browser neither submits the form nor reports why.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) focusFault(event.currentTarget, null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

/** Submits the form on Enter while nothing in the dialog has the focus. */
function submitForm(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!target.matches('[role=dialog], [role=alertdialog]')) return;
  currentTarget.querySelector('form')?.requestSubmit();
}
