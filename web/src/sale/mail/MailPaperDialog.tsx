import { Box, Typography } from '@mui/material';
import { FORM_MESSAGES } from '@taem/domain/form/messages.ts';
import { emailIn } from '@taem/domain/reading/email.ts';
import { useRef } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import type { PaperMailingQuery } from '../gql/graphql.ts';
import { useMailPaperMutation, usePaperMailingQuery } from '../gql/hooks.ts';
import { MailState } from './MailState.tsx';
import { messages, useMailMessages } from './messages.ts';

export interface MailedPaper {
  /** Id of the tax document; null for the receipt. */
  readonly taxDocumentId: string | null;
  /** The number of the paper. */
  readonly number: string;
}

interface Props {
  readonly saleId: string;
  /** The papers to choose from; the first is preselected. */
  readonly papers: readonly [MailedPaper, ...MailedPaper[]];
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/** Maximum number of earlier mails that are displayed. */
const MAX_BEFORE = 3;

/** Mails a paper as PDF, to the known address of its buyer or to another one. */
export function MailPaperDialog(props: Props) {
  const { data, error } = usePaperMailingQuery({ variables: { id: props.saleId }, fetchPolicy: 'network-only' });
  // Earlier mails are only a help: without an answer an address can still be typed.
  const mailing = data?.paperMailing ?? (error ? NO_MAILS : null);
  return mailing && <MailForm {...props} mailing={mailing} />;
}

const NO_MAILS: Mailing = { suggestedEmail: null, suggestedLanguage: null, mails: [] };
type Mailing = Omit<PaperMailingQuery['paperMailing'], '__typename'>;

function MailForm({ saleId, papers, mailing, onSent, onClose }: Props & { mailing: Mailing }) {
  const t = useMailMessages();
  const language = useLanguage();
  const notify = useNotice();
  const [send] = useMailPaperMutation();
  const [first] = papers;
  // One key per content: pressed again after an answer was lost, nothing is mailed twice.
  const key = useRef({ of: '', key: '' });
  const keyOf = (content: string) => {
    if (key.current.of !== content) key.current = { of: content, key: newKey() };
    return key.current.key;
  };
  const recipient = useRef('');
  const form = useForm({
    start: {
      paper: first.number,
      email: mailing.suggestedEmail ?? '',
      language: mailing.suggestedLanguage ?? (language === 'th' ? ('TH' as const) : ('EN' as const)),
    },
    rule: ({ email }) => (emailIn(email) === null ? { email: FORM_MESSAGES.emailNotValid } : {}),
    send: async (read) => {
      const { taxDocumentId } = papers.find(({ number }) => number === read.paper) ?? first;
      recipient.current = emailIn(read.email) ?? read.email;
      const content = { transactionId: saleId, taxDocumentId, email: recipient.current, language: read.language };
      const input = { ...content, idempotencyKey: keyOf(JSON.stringify(content)) };
      const outcome = (await send({ variables: { input } })).data?.mailPaper;
      if (!outcome) throw new Error('The answer has no payload');
      return outcome.userErrors;
    },
    failed: t('mail.failed'),
    problemOf: ([error]) => {
      const words = `refused.${error?.code}`;
      return words in messages.th ? t(words as 'refused.PERMISSION') : (error?.message ?? t('mail.failed'));
    },
    onDone: () => {
      notify(t('mail.queued', { email: recipient.current }), 'success');
      onSent?.();
      onClose();
    },
  });
  const before = mailing.mails.slice(0, MAX_BEFORE);
  return (
    <FormDialog
      form={form}
      title={t('mail.title')}
      hint={papers.length === 1 ? t('mail.hint', { number: first.number }) : undefined}
      save={t('mail.send')}
      maxWidth="sm"
      onClose={onClose}
    >
      {papers.length > 1 && (
        <Field
          as={ChoiceInput<string>}
          name="paper"
          label={t('mail.paper')}
          options={papers.map(({ number, taxDocumentId }) => ({
            id: number,
            name: taxDocumentId === null ? t('mail.receipt', { number }) : number,
          }))}
        />
      )}
      <Field as={TextInput} name="email" label={t('mail.email')} max={200} inputMode="email" required autoFocus />
      <Field
        as={ChoiceInput<'TH' | 'EN'>}
        name="language"
        label={t('mail.language')}
        options={[
          { id: 'TH', name: t('mail.th') },
          { id: 'EN', name: t('mail.en') },
        ]}
      />
      {before.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="subtitle2">{t('mail.before')}</Typography>
          {before.map((mail) => (
            <MailState key={mail.id} mail={mail} />
          ))}
        </Box>
      )}
    </FormDialog>
  );
}
