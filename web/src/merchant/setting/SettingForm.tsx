import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage } from '../../app/i18n.ts';
import { usePermission } from '../../app/permission.ts';
import { said } from '../../app/said.ts';
import type { UserError } from '../../resources/userErrorsOf.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { LeaveSetting } from './LeaveSetting.tsx';
import { useSettingMessages } from './messages.ts';
import { SavedDialog } from './SavedDialog.tsx';
import { SettingField, type SettingFieldProps, type SettingValues } from './SettingField.tsx';

interface Props {
  readonly sections: readonly { key: string; title?: string; hint?: string; fields: readonly SettingFieldProps[] }[];
  /** What is in force, as the fields show it; codes are empty. */
  readonly now: SettingValues;
  /** The rules of the tab, from the domain. */
  readonly rule: unknown;
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
  const language = useLanguage();
  const { canWrite } = usePermission(PAGE.setting);
  const [opened, setOpened] = useState(now);
  const [outcome, setOutcome] = useState<'saved' | 'stale' | { fault: unknown } | null>(null);
  const leaving = useRef(false);
  const form = useForm<SettingValues>({
    values: now,
    // Another user's changes come in; what is typed here stays.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(rule as never) as never,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const typed = form.watch();
  const theirsOf = (name: string) => (dirtyFields[name] && now[name] !== opened[name] ? (now[name] ?? '') : null);
  const isContested = sections.some(({ fields }) => fields.some(({ name }) => theirsOf(name) !== null));
  // What is left empty keeps its value, so there is nothing to save or to lose in it.
  const hasChange = isDirty && Object.keys(dirtyFields).some((name) => (typed[name] ?? '').trim() !== '');

  const refuse = async (errors: readonly UserError[]) => {
    if (errors.some(({ code }) => code === 'STALE_VERSION')) {
      await onStale().catch(() => undefined);
      setOutcome('stale');
      return;
    }
    for (const { path, message } of errors) {
      const name = path.findLast((part) => part in now);
      if (name) form.setError(name, { message });
    }
    setOutcome({ fault: errors.map(({ message }) => said(message, language)).join('\n') });
  };

  const submit = form.handleSubmit(async (read) => {
    setOutcome(null);
    const sent = form.getValues();
    try {
      const errors = await save(read as Record<string, never>);
      if (errors.length > 0) return await refuse(errors);
      leaving.current = true;
      // Changes in the answer to this save are its own, not another user's.
      setOpened((before) => ({ ...before, ...sent }));
      form.reset(sent);
      setOutcome('saved');
    } catch (fault) {
      setOutcome({ fault });
    }
  });

  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onSubmit={submit}
      sx={{ p: 3, borderTop: 0, borderRadius: '0 0 10px 10px' }}
    >
      {!canWrite && <Alert severity="info">{t('setting.readOnly')}</Alert>}
      <Stack sx={{ gap: 3 }}>
        {sections.map(({ key, title, hint, fields }) => (
          <Box key={key} component="section">
            {title && (
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
            )}
            {hint && (
              <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
                {hint}
              </Typography>
            )}
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {fields.map((field) => (
                <SettingField
                  key={field.name}
                  {...field}
                  control={form.control}
                  disabled={!canWrite}
                  theirs={theirsOf(field.name)}
                />
              ))}
            </Box>
          </Box>
        ))}
        {below?.(typed)}
      </Stack>
      {/* Beside the button that was pressed: the fields above may fill a phone. */}
      {outcome === 'stale' && (
        <Alert severity="warning" role="alert" sx={{ mt: 3 }}>
          <strong>{t('setting.conflict')}</strong>
          <br />
          {t(isContested ? 'setting.conflictHint' : 'setting.conflictElsewhere')}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 2, mt: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {t('setting.keeps')}
        </Typography>
        <Button type="submit" variant="contained" disabled={!canWrite || !hasChange} loading={isSubmitting}>
          {t('setting.save')}
        </Button>
      </Stack>
      <LeaveSetting when={hasChange} leaving={leaving} />
      {outcome === 'saved' && <SavedDialog />}
      {outcome !== null && typeof outcome === 'object' && (
        <AlertDialog open title={t('setting.error')} message={outcome.fault} onClose={() => setOutcome(null)} />
      )}
    </Paper>
  );
}
