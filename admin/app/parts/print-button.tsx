import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, type ButtonProps } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Printer } from 'lucide';

/** Prints the page as its styles for paper say. */
export function PrintButton({ look = 'secondary' }: Pick<ButtonProps, 'look'>) {
  const t = useTranslations('frame');
  return (
    <Button look={look} size="small" icon={<Icon of={Printer} size={18} />} onClick={() => print()}>
      {t('print')}
    </Button>
  );
}
