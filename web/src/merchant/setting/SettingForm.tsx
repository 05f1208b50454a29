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
import { BAR_HEIGHT, PAGE_WIDTH } from '../../ui/tokens.ts';
import { useSettingMessages } from './messages.ts';
import { SavedDialog } from './SavedDialog.tsx';

// Loaded on demand: the finder is larger than the rest of the page.
const PlaceInput = late(async () => (await import('../../resources/place/SubDistrictInput.tsx')).SubDistrictInput);

/** The values of the fields of a tab, by name. */
export type SettingValues = Record<string, string>;

interface SettingField {
  readonly name: string;
  readonly label: string;
  /** Unit after the number; a field without a unit and without options is a code. */
  readonly unit?: string;
  /** A text of at most `max` characters, which may be emptied; with `lines` it has several lines. */
  readonly text?: { readonly max: number; readonly lines?: number };
  /** A limit, which an empty field removes. */
  readonly isLimit?: true;
  /** A field for a day. */
  readonly isDay?: true;
  /** A choice of a sub-district. */
  readonly isPlace?: true;
  /** A choice of one of these. */
  readonly options?: readonly Option<string>[];
  readonly hint?: string;
  /** Whether it is composed of other fields. */
  readonly isComposed?: (typed: SettingValues) => boolean;
}

interface Props {
  readonly sections: readonly { key: string; title?: string; hint?: string; fields: readonly SettingField[] }[];
  /** The values in force, in the form of the fields; codes are empty. */
  readonly now: SettingValues;
  /** The rules of the tab, from the domain. */
  readonly rule: Rule;
  /** Sends the values that the rules have read; resolves to the refusals, with the field at the end of `path`. */
  readonly save: (read: Record<string, never>) => Promise<readonly UserError[]>;
  /** Reads the values in force again. */
  readonly onStale: () => Promise<unknown>;
  /** Draws content below, from the typed values. */
  readonly below?: (typed: SettingValues) => ReactNode;
  /** Draws content beside the fields, from the typed values; below them where there is no room. */
  readonly beside?: (typed: SettingValues) => ReactNode;
}

/** What stands beside the fields stays in view while they scroll. */
const BESIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 3fr)' },
} as const;
const IN_VIEW = {
  position: { lg: 'sticky' },
  top: BAR_HEIGHT + 16,
  alignSelf: 'start',
  maxHeight: { lg: `calc(100vh - ${BAR_HEIGHT + 32}px)` },
  overflowY: { lg: 'auto' },
} as const;

/** One tab of the settings with its Save (CONF-01). */
export function SettingForm({ sections, now, rule, save, onStale, below, beside }: Props) {
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
    // CONF-08 The popup lists all refusals.
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
  // An emptied field keeps its value, so there is nothing to save or to lose in it, unless it is a text or a limit.
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
    <Paper variant="outlined" sx={{ p: 3, maxWidth: beside ? undefined : PAGE_WIDTH }}>
      {/* Rates and codes are not stored on the device, so another tab of the page asks too. */}
      <Form form={form} guard={hasChange && !isSaved && 'loses'}>
        {!canWrite && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('setting.readOnly')}
          </Alert>
        )}
        <Box sx={beside && BESIDE}>
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
                <Box
                  sx={{ display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
                >
                  {fields.map(fieldOf)}
                </Box>
              </Box>
            ))}
            {below?.(typed)}
          </Stack>
          {beside && <Box sx={IN_VIEW}>{beside(typed)}</Box>}
        </Box>
        {/* Errors appear beside the pressed button: the fields above may fill a phone. */}
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
