import CheckCircle from '@mui/icons-material/CheckCircle';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Print from '@mui/icons-material/Print';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { changeOf, type SaleReceipt } from '../../sale/receipt/SaleReceipt.ts';
import { useSlipMessages } from '../../sale/slips/messages.ts';
import { useTaxMessages } from '../../sale/tax/messages.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { iconSize, radius, textSize } from '../../ui/tokens.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { useHandBackWords } from '../exchange/useHandBackWords.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { HistoryLink } from '../words/HistoryLink.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useSuccessMessages } from './messages.ts';

interface PaidResultProps {
  receipt: SaleReceipt;
  /** Address at which the next sale begins. */
  next: string;
  /** Omitted if the shop gives no receipts. */
  onPrint?: (() => void) | undefined;
  /** Given only if the sale has an abbreviated tax invoice. */
  onTaxInvoice?: (() => void) | undefined;
  /** Given only if its order slips were not printed. */
  onPrintSlips?: (() => void) | undefined;
  /** Drawn beside the products of the next sale. */
  isBeside?: boolean;
}

/** CHAN-27: the notice that the sale is paid, the change, and the next actions. */
export function PaidResult({ receipt, next, onPrint, onTaxInvoice, onPrintSlips, isBeside = false }: PaidResultProps) {
  const t = useSuccessMessages();
  const words = useTillMessages();
  const slipWords = useSlipMessages();
  const tax = useTaxMessages();
  const format = useFormat();
  const { transaction, remainingPoints } = receipt;
  const navigate = useNavigate();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  const sellOn = () => navigate(next, { state: {} });
  useShortcut(SHORTCUT.proceed, sellOn);
  useShortcut(SHORTCUT.discount, () => onPrint?.(), { enabled: onPrint !== undefined });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === result.current) sellOn();
  };
  const size = isBeside ? 'medium' : 'large';
  const change = changeOf(receipt);
  const handBackWords = useHandBackWords();
  return (
    <Paper
      variant="outlined"
      sx={{ borderRadius: radius.card, p: isBeside ? 2 : { xs: 2.5, sm: 4 }, textAlign: 'center', flex: 'none' }}
    >
      {!isBeside && <CheckCircle sx={{ fontSize: iconSize.tile, color: 'success.main' }} />}
      {/* Announced when it appears, and focused: that it is paid, and the change. */}
      <div role="status" ref={result} tabIndex={-1} style={{ outline: 0 }} onKeyDown={onKeyDown}>
        <Typography variant={isBeside ? 'h2' : 'h1'} component="h1" sx={{ mt: isBeside ? 0 : 1 }}>
          {t(receipt.exchange ? 'success.exchanged' : 'success.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          <WholeNumbers text={t('success.number', { number: transaction.transactionNo })} />
        </Typography>
        {receipt.exchange && (
          <Typography sx={{ color: 'text.secondary' }}>
            <WholeNumbers text={t('success.returnNumber', { number: receipt.exchange.transactionNo })} />
          </Typography>
        )}
        <HistoryLink id={transaction.id} />
        {receipt.isIncomplete && (
          <Alert severity="warning" sx={{ mt: 3, textAlign: 'left' }}>
            {t('success.incomplete')}
          </Alert>
        )}
        {onPrintSlips && (
          <Alert
            severity="error"
            sx={{ mt: isBeside ? 1.5 : 3, textAlign: 'left' }}
            action={
              <Button color="inherit" onClick={onPrintSlips} sx={{ whiteSpace: 'nowrap' }}>
                {slipWords('slip.retry')}
              </Button>
            }
          >
            {slipWords('slip.failed')}
          </Alert>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: isBeside ? 1 : 2,
            my: isBeside ? 1.5 : 4,
            '&:empty': { mb: 0 },
          }}
        >
          {receipt.exchange?.handedBack?.map((tender, at) => (
            <BigFigure
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders differ by nothing else, and none moves here.
              key={at}
              label={t('success.handBack')}
              value={format.baht(0 - tender.amount)}
              unit={handBackWords(tender)}
              strong
            />
          ))}
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
          gap: isBeside ? 1 : 1.5,
          '& .MuiButton-root': {
            whiteSpace: 'nowrap',
            ...(isBeside && { px: 0.75 }),
            flex: isBeside ? '1 1 auto' : { xs: '1 1 auto', sm: 'none' },
          },
        }}
      >
        <Button component={Link} to="/" size={size} variant="outlined" startIcon={<HomeOutlined />}>
          {t('success.home')}
        </Button>
        {onPrint && (
          <Button
            size={size}
            variant="outlined"
            startIcon={<Print />}
            onClick={onPrint}
            aria-keyshortcuts={SHORTCUT.discount}
            sx={{ gap: 0.75 }}
          >
            {t('success.print')}
            <KeyHint onButton>{SHORTCUT.discount}</KeyHint>
          </Button>
        )}
        {onTaxInvoice && (
          <Button size={size} variant="outlined" onClick={onTaxInvoice}>
            {tax('tax.full')}
          </Button>
        )}
        <Button
          component={Link}
          to={next}
          state={{}}
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
  );
}

interface BigFigureProps {
  label: string;
  value: string;
  unit: string;
  strong?: boolean;
}

function BigFigure({ label, value, unit, strong = false }: BigFigureProps) {
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
