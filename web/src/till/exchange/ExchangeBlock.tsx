import Close from '@mui/icons-material/CloseRounded';
import { Alert, Box, Button, IconButton } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { type BasketExchange, type ExchangedLine, withoutLine } from '@taem/domain/till/basketExchange.ts';
import { returnNoteWords } from '@taem/domain/transactions/returnReason.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { useReversalWords } from '../../sale/reversal/useReversalWords.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { textSize } from '../../ui/tokens.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { billInSight } from '../bill/billInSight.ts';
import { useHoldBill } from '../typed/billHold.ts';
import { useTillMessages } from '../words/messages.ts';
import { useExchangeMessages } from './messages.ts';
import { useReadWorth } from './useReadWorth.ts';

interface ExchangeBlockProps {
  exchange: BasketExchange;
  readOnly?: boolean;
}

/** The goods that come back from an earlier sale, above the new ones: each line with its worth as the gateway calculates it. */
export function ExchangeBlock({ exchange, readOnly = false }: ExchangeBlockProps) {
  const t = useExchangeMessages();
  const words = useTillMessages();
  const reversal = useReversalWords();
  const { failure, readAgain } = useReadWorth(exchange, readOnly);
  const { transactionNo, lines, worth } = exchange;
  const refusals = worth?.refusals ?? [];
  const isStopped = failure !== null || refusals.length > 0;
  useHoldBill(isStopped ? 'closedElsewhere' : null);
  useEffect(() => {
    // On a phone the bill is closed, and the problem would be out of sight.
    if (isStopped) billInSight.set(true);
  }, [isStopped]);
  const amountOf = (position: number) => worth?.rows.find((row) => row.position === position)?.amount;
  const others = worth?.rows.filter(({ position }) => lines.every((line) => line.position !== position)) ?? [];
  return (
    <Box component="section" sx={BLOCK} aria-label={t('exchange.title')}>
      <Box sx={{ px: 2, pt: 1, fontSize: textSize.small, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <strong>{t('exchange.title')}</strong> <WholeNumbers text={t('exchange.of', { number: transactionNo })} />
      </Box>
      <div role="status">
        {refusals.map((refusal) => (
          <Alert key={refusal.code} severity="error">
            {reversal.planned(refusal, exchange)}
          </Alert>
        ))}
        {failure && (
          <Alert severity="error" action={<Button onClick={readAgain}>{words('retry')}</Button>}>
            {t(`exchange.${failure}`)}
          </Alert>
        )}
      </div>
      <Box component="ul" sx={{ m: 0, px: 0, pt: 0, pb: 0.5, listStyle: 'none' }}>
        {lines.map((line) => (
          <Line
            key={line.position}
            line={line}
            amount={amountOf(line.position)}
            onRemove={
              readOnly
                ? undefined
                : () => basketStore.dispatch({ type: 'setExchange', exchange: withoutLine(exchange, line.position) })
            }
          />
        ))}
        {others.map(({ position, name, amount }) => (
          <Row key={position} name={name} amount={amount} />
        ))}
        {worth && worth.deliveryCost !== 0 && <Row name={t('exchange.delivery')} amount={worth.deliveryCost} />}
        {worth?.addedVat !== undefined && worth.addedVat !== 0 && (
          <Row name={t('exchange.addedVat')} amount={worth.addedVat} />
        )}
      </Box>
    </Box>
  );
}

function Line({
  line,
  amount,
  onRemove,
}: {
  line: ExchangedLine;
  amount: Satang | undefined;
  onRemove: (() => void) | undefined;
}) {
  const t = useExchangeMessages();
  const format = useFormat();
  const language = useLanguage();
  const { name, options, qty, reason, restock } = line;
  const facts = [
    ...options,
    ...(reason ? [returnNoteWords(reason, language)] : []),
    ...(restock ? [] : [t('exchange.noRestock')]),
  ];
  return (
    <Box component="li" sx={{ ...LINE, pl: onRemove ? 0.25 : 2 }}>
      {onRemove && (
        <IconButton
          aria-label={t('exchange.remove', { name })}
          onClick={onRemove}
          sx={{ width: 44, height: 44, my: -0.5 }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      <Box component="span" sx={ABOUT}>
        {t('exchange.line', { qty: format.count(qty), name })}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </Box>
      <Amount amount={amount} />
    </Box>
  );
}

function Row({ name, amount }: { name: string; amount: Satang }) {
  return (
    <Box component="li" sx={{ ...LINE, pl: 2 }}>
      <Box component="span" sx={ABOUT}>
        {name}
      </Box>
      <Amount amount={amount} />
    </Box>
  );
}

function Amount({ amount }: { amount: Satang | undefined }) {
  const format = useFormat();
  if (amount === undefined) return <b aria-hidden>…</b>;
  return <b>{format.money(amount)}</b>;
}

const BLOCK = { borderBottom: 1, borderColor: 'divider', bgcolor: 'grey.50' } as const;
const LINE = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, pr: 2, py: 0.25 } as const;
const ABOUT = {
  ...{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: textSize.body },
  '& small': { display: 'block', fontSize: textSize.small, color: 'text.secondary' },
} as const;
