import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { DASHBOARD_LIMITS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { ALERT_CONDITIONS, RHYTHMS } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import { RELATIVE_RANGES } from '@taem/domain/time/dayRange.ts';
import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useScheduleCandidatesQuery } from '../gql/hooks.ts';
import type { AlertFigure } from './alertFigures.ts';
import { useScheduleMessages } from './messages.ts';
import {
  type Condition,
  inputOf,
  needsOf,
  type ScheduleForm,
  type ScheduleInput,
  watchedOf,
  withRhythm,
} from './scheduleForm.ts';
import { useScheduleWords, WEEKDAYS } from './useScheduleWords.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly dashboardId: string;
  readonly title: string;
  readonly start: ScheduleForm;
  /** Who gets it by now: they may stay, also where they could not be chosen any more. */
  readonly recipients: readonly Person[];
  readonly figures: readonly AlertFigure[];
  readonly isBusy: boolean;
  readonly onSave: (input: ScheduleInput) => void;
  readonly onClose: () => void;
}

/** What is mailed, when, to whom; or which figure is watched. */
export function ScheduleDialog({ dashboardId, title, start, recipients, figures, isBusy, onSave, onClose }: Props) {
  const t = useScheduleMessages();
  const { branches } = useSession();
  const { dayName } = useScheduleWords(figures);
  const { data, error, refetch } = useScheduleCandidatesQuery({
    variables: { dashboardId },
    fetchPolicy: 'cache-and-network',
  });
  const candidates: readonly Person[] = data?.scheduleCandidates ?? [];
  const left = recipients.filter(({ id }) => !candidates.some((one) => one.id === id));
  const people = [...candidates, ...left];
  const [typed, setForm] = useState(start);
  // Recipients who cannot get it, such as an author without an address, are named instead of skipped silently.
  const form = data
    ? { ...typed, recipientIds: typed.recipientIds.filter((id) => people.some((one) => one.id === id)) }
    : typed;
  const [wasSubmitted, setSubmitted] = useState(false);
  const needs = needsOf(form);
  const set = (changes: Partial<ScheduleForm>) => setForm((before) => ({ ...before, ...changes }));
  const isUnusual = form.isAlert && form.condition === 'UNUSUAL';
  const usable = figures.filter(({ isAlongTime }) => isAlongTime === (form.condition === 'UNUSUAL'));
  const missing = (need: Parameters<typeof needs.has>[0], otherwise = '') =>
    wasSubmitted && needs.has(need) ? { error: true, helperText: t(`need.${need}`) } : { helperText: otherwise };
  const send = () => {
    setSubmitted(true);
    if (needs.size === 0) onSave(inputOf(form));
  };
  const togglePerson = (id: string) =>
    set({
      recipientIds: form.recipientIds.includes(id)
        ? form.recipientIds.filter((one) => one !== id)
        : [...form.recipientIds, id],
    });
  return (
    <Dialog title={title} maxWidth="sm" onClose={isBusy ? undefined : (by) => by === 'Escape' && onClose()}>
      <DialogForm onSubmit={send}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <div>
            <FormLabel id="schedule-kind">{t('form.kind')}</FormLabel>
            <RadioGroup
              aria-labelledby="schedule-kind"
              value={form.isAlert ? 'alert' : 'mail'}
              onChange={(_, kind) => set({ isAlert: kind === 'alert', ...(kind === 'alert' && alertDays(form)) })}
            >
              {(['mail', 'alert'] as const).map((kind) => (
                <FormControlLabel key={kind} value={kind} control={<Radio />} label={t(`kind.${kind}`)} />
              ))}
            </RadioGroup>
          </div>
          <TextField
            required
            label={t('form.name')}
            value={form.name}
            onChange={({ target }) => set({ name: target.value })}
            slotProps={{ htmlInput: { maxLength: DASHBOARD_LIMITS.title } }}
            {...missing('name')}
          />
          {form.isAlert && (
            <>
              <TextField
                select
                label={t('form.condition')}
                value={form.condition}
                onChange={({ target }) => set({ condition: target.value as Condition, watched: '' })}
              >
                {ALERT_CONDITIONS.map((condition) => (
                  <MenuItem key={condition} value={condition}>
                    {t(`condition.${condition}`)}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                select
                required
                label={t('form.figure')}
                value={usable.some((one) => watchedOf(one) === form.watched) ? form.watched : ''}
                disabled={usable.length === 0}
                onChange={({ target }) => set({ watched: target.value })}
                {...missing('figure', usable.length === 0 ? t('form.noFigure') : '')}
              >
                {usable.map((one) => (
                  <MenuItem key={watchedOf(one)} value={watchedOf(one)}>
                    {one.word}
                  </MenuItem>
                ))}
              </TextField>
              {!isUnusual && (
                <TextField
                  required
                  label={t('form.threshold')}
                  value={form.threshold}
                  onChange={({ target }) => set({ threshold: target.value })}
                  slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                  {...missing('threshold')}
                />
              )}
            </>
          )}
          <div style={PAIR}>
            <TextField
              select
              label={t('form.rhythm')}
              value={form.rhythm}
              onChange={({ target }) => set(withRhythm(form, target.value as ScheduleForm['rhythm']))}
            >
              {RHYTHMS.map((rhythm) => (
                <MenuItem key={rhythm} value={rhythm}>
                  {t(`rhythm.${rhythm}`)}
                </MenuItem>
              ))}
            </TextField>
            {form.rhythm === 'MONTHLY' && (
              <TextField
                select
                label={t('form.dayOfMonth')}
                value={form.dayOfMonth}
                helperText={form.dayOfMonth > 28 ? t('form.dayHint') : ''}
                onChange={({ target }) => set({ dayOfMonth: Number(target.value) })}
              >
                {numbers(1, 31)}
              </TextField>
            )}
            {form.rhythm !== 'HOURLY' && (
              <TextField
                select
                label={t('form.hour')}
                value={form.hour}
                onChange={({ target }) => set({ hour: Number(target.value) })}
              >
                {numbers(0, 23, (hour) => `${String(hour).padStart(2, '0')}:00`)}
              </TextField>
            )}
          </div>
          {form.rhythm === 'WEEKLY' && (
            <div>
              <FormLabel id="schedule-days">{t('form.weekdays')}</FormLabel>
              <ToggleButtonGroup
                aria-labelledby="schedule-days"
                value={form.weekdays}
                onChange={(_, weekdays: number[]) => set({ weekdays })}
                sx={{ flexWrap: 'wrap', mt: 0.5 }}
              >
                {WEEKDAYS.map((day) => (
                  <ToggleButton key={day} value={day} sx={{ minHeight: 44 }}>
                    {dayName(day)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
              {wasSubmitted && needs.has('weekdays') && <FormHelperText error>{t('need.weekdays')}</FormHelperText>}
            </div>
          )}
          <div style={PAIR}>
            {!isUnusual && (
              <TextField
                select
                label={t('form.range')}
                value={form.range}
                onChange={({ target }) => set({ range: target.value as ScheduleForm['range'] })}
              >
                {RELATIVE_RANGES.map((range) => (
                  <MenuItem key={range} value={range}>
                    {t(`range.${range}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {!form.isAlert && (
              <TextField
                select
                label={t('form.compare')}
                value={form.compare ?? 'none'}
                onChange={({ target }) =>
                  set({ compare: target.value === 'none' ? null : (target.value as ScheduleForm['compare']) })
                }
              >
                {(['none', 'PREVIOUS_PERIOD', 'PREVIOUS_YEAR', 'PREVIOUS_WEEK'] as const).map((compare) => (
                  <MenuItem key={compare} value={compare}>
                    {t(`compare.${compare}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <TextField
              select
              label={t('form.branch')}
              value={form.branchId ?? 'all'}
              onChange={({ target }) => set({ branchId: target.value === 'all' ? null : target.value })}
            >
              <MenuItem value="all">{t('branch.all')}</MenuItem>
              {branches.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={t('form.language')}
              value={form.language}
              onChange={({ target }) => set({ language: target.value as ScheduleForm['language'] })}
            >
              <MenuItem value="TH">ไทย</MenuItem>
              <MenuItem value="EN">English</MenuItem>
            </TextField>
          </div>
          <FormControl component="fieldset" error={wasSubmitted && needs.has('people')}>
            <FormLabel component="legend">{t('form.people')}</FormLabel>
            <FormHelperText sx={{ mx: 0 }}>
              {wasSubmitted && needs.has('people') ? t('need.people') : t('form.peopleHint')}
            </FormHelperText>
            {error && !data ? (
              <ErrorView title={t('form.peopleFailed')} onRetry={() => void refetch()} />
            ) : data ? (
              <FormGroup sx={{ maxHeight: 240, overflow: 'auto', flexWrap: 'nowrap' }}>
                {people.length === 0 && <FormHelperText sx={{ mx: 0 }}>{t('form.nobody')}</FormHelperText>}
                {people.map(({ id, name }) => (
                  <FormControlLabel
                    key={id}
                    label={left.some((one) => one.id === id) ? t('form.left', { name }) : name}
                    control={
                      <Checkbox
                        checked={form.recipientIds.includes(id)}
                        onChange={() => togglePerson(id)}
                        sx={{ width: 44, height: 44 }}
                      />
                    }
                  />
                ))}
              </FormGroup>
            ) : (
              <LoadingView count={3} />
            )}
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={isBusy}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('action.save')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

/** By default an alert checks today, hour by hour. */
const alertDays = ({ watched }: ScheduleForm): Partial<ScheduleForm> =>
  watched === '' ? { rhythm: 'HOURLY', range: 'TODAY' } : {};

const numbers = (from: number, to: number, said: (value: number) => string = String) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).map((value) => (
    <MenuItem key={value} value={value}>
      {said(value)}
    </MenuItem>
  ));

const PAIR = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' } as const;
