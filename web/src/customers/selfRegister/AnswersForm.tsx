import { createContext, useContext } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import { SelfRegisterChoicesDocument } from '../gql/graphql.ts';
import { choicesInOrder } from '../questions/choicesInOrder.ts';
import { QuestionField } from '../questions/QuestionField.tsx';
import type { Question } from '../questions/question.ts';
import css from '../questions/questions.module.css';
import type { useAnswers } from '../questions/useAnswers.ts';
import type { UseChoices } from '../questions/useChoices.ts';
import type { useConsent } from '../questions/useConsent.ts';
import { usePublicQuery } from './usePublicQuery.ts';

interface Props {
  /** Token of the registration link, with which the choices of questions are read. */
  readonly token: string;
  readonly questions: readonly Question[];
  readonly given: ReturnType<typeof useAnswers>;
  readonly consent: ReturnType<typeof useConsent>;
  /** Why it was refused. */
  readonly alert: string | null;
  readonly label: string;
  readonly busyLabel: string;
  /** Sends the answers, which are valid. */
  readonly onSend: () => Promise<unknown>;
}

/** The registration questions on a customer's own device; errors are displayed at their fields. */
export function AnswersForm({ token, questions, given, consent, onSend, ...form }: Props) {
  return (
    <PlainForm {...form} onSend={() => given.check() && onSend()}>
      <LinkToken value={token}>
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            useChoices={useChoicesBehindLink}
            question={question}
            questions={questions}
            given={given}
          />
        ))}
      </LinkToken>
      <ConsentBox {...consent} />
    </PlainForm>
  );
}

/** The consent question, the last one of every form that customers fill in themselves. */
function ConsentBox({ wording, agreed, answer }: ReturnType<typeof useConsent>) {
  return (
    <label className={css.consent}>
      <input type="checkbox" checked={agreed !== null} onChange={({ target }) => answer(target.checked)} />
      <span>{wording}</span>
    </label>
  );
}

/** The token of the page's link. */
const LinkToken = createContext('');

/** Loads the lists of the shop for holders of its link. */
const useChoicesBehindLink: UseChoices = (source, parentId) => {
  const token = useContext(LinkToken);
  const language = useLanguage();
  const variables = parentId === '' ? null : { token, source, parentId };
  const { data, error, retry } = usePublicQuery(SelfRegisterChoicesDocument, variables);
  const choices = data?.selfRegisterChoices ? choicesInOrder(source, data.selfRegisterChoices, language) : null;
  return { choices, error, retry };
};
