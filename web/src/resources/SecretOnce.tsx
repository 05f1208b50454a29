import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '../app/copyText.ts';
import { CodeText } from '../ui/CodeText.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useUiMessages } from '../ui/messages.ts';

interface SecretOnceProps {
  readonly title: string;
  /** Text that it is displayed only once. */
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  /** Text below the secret: where to enter or store it. */
  readonly hint: string;
  readonly copy: string;
  /** Content above it, for accompanying data that is not secret. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Displays a new secret, only once. Only its button closes it: a press beside it would lose the secret. */
export function SecretOnce({ title, text, label, secret, hint, copy, children, onClose }: SecretOnceProps) {
  const t = useUiMessages();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'byHand' | null>(null);
  const run = async () => {
    // If the browser does not let pages copy, the text is selected to be copied by hand.
    field.current?.focus();
    field.current?.select();
    setCopied((await copyText(secret)) ? 'copied' : 'byHand');
  };
  return (
    <Dialog title={title} maxWidth="sm">
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <Alert severity="warning">{text}</Alert>
        {children}
        <CodeText
          label={label}
          value={secret}
          inputRef={field}
          helperText={<span role="status">{copied ? t(`secret.${copied}`) : hint}</span>}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('secret.done')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void run()}>
          {copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
