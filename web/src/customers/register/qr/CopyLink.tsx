import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { copyText } from '../../../app/copyText.ts';
import { CONTROL, radius } from '../../../ui/tokens.ts';
import { useQrMessages } from './messages.ts';

/** CUST-22 The link, copied by a click; if the browser does not allow that, it is selected to be copied by hand. */
export function CopyLink({ url }: { readonly url: string }) {
  const t = useQrMessages();
  const text = useRef<HTMLSpanElement>(null);
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(url);
    if (!isCopied && text.current) getSelection()?.selectAllChildren(text.current);
    setSaid(isCopied ? 'copied' : 'notCopied');
  };
  return (
    <Box sx={{ width: '100%' }}>
      <ButtonBase
        onClick={() => void copy()}
        title={t('qr.copy')}
        sx={{
          width: '100%',
          minHeight: CONTROL,
          gap: 1,
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: radius.control,
          userSelect: 'text',
        }}
      >
        <Typography ref={text} variant="body2" component="span" noWrap sx={{ flex: 1, textAlign: 'left' }}>
          {url}
        </Typography>
        <ContentCopy fontSize="small" color="action" />
      </ButtonBase>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: said ? 0.5 : 0, textAlign: 'center' }}>
        {said && t(`qr.${said}`)}
      </Typography>
    </Box>
  );
}
