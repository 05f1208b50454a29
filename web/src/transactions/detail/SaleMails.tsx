import MailOutlined from '@mui/icons-material/MailOutlined';
import { Box, Button, Typography } from '@mui/material';
import { LISTED_MAILS } from '@taem/domain/limits.ts';
import { useEffect, useState } from 'react';
import { late } from '../../app/late.tsx';
import { usePaperMailingQuery } from '../../sale/gql/hooks.ts';
import { MailState } from '../../sale/mail/MailState.tsx';
import { useMailMessages } from '../../sale/mail/messages.ts';
import { useMayMail } from '../../sale/mail/useMayMail.ts';
import { Part } from '../../sale/Part.tsx';
import type { SaleDetailFragment } from '../gql/graphql.ts';

const MailPaperDialog = late(async () => (await import('../../sale/mail/MailPaperDialog.tsx')).MailPaperDialog);

/** How often the state of a mail is read until its first try is finished. */
const EVERY_MS = 5_000;

/** The mailed papers of a sale or a return with the state of each mail, and a button to mail another one. */
export function SaleMails({ sale }: { sale: SaleDetailFragment }) {
  const t = useMailMessages();
  const may = useMayMail();
  const [isOpen, setOpen] = useState(false);
  const { data, refetch, startPolling, stopPolling } = usePaperMailingQuery({
    variables: { id: sale.id },
    fetchPolicy: 'cache-and-network',
  });
  const mails = data?.paperMailing.mails ?? [];
  const isWaiting = mails.some(({ state }) => state === 'WAITING');
  useEffect(() => {
    if (isWaiting) startPolling(EVERY_MS);
    else stopPolling();
  }, [isWaiting, startPolling, stopPolling]);
  if (mails.length === 0 && !may.receipts) return null;
  const receipt = { taxDocumentId: null, number: sale.transactionNo };
  // The paper of an abbreviated invoice is the receipt.
  const documents = may.documents ? sale.taxDocuments.filter(({ kind }) => kind !== 'ABBREVIATED') : [];
  const others = documents.map(({ id, documentNo }) => ({ taxDocumentId: id, number: documentNo }));
  return (
    <Part
      title={t('mails.title')}
      aside={
        may.receipts && (
          <Button startIcon={<MailOutlined />} onClick={() => setOpen(true)}>
            {t('mail.title')}
          </Button>
        )
      }
    >
      {mails.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('mails.none')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}
      >
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailState mail={mail} />
          </li>
        ))}
      </Box>
      {mails.length === LISTED_MAILS && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('mails.last', { listed: LISTED_MAILS })}
        </Typography>
      )}
      {isOpen && (
        <MailPaperDialog
          saleId={sale.id}
          papers={[receipt, ...others]}
          onSent={() => void refetch()}
          onClose={() => setOpen(false)}
        />
      )}
    </Part>
  );
}
