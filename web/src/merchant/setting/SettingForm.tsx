import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { Rule } from '@taem/domain/record/formOf.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { said } from '../../app/said.ts';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import { AmountInput, grouped } from '../../form/fields/AmountInput.tsx';
import { ChoiceInput, type Option } from '../../form/fields/ChoiceInput.tsx';
import { DayInput } from '../../form/fields/DayInput.tsx';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { SubmitRow } from '../../form/SubmitRow.tsx';
import { useForm } from '../../form/useForm.ts';
import type { UserError } from '../../form/userErrorsOf.ts';
import { useResourceMessages } from '../../resources/messages.ts';
import { useSettingMessages } from './messages.ts';
import { SavedDialog } from './SavedDialog.tsx';

// The finder weighs more than the rest of the page.
const PlaceInput = late(async () => (await import('../../resources/place/SubDistrictInput.tsx')).SubDistrictInput);

/** What stands in the fields of a tab, by name. */
export type SettingValues = Record<string, string>;

interface SettingField {
  readonly name: string;
  readonly label: string;
  /** Behind the number; a field without one, and without options, is a code. */
  readonly unit?: string;
  /** A text of at most this many characters, which may be emptied; from `lines` on it has several lines. */
  readonly text?: { readonly max: number; readonly lines?: number };
  /** A limit, which an empty field lifts. */
  readonly isLimit?: true;
  /** A day. */
  readonly isDay?: true;
  /** A sub-district is chosen. */
  readonly isPlace?: true;
  /** One of these is chosen. */
  readonly options?: readonly Option<string>[];
  readonly hint?: string;
  /** While this holds, it is made of other fields. */
  readonly isComposed?: (typed: SettingValues) => boolean;
}

interface Props {
  readonly sections: readonly { key: string; title?: string; hint?: string; fields: readonly SettingField[] }[];
  /** What is in force, as the fields show it; codes are empty. */
  readonly now: SettingValues;
  /** The rules of the tab, from the domain. */
  readonly rule: Rule;
  /** Sends what the rules made of the fields; why it was refused, with the field as the end of `path`. */
  readonly save: (read: Record<string, never>) => Promise<readonly UserError[]>;
  /** Reads again what is in force. */
  readonly onStale: () => Promise<unknown>;
  /** Drawn below with what is typed. */
  readonly below?: (typed: SettingValues) => ReactNode;
}

/** One tab of the settings with its Save (CONF-01). */
export function SettingForm({ sections, now, rule, save, onStale, below }: Props) {
  const t = useSettingMessages();
  const ofRecords = useResourceMessages();
  const language = useLanguage();
  const { canWrite } = usePermission(PAGE.setting);
  const [opened, setOpened] = useState(now);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<SettingValues, Record<string, never>>({
    start: now,
    rule,
    send: save,
    onStale,
    // CONF-08 The popup says all that was refused.
    problemOf: (errors) => errors.map(({ message }) => said(message, language)).join('\n'),
    onDone: () => {
      const sent = form.hook.getValues();
      // Changes in the answer to this save are its own, not another user's.
      setOpened((before) => ({ ...before, ...sent }));
      form.reset(sent);
      setSaved(true);
    },
  });
  const { dirtyFields } = form.hook.formState;
  const typed = form.hook.watch();
  const theirsOf = (name: string) => (dirtyFields[name] && now[name] !== opened[name] ? (now[name] ?? '') : null);
  const isContested = sections.some(({ fields }) => fields.some(({ name }) => theirsOf(name) !== null));
  const emptied = new Set(
    sections.flatMap(({ fields }) =>
      fields.filter(({ text, isLimit, isPlace }) => text || isLimit || isPlace).map(({ name }) => name),
    ),
  );
  // What is left empty keeps its value, so there is nothing to save or to lose in it; a text or a limit is emptied.
  const hasChange =
    form.isDirty && Object.keys(dirtyFields).some((name) => emptied.has(name) || (typed[name] ?? '').trim() !== '');
  const fieldOf = ({ unit, hint, options, text, isDay, isPlace, isComposed, isLimit: _, ...field }: SettingField) => {
    const theirs = theirsOf(field.name);
    const chosen = options?.find(({ id }) => id === theirs)?.name;
    const isDerived = isComposed?.(typed) ?? false;
    const own = isDerived ? ofRecords('form.composed') : hint;
    const below = theirs === null ? own : t('setting.theirs', { value: chosen ?? grouped(theirs) });
    const shared = { ...field, hint: below, disabled: !canWrite || isDerived };
    if (options) return <Field key={field.name} as={ChoiceInput<string>} {...shared} options={options} />;
    if (text) return <Field key={field.name} as={TextInput} {...shared} {...text} />;
    if (isPlace) return <Field key={field.name} as={PlaceInput} {...shared} />;
    if (isDay) return <Field key={field.name} as={DayInput} {...shared} />;
    if (unit === undefined) return <Field key={field.name} as={SecretInput} {...shared} max={50} />;
    return <Field key={field.name} as={AmountInput} {...shared} unit={unit} />;
  };

  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      {/* Rates and codes are kept on no device: it asks also on the way to another tab. */}
      <Form form={form} guard={hasChange && !isSaved && 'loses'}>
        {!canWrite && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('setting.readOnly')}
          </Alert>
        )}
        <Stack sx={{ gap: 2 }}>
          {sections.map(({ key, title, hint, fields }) => (
            <Box key={key} component="section">
              {title && (
                <Typography variant="h3" component="h2" sx={{ mb: hint ? 0.5 : 1.5 }}>
                  {title}
                </Typography>
              )}
              {hint && (
                <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
                  {hint}
                </Typography>
              )}
              <Box sx={{ display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
                {fields.map(fieldOf)}
              </Box>
            </Box>
          ))}
          {below?.(typed)}
        </Stack>
        {/* Beside the button that was pressed: the fields above may fill a phone. */}
        <SubmitRow
          form={form}
          disabled={!canWrite || !hasChange}
          popup={t('setting.error')}
          stale={
            <>
              <strong>{t('setting.conflict')}</strong>
              <br />
              {t(isContested ? 'setting.conflictHint' : 'setting.conflictElsewhere')}
            </>
          }
          aside={
            <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
              {t(emptied.size > 0 ? 'setting.keepsNumbers' : 'setting.keeps')}
            </Typography>
          }
        />
      </Form>
      {isSaved && <SavedDialog />}
    </Paper>
  );
}
