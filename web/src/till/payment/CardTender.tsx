import { Box } from '@mui/material';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { useEffect, useState } from 'react';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import type { CardChoicesQuery } from '../gql/graphql.ts';
import { useCardChoicesQuery } from '../gql/hooks.ts';
import { usePaymentMessages } from './messages.ts';
import { OptionCards } from './OptionCards.tsx';
import { otherLast, otherOf } from './otherLast.ts';
import { useTenderWords } from './useTenderWords.ts';

interface CardTenderProps {
  total: Satang;
  /** Called with the current choice, once the choices are read. */
  onTender: (channels: readonly PaymentPayloadChannel[]) => void;
}

/** CHAN-11: the card's bank and brand, in the confirmation; Other by default. */
export function CardTender({ total, onTender }: CardTenderProps) {
  const t = usePaymentMessages();
  const { listed } = useTenderWords();
  const { data, error, refetch } = useCardChoicesQuery();
  const [bankId, setBankId] = useState<string | null>(null);
  const [cardId, setCardId] = useState<string | null>(null);
  const { banks, bank, cards, card } = chosenOf(data, bankId, cardId);
  const named = <Row extends { name: string }>(row: Row) => ({ ...row, name: listed(row.name) });

  const isRead = data !== undefined;
  useEffect(() => {
    if (!isRead) return;
    const ofBank = bank && { institute_id: bank.id, institute_name: bank.name };
    const ofCard = card && { card_id: card.id, card_name: card.name };
    onTender([{ type: 'Credit-Debit', amount: toBaht(total), ...ofBank, ...ofCard }]);
  }, [isRead, bank, card, total, onTender]);
  return (
    <>
      {error && !data && <ErrorView onRetry={() => void refetch()} />}
      {!data && !error && <LoadingView shape="cards" count={6} height={56} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <OptionCards
            autoFocus
            label={t('card.bank')}
            width={208}
            options={banks.map(({ id, name, imageUrl }) => named({ id, name, imageUrl: imageUrl ?? null }))}
            value={bank?.id ?? null}
            onChange={(id) => {
              setBankId(id);
              setCardId(null);
            }}
          />
          {cards.length > 0 && (
            <OptionCards
              label={t('card.type')}
              width={144}
              options={cards.map(({ id, name }) => named({ id, name }))}
              value={card?.id ?? null}
              onChange={setCardId}
            />
          )}
        </Box>
      )}
    </>
  );
}

function chosenOf(data: CardChoicesQuery | undefined, bankId: string | null, cardId: string | null) {
  const banks = otherLast(data?.institutes ?? []);
  const bank = banks.find(({ id }) => id === bankId) ?? otherOf(banks);
  const cards = otherLast(data?.cards.filter(({ instituteId }) => instituteId === bank?.id) ?? []);
  const card = cards.find(({ id }) => id === cardId) ?? otherOf(cards);
  return { banks, bank, cards, card };
}
