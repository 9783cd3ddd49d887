import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { ReceiptText } from 'lucide';
import { useNavigate } from 'react-router';
import { useCommands } from '../palette/commands.ts';
import { useShortcuts } from '../palette/shortcuts.ts';

/** Begins an order by phone from any page: somebody is calling. */
export function PhoneOrderCommand(): null {
  const label = useTranslations('frame')('phoneOrder');
  const navigate = useNavigate();
  // Out of the palette, whose entry of the history goes first.
  const run = () => void overlayLeft().then(() => navigate('/orders/new'));
  useShortcuts([{ keys: 'g n', label, run }]);
  useCommands([{ id: 'phone-order', label, icon: ReceiptText, run }]);
  return null;
}
