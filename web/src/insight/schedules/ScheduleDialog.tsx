import { Box } from '@mui/material';
import { DASHBOARD_LIMITS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { ALERT_CONDITIONS, RHYTHMS } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import { RELATIVE_RANGES } from '@taem/domain/time/dayRange.ts';
import { useLanguage } from '../../app/i18n.ts';
import { rangeWord } from '../../app/rangeWord.ts';
import { useSession } from '../../app/session.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { ManyInput } from '../../form/fields/ManyInput.tsx';
import { RadioInput } from '../../form/fields/RadioInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useScheduleCandidatesQuery } from '../gql/hooks.ts';
import type { AlertFigure } from './alertFigures.ts';
import { useScheduleMessages } from './messages.ts';
import { inputOf, needsOf, type ScheduleForm, type ScheduleInput, watchedOf, withRhythm } from './scheduleForm.ts';
import { useScheduleWords, WEEKDAYS } from './useScheduleWords.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly dashboardId: string;
  readonly title: string;
  readonly start: ScheduleForm;
  /** The current recipients, who may stay even if they could no longer be chosen. */
  readonly recipients: readonly Person[];
  readonly figures: readonly AlertFigure[];
  readonly onSave: (input: ScheduleInput) => Promise<unknown>;
  readonly onClose: () => void;
}

const NONE = '';

/** The form of a schedule: what is mailed, when and to whom, or which figure is watched. */
export function ScheduleDialog({ dashboardId, title, start, recipients, figures, onSave, onClose }: Props) {
  const t = useScheduleMessages();
  const spoken = useLanguage();
  const { branches } = useSession();
  const { dayName } = useScheduleWords(figures);
  const { data, error, refetch } = useScheduleCandidatesQuery({
    variables: { dashboardId },
    fetchPolicy: 'cache-and-network',
  });
  const candidates: readonly Person[] = data?.scheduleCandidates ?? [];
  const left = recipients.filter(({ id }) => !candidates.some((one) => one.id === id));
  const people = [
    ...candidates.map(({ id, name }) => ({ id, name })),
    ...left.map(({ id, name }) => ({ id, name: t('form.left', { name }) })),
  ];
  // Recipients who cannot receive it, such as an author without an address, are named instead of being skipped silently.
  const reaching = (form: ScheduleForm): ScheduleForm =>
    data ? { ...form, recipientIds: form.recipientIds.filter((id) => people.some((one) => one.id === id)) } : form;
  const form = useForm<ScheduleForm>({
    start,
    rule: (typed) => Object.fromEntries(needsOf(reaching(typed)).map((need) => [need, t(`need.${need}`)])),
    send: async (typed) => {
      await onSave(inputOf(reaching(typed)));
      return null;
    },
  });
  const { setValue, getValues, watch } = form.hook;
  const { isAlert, condition, rhythm, dayOfMonth } = watch();
  const isUnusual = isAlert && condition === 'UNUSUAL';
  const usable = figures.filter(({ isAlongTime }) => isAlongTime === (condition === 'UNUSUAL'));
  const change = (changes: Partial<ScheduleForm>) => {
    for (const [name, value] of Object.entries(changes)) setValue(name as keyof ScheduleForm, value);
  };
  const worded = <Id extends string>(ids: readonly Id[], word: (id: Id) => string) =>
    ids.map((id) => ({ id, name: word(id) }));

  return (
    <FormDialog form={form} title={title} maxWidth="sm" guard onClose={onClose}>
      <RadioInput
        label={t('form.kind')}
        options={worded(['mail', 'alert'] as const, (kind) => t(`kind.${kind}`))}
        value={isAlert ? 'alert' : 'mail'}
        onChange={(kind) => change({ isAlert: kind === 'alert', ...(kind === 'alert' && alertDays(getValues())) })}
      />
      <Field as={TextInput} name="name" label={t('form.name')} required max={DASHBOARD_LIMITS.title} />
      {isAlert && (
        <>
          <Field
            as={ChoiceInput}
            name="condition"
            label={t('form.condition')}
            options={worded(ALERT_CONDITIONS, (one) => t(`condition.${one}`))}
            onChanged={() => change({ watched: NONE })}
          />
          <Field
            as={ChoiceInput}
            name="watched"
            label={t('form.figure')}
            required
            disabled={usable.length === 0}
            hint={usable.length === 0 && t('form.noFigure')}
            options={usable.map((one) => ({ id: watchedOf(one), name: one.word }))}
          />
          {!isUnusual && <Field as={AmountInput} name="threshold" label={t('form.threshold')} required unit={null} />}
        </>
      )}
      <Box sx={PAIR}>
        <ChoiceInput
          label={t('form.rhythm')}
          options={worded(RHYTHMS, (one) => t(`rhythm.${one}`))}
          value={rhythm}
          onChange={(next) => next && change(withRhythm(getValues(), next))}
        />
        {rhythm === 'MONTHLY' && (
          <Field
            as={ChoiceInput}
            name="dayOfMonth"
            label={t('form.dayOfMonth')}
            hint={dayOfMonth > 28 && t('form.dayHint')}
            options={numbers(1, 31)}
          />
        )}
        {rhythm !== 'HOURLY' && (
          <Field
            as={ChoiceInput}
            name="hour"
            label={t('form.hour')}
            options={numbers(0, 23, (hour) => `${String(hour).padStart(2, '0')}:00`)}
          />
        )}
      </Box>
      {rhythm === 'WEEKLY' && (
        <Field
          as={ManyInput}
          name="weekdays"
          label={t('form.weekdays')}
          isRow
          options={WEEKDAYS.map((id) => ({ id, name: dayName(id) }))}
        />
      )}
      <Box sx={PAIR}>
        {!isUnusual && (
          <Field
            as={ChoiceInput}
            name="range"
            label={t('form.range')}
            options={worded(RELATIVE_RANGES, (one) => rangeWord(one, spoken))}
          />
        )}
        {!isAlert && (
          <Field
            as={ChoiceInput}
            name="compare"
            label={t('form.compare')}
            none={t('compare.none')}
            options={worded(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR', 'PREVIOUS_WEEK'] as const, (one) =>
              t(`compare.${one}`),
            )}
          />
        )}
        <Field as={ChoiceInput} name="branchId" label={t('form.branch')} none={t('branch.all')} options={branches} />
        <Field as={ChoiceInput} name="language" label={t('form.language')} options={LANGUAGES} />
      </Box>
      {error && !data ? (
        <ErrorView title={t('form.peopleFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Field
          as={ManyInput}
          name="recipientIds"
          label={t('form.people')}
          hint={t(people.length === 0 ? 'form.nobody' : 'form.peopleHint')}
          options={people}
        />
      ) : (
        <LoadingView count={3} />
      )}
    </FormDialog>
  );
}

/** By default an alert checks today, hour by hour. */
const alertDays = ({ watched }: ScheduleForm): Partial<ScheduleForm> =>
  watched === NONE ? { rhythm: 'HOURLY', range: 'TODAY' } : {};

const numbers = (from: number, to: number, word: (value: number) => string = String) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at, name: word(from + at) }));

const LANGUAGES = [
  { id: 'TH', name: 'ไทย' },
  { id: 'EN', name: 'English' },
];
const PAIR = { display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' } as const;
