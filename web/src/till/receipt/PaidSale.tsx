import CheckCircle from '@mui/icons-material/CheckCircle';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Print from '@mui/icons-material/Print';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { beside } from '../../app/column.ts';
import { ReceiptDialog } from '../../sale/receipt/ReceiptDialog.tsx';
import { ReceiptPaper } from '../../sale/receipt/ReceiptPaper.tsx';
import type { SaleReceipt } from '../../sale/receipt/SaleReceipt.ts';
import { useClaimUrl } from '../../sale/receipt/useClaimUrl.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { iconSize, radius, textSize } from '../../ui/tokens.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { ClosedScanner } from '../scan/ClosedScanner.tsx';
import { HistoryLink } from '../words/HistoryLink.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useSuccessMessages } from './messages.ts';

export function PaidSale({ receipt: paid }: { receipt: SaleReceipt }) {
  const t = useSuccessMessages();
  const words = useTillMessages();
  const format = useFormat();
  const { transaction, remainingPoints } = paid;
  const receipt = { ...paid, claimUrl: useClaimUrl(transaction) };
  const [isOpen, setOpen] = useState(false);
  const [printed, setPrinted] = useState(false);
  const navigate = useNavigate();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  useShortcut(SHORTCUT.proceed, () => navigate('/payment'));
  const sellOn = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === result.current) navigate('/payment');
  };
  useShortcut(SHORTCUT.discount, () => setOpen(true));
  const change = transaction.channels.reduce((sum, { changeAmount }) => sum + (changeAmount ?? 0), 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: beside('minmax(0, 1fr) 320px'), gap: 3, alignItems: 'start' }}>
      <Paper variant="outlined" sx={{ borderRadius: radius.card, p: { xs: 2.5, sm: 4 }, textAlign: 'center' }}>
        <CheckCircle sx={{ fontSize: iconSize.tile, color: 'success.main' }} />
        {/* Read out when it comes, and where the keyboard stands: that it is paid, and what is given back. */}
        <div role="status" ref={result} tabIndex={-1} style={{ outline: 0 }} onKeyDown={sellOn}>
          <Typography variant="h1" sx={{ mt: 1 }}>
            {t('success.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('success.number', { number: transaction.transactionNo })}
          </Typography>
          <HistoryLink id={transaction.id} />
          {receipt.isIncomplete && (
            <Alert severity="warning" sx={{ mt: 3, textAlign: 'left' }}>
              {t('success.incomplete')}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, my: 4 }}>
            {change > 0 && (
              <BigFigure label={t('success.change')} value={format.baht(change)} unit={words('thb')} strong />
            )}
            {remainingPoints != null && (
              <BigFigure
                label={t('success.remaining')}
                value={format.count(remainingPoints)}
                unit={t('success.earned', format.points(transaction.earnPoints))}
              />
            )}
          </Box>
        </div>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: 1.5,
            '& .MuiButton-root': { whiteSpace: 'nowrap', flex: { xs: '1 1 auto', sm: 'none' } },
          }}
        >
          <Button component={Link} to="/" size="large" variant="outlined" startIcon={<HomeOutlined />}>
            {t('success.home')}
          </Button>
          <Button
            size="large"
            variant="outlined"
            startIcon={<Print />}
            onClick={() => setOpen(true)}
            aria-keyshortcuts={SHORTCUT.discount}
            sx={{ gap: 0.75 }}
          >
            {t('success.print')}
            <KeyHint onButton>{SHORTCUT.discount}</KeyHint>
          </Button>
          <Button
            component={Link}
            to="/payment"
            size="large"
            variant="contained"
            aria-keyshortcuts={SHORTCUT.proceed}
            sx={{ minWidth: 160, gap: 1 }}
          >
            {t('success.newSale')}
            <KeyHint onButton>{SHORTCUT.proceed}</KeyHint>
          </Button>
        </Box>
      </Paper>
      <ClosedScanner />
      <ReceiptPaper receipt={receipt} />
      {isOpen && (
        <ReceiptDialog
          receipt={receipt}
          isCopy={printed}
          onPrinted={() => setPrinted(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

function BigFigure({
  label,
  value,
  unit,
  strong = false,
}: {
  label: string;
  value: string;
  unit: string;
  strong?: boolean;
}) {
  return (
    <Box
      sx={{
        flex: '1 1 160px',
        maxWidth: { sm: 280 },
        py: 2.5,
        px: 1.5,
        borderRadius: radius.card,
        bgcolor: strong ? 'primary.main' : 'grey.50',
        color: strong ? 'primary.contrastText' : 'text.primary',
      }}
    >
      <Typography>{label}</Typography>
      <Typography sx={{ fontSize: textSize.display, fontWeight: 700, lineHeight: 1.25 }}>{value}</Typography>
      <Typography variant="body2">{unit}</Typography>
    </Box>
  );
}
