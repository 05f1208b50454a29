import { Button, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import { QuestionField } from '../questions/QuestionField.tsx';
import { fieldId, type Question } from '../questions/question.ts';
import type { GivenAnswers } from '../questions/useAnswers.ts';
import { useShopChoices } from '../questions/useShopChoices.ts';
import { useRegisterMessages } from './messages.ts';
import css from './register.module.css';
import { sectionsOf } from './sectionsOf.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly given: GivenAnswers;
  /** Without the right to register, the form stops here (PERM-07). */
  readonly disabled: boolean;
  readonly onNext: () => void;
}

/** CUST-15 Step 0: the questions of the shop's form; those that must be answered come first. */
export function RegisterForm({ questions, given, disabled, onNext }: Props) {
  const t = useRegisterMessages();
  const sections = sectionsOf(questions);
  const first = sections[0]?.questions[0];
  useEffect(() => {
    if (first) document.getElementById(fieldId(first))?.focus();
  }, [first]);
  return (
    <PlainForm isReady={!disabled} className={css.form} onSend={() => given.check() && onNext()}>
      {sections.map(({ name, questions: sectionQuestions }) => (
        <Paper
          key={name}
          variant="outlined"
          component="section"
          aria-label={t(`register.section.${name}`)}
          className={css.section}
        >
          <Typography variant="h2">{t(`register.section.${name}`)}</Typography>
          {name === 'main' && <Typography sx={{ color: 'text.secondary' }}>{t('register.lead')}</Typography>}
          <div className={css.questions}>
            {sectionQuestions.map((question) => (
              <QuestionField
                key={question.id}
                useChoices={useShopChoices}
                question={question}
                questions={questions}
                given={given}
              />
            ))}
          </div>
        </Paper>
      ))}
      <div className={css.actions}>
        <Button type="submit" variant="contained" size="large" disabled={disabled} sx={{ minWidth: 220 }}>
          {t('register.next')}
        </Button>
      </div>
    </PlainForm>
  );
}
