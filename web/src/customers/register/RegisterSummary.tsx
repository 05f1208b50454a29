import { Alert, AlertTitle, Button, Paper, Typography } from '@mui/material';
import { isAsked } from '@taem/domain/customers/onboardForm.ts';
import { birthdateAsShown } from '@taem/domain/person/birthdate.ts';
import { useLanguage } from '../../app/i18n.ts';
import { nameOf, type Question } from '../questions/question.ts';
import type { GivenAnswers } from '../questions/useAnswers.ts';
import { useRegisterMessages } from './messages.ts';
import css from './register.module.css';
import { sectionsOf } from './sectionsOf.ts';
import type { Refusal } from './useRegisterMember.ts';
import { useShopChoices } from './useShopChoices.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly given: GivenAnswers;
  /** Whoever may not register cannot confirm (PERM-07). */
  readonly disabled: boolean;
  readonly submitting: boolean;
  readonly refusal: Refusal | null;
  readonly onEdit: () => void;
  readonly onConfirm: () => void;
}

/** CUST-15 Step 1: what will be registered, to be read to the customer. */
export function RegisterSummary({ questions, given, disabled, submitting, refusal, onEdit, onConfirm }: Props) {
  const t = useRegisterMessages();
  const asked = sectionsOf(questions).flatMap((section) => section.questions);
  const answered = asked.filter(({ id, elementType, logic }) =>
    elementType === 'FILE' ? given.picture : given.answers[id] && isAsked({ logic: logic ?? null }, given.answers),
  );
  return (
    <div className={css.form}>
      <Paper variant="outlined" component="section" className={css.section}>
        <Typography variant="h2">{t('register.check')}</Typography>
        <dl className={css.facts}>
          {answered.map((question) => (
            <Fact key={question.id} question={question} answer={given.answers[question.id] ?? ''} given={given} />
          ))}
        </dl>
        {refusal && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {refusal.title && <AlertTitle>{refusal.title}</AlertTitle>}
            {refusal.words.map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Alert>
        )}
      </Paper>
      <div className={css.actions}>
        <Button variant="outlined" size="large" disabled={submitting} onClick={onEdit}>
          {t('register.edit')}
        </Button>
        <Button
          variant="contained"
          size="large"
          autoFocus
          disabled={disabled}
          loading={submitting}
          onClick={onConfirm}
          sx={{ minWidth: 220 }}
        >
          {t('register.confirm')}
        </Button>
      </div>
    </div>
  );
}

function Fact({ question, answer, given }: { question: Question; answer: string; given: GivenAnswers }) {
  const t = useRegisterMessages();
  const language = useLanguage();
  const { source, trigger, elementType } = question;
  const listed = useShopChoices(source ?? 'PROVINCES', source ? (trigger ? given.answers[trigger] : undefined) : '');
  const choice = question.choices.find(({ code }) => code === answer);
  const typed = elementType === 'DATE_PICKER' ? birthdateAsShown(answer) : answer;
  const words = listed.choices?.find(({ id }) => id === answer)?.name ?? (choice ? nameOf(choice, language) : typed);
  return (
    <>
      <dt>{nameOf(question, language)}</dt>
      <dd>{elementType === 'FILE' ? t('register.picture') : words}</dd>
    </>
  );
}
