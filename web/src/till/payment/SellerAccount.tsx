import { Box, Typography } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { promptPayPayload } from '@taem/domain/till/promptPayPayload.ts';
import { useMemo, useState } from 'react';
import { late } from '../../app/late.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { textSize } from '../../ui/tokens.ts';
import { type DisplayedTransfer, useCustomerDisplay } from '../display/customerDisplay.ts';
import type { SellerAccountFragment } from '../gql/graphql.ts';
import { BankNotice } from './BankNotice.tsx';
import { CopyButton } from './CopyButton.tsx';
import { usePaymentMessages } from './messages.ts';
import { PayableQr } from './PayableQr.tsx';
import { useBankConfirmation } from './useBankConfirmation.ts';
import { useBillReferences } from './useBillReferences.ts';

const ScanDialog = late(async () => (await import('./ScanDialog.tsx')).ScanDialog);

interface SellerAccountProps {
  account: SellerAccountFragment;
  /** The amount that the customer transfers. */
  amount: Satang;
  /** Draws a smaller QR, beside a part of a split bill. */
  small?: boolean;
}

/**
 * The account that the customer transfers to: a QR that banking apps can pay if the account has PromptPay, else the
 * merchant's own picture, else only the account number, large. A QR that no bank can read would be worse than no QR.
 */
export function SellerAccount({ account, amount, small = false }: SellerAccountProps) {
  const t = usePaymentMessages();
  const format = useFormat();
  const { institute, accountName, accountNo } = account;
  const references = useBillReferences(account);
  const payload = promptPayPayload(account, amount, references);
  const ownQr = account.imageUrl === institute?.imageUrl ? null : account.imageUrl;
  const hasQr = payload !== null || Boolean(ownQr);
  const transfer = useMemo(
    (): DisplayedTransfer => ({
      ...{ amount, payload, picture: payload === null ? (ownQr ?? null) : null },
      ...{ accountName: accountName ?? null, accountNo: accountNo ?? null },
    }),
    [amount, payload, ownQr, accountName, accountNo],
  );
  useCustomerDisplay('transfer', transfer);
  const [isLarge, setLarge] = useState(false);
  const notice = <BankNotice confirmed={useBankConfirmation(account, references, amount)} amount={amount} />;
  return (
    <div>
      {isLarge ? <ScanDialog transfer={transfer} notice={notice} onClose={() => setLarge(false)} /> : notice}
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, alignItems: 'center', minWidth: 0 }}>
        {hasQr && (
          <PayableQr
            payload={payload}
            ownPicture={ownQr ?? null}
            name={account.name}
            size={small ? 132 : 184}
            caption={
              payload === null ? t('transfer.ownAmount') : t('transfer.promptPay', { amount: format.money(amount) })
            }
            onEnlarge={() => setLarge(true)}
          />
        )}
        <Box component="dl" sx={{ m: 0, minWidth: 0, '& dt': { color: 'text.secondary', fontSize: textSize.small } }}>
          <dt>{t('transfer.accountNo')}</dt>
          <Box
            component="dd"
            sx={{
              m: 0,
              mb: 1,
              fontSize: hasQr ? textSize.large : textSize.figure,
              fontWeight: 700,
              whiteSpace: 'nowrap',
            }}
          >
            {accountNo ?? NOTHING}
            {accountNo && <CopyButton text={accountNo} />}
          </Box>
          <dt>{t('transfer.accountName')}</dt>
          <Box component="dd" sx={{ m: 0, mb: 1 }}>
            {accountName ?? NOTHING}
          </Box>
          <dt>{t('transfer.sellerBank')}</dt>
          <Typography component="dd" sx={{ m: 0 }}>
            {institute?.name ?? NOTHING}
          </Typography>
        </Box>
      </Box>
    </div>
  );
}
