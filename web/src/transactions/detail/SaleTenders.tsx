import { Box, Divider } from '@mui/material';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useSaleMessages } from '../../sale/messages.ts';
import { type Fact, Facts, Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useListedName, useTenderName } from '../../sale/useTenderName.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

type Tender = SaleDetailFragment['channels'][number];
type Slip = SaleDetailFragment['slips'][number];

/** WALL-17 How it was paid: cash with its change, a transfer with the bank that sent it and the account that received it. */
export function SaleTenders({ sale }: { sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  const words = useSaleMessages();
  const format = useFormat();
  const tenderName = useTenderName();
  return (
    <Part title={t('sale.tenders')}>
      {sale.channels
        .filter(({ amount }, at) => at === 0 || !sale.returnOf || amount !== 0)
        .map((tender, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal tenders differ by nothing else, and none moves here.
          <Box key={at}>
            {at > 0 && <Divider sx={{ my: 1.5 }} />}
            <TenderFacts
              tender={tender}
              slip={sale.slips.find(({ position }) => position === at)}
              confirmation={sale.confirmations.find(({ position }) => position === at)}
            />
          </Box>
        ))}
      {/* On the return of an exchange, this money is a tender itself. */}
      {!sale.returnOf && sale.exchange && sale.exchange.handedBack.length > 0 && (
        <>
          <Divider sx={{ my: 1.5 }} />
          <Facts
            facts={sale.exchange.handedBack.map((tender) => [
              tenderName(t('sale.handedBack'), words(`tender.${tender.type}`), tender.instituteName, tender.cardName),
              <strong key="amount">{format.baht(0 - tender.amount)}</strong>,
            ])}
          />
        </>
      )}
    </Part>
  );
}

interface TenderFactsProps {
  tender: Tender;
  slip: Slip | undefined;
  confirmation: SaleDetailFragment['confirmations'][number] | undefined;
}

function TenderFacts({ tender, slip, confirmation }: TenderFactsProps) {
  const t = useSaleDetailMessages();
  const words = useSaleMessages();
  const format = useFormat();
  const listed = useListedName();
  const language = useLanguage();
  const { type, instituteName, receivedAmount, changeAmount, confirmedAt } = tender;
  const facts: Fact[] = [
    [words(`tender.${type}`), <strong key="amount">{format.baht(tender.amount)}</strong>],
    [t('sale.received'), receivedAmount == null ? null : format.baht(receivedAmount)],
    [t('sale.change'), changeAmount == null ? null : format.baht(changeAmount)],
    ...(type === 'TRANSFER'
      ? ([
          [t('sale.sender'), listed(tender.senderInstituteName ?? instituteName)],
          [t('sale.seller'), tender.paymentChannelId ? <SellerAccount key="seller" tender={tender} /> : null],
          [t('sale.slipReference'), slip && t('sale.slipOfBank', { ...slip })],
          [
            t('sale.confirmedBy'),
            confirmedAt ? t('sale.byBank', { time: formatMoment(confirmedAt, language) }) : t('sale.byCashier'),
          ],
          [t('sale.bankReference'), confirmation?.reference],
        ] satisfies Fact[])
      : ([[t('sale.bank'), listed(instituteName)]] satisfies Fact[])),
    [t('sale.card'), listed(tender.cardName)],
    [t('sale.action'), tender.actionCode],
  ];
  return <Facts facts={facts} />;
}

function SellerAccount({ tender: { paymentChannel } }: { tender: Tender }) {
  const t = useSaleDetailMessages();
  const listed = useListedName();
  if (!paymentChannel) return t('sale.sellerGone');
  const { name, institute, accountNo, accountName } = paymentChannel;
  return (
    <>
      {listed(institute?.name ?? name)}
      {accountNo && <Box sx={{ whiteSpace: 'nowrap' }}>{accountNo}</Box>}
      {accountName && <Box>{accountName}</Box>}
    </>
  );
}
