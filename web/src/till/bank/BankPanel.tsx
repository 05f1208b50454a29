import { Alert, Box, Button, DialogContentText, Paper, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { SecretOnce } from '../../resources/SecretOnce.tsx';
import { useViewer } from '../../resources/useViewer.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import { useConfirmationSecretQuery, useCreateConfirmationSecretMutation } from '../gql/hooks.ts';
import { useBankMessages } from './messages.ts';

/** The bank's confirmation of payments into an account: the account's code, and a secret that is displayed once. */
export function BankPanel({ row }: { readonly row: Row }) {
  const t = useBankMessages();
  const language = useLanguage();
  const mayWrite = useViewer().canWrite(PAGE.paymentMethod);
  const { data, error, refetch } = useConfirmationSecretQuery({
    variables: { paymentChannelId: row.id },
    fetchPolicy: 'network-only',
    skip: !mayWrite,
  });
  const [create, { loading }] = useCreateConfirmationSecretMutation();
  const [isAsking, setAsking] = useState(false);
  const [once, setOnce] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const state = data?.confirmationSecret;

  const renew = async () => {
    setAsking(false);
    setProblem(null);
    const variables = { input: { paymentChannelId: row.id } };
    const answer = await create({ variables }).catch(() => null);
    const created = answer?.data?.createConfirmationSecret;
    if (created?.secret) setOnce(created.secret);
    else setProblem(created?.userErrors[0]?.message ?? t('bank.lost'));
    void refetch().catch(() => undefined);
  };
  if (!mayWrite || error) return <Alert severity="error">{t('bank.failed')}</Alert>;
  if (!state) return <LoadingView count={2} />;
  const { account, lastFour, createdAt, createdBy } = state;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{t('bank.intro')}</Typography>
      {!row.billerId && <Alert severity="info">{t('bank.noBiller')}</Alert>}
      <AccountCode account={account} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography sx={{ flex: '1 1 240px' }}>
          {lastFour
            ? t('bank.made', { lastFour, time: formatMoment(createdAt ?? '', language), by: createdBy ?? NOTHING })
            : t('bank.none')}
        </Typography>
        <Button
          variant={lastFour ? 'outlined' : 'contained'}
          loading={loading}
          onClick={() => (lastFour ? setAsking(true) : void renew())}
        >
          {t(lastFour ? 'bank.renew' : 'bank.create')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('bank.renewTitle')}
        confirmLabel={t('bank.renew')}
        cancelLabel={t('bank.keep')}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        <DialogContentText>{t('bank.renewText', { lastFour: lastFour ?? '' })}</DialogContentText>
      </ConfirmDialog>
      {once && (
        <SecretOnce
          title={t('once.title')}
          text={t('once.text')}
          label={t('bank.secret')}
          secret={once}
          hint={t('once.hint')}
          copy={t('once.copy')}
          onClose={() => setOnce(null)}
        >
          <AccountCode account={account} />
        </SecretOnce>
      )}
    </Paper>
  );
}

function AccountCode({ account }: { readonly account: string }) {
  const t = useBankMessages();
  return <CodeText label={t('bank.account')} value={account} />;
}
