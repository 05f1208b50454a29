import Close from '@mui/icons-material/Close';
import { Box, DialogTitle, IconButton, Dialog as MuiDialog, Typography } from '@mui/material';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { focusFault } from './focusFault.ts';
import { useUiMessages } from './messages.ts';

interface DialogProps {
  readonly open?: boolean;
  /** `alertdialog` for what has to be answered before anything else. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Names the dialog. */
  readonly title: string;
  /** In small under the title. */
  readonly hint?: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly maxWidth?: 'xs' | 'sm' | 'md';
  /** What Esc and a tap beside the dialog do; left out where they do nothing. */
  readonly onClose?: ((by: 'Escape' | 'tap') => void) | undefined;
  /** What the cross in the corner does; left out where a button below closes the dialog. */
  readonly onCross?: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of every dialog. Esc closes it, and Enter does what its main button does: by a `DialogForm` in it, or by
 * the focus that its button takes.
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
            {title}
          </DialogTitle>
          {hint && (
            <Typography variant="body2" sx={{ px: 3, color: 'text.secondary' }}>
              {hint}
            </Typography>
          )}
        </div>
        {/* On a phone below the title, whose words would have no room beside it. */}
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
 * The part of a dialog that Enter sends, in its fields and with the focus on the dialog itself. While something stands in
 * it that is wrong, Enter leads to the first such field.
 */
export function DialogForm({ onSubmit, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }) {
  return (
    <form
      noValidate
      style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      {...rest}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        // The browser sends nothing by a button that is disabled, and says nothing.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) focusFault(event.currentTarget, null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

/** Nothing in the dialog has the focus: the key is for the dialog. */
function submitForm(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!target.matches('[role=dialog], [role=alertdialog]')) return;
  currentTarget.querySelector('form')?.requestSubmit();
}
