import { Box, Button, Typography } from '@mui/material';
import { shortNumber } from '../../sale/shortNumber.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { CONTROL, colours, radius, textSize } from '../../ui/tokens.ts';
import { type Card, type Line, minutesSince, waitOf } from './cardsOf.ts';
import { usePreparationMessages } from './messages.ts';
import { PreparationLine } from './PreparationLine.tsx';

interface Props {
  readonly card: Card;
  readonly now: Date;
  readonly disabled: boolean;
  readonly onPress: (line: Line) => void;
  readonly onAllDone: () => void;
}

/** What a station must prepare of one sale: its number, how long it has waited, and its lines. */
export function PreparationCard({ card: { order, lines, isOpen }, now, disabled, onPress, onAllDone }: Props) {
  const t = usePreparationMessages();
  const format = useFormat();
  const no = shortNumber(order.transactionNo);
  const minutes = minutesSince(order.paidAt, now);
  const colour = isOpen ? COLOURS[waitOf(minutes)] : 'success.main';
  return (
    <Box component="li" aria-label={t('order', { no })} sx={{ ...CARD, borderTopColor: colour }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, px: 1.5, pt: 1 }}>
        <Typography component="h3" sx={{ fontSize: textSize.title, fontWeight: 700 }}>
          {no}
        </Typography>
        <Typography noWrap sx={{ flex: 1, minWidth: 0, fontSize: textSize.large }}>
          {order.customerName}
        </Typography>
        {isOpen && (
          <Typography sx={{ color: colour, fontWeight: 650, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {minutes < 60
              ? t('minutes', { minutes })
              : t('hours', { hours: format.count(Math.floor(minutes / 60)), minutes: minutes % 60 })}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 1, p: 0.5 }}>
        {lines.map((line) => (
          <PreparationLine key={line.line} line={line} disabled={disabled} onPress={() => onPress(line)} />
        ))}
      </Box>
      {isOpen && (
        <Box sx={{ p: 1, pt: 0 }}>
          <Button
            fullWidth
            variant="outlined"
            disabled={disabled}
            aria-label={t('allDoneOf', { no })}
            onClick={onAllDone}
            sx={{ minHeight: CONTROL }}
          >
            {t('allDone')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const COLOURS = { SHORT: 'text.secondary', LONG: 'warning.dark', TOO_LONG: 'error.main' } as const;

const CARD = {
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderTopWidth: 4,
  borderRadius: radius.card,
  backgroundColor: colours.card,
} as const;
