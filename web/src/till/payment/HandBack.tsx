import { Box } from '@mui/material';
import { negate } from '@taem/domain/money/money.ts';
import type { ExchangeTender } from '@taem/domain/till/basketExchange.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { textSize } from '../../ui/tokens.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useHandBackWords } from '../exchange/useHandBackWords.ts';
import { StepCard } from './StepCard.tsx';

/**
 * Replaces the payment methods if what comes back is worth more: the amount handed back to the customer, and by which
 * tenders.
 */
export function HandBack({ tenders }: { tenders: readonly ExchangeTender[] }) {
  const t = useBasketMessages();
  const format = useFormat();
  const words = useHandBackWords();
  return (
    <StepCard step={1} title={t('basket.handBack')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tenders.map((tender, at) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders differ by nothing else, and none moves here.
            key={at}
            sx={{ display: 'flex', gap: 2, alignItems: 'baseline', justifyContent: 'space-between' }}
          >
            {words(tender)}
            <Box component="strong" sx={{ fontSize: textSize.figure }}>
              ฿{format.money(negate(tender.amount))}
            </Box>
          </Box>
        ))}
      </Box>
    </StepCard>
  );
}
