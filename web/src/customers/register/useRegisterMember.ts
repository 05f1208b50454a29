import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { OperationFault } from '../../app/sendOperation.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import type { CreateMemberInput } from '../../gql/contract.ts';
import { RegisterMemberDocument, type RegisterMemberMutation, type TillMemberFragment } from '../gql/graphql.ts';
import { useRegisterMemberMutation } from '../gql/hooks.ts';
import { problemOf } from '../questions/checkAnswers.ts';
import type { Problems } from '../questions/question.ts';
import { useRegisterMessages } from './messages.ts';
import { questionOf } from './registerInput.ts';

type UserError = RegisterMemberMutation['createMember']['userErrors'][number];

export interface Refusal {
  /** CUST-46 Above the words when answers break a rule; null otherwise. */
  readonly title: string | null;
  readonly words: readonly string[];
  /** What can be put right at a question. */
  readonly problems: Problems;
}

/** Makes the member once, however often it is asked (CUST-16, CUST-45, CUST-46). */
export function useRegisterMember(onRegistered: (member: TillMemberFragment) => void) {
  const t = useRegisterMessages();
  const [mutate] = useRegisterMemberMutation({ fetchPolicy: 'no-cache' });
  // One for these answers, however often they are sent: whose answer was lost has made the member all the same.
  const [idempotencyKey] = useState(newKey);
  const [submitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const wordsOf = ({ code, message }: UserError): string => {
    if (code === 'ALREADY_MEMBER') return t('register.member');
    if (code === 'IDEMPOTENCY_CONFLICT') return t('register.already');
    if (code === 'WRONG_PHONE') return t('register.wrongPhone');
    return code === 'VALIDATION' ? message : t('register.wrong', { message });
  };
  const register = async (answers: CreateMemberInput, picture: File | null) => {
    if (submitting) return;
    setSubmitting(true);
    setRefusal(null);
    const input = { ...answers, idempotencyKey };
    try {
      const data = picture
        ? await sendUpload(RegisterMemberDocument, { input: { ...input, image: null } }, 'input.image', picture)
        : (await mutate({ variables: { input } })).data;
      const { member, userErrors = [] } = data?.createMember ?? {};
      if (member) return onRegistered(member);
      const isInvalid = userErrors.some(({ code }) => code === 'VALIDATION');
      const title = isInvalid ? t('register.invalid') : null;
      setRefusal({ title, words: userErrors.map(wordsOf), problems: problemsOf(userErrors) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const words = t(isReadable(error) ? 'register.wrong' : 'register.unreadable', { message });
      setRefusal({ title: null, words: [words], problems: {} });
    } finally {
      setSubmitting(false);
    }
  };
  return { register, submitting, refusal };
}

/** Whether the API said it; anything else is no answer that can be read, as of a proxy (CUST-46). */
function isReadable(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) || (error instanceof OperationFault && error.answer !== null);
}

function problemsOf(errors: readonly UserError[]): Problems {
  return Object.fromEntries(
    errors.flatMap(({ code, message, path }) => {
      if (code === 'ALREADY_MEMBER') return [['phone', 'member'] as const];
      if (code === 'WRONG_PHONE') return [['phone', 'wrongPhone'] as const];
      const question = questionOf(path);
      return question ? [[question, problemOf(message, question)] as const] : [];
    }),
  );
}
