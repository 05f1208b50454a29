import { useEffect, useEffectEvent } from 'react';
import type { OnboardSource } from '../../gql/contract.ts';
import { useQuestionMessages } from './messages.ts';
import type { FieldProps } from './QuestionField.tsx';
import css from './questions.module.css';
import { SelectQuestion } from './SelectQuestion.tsx';
import type { UseChoices } from './useChoices.ts';

interface Props extends FieldProps {
  readonly useChoices: UseChoices;
  readonly source: OnboardSource;
  /** The question that narrows the list, with its answer. */
  readonly parent: { readonly name: string; readonly id: string } | undefined;
}

/** A choice from a list of the shop, such as the districts of the chosen province. */
export function ListQuestion({ useChoices, source, parent, ...field }: Props) {
  const t = useQuestionMessages();
  const waits = parent?.id === '';
  const { choices, error, retry } = useChoices(source, parent?.id);
  const only = parent && choices?.length === 1 ? choices[0]?.id : undefined;
  const takeOnly = useEffectEvent((id: string) => field.value === '' && field.onChange(id));
  useEffect(() => {
    // Most sub-districts have a single postcode, which needs no choice.
    if (only) takeOnly(only);
  }, [only]);
  return (
    <SelectQuestion
      {...field}
      choices={choices ?? []}
      disabled={field.disabled || waits || !choices}
      empty={waits ? t('question.chooseFirst', { question: parent.name }) : undefined}
      loading={!waits && !choices && error === null}
      after={
        error !== null && (
          <p role="alert" className={css.listFailed}>
            {t('question.noChoices', { error })}{' '}
            <button type="button" className={css.textButton} onClick={retry}>
              {t('question.again')}
            </button>
          </p>
        )
      }
    />
  );
}
