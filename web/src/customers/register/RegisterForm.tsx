import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import { QuestionField } from '../questions/QuestionField.tsx';
import { fieldId, type Question } from '../questions/question.ts';
import type { GivenAnswers } from '../questions/useAnswers.ts';
import { useShopChoices } from '../questions/useShopChoices.ts';
import { ACTIONS, FORM, QUESTIONS, SECTION } from './layout.ts';
import { useRegisterMessages } from './messages.ts';
import { sectionsOf } from './sectionsOf.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly given: GivenAnswers;
  /** Without the right to register, the form stops here (PERM-07). */
  readonly disabled: boolean;
  readonly onNext: () => void;
}

/** CUST-15 Step 0: the questions of the shop's form; required ones come first. */
export function RegisterForm({ questions, given, disabled, onNext }: Props) {
  const t = useRegisterMessages();
  const sections = sectionsOf(questions);
  const first = sections[0]?.questions[0];
  useEffect(() => {
    if (first) document.getElementById(fieldId(first))?.focus();
  }, [first]);
  return (
    <PlainForm isReady={!disabled} onSend={() => given.check() && onNext()}>
      <Box sx={FORM}>
        {sections.map(({ name, questions: sectionQuestions }) => (
          <Paper
            key={name}
            variant="outlined"
            component="section"
            aria-label={t(`register.section.${name}`)}
            sx={SECTION}
          >
            <Typography variant="h2">{t(`register.section.${name}`)}</Typography>
            {name === 'main' && <Typography sx={{ color: 'text.secondary' }}>{t('register.lead')}</Typography>}
            <Box sx={QUESTIONS}>
              {sectionQuestions.map((question) => (
                <QuestionField
                  key={question.id}
                  useChoices={useShopChoices}
                  question={question}
                  questions={questions}
                  given={given}
                />
              ))}
            </Box>
          </Paper>
        ))}
        <Box sx={ACTIONS}>
          <Button type="submit" variant="contained" size="large" disabled={disabled} sx={{ minWidth: 220 }}>
            {t('register.next')}
          </Button>
        </Box>
      </Box>
    </PlainForm>
  );
}
