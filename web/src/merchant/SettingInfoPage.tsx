import { Box, Button, Paper, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { DISPLAY_SETTINGS } from '@taem/domain/merchant/displaySettings.ts';
import { vatPercentOn } from '@taem/domain/merchant/vatRates.ts';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { usePermission } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import { shopDate } from '../app/shopDay.ts';
import { NOTHING } from '../ui/nothing.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useSettingInfoQuery } from './gql/hooks.ts';
import { useMerchantMessages } from './messages.ts';

/** Displayed until a value is read, and if it cannot be read. */

/** BI-09, HOME-14 The name of the shop, its settings, and what is fixed for every shop. */
export function SettingInfoPage() {
  const t = useMerchantMessages();
  const { merchantName, taxId, showVat, currency } = useSession();
  const language = useLanguage();
  const { canRead } = usePermission(PAGE.setting);
  const { data } = useSettingInfoQuery({ fetchPolicy: 'network-only' });
  const { tax } = data?.merchantSetting ?? {};
  const rows = [
    ['shop', merchantName],
    ['taxId', taxId || DISPLAY_SETTINGS.taxId],
    ['vat', tax ? `${vatPercentOn(tax, shopDate())}%` : NOTHING],
    ['showVat', t(showVat ? 'info.onReceipt' : 'info.notOnReceipt')],
    ['currency', currency],
    ['liteMode', t(DISPLAY_SETTINGS.liteMode ? 'info.on' : 'info.off')],
    ['hideProductCode', t(DISPLAY_SETTINGS.hideProductCode ? 'info.notOnReceipt' : 'info.onReceipt')],
    ['receiptFooter', tax ? tax.receiptFoot || DISPLAY_SETTINGS.receiptFooter[language] : NOTHING],
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
                sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
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
      {canRead && (
        <Button component={Link} to="/management/setting?tab=paper" sx={{ mt: 1, ml: -1 }}>
          {t('info.change')}
        </Button>
      )}
    </>
  );
}
