import Copy from '@mui/icons-material/ContentCopy';
import Share from '@mui/icons-material/Share';
import { Box, Button, Typography } from '@mui/material';
import { copyText } from '../../app/copyText.ts';
import { useNotice } from '../../app/notice.tsx';
import { useSalesMessages } from '../messages.ts';

/** The page of the receipt, to send to its customer. */
export function ReceiptLinkBar({ url, title }: { readonly url: string; readonly title: string }) {
  const t = useSalesMessages();
  const notify = useNotice();
  const copy = async () => {
    const isCopied = await copyText(url);
    notify(t(isCopied ? 'link.copied' : 'link.notCopied'), isCopied ? 'success' : 'error');
  };
  // Closed without sending, it rejects.
  const share = () => void navigator.share({ url, title }).catch(() => undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography color="textSecondary" variant="body2">
          {t('link.title')}
        </Typography>
        <Typography variant="body2" noWrap>
          {url}
        </Typography>
      </Box>
      {'share' in navigator && (
        <Button variant="outlined" startIcon={<Share />} onClick={share}>
          {t('link.share')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<Copy />} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
    </Box>
  );
}
