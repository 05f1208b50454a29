import { Alert, Box, Button, Typography } from '@mui/material';
import { phoneIn } from '@taem/domain/reading/phone.ts';
import { useRef, useState } from 'react';
import { currentLanguage } from '../../../app/i18n.ts';
import { newKey } from '../../../app/newKey.ts';
import { Field } from '../../../form/Field.tsx';
import { Form } from '../../../form/Form.tsx';
import { PhoneInput } from '../../../form/fields/PhoneInput.tsx';
import { FormProblem } from '../../../form/SubmitRow.tsx';
import { useForm } from '../../../form/useForm.ts';
import { textSize } from '../../../ui/tokens.ts';
import type { SendSelfRegisterUrlMutation } from '../../gql/graphql.ts';
import { useSendSelfRegisterUrlMutation } from '../../gql/hooks.ts';
import { useQrMessages } from './messages.ts';

type Sent = NonNullable<SendSelfRegisterUrlMutation['sendSelfRegisterUrl']['sentMessage']>;

/** CUST-23..25 Sends the link by SMS, for a customer who does not scan; an invalid number is reported before it is sent. */
export function SendLink({ branchId }: { readonly branchId: string }) {
  const t = useQrMessages();
  const [mutate] = useSendSelfRegisterUrlMutation({ fetchPolicy: 'no-cache' });
  const [sent, setSent] = useState<Sent | null>(null);
  // A new key for another number, which is another message.
  const key = useRef(newKey());
  const form = useForm({
    start: { phone: '' },
    rule: ({ phone }) => ({ phone: phoneIn(phone) === null ? t('qr.wrongPhone') : undefined }),
    send: async ({ phone }) => {
      setSent(null);
      const language = currentLanguage() === 'en' ? 'EN' : 'TH';
      const input = { phone, branchId, language, idempotencyKey: key.current } as const;
      const answer = (await mutate({ variables: { input } })).data?.sendSelfRegisterUrl;
      if (!answer) throw new Error('The answer has no payload');
      const [refused] = answer.userErrors;
      if (refused) {
        const message = refused.code === 'TOO_MANY_ATTEMPTS' ? t('qr.tooMany') : refused.message;
        return [{ code: refused.code, message, path: ['phone'] }];
      }
      setSent(answer.sentMessage ?? null);
      key.current = newKey();
      return null;
    },
  });
  return (
    <Box sx={{ width: '100%' }}>
      <Form form={form} guard={false}>
        <Typography sx={{ mb: 1 }}>{t('qr.fill')}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Field
            as={PhoneInput}
            name="phone"
            label={t('qr.phone')}
            placeholder="081-234-5678"
            onChanged={() => {
              key.current = newKey();
            }}
          />
          <Button
            ref={form.save}
            type="submit"
            variant="outlined"
            loading={form.isBusy}
            sx={{ minHeight: 56, minWidth: 88 }}
          >
            {t('qr.send')}
          </Button>
        </Box>
        <FormProblem form={form} />
      </Form>
      <div role="status">
        {sent && (
          <Alert severity="success" sx={{ mt: 1.5 }}>
            {t('qr.sent', { phone: sent.phone })}
            <Box
              component="pre"
              sx={{ m: 0, mt: 0.5, fontSize: textSize.small, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {JSON.stringify({ ...sent, __typename: undefined }, null, 2)}
            </Box>
          </Alert>
        )}
      </div>
    </Box>
  );
}
