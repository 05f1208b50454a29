import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { SellerAccountFragment } from '../gql/graphql.ts';
import { usePaymentMessages } from './messages.ts';

const QR_SIZE = 176;

/** Where the customer transfers to: the account's own QR, or one with its details, and the details in words. */
export function SellerAccount({ account, total }: { account: SellerAccountFragment; total: Satang }) {
  const t = usePaymentMessages();
  const { institute, accountName, accountNo } = account;
  const ownQr = account.imageUrl === institute?.imageUrl ? null : account.imageUrl;
  // A number alone may be read as somebody's telephone, so what a customer's camera finds is text and no payment order.
  const details = [institute?.name, accountNo, accountName, `${toBaht(total).toFixed(2)} THB`]
    .filter(Boolean)
    .join('\n');
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ p: 1, border: 1, borderColor: 'divider', borderRadius: '12px', lineHeight: 0, bgcolor: '#fff' }}>
        {ownQr ? (
          <Box
            component="img"
            src={ownQr}
            alt={t('transfer.qr', { name: account.name })}
            sx={{ width: QR_SIZE, height: QR_SIZE, objectFit: 'contain' }}
          />
        ) : (
          <QRCodeSVG
            value={details}
            size={QR_SIZE}
            marginSize={1}
            level="M"
            role="img"
            title={t('transfer.qr', { name: account.name })}
          />
        )}
      </Box>
      <Box component="dl" sx={{ m: 0, minWidth: 0, '& dt': { color: 'text.secondary', fontSize: '0.875rem' } }}>
        <dt>{t('transfer.accountNo')}</dt>
        <Box component="dd" sx={{ m: 0, mb: 1, fontSize: '1.25rem', fontWeight: 700, whiteSpace: 'nowrap' }}>
          {accountNo ?? '-'}
          {accountNo && <CopyButton text={accountNo} />}
        </Box>
        <dt>{t('transfer.accountName')}</dt>
        <Box component="dd" sx={{ m: 0, mb: 1 }}>
          {accountName ?? '-'}
        </Box>
        <dt>{t('transfer.sellerBank')}</dt>
        <Typography component="dd" sx={{ m: 0 }}>
          {institute?.name ?? '-'}
        </Typography>
      </Box>
    </Box>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = usePaymentMessages();
  const [copied, setCopied] = useState(false);
  const label = copied ? t('transfer.copied') : t('transfer.copy');
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void copy()} sx={{ ml: 0.5 }}>
        <ContentCopy fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
