import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { usePermission } from '../../app/permission.ts';
import { said } from '../../app/said.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import { PictureInput } from '../../form/fields/PictureInput.tsx';
import { PaperLogo } from '../../sale/receipt/PaperLogo.tsx';
import { SetShopLogoDocument, type SetShopLogoMutation } from '../gql/graphql.ts';
import { useSetShopLogoMutation } from '../gql/hooks.ts';
import { useSettingMessages } from './messages.ts';
import type { SettingTabProps } from './PointValueTab.tsx';

/** The logo of the shop. A chosen picture takes effect at once, unlike text, which waits for Save. */
export function LogoPart({ setting, onStale }: SettingTabProps) {
  const t = useSettingMessages();
  const language = useLanguage();
  const { canWrite } = usePermission(PAGE.setting);
  const [remove] = useSetShopLogoMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { version, tax } = setting;
  const settle = async ({ setShopLogo: { userErrors } }: SetShopLogoMutation) => {
    setProblem(userErrors.map(({ message }) => said(message, language)).join('\n') || null);
    await onStale();
  };
  const run = async (work: () => Promise<SetShopLogoMutation | null | undefined>) => {
    setBusy(true);
    try {
      const data = await work();
      if (data) await settle(data);
    } catch {
      // The setting itself shows whether it arrived.
      await onStale().catch(() => undefined);
      setProblem(t('logo.unknown'));
    } finally {
      setBusy(false);
    }
  };
  const put = (image: File) => run(() => sendUpload(SetShopLogoDocument, { input: { version, image } }));
  const takeAway = () => run(async () => (await remove({ variables: { input: { version, image: null } } })).data);
  return (
    <Paper variant="outlined" sx={{ p: 3, mb: 2 }}>
      <Typography variant="h3" component="h2">
        {t('logo.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
        {t('logo.intro')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <PictureInput
          value={null}
          label={t('logo.choose')}
          choose={t(tax.logoUrl ? 'logo.replace' : 'logo.choose')}
          disabled={!canWrite || isBusy}
          onChange={(image) => void put(image)}
        >
          {tax.logoUrl && (
            <Box sx={{ width: 120, p: 1, borderRadius: 1, bgcolor: 'common.white', border: 1, borderColor: 'divider' }}>
              <PaperLogo url={tax.logoUrl} />
            </Box>
          )}
        </PictureInput>
        {tax.logoUrl && (
          <Button color="error" disabled={!canWrite || isBusy} onClick={() => void takeAway()}>
            {t('logo.remove')}
          </Button>
        )}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
    </Paper>
  );
}
