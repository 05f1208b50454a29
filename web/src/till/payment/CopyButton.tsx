import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { copyText } from '../../app/copyText.ts';
import { usePaymentMessages } from './messages.ts';

/** Copies the account number, so that the cashier can send it. */
export function CopyButton({ text }: { text: string }) {
  const t = usePaymentMessages();
  const [copied, setCopied] = useState(false);
  const label = copied ? t('transfer.copied') : t('transfer.copy');
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
  };
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void copy()} sx={{ ml: 0.5, width: 44, height: 44 }}>
        {copied ? <Check fontSize="small" /> : <ContentCopy fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
