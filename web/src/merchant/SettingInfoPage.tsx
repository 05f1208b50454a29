import { Box, Paper, Typography } from '@mui/material';
import { DISPLAY_SETTINGS } from '@taem/domain/merchant/displaySettings.ts';
import { Fragment } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { useSession } from '../app/session.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useMerchantMessages } from './messages.ts';

/** BI-09, HOME-14 What the shop is called and what is fixed for every shop. */
export function SettingInfoPage() {
  const t = useMerchantMessages();
  const { merchantName, taxId, showVat, currency } = useSession();
  const language = useLanguage();
  const rows = [
    ['shop', merchantName],
    ['taxId', taxId || DISPLAY_SETTINGS.taxId],
    ['vat', `${DISPLAY_SETTINGS.vat}%`],
    ['showVat', t(showVat ? 'info.onReceipt' : 'info.notOnReceipt')],
    ['currency', currency],
    ['liteMode', t(DISPLAY_SETTINGS.liteMode ? 'info.on' : 'info.off')],
    ['hideProductCode', t(DISPLAY_SETTINGS.hideProductCode ? 'info.notOnReceipt' : 'info.onReceipt')],
    ['receiptFooter', DISPLAY_SETTINGS.receiptFooter[language]],
    ['apiVersion', DISPLAY_SETTINGS.apiVersion],
  ] as const;
  return (
    <>
      <PageTitle>{t('info.title')}</PageTitle>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '260px 1fr' },
            columnGap: 3,
            rowGap: { xs: 0.5, sm: 2 },
            m: 0,
          }}
        >
          {rows.map(([name, value]) => (
            <Fragment key={name}>
              <Typography component="dt" color="textSecondary">
                {t(`info.${name}`)}
              </Typography>
              <Typography
                component="dd"
                sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {value}
              </Typography>
            </Fragment>
          ))}
        </Box>
      </Paper>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('info.hint')}
      </Typography>
    </>
  );
}
