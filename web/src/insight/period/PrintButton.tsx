import Print from '@mui/icons-material/PrintOutlined';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { usePeriodMessages } from './messages.ts';

/** The print button, beside the days of a page of figures. */
export function PrintButton({ onPrint }: { readonly onPrint: () => void }) {
  const t = usePeriodMessages();
  return <ToolButton icon={<Print />} label={t('period.print')} onClick={onPrint} />;
}
