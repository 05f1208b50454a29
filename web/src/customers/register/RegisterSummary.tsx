import { Box, Button, Paper, Typography } from '@mui/material';
import { isApplicable } from '@taem/domain/customers/onboardForm.ts';
import { displayedBirthdate } from '@taem/domain/person/birthdate.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { nameOf, type Question } from '../questions/question.ts';
import type { GivenAnswers } from '../questions/useAnswers.ts';
import { useShopChoices } from '../questions/useShopChoices.ts';
import { ACTIONS, FACTS, FORM, SECTION } from './layout.ts';
import { useRegisterMessages } from './messages.ts';
import { sectionsOf } from './sectionsOf.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly given: GivenAnswers;
  /** Without the right to register, confirming is disabled (PERM-07). */
  readonly disabled: boolean;
  readonly submitting: boolean;
  /** Whether a search must finish before it can be confirmed. */
  readonly waiting: boolean;
  /** Label in place of Confirm if that needs a second thought: then Enter alone does not confirm. */
  readonly confirmLabel: string | undefined;
  readonly onEdit: () => void;
  readonly onConfirm: () => void;
  /** Content above the answers. */
  readonly before: ReactNode;
  /** Content between the answers and the buttons. */
  readonly children?: ReactNode;
}

/** CUST-15 Step 1: the answers to be registered, to read to the customer. */
export function RegisterSummary({ questions, given, disabled, submitting, waiting, confirmLabel, ...rest }: Props) {
  const { onEdit, onConfirm, before, children } = rest;
  const t = useRegisterMessages();
  const ordered = sectionsOf(questions).flatMap((section) => section.questions);
  const answered = ordered.filter(({ id, elementType, logic }) =>
    elementType === 'FILE' ? given.picture : given.answers[id] && isApplicable({ logic: logic ?? null }, given.answers),
  );
  return (
    <Box sx={FORM}>
      {before}
      <Paper variant="outlined" component="section" sx={SECTION}>
        <Typography variant="h2">{t('register.check')}</Typography>
        <Box component="dl" sx={FACTS}>
          {answered.map((question) => (
            <Fact key={question.id} question={question} answer={given.answers[question.id] ?? ''} given={given} />
          ))}
        </Box>
      </Paper>
      {children}
      <Box sx={ACTIONS}>
        <Button variant="outlined" size="large" disabled={submitting} onClick={onEdit}>
          {t('register.edit')}
        </Button>
        <Button
          // A new element gets the focus as soon as it can be pressed.
          key={waiting ? 'waiting' : 'ready'}
          variant="contained"
          size="large"
          autoFocus={!confirmLabel}
          disabled={disabled}
          loading={submitting || waiting}
          onClick={onConfirm}
          sx={{ minWidth: 220 }}
        >
          {confirmLabel ?? t('register.confirm')}
        </Button>
      </Box>
    </Box>
  );
}

function Fact({ question, answer, given }: { question: Question; answer: string; given: GivenAnswers }) {
  const t = useRegisterMessages();
  const language = useLanguage();
  const { source, trigger, elementType } = question;
  const listed = useShopChoices(source ?? 'PROVINCES', source ? (trigger ? given.answers[trigger] : undefined) : '');
  const choice = question.choices.find(({ code }) => code === answer);
  const typed = elementType === 'DATE_PICKER' ? displayedBirthdate(answer) : answer;
  const words = listed.choices?.find(({ id }) => id === answer)?.name ?? (choice ? nameOf(choice, language) : typed);
  return (
    <>
      <dt>{nameOf(question, language)}</dt>
      <dd>{elementType === 'FILE' ? t('register.picture') : words}</dd>
    </>
  );
}
