import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { ADDRESS_PARTS, enteredAddress, taxPart } from '@taem/domain/merchant/addressParts.ts';
import { COUNTER_CHOICES, counterForm } from '@taem/domain/merchant/counterForm.ts';
import { ADDRESS_FIELDS, MAX_ADDRESS_PART } from '@taem/domain/merchant/registeredAddress.ts';
import { shopForm } from '@taem/domain/merchant/settingsForm.ts';
import { MAX_STAMPED_SUBJECT } from '@taem/domain/merchant/stampedSubject.ts';
import { MAX_PAPER_TEXT, TAX_MODES, taxForm } from '@taem/domain/merchant/taxSetting.ts';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { userErrorsOf } from '../../form/userErrorsOf.ts';
import { ComposedAddress } from '../../resources/place/ComposedAddress.tsx';
import { useUpdateSettingMutation } from '../gql/hooks.ts';
import { LogoPart } from './LogoPart.tsx';
import { useSettingMessages } from './messages.ts';
import { NumberPreview } from './NumberPreview.tsx';
import type { SettingTabProps } from './PointValueTab.tsx';
import { SettingForm } from './SettingForm.tsx';

const PaperPreview = late(async () => (await import('./PaperPreview.tsx')).PaperPreview);

const rule = taxForm.extend({ cashRounding: counterForm.shape.cashRounding });
const namedRule = rule.extend(shopForm.shape);

/** The content of the shop's papers, and whether they are tax invoices (docs/adr/0148), with a preview beside it. */
export function PaperTab({ setting, onStale }: SettingTabProps) {
  const t = useSettingMessages();
  const [update] = useUpdateSettingMutation();
  const language = useLanguage();
  const { tax, shopName } = setting;
  const isNamed = shopName !== null;
  const lines = { max: MAX_PAPER_TEXT, lines: 2 };
  return (
    <>
      <LogoPart setting={setting} onStale={onStale} />
      <SettingForm
        sections={[
          {
            key: 'paper',
            title: t('paper.title'),
            fields: [
              ...(isNamed
                ? [
                    {
                      name: 'shopName',
                      label: t('paper.shopName'),
                      text: { max: MAX_TEXT_LENGTH },
                      hint: t('paper.shopNameHint'),
                    },
                  ]
                : []),
              { name: 'receiptHead', label: t('paper.head'), text: lines, hint: t('paper.headHint') },
              { name: 'receiptFoot', label: t('paper.foot'), text: lines, hint: t('paper.footHint') },
              { name: 'mailReplyTo', label: t('paper.replyTo'), text: { max: 200 }, hint: t('paper.replyToHint') },
            ],
          },
          {
            key: 'cash',
            title: t('cash.title'),
            fields: [
              {
                name: 'cashRounding',
                label: t('cash.rounding'),
                options: COUNTER_CHOICES.cashRounding.map(({ value, words }) => ({ id: value, name: words[language] })),
                hint: t('cash.roundingHint'),
              },
            ],
          },
          {
            key: 'tax',
            title: t('tax.title'),
            hint: t('tax.intro'),
            fields: [
              {
                name: 'taxMode',
                label: t('tax.mode'),
                options: TAX_MODES.map(({ value, words }) => ({ id: value, name: words[language] })),
                hint: t('tax.modeHint'),
              },
              { name: 'taxId', label: t('tax.id'), text: { max: 20 }, hint: t('tax.idHint') },
              { name: 'taxName', label: t('tax.name'), text: { max: 200 }, hint: t('tax.nameHint') },
              {
                name: 'taxAddress',
                label: t('tax.address'),
                text: lines,
                hint: t('tax.addressHint'),
                isComposed: (typed) => ADDRESS_PARTS.some((part) => Boolean(typed[taxPart(part)])),
              },
              {
                name: 'taxRequestDays',
                label: t('tax.requestDays'),
                unit: t('unit.days'),
                hint: t('tax.requestDaysHint'),
              },
              { name: 'taxMailCopy', label: t('tax.mailCopy'), text: { max: 200 }, hint: t('tax.mailCopyHint') },
              {
                name: 'taxMailSubject',
                label: t('tax.mailSubject'),
                text: { max: MAX_STAMPED_SUBJECT },
                hint: t('tax.mailSubjectHint'),
              },
            ],
          },
          {
            key: 'address',
            title: t('address.title'),
            hint: t('address.intro'),
            fields: [
              ...ADDRESS_PARTS.map((part) => ({
                ...{ name: taxPart(part), label: ADDRESS_FIELDS[part].label[language] },
                ...(part === 'subDistrictId'
                  ? { isPlace: true as const }
                  : { text: { max: ADDRESS_FIELDS[part].max ?? MAX_ADDRESS_PART } }),
                ...(part === 'postcode' && { hint: t('address.postcodeHint') }),
              })),
            ],
          },
          {
            key: 'rate',
            title: t('rate.title'),
            hint: t('rate.intro'),
            fields: [
              { name: 'vatPercent', label: t('rate.percent'), unit: t('unit.percent') },
              { name: 'vatFrom', label: t('rate.from'), isDay: true },
              { name: 'vatPercentBefore', label: t('rate.before'), unit: t('unit.percent') },
            ],
          },
        ]}
        now={{
          ...(isNamed && { shopName }),
          receiptHead: tax.receiptHead,
          receiptFoot: tax.receiptFoot,
          cashRounding: setting.counter.cashRounding,
          taxMode: tax.taxMode,
          taxId: tax.taxId,
          taxName: tax.taxName,
          taxAddress: tax.taxAddress,
          ...Object.fromEntries(ADDRESS_PARTS.map((part) => [taxPart(part), tax[taxPart(part)] ?? ''])),
          taxRequestDays: String(tax.taxRequestDays),
          mailReplyTo: tax.mailReplyTo,
          taxMailCopy: tax.taxMailCopy,
          taxMailSubject: tax.taxMailSubject,
          vatPercent: String(tax.vatPercent),
          vatFrom: tax.vatFrom,
          vatPercentBefore: String(tax.vatPercentBefore),
        }}
        rule={isNamed ? namedRule : rule}
        save={async (read) =>
          userErrorsOf(await update({ variables: { input: { version: setting.version, ...read } } }))
        }
        onStale={onStale}
        below={(typed) => (
          <>
            <ComposedAddress line="taxAddress" entered={enteredAddress((part) => typed[taxPart(part)])} />
            {typed.taxMode !== 'NONE' && <NumberPreview />}
          </>
        )}
        beside={(typed) => <PaperPreview typed={typed} logoUrl={tax.logoUrl ?? null} />}
      />
    </>
  );
}
