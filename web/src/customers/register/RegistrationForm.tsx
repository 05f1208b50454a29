import type { ReactNode } from 'react';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useRegisterFormQuery } from '../gql/hooks.ts';
import type { Question } from '../questions/question.ts';
import { useRegisterMessages } from './messages.ts';

interface Props {
  readonly code: string;
  readonly children: (questions: readonly Question[]) => ReactNode;
}

/** CUST-26 Loads the questions of a form of the shop; shows an error if that fails. */
export function RegistrationForm({ code, children }: Props) {
  const t = useRegisterMessages();
  const { data, error, refetch } = useRegisterFormQuery({ variables: { code } });
  if (error && !data) return <ErrorView onRetry={() => void refetch()} />;
  if (!data) return <LoadingView count={6} height={76} />;
  if (!data.onboardForm) return <ErrorView title={t('register.noForm')} />;
  return children(data.onboardForm.questions);
}
