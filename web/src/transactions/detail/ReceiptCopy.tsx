import Copy from '@mui/icons-material/ContentCopy';
import Share from '@mui/icons-material/Share';
import { Box, Button, Typography } from '@mui/material';
import { copyText } from '../../app/copyText.ts';
import { useNotice } from '../../app/notice.tsx';
import { ReceiptDialog } from '../../sale/receipt/ReceiptDialog.tsx';
import { paperDocumentOf } from '../../sale/receipt/SaleReceipt.ts';
import { usePaperTexts } from '../../sale/receipt/usePaperTexts.ts';
import { useReceiptLink } from '../../sale/receipt/useReceiptLink.ts';
import { useTaxCopy } from '../../sale/receipt/useTaxCopy.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

/**
 * CHAN-30..32 The receipt again, marked as a copy unless it is a tax invoice that was never printed; the member's points
 * after the sale are not stored.
 */
export function ReceiptCopy({ sale, onClose }: { sale: SaleDetailFragment; onClose: () => void }) {
  const { link } = useReceiptLink(sale.id);
  const texts = usePaperTexts();
  const receipt = {
    transaction: sale,
    isIncomplete: false,
    isVoid: sale.status === 'VOID',
    isReturn: Boolean(sale.returnOf),
    exchange: sale.exchange,
    link,
    texts,
  };
  const document = paperDocumentOf(receipt);
  const { isCopy, onPrinted } = useTaxCopy(document, sale.id);
  return (
    <ReceiptDialog
      receipt={receipt}
      notice={link && <ReceiptLinkBar url={link.url} title={sale.transactionNo} />}
      isCopy={isCopy || document === null}
      onPrinted={onPrinted}
      onClose={onClose}
    />
  );
}

/** The link of the receipt page, to send to the customer. */
function ReceiptLinkBar({ url, title }: { readonly url: string; readonly title: string }) {
  const t = useSaleDetailMessages();
  const notify = useNotice();
  const copy = async () => {
    const isCopied = await copyText(url);
    notify(t(isCopied ? 'link.copied' : 'link.notCopied'), isCopied ? 'success' : 'error');
  };
  // The promise rejects if the user closes the dialog without sending.
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
