import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpen';
import { Alert, Button, DialogContentText } from '@mui/material';
import { closingObstacle, reopenForm } from '@taem/domain/till/closedMonth.ts';
import { daysOfMonth } from '@taem/domain/till/outputTax.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { writtenMonth } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { shopDate } from '../../app/shopDay.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ClosedMonthFragment } from '../gql/graphql.ts';
import { useClosedMonthsQuery, useCloseMonthMutation, useReopenMonthMutation } from '../gql/hooks.ts';
import { messages, useClosingMessages } from './messages.ts';

/** On a phone the button is below the text. */
const WRAPPING = { mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 70%' } };

/**
 * Shows whether the books of a month are closed, since when and with which figures. Users with the right can close it, and
 * reopen the last one.
 */
export function MonthClosing({ month }: { readonly month: string }) {
  const t = useClosingMessages();
  const language = useLanguage();
  const format = useFormat();
  const [asks, setAsks] = useState<'close' | 'reopen' | null>(null);
  const { data, refetch } = useClosedMonthsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { closedThrough = null, canClose, months } = data.closedMonths;
  const closed = months.find((row) => row.month === month && !row.reopenedAt);
  const isLast = closed?.month === closedThrough?.slice(0, 7);
  const obstacle = closingObstacle(month, { closedThrough, today: shopDate() });
  const done = () => {
    setAsks(null);
    void refetch();
  };
  const words = closed && {
    time: formatMoment(closed.closedAt, language),
    by: closed.closedByName,
    total: format.baht(closed.total),
    vat: format.baht(closed.vat),
  };
  const reopened = months.find((row) => row.month === month && row.reopenedAt);
  return (
    <>
      {obstacle === 'MONTH_CLOSED' && (
        <Alert
          severity="success"
          icon={<Lock fontSize="inherit" />}
          sx={WRAPPING}
          action={
            canClose && isLast ? (
              <Button
                color="inherit"
                startIcon={<LockOpen />}
                onClick={() => setAsks('reopen')}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {t('reopen')}
              </Button>
            ) : undefined
          }
        >
          {words ? t('closed', words) : t('closedBefore')}
        </Alert>
      )}
      {obstacle === null && canClose && (
        <Alert
          severity="info"
          sx={WRAPPING}
          action={
            <Button color="inherit" startIcon={<Lock />} onClick={() => setAsks('close')} sx={{ whiteSpace: 'nowrap' }}>
              {t('close')}
            </Button>
          }
        >
          {reopened
            ? t('reopened', {
                time: formatMoment(reopened.reopenedAt ?? '', language),
                by: reopened.reopenedByName ?? '',
                reason: reopened.reopenReason ?? '',
              })
            : t('open')}
        </Alert>
      )}
      {obstacle === 'NOT_THE_NEXT_MONTH' && closedThrough && (
        <Alert severity="info" sx={WRAPPING}>
          {t('earlierOpen', { month: writtenMonth(addDays(closedThrough, 1), language) })}
        </Alert>
      )}
      {asks === 'close' && (
        <CloseDialog month={month} isFirst={closedThrough === null} onDone={done} onClose={() => setAsks(null)} />
      )}
      {asks === 'reopen' && closed && (
        <ReopenDialog
          of={closed}
          opensEarlier={!months.some(({ month: other, reopenedAt }) => !reopenedAt && other < closed.month)}
          onDone={done}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}

interface DialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function CloseDialog({
  month,
  isFirst,
  onDone,
  onClose,
}: DialogProps & { readonly month: string; readonly isFirst: boolean }) {
  const t = useClosingMessages();
  const language = useLanguage();
  const notify = useNotice();
  const refusal = useRefusal();
  const [close, { loading }] = useCloseMonthMutation();
  const name = writtenMonth(daysOfMonth(month)?.from ?? '', language);
  const run = async () => {
    const answer = await close({ variables: { input: { month } } }).catch(() => null);
    const [error] = answer?.data?.closeMonth.userErrors ?? [];
    if (answer?.data?.closeMonth.closedMonth) {
      notify(t('closeDone', { month: name }), 'success');
      return onDone();
    }
    notify(refusal(error), 'error');
  };
  return (
    <ConfirmDialog
      open
      title={t('closeTitle', { month: name })}
      confirmLabel={t('close')}
      cancelLabel={t('keepOpen')}
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <DialogContentText>{t('closeText')}</DialogContentText>
      {isFirst && <DialogContentText sx={{ mt: 1 }}>{t('closeFirst')}</DialogContentText>}
    </ConfirmDialog>
  );
}

/** Reopening the only closed month also opens all months before it, as they were closed with it. */
function ReopenDialog({
  of,
  opensEarlier,
  onDone,
  onClose,
}: DialogProps & { readonly of: ClosedMonthFragment; readonly opensEarlier: boolean }) {
  const t = useClosingMessages();
  const language = useLanguage();
  const refusal = useRefusal();
  const [reopen] = useReopenMonthMutation();
  const form = useForm<{ reason: string }>({
    start: { reason: '' },
    rule: reopenForm,
    send: async ({ reason }) => {
      const outcome = (await reopen({ variables: { input: { id: of.id, reason } } })).data?.reopenMonth;
      if (!outcome) throw new Error('The answer has no payload');
      return outcome.userErrors;
    },
    failed: t('failed'),
    problemOf: ([error]) => refusal(error),
    onDone,
  });
  const name = writtenMonth(daysOfMonth(of.month)?.from ?? '', language);
  return (
    <FormDialog
      form={form}
      title={t('reopenTitle', { month: name })}
      hint={opensEarlier ? `${t('reopenText')} ${t('reopenFirst')}` : t('reopenText')}
      save={t('reopen')}
      onClose={onClose}
    >
      <Field as={TextInput} name="reason" label={t('reason')} max={500} lines={2} />
    </FormDialog>
  );
}

interface Refused {
  readonly code: string;
  readonly params?: readonly { readonly name: string; readonly value: string }[] | null;
}

/** Returns a function that words a refusal for staff. */
function useRefusal() {
  const t = useClosingMessages();
  return (error: Refused | undefined) => {
    const key = `refused.${error?.code}`;
    const tills = error?.params?.find(({ name }) => name === 'tills')?.value ?? '';
    return key in messages.th ? t(key as 'refused.SHIFTS_NOT_CLOSED', { tills }) : t('failed');
  };
}
