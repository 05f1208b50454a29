import { isApplicable } from '@taem/domain/customers/onboardForm.ts';
import { useLanguage } from '../../app/i18n.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { DayQuestion } from './DayQuestion.tsx';
import { ListQuestion } from './ListQuestion.tsx';
import { useQuestionMessages } from './messages.ts';
import { PictureQuestion } from './PictureQuestion.tsx';
import { isSupportedSource, nameOf, type Question } from './question.ts';
import css from './questions.module.css';
import { SelectQuestion } from './SelectQuestion.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import type { GivenAnswers } from './useAnswers.ts';
import type { UseChoices } from './useChoices.ts';

/** Properties of the field of every kind of question. */
export interface FieldProps {
  readonly question: Question;
  readonly label: string;
  readonly value: string;
  /** The error in words; null if there is none. */
  readonly problem: string | null;
  /** Whether another answer makes this question pointless (CUST-35). */
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

interface Props {
  readonly useChoices: UseChoices;
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly given: GivenAnswers;
}

/** One question of the form, with the field for its kind of answer (CUST-31). */
export function QuestionField({ useChoices, question, questions, given }: Props) {
  const { answers } = given;
  const problem = given.problems[question.id];
  const t = useQuestionMessages();
  const language = useLanguage();
  const field: FieldProps = {
    question,
    label: nameOf(question, language),
    value: answers[question.id] ?? '',
    problem: problem ? t(`problem.${problem}`) : null,
    disabled: !isApplicable({ logic: question.logic ?? null }, answers),
    onChange: (value) => given.answer(question.id, value),
  };
  switch (question.elementType) {
    case 'FILE':
      return <PictureQuestion {...field} picture={given.picture} onPicture={given.attach} />;
    case 'DATE_PICKER':
      return <DayQuestion {...field} />;
    case 'SINGLE_SELECT': {
      if (question.source) {
        if (!isSupportedSource(question.source)) return <UnknownQuestion label={field.label} kind={question.source} />;
        const above = questions.find(({ id }) => id === question.trigger);
        const parent = above && { name: nameOf(above, language), id: answers[above.id] ?? '' };
        return <ListQuestion {...field} useChoices={useChoices} source={question.source} parent={parent} />;
      }
      const choices = question.choices.map((choice) => ({ id: choice.code, name: nameOf(choice, language) }));
      if (question.format === 'free-text' || choices.length <= 3)
        return <ChoiceQuestion {...field} choices={choices} />;
      return <SelectQuestion {...field} choices={choices} />;
    }
    case 'TEXT':
    case 'INTEGER':
      return <TextQuestion {...field} />;
    default:
      return <UnknownQuestion label={field.label} kind={question.elementType satisfies never} />;
  }
}

/** CUST-32 A question of a newer form than this page supports: guessing its field would collect useless answers. */
function UnknownQuestion({ label, kind }: { readonly label: string; readonly kind: string }) {
  const t = useQuestionMessages();
  return (
    <p role="alert" className={css.unknown}>
      {t('question.unknown', { question: label, kind })}
    </p>
  );
}
